import type { Answer } from "./schema";

export const rapeLaws: Answer = {
  id: "rape-laws",
  section: "Doubts and hard texts",
  question: "Does the Bible make a rape victim marry her rapist?",
  askedAs: [
    "deuteronomy 22 28 29 rape",
    "why does the bible punish rape victims",
    "fifty shekels rape law bible",
    "what does the old testament say about rape",
    "is rape condemned in the bible",
    "must a raped woman marry the man who raped her",
    "marry your rapist law",
  ],
  answer:
    "One law can be read as making a victim marry her rapist: by Deuteronomy 22:28-29 a man who lies with an unpromised virgin must pay her father and marry her for life, and translators disagree on whether it means rape or seduction. Just before it, a man who forces a promised woman in open country is put to death, and she is declared innocent, as in a murder. Exodus gives a like law in which the father may refuse the marriage. It protected a woman who could hardly have married otherwise, but did not ask her. If this happened to you, it was not your fault, and you deserve help.",
  passages: [
    { reference: "Deuteronomy 22:28-29", why: "The law in question." },
    { reference: "Deuteronomy 22:25-27", why: "The forced woman is innocent; the man dies." },
    { reference: "Exodus 22:16-17", why: "The similar law, in which the father can refuse." },
    { reference: "2 Samuel 13:12-14", why: "Tamar says no, and the story stands on her side." },
  ],
  christianViews:
    "Many Christian scholars read the verse as seduction, with Exodus 22, and point out that the verb differs from the one for force just before. Others grant that it includes force, and see a law limiting damage in a society where a woman’s future hung on marriage.",
  critics:
    "Critics answer that the verse speaks of a man seizing her, that the payment goes to her father as for damaged property, and that tying a woman for life to the man who assaulted her is cruelty by any standard.",
  sources: [
    {
      author: "Carolyn Pressler",
      year: "1993",
      title: "The View of Women Found in the Deuteronomic Family Laws",
      publication: "Walter de Gruyter",
      kind: "book",
    },
    {
      author: "Sandra L. Richter",
      year: "2021",
      title: "Rape in Israel’s World … and Ours: A Study of Deuteronomy 22:23-29",
      publication: "Journal of the Evangelical Theological Society 64: 59-76",
      kind: "peer-reviewed",
    },
  ],
  related: ["levites-concubine", "stoning"],
};
