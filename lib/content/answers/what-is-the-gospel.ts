import type { Answer } from "./schema";

export const whatIsTheGospel: Answer = {
  id: "what-is-the-gospel",
  section: "Faith basics",
  question: "What is the gospel?",
  askedAs: [
    "what does gospel mean",
    "what is the good news",
    "gospel in one sentence",
    "explain the gospel simply",
    "what is the main message of the bible",
    "what do christians actually believe in short",
    "summarize the gospel for me",
    "tell me the good news",
    "what is the core of christianity",
    "message of jesus in a few words",
    "what did the apostles preach",
    "basics of the christian faith",
    "what is the gospel message",
    "what is the gospel of jesus christ",
  ],
  answer:
    "The gospel is the good news that God has acted in Jesus: he came, died for our sins, was raised, and reigns as Lord, so that people can be forgiven, live with God, and see the world made new in the end. The Greek word simply means good news. Jesus himself announced it as the kingdom of God come near; Paul summed it up as Christ’s death and resurrection. It is news before it is advice: something done, which one may trust.",
  passages: [
    { reference: "1 Corinthians 15:1-5", why: "The earliest summary we have." },
    { reference: "Mark 1:14-15", why: "How Jesus’ preaching begins in Mark." },
    { reference: "Romans 1:16-17", why: "Paul on what the good news does." },
    { reference: "Luke 4:18-19", why: "Good news for the poor and the captive." },
  ],
  christianViews:
    "Evangelicals stress forgiveness through the cross for each person; Catholics and Orthodox the sharing in God’s life through Christ and his church; others the kingdom that sets the poor free. Most agree that each of these needs the others.",
  critics:
    "Since Adolf von Harnack some scholars have said that Jesus preached God and the kingdom, and that the church made Jesus himself the message. Others answer that he already tied the kingdom to himself.",
  sources: [
    {
      author: "Adolf von Harnack",
      year: "1900",
      title: "What Is Christianity? (Das Wesen des Christentums)",
      publication: "Hinrichs, Leipzig",
      kind: "book",
    },
    {
      author: "N. T. Wright",
      year: "2012",
      title: "How God Became King",
      publication: "HarperOne, New York",
      kind: "book",
    },
  ],
  related: ["what-is-the-kingdom-of-god", "what-is-grace"],
};
