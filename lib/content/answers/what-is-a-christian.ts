import type { Answer } from "./schema";

export const whatIsAChristian: Answer = {
  id: "what-is-a-christian",
  section: "Faith basics",
  question: "What is a Christian?",
  askedAs: [
    "what makes someone a christian",
    "how do i know if im a real christian",
    "what do you have to believe to be a christian",
    "am i a christian if i was baptized as a baby",
    "can you be a christian without believing in the trinity",
    "what is christianity in simple words",
    "what makes a person a christian",
    "who is a christian",
    "what does it mean to be christian",
    "what do christians believe",
    "definition of a christian",
  ],
  answer:
    "A Christian is someone who trusts and follows Jesus Christ as Lord; the name was first given to his disciples in Antioch. Most churches would add what the old creeds say: that the one God is Father, Son and Spirit, and that Jesus died for us and rose. Being born into a Christian family or country does not by itself make one a Christian, and being one does not make a person better than others. Jesus names the sign to look for: love for one another.",
  passages: [
    { reference: "Acts 11:26", why: "Where the name began." },
    { reference: "Romans 10:9-10", why: "What is believed and confessed." },
    { reference: "John 13:34-35", why: "The sign by which his disciples are known." },
    { reference: "Luke 9:23", why: "What following asks." },
  ],
  christianViews:
    "Catholics, Orthodox and Lutherans say that baptism makes one a Christian, to be lived out in faith; evangelicals stress a personal turning to Christ. Groups that do not confess the Trinity, such as Latter-day Saints and Jehovah’s Witnesses, call themselves Christians; most churches disagree, while respecting how they see themselves.",
  sources: [
    {
      author: "C. S. Lewis",
      year: "1952",
      title: "Mere Christianity",
      publication: "Geoffrey Bles, London",
      kind: "book",
    },
  ],
  related: ["what-is-the-gospel", "what-is-faith"],
};
