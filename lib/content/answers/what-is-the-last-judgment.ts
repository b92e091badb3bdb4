import type { Answer } from "./schema";

export const whatIsTheLastJudgment: Answer = {
  id: "what-is-the-last-judgment",
  section: "Faith basics",
  question: "Will Christians be judged too? What is the last judgment?",
  askedAs: [
    "judgment day what happens",
    "great white throne judgment",
    "will god judge me for my sins if im forgiven",
    "what happens on judgement day",
    "will all my secret sins be shown",
    "are there rewards in heaven",
    "will believers be judged on judgment day",
    "what happens at the final judgment",
    "judgment seat of christ",
    "sheep and goats judgment",
    "is god going to judge everyone",
    "when is judgment day",
    "what happens on judgment day",
    "what is judgment day",
    "will everyone be judged",
  ],
  answer:
    "The New Testament says that everyone will stand before God, believers too; and it says that for those who are in Christ there is no condemnation. Judgment there means that the truth comes out and that wrongs are put right, which the poor and the wronged have always longed for. Jesus’ own picture asks whether the hungry were fed and the stranger taken in. The judge is the one who gave his life for those he judges.",
  passages: [
    { reference: "2 Corinthians 5:10", why: "All appear before Christ." },
    { reference: "Romans 8:1", why: "No condemnation for those in Christ." },
    { reference: "Matthew 25:34-40", why: "What the king asks about." },
    { reference: "Revelation 20:11-13", why: "The great white throne, and the books." },
  ],
  christianViews:
    "Catholics and Orthodox expect one judgment according to works, done in grace; Catholics add a particular judgment at each death. Many Protestants say that believers are judged for reward and not for salvation; dispensationalists set Christ’s judgment seat and the white throne apart in time. All agree that works show what faith was.",
  critics:
    "Critics find it unjust to be judged forever by a short life, or by beliefs one was born into. Others say that fear of judgment is no good ground for doing right.",
  sources: [
    {
      author: "Alan P. Stanley, editor",
      year: "2013",
      title: "Four Views on the Role of Works at the Final Judgment",
      publication: "Zondervan, Grand Rapids",
      kind: "book",
    },
  ],
  related: ["what-is-the-book-of-life", "is-everyone-saved-in-the-end"],
};
