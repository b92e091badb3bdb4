import type { Answer } from "./schema";

export const afraidOfDying: Answer = {
  id: "afraid-of-dying",
  section: "Hard times",
  question: "I am afraid of dying. What does the Bible say?",
  askedAs: [
    "scared of death",
    "what happens when you die i am scared",
    "fear of death bible verse",
    "i am dying and afraid",
    "i cant stop thinking about death",
    "how do christians face death",
  ],
  answer:
    "Fear of death is human; Jesus himself trembled before his. The Bible calls death an enemy and then says that it has been beaten: Christ went through it and came out, and promises to be with those who follow. It speaks of paradise today to a man dying beside him. You may say your fear aloud and ask someone to stay with you. If you are dying, you need not be brave, only held.",
  passages: [
    { reference: "Psalms 23:4", why: "Through the valley, and not alone." },
    { reference: "John 14:1-3", why: "A place made ready, and somebody who comes to fetch." },
    { reference: "Luke 23:42-43", why: "A promise made to a dying man." },
    { reference: "Hebrews 2:14-15", why: "Freed from the fear of death." },
  ],
  sources: [],
  related: ["what-is-heaven-like", "seriously-ill"],
};
