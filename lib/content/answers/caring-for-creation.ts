import type { Answer } from "./schema";

export const caringForCreation: Answer = {
  id: "caring-for-creation",
  section: "Christian living",
  question: "What does the Bible say about the environment and animals?",
  askedAs: [
    "climate change and christians",
    "should christians be vegetarian",
    "does god care about animals",
    "dominion over the earth meaning",
    "is it wrong to eat meat",
    "is animal cruelty a sin",
  ],
  answer:
    "The earth is the Lord’s, and people are set in it to work and to keep it. Ruling over animals means what a good king does; the law gives even oxen a day of rest, and God tells Jonah that he pities a city’s cattle too. Eating meat is allowed after the flood and never commanded. How fast the climate warms is a question for science; why to care is answered here.",
  passages: [
    { reference: "Genesis 2:15", why: "To work it and to keep it." },
    { reference: "Psalms 24:1", why: "Whose the earth is." },
    { reference: "Proverbs 12:10", why: "The righteous care for their animals." },
    { reference: "Jonah 4:10-11", why: "God’s pity includes the cattle." },
  ],
  christianViews:
    "Some Christians stress human rule and needs, others a shared life with all creatures. Orthodox and Catholic Christians keep fasts without meat; Seventh-day Adventists recommend a vegetarian diet.",
  sources: [],
};
