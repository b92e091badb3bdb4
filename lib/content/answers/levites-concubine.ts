import type { Answer } from "./schema";

export const levitesConcubine: Answer = {
  id: "levites-concubine",
  section: "Doubts and hard texts",
  question: "Why is the story of the Levite’s concubine in the Bible?",
  askedAs: [
    "judges 19 concubine raped and cut into pieces",
    "why did the levite cut up his concubine",
    "worst story in the bible",
    "judges 19 explained",
    "why does god allow the rape in judges 19",
    "gang rape story in judges",
    "woman raped all night and cut into twelve pieces",
  ],
  answer:
    "Judges tells it as the lowest point of a lawless age, when everyone did as he pleased; nothing in it is held up as right. A woman is handed to a mob, abused all night and dies, and her body is used to call the tribes to war; the war brings still more such crimes. The town behaves just as Sodom did. The woman has no name and never speaks, and many readers today think that the right response is to grieve for her. If it touches something that happened to you, you do not have to read on, and help exists.",
  passages: [
    { reference: "Judges 19:30", why: "Nothing like it had been seen in Israel." },
    { reference: "Judges 21:25", why: "The book’s own verdict on the time." },
    {
      reference: "Hosea 9:9",
      why: "A prophet still remembers the days of Gibeah as deep corruption.",
    },
  ],
  christianViews:
    "Most readers see an argument for a king, or for God as king, and a warning of what people become. Others add that Scripture makes us look at what victims suffer, which societies like to hide.",
  critics:
    "Critics note that the narrator never blames the Levite openly, and that even the horror is told as a wrong done to a man.",
  sources: [
    {
      author: "Phyllis Trible",
      year: "1984",
      title: "Texts of Terror",
      publication: "Fortress Press",
      kind: "book",
    },
  ],
  related: ["lots-daughters", "rape-laws"],
};
