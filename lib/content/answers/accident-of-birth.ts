import type { Answer } from "./schema";

export const accidentOfBirth: Answer = {
  id: "accident-of-birth",
  section: "Doubts and hard texts",
  question: "Is faith only a matter of where you were born?",
  askedAs: [
    "if you were born in india you would be hindu",
    "are people only christian because of their parents",
    "would i be muslim if i was born in saudi arabia",
    "religion depends on where you are born argument",
    "is my religion just how i was raised",
    "you only believe because of where you grew up",
    "if i was born somewhere else i would have another religion",
  ],
  answer:
    "Where we are born shapes what we believe very strongly, in religion as in politics and science; but that by itself shows neither that a belief is true nor that it is false. Many people do change, and Christianity has moved: most Christians now live in Africa, Asia and Latin America. The Bible expects that God will judge each by the light they had, and says that he is not far from anyone. It is a good reason to hold one’s faith humbly, and to look into it oneself.",
  passages: [
    { reference: "Acts 17:26-27", why: "Times and places are given so that people may seek God." },
    { reference: "Acts 10:34-35", why: "Peter learns that God shows no favoritism." },
    { reference: "Romans 2:14-15", why: "Those without the law may still do what it asks." },
    { reference: "Luke 12:48", why: "More is asked of those who were given more." },
  ],
  christianViews:
    "Some hold that only those who come to believe in Christ are saved, and so send missionaries. Others, as in Catholic teaching since 1964, hold that those who do not know him through no fault of their own may be saved by him.",
  critics:
    "John Hick argued that the great religions are different answers to the same reality. John Loftus asks believers to test their own faith as strictly as they test others’.",
  sources: [
    {
      author: "John Hick",
      year: "1989",
      title: "An Interpretation of Religion",
      publication: "Macmillan",
      kind: "book",
    },
    {
      author: "Pew Research Center",
      year: "2011",
      title:
        "Global Christianity: A Report on the Size and Distribution of the World’s Christian Population",
      publication: "Pew Research Center, Washington",
      kind: "report",
    },
  ],
  related: ["faith-and-wishful-thinking"],
};
