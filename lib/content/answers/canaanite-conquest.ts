import type { Answer } from "./schema";

export const canaaniteConquest: Answer = {
  id: "canaanite-conquest",
  section: "Doubts and hard texts",
  question: "Why did God command Israel to destroy the Canaanites?",
  askedAs: [
    "why did god tell joshua to kill everyone in canaan",
    "was the conquest of canaan genocide",
    "how could a good god order genocide",
    "why did god order the killing of canaanite children",
    "did god really command joshua to kill women and kids",
    "herem ban destruction of the canaanites",
    "why did israel wipe out the cities of canaan",
    "was taking the promised land a massacre",
    "slaughter of innocent people by joshua",
    "why did god want everybody in jericho killed",
    "did god kill kids in the old testament",
  ],
  answer:
    "The Bible presents it as a judgment on the Canaanites’ deeds, after long delay, and not as a reward for Israel’s goodness. It is still one of the hardest things in Scripture, because the commands include children, and nobody should read it lightly. Many scholars, believing and not, observe that the total victories are told in the sweeping style of ancient war reports, since the same books show Canaanites alive afterward. Archaeology, too, finds few burned cities for that time. No church today takes these commands as a pattern, though some Christians in the past did.",
  passages: [
    {
      reference: "Deuteronomy 9:4-5",
      why: "The land is given because of those nations’ wickedness, not because of Israel’s merit.",
    },
    {
      reference: "Deuteronomy 20:16-18",
      why: "The command itself, with the reason it gives: Israel should not learn their worship.",
    },
    { reference: "Genesis 15:16", why: "The delay: four generations, until the wrong is full." },
    { reference: "Judges 1:27-28", why: "Canaanites go on living in the land after the conquest." },
  ],
  christianViews:
    "Some hold that the commands were literal and just, since the giver of life may end it, and that they applied once only. Others take them as war language not meant to the letter, or as driving out rather than wiping out. Others, among them early readers such as Origen, look to a spiritual meaning, and say that God is fully seen only in Jesus, by whom these texts must be judged.",
  critics:
    "Critics answer that no guilt of parents can justify killing infants, that calling a command divine is how people have always excused massacre, and that exaggerated boasting about slaughter is still a boast about slaughter. Many historians think that the stories were shaped centuries later and that Israel largely arose within Canaan.",
  sources: [
    {
      author: "Paul Copan and Matthew Flannagan",
      year: "2014",
      title: "Did God Really Commit Genocide?",
      publication: "Baker Books",
      kind: "book",
    },
    {
      author: "C. S. Cowles, Eugene H. Merrill, Daniel L. Gard and Tremper Longman III",
      year: "2003",
      title: "Show Them No Mercy: Four Views on God and Canaanite Genocide",
      publication: "Zondervan",
      kind: "book",
    },
    {
      author: "Israel Finkelstein and Neil Asher Silberman",
      year: "2001",
      title: "The Bible Unearthed",
      publication: "Free Press",
      kind: "book",
    },
  ],
  related: ["amalekites", "jericho-walls", "religion-and-violence"],
};
