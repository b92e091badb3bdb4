import type { Answer } from "./schema";

export const savedThroughChildbearing: Answer = {
  id: "saved-through-childbearing",
  section: "Doubts and hard texts",
  question: "What does it mean that women will be saved through childbearing?",
  askedAs: [
    "1 timothy 2 15 meaning",
    "saved by having children bible",
    "do women have to have babies to be saved",
    "i can't have children will god save me",
    "women saved by giving birth",
  ],
  answer:
    "The line about childbearing does not mean that a woman must have children to be saved; the whole New Testament offers salvation to everyone in the same way, by grace. What the line does mean is disputed. The main views are that women are brought safely through childbirth, that they live out their faith in family life, or that salvation came through one birth, that of Jesus. It may answer teachers at Ephesus who forbade marriage. If you have no children, you are no less loved by God.",
  passages: [
    { reference: "1 Timothy 2:15", why: "The line itself." },
    { reference: "1 Timothy 4:1-3", why: "The teachers in view forbid marriage." },
    { reference: "Ephesians 2:8-9", why: "Salvation is by grace, through faith." },
    { reference: "Isaiah 56:4-5", why: "God’s promise to those without children." },
  ],
  christianViews:
    "Complementarians often see here the calling of mothers set beside that of teachers. Egalitarians see an answer to one local error. Church fathers such as Chrysostom thought of raising children in faith.",
  critics:
    "Critics see a man of the second generation binding women to home and birth, far from Paul’s own praise of staying unmarried.",
  sources: [
    {
      author: "I. Howard Marshall",
      year: "1999",
      title: "The Pastoral Epistles",
      publication: "T&T Clark",
      kind: "book",
    },
  ],
  related: ["timothy-and-titus", "is-the-bible-against-women"],
};
