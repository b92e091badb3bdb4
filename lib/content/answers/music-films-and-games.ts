import type { Answer } from "./schema";

export const musicFilmsAndGames: Answer = {
  id: "music-films-and-games",
  section: "Christian living",
  question: "Are secular music, films and video games wrong for Christians?",
  askedAs: [
    "is it a sin to listen to rap",
    "can christians watch horror movies",
    "are video games a sin",
    "harry potter christian",
    "is dancing a sin",
    "secular music bible",
  ],
  answer:
    "No passage forbids them. Paul’s measure is what is true, honorable and lovely, and whether it builds up or rules you; he could quote pagan poets himself. So look at what it does to you: do you come away kinder and freer, or duller and afraid? David danced, and the Psalms call for every instrument.",
  passages: [
    { reference: "Philippians 4:8", why: "What to fill the mind with." },
    { reference: "1 Corinthians 10:23", why: "Allowed, but does it build up?" },
    { reference: "Acts 17:28", why: "Paul quotes Greek poets." },
    { reference: "Psalms 150:3-6", why: "Trumpets, strings, drums and dance." },
  ],
  sources: [],
};
