import type { Answer } from "./schema";

export const predestinationOrFreeWill: Answer = {
  id: "predestination-or-free-will",
  section: "Faith basics",
  question: "Is everything predestined, or do we have free will?",
  askedAs: [
    "predestination vs free will",
    "does god choose who gets saved",
    "calvinism or arminianism",
    "do we really have free will if god knows everything",
    "did god already decide if i go to heaven or hell",
    "what does elect mean in the bible",
    "are we just puppets of god",
    "do humans have free will according to christianity",
    "does god predestine some people to hell",
    "are we free to choose god",
    "what is calvinism",
    "chosen before the world began",
    "did god choose me",
    "what is arminianism",
    "are we chosen by god before birth",
    "why would god choose some people and not others",
    "is our fate already decided",
    "election in the bible",
    "do i still have free will if god knows my future",
  ],
  answer:
    "The Bible says both that God chooses and that people must choose, often within a few lines, and it never treats anybody as a puppet. Paul writes that God chose his people before the world was made, and the same Paul pleads with his hearers to be reconciled to God. Christians have tried to join the two in different ways, and no major church says that God forces people to do evil. If you fear you may not be chosen: the invitation to come is given to everyone who is thirsty.",
  passages: [
    { reference: "Ephesians 1:4-5", why: "God’s choice stands before the making of the world." },
    {
      reference: "Deuteronomy 30:19",
      why: "Life and death are set before people, and they are to choose.",
    },
    {
      reference: "Philippians 2:12-13",
      why: "Work it out, for God is at work in you: both at once.",
    },
    { reference: "Revelation 22:17", why: "Whoever wishes may come." },
  ],
  christianViews:
    "Reformed churches, after Augustine and Calvin, hold that God freely chose whom he would save, not because he foresaw their faith, and that he brings them to want it. Arminians, Methodists and most Pentecostals hold that God chooses those whose faith he foresees, and gives all enough grace to answer. Lutherans say that salvation is wholly God’s doing and being lost wholly ours. Catholics affirm both grace and freedom and leave several schools room; Orthodox speak of working together with God.",
  critics:
    "Many philosophers think that if God infallibly knows what I will do, or has settled it, I am not free in the sense that makes praise and blame fair. Others reply that to know a choice is not to cause it, or that freedom only means doing what one wants.",
  sources: [
    {
      author: "John Calvin",
      year: "1559",
      title: "Institutes of the Christian Religion 3.21-24",
      publication: "Geneva",
      kind: "book",
    },
    {
      author: "David Basinger and Randall Basinger, editors",
      year: "1986",
      title: "Predestination and Free Will: Four Views",
      publication: "InterVarsity Press, Downers Grove",
      kind: "book",
    },
  ],
  related: ["can-salvation-be-lost", "does-god-change-his-mind"],
};
