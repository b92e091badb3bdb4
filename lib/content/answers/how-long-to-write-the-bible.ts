import type { Answer } from "./schema";

export const howLongToWriteTheBible: Answer = {
  id: "how-long-to-write-the-bible",
  section: "How the Bible was made",
  question: "When was the Bible written, and how long did it take?",
  askedAs: [
    "how old is the bible",
    "how many years did it take to write the bible",
    "when was the old testament written",
    "when was the bible first written down",
    "what is the oldest book of the bible",
    "over how many centuries was the bible written",
    "what year was the bible written",
  ],
  answer:
    "The Bible was written over roughly a thousand years or more, from before 1000 BC to about AD 100. The oldest lines are probably poems, such as the songs of Deborah and of Moses at the sea; how old the books around them are is debated. Most of the Old Testament reached its present form between the eighth and the second century BC, the New Testament within some seventy years. The popular figure of 1,500 years counts from Moses as author of the first five books.",
  passages: [
    {
      reference: "Judges 5:1-3",
      why: "The start of Deborah’s song, often thought among the oldest texts.",
    },
    { reference: "Exodus 24:4", why: "Moses writes down the Lord’s words." },
    { reference: "2 Kings 22:8", why: "A book of the law is found in the temple, 622 BC." },
    { reference: "Revelation 1:9-11", why: "John writes from Patmos at the end of the period." },
  ],
  christianViews:
    "Traditional Jewish and Christian dating begins with Moses, in the fifteenth or thirteenth century BC, or with Job; many scholars, Christians among them, hold that the law was put together later from older material.",
  critics:
    "Some critical scholars date nearly all of the Old Testament’s books to the Persian and Greek periods.",
  sources: [
    {
      author: "Christopher A. Rollston",
      year: "2010",
      title: "Writing and Literacy in the World of Ancient Israel",
      publication: "Society of Biblical Literature",
      kind: "book",
    },
    {
      author: "David M. Carr",
      year: "2011",
      title: "The Formation of the Hebrew Bible",
      publication: "Oxford University Press",
      kind: "book",
    },
  ],
  related: ["who-wrote-the-bible"],
};
