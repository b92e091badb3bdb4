import type { Answer } from "./schema";

export const longingForAChild: Answer = {
  id: "longing-for-a-child",
  section: "Hard times",
  question: "We cannot have children. Why does God not answer?",
  askedAs: [
    "infertility and faith",
    "why cant i get pregnant",
    "praying for a baby for years",
    "barren women in the bible",
    "ivf failed again",
    "childless and it hurts",
  ],
  answer:
    "The Bible gives no reason why one couple waits in vain and another does not, and it never treats childlessness as a punishment for lack of faith. Sarah, Rebekah, Rachel, Hannah and Elizabeth all knew that pain; Hannah wept so hard that a priest took her for drunk, and God listened. Their stories ended with a child, and not every story does, so nobody may use them to tell you to pray harder. You are whole, loved and fruitful in more ways than one.",
  passages: [
    {
      reference: "1 Samuel 1:10-18",
      why: "Hannah pours out her bitter soul and goes away less sad.",
    },
    { reference: "Luke 1:5-7", why: "Elizabeth and Zechariah were blameless, and had no child." },
    {
      reference: "Isaiah 56:3-5",
      why: "To those without children a name better than sons and daughters is promised.",
    },
    { reference: "Psalms 13:1-6", why: "How long? is a prayer of the Bible." },
  ],
  sources: [],
  related: ["after-a-miscarriage", "god-feels-far-away"],
};
