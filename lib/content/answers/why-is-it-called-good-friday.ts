import type { Answer } from "./schema";

export const whyIsItCalledGoodFriday: Answer = {
  id: "why-is-it-called-good-friday",
  section: "Faith basics",
  question: "Why is it called Good Friday?",
  askedAs: [
    "what is good friday",
    "what happened on good friday",
    "why is good friday good if jesus died",
    "what is holy week",
    "what is palm sunday and maundy thursday",
    "why do they call the day jesus died good",
    "what happened on the friday before easter",
    "meaning of good friday",
    "what do christians do on good friday",
    "what is maundy thursday",
  ],
  answer:
    "Good Friday is the day on which Christians remember the death of Jesus; “good” most likely has its old sense of holy. Many add that good came of it, since they believe that he died for the world. It belongs to Holy Week: Palm Sunday for his entry into Jerusalem, Maundy Thursday for the last supper and the washing of feet, Saturday for the tomb, and then Easter. The day is kept quietly, in many churches with fasting.",
  passages: [
    { reference: "Mark 15:33-39", why: "His death, and the officer’s words." },
    { reference: "John 19:28-30", why: "His last words in John." },
    { reference: "Isaiah 53:4-6", why: "The song Christians read on that day." },
    { reference: "John 12:12-13", why: "The entry that Palm Sunday recalls." },
  ],
  christianViews:
    "Catholics hold no Mass that day and kneel before the cross; Orthodox carry an image of the dead Christ in procession; some Reformed churches keep no special days at all. Since their calendars differ, East and West often keep it weeks apart.",
  critics: "Some have explained the name as “God’s Friday”, which most linguists doubt.",
  sources: [],
  related: ["is-easter-pagan", "why-have-you-forsaken-me"],
};
