import type { Answer } from "./schema";

export const marriageInTheBible: Answer = {
  id: "marriage-in-the-bible",
  section: "Christian living",
  question: "What does the Bible say about marriage?",
  askedAs: [
    "bible verses about marriage",
    "what is marriage according to the bible",
    "how should husbands and wives treat each other",
    "what makes a good christian marriage",
    "roles of husband and wife in the bible",
    "why get married at all",
    "what does one flesh mean",
  ],
  answer:
    "The Bible speaks of marriage as a lifelong bond of a man and a woman who leave their parents and become one; Jesus repeats those words from Genesis. It asks for faithfulness, tenderness and patience on both sides, and makes the husband’s measure the love of Christ, who gave himself up. It praises single life as well. Marriage is no reason to bear violence: if your husband or wife hurts or threatens you, get safe and tell somebody; in danger call your emergency number.",
  passages: [
    { reference: "Genesis 2:24", why: "The sentence the rest builds on." },
    { reference: "Ephesians 5:25-28", why: "How a husband is to love." },
    { reference: "Colossians 3:18-19", why: "Short words to wives and husbands." },
    { reference: "1 Corinthians 7:7-8", why: "Paul on being single." },
  ],
  christianViews:
    "For Catholics and Orthodox it is a sacrament; Catholics hold it cannot be dissolved. Complementarians read Ephesians 5:22-24 as the husband’s loving lead; egalitarians begin with verse 21, where all submit to one another. Most churches keep marriage to man and woman; some Protestant churches now marry same-sex couples, which the others do not find in Scripture.",
  critics:
    "Critics say that the Bible’s world treated wives as under their husbands’ rule and knew many wives of one man. Others answer that it describes more than it approves, and that its ideal bends that world.",
  sources: [],
  related: ["abused-at-home", "divorce-and-remarriage", "what-is-love-in-the-bible"],
};
