import type { Answer } from "./schema";

export const hoseaAndGomer: Answer = {
  id: "hosea-and-gomer",
  section: "Doubts and hard texts",
  question: "Why did God tell Hosea to marry an unfaithful woman?",
  askedAs: [
    "hosea and gomer",
    "hosea marries a prostitute",
    "why would god order a prophet to wed a harlot",
    "take a wife of whoredom",
    "was gomer a prostitute",
    "names of hoseas children not loved not my people",
    "lo ruhamah lo ammi",
    "why did hosea buy back his wife",
    "god tells a man to marry a cheater",
    "does hosea mean i must stay with my cheating wife",
    "prophet whose wife slept around",
    "redeeming love true story",
    "fifteen pieces of silver and barley for his own wife",
    "go love a woman who is an adulteress",
    "is the book of hosea an allegory",
    "that prophet with the unfaithful bride",
    "god uses a broken marriage as an illustration",
    "how is it fair to hosea to be given a faithless wife",
    "jezreel and the other children of gomer",
    "hosea wife story meaning",
    "poor gomer did anyone ask her",
    "marrying a hooker on gods orders",
    "sexual imagery in hosea 2",
    "unfaithful israel as wife",
    "what kind of god makes a man marry like that",
    "prophetic sign act marriage",
    "did hosea love gomer",
    "woman who ran from her husband the prophet",
    "why are prostitutes in hosea",
    "gomer",
  ],
  answer:
    "Hosea’s marriage is told as a living picture of God and his people: as Gomer runs after lovers and Hosea takes her back, so Israel runs after other gods, and God will not let her go. Prophets often had to act out their message, and Hosea had to suffer it. Whether she was unfaithful already when he married her, or became so, the Hebrew does not settle. What the book says through it is one of the tenderest things in the Old Testament: God’s heart turns over, and he cannot give his people up.",
  passages: [
    { reference: "Hosea 1:2-3", why: "The command, and the marriage." },
    { reference: "Hosea 3:1-3", why: "He buys her back and loves her again." },
    { reference: "Hosea 2:14-16", why: "God speaks to her heart." },
    { reference: "Hosea 11:8-9", why: "How can I give you up?" },
  ],
  christianViews:
    "Jerome, Maimonides and Calvin took it for a vision or a parable, since they could not think that God would command such a marriage. Most interpreters today think that it happened.",
  critics:
    "Feminist scholars object that chapter 2 threatens the wife with stripping and shame, and warn against using it in marriages in which there is violence. It is a picture of God and Israel, and no pattern for husbands.",
  sources: [
    {
      author: "Renita J. Weems",
      year: "1995",
      title: "Battered Love: Marriage, Sex, and Violence in the Hebrew Prophets",
      publication: "Fortress Press, Minneapolis",
      kind: "book",
    },
    {
      author: "Bradford A. Anderson",
      year: "2021",
      title:
        "Family Dynamics, Fertility Cults, and Feminist Critiques: The Reception of Hosea 1–3 through the Centuries",
      publication: "Religions (MDPI)",
      kind: "peer-reviewed",
    },
  ],
  related: ["unfaithful-husband-or-wife", "man-after-gods-heart"],
};
