import type { Answer } from "./schema";

export const whatIsTheBookOfLife: Answer = {
  id: "what-is-the-book-of-life",
  section: "Faith basics",
  question: "What is the book of life?",
  askedAs: [
    "is my name in the book of life",
    "lambs book of life meaning",
    "can my name be erased from the book of life",
    "how do i know my name is written in heaven",
    "is my name written in the book of life",
    "what is the lambs book of life",
    "names written in heaven",
    "can god blot out a name",
    "who is in the book of life",
  ],
  answer:
    "The book of life is the Bible’s picture for God knowing by name those who belong to him, like the list of a city’s citizens. It appears from Moses to Revelation, and Jesus tells his disciples to be glad that their names are written in heaven. Nobody can look into it; what a person can do is come to Christ, who promises to turn no one away. If you lie awake over this, hold to that promise and tell someone you trust.",
  passages: [
    { reference: "Luke 10:20", why: "A reason for joy." },
    { reference: "Exodus 32:32-33", why: "Moses speaks of God’s book." },
    { reference: "Revelation 3:5", why: "A promise that a name will not be blotted out." },
    { reference: "Revelation 20:12", why: "The books at the last judgment." },
  ],
  christianViews:
    "Reformed Christians say that names written before the world was made stay there. Catholics, Orthodox, Lutherans and Methodists take the warning of being blotted out as real, for those who turn away for good.",
  sources: [],
  related: ["how-can-i-know-i-am-saved", "what-is-the-last-judgment"],
};
