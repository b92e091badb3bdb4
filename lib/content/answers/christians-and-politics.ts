import type { Answer } from "./schema";

export const christiansAndPolitics: Answer = {
  id: "christians-and-politics",
  section: "Christian living",
  question: "Should Christians vote, and what about politics?",
  askedAs: [
    "who should christians vote for",
    "is god republican or democrat",
    "church and state bible",
    "should pastors talk about politics",
    "do christians have to obey the government",
    "render to caesar meaning",
  ],
  answer:
    "The Bible gives no party and no program. It tells believers to pray for rulers, to pay taxes, to seek the good of the city, and to obey God rather than people where the two collide. It measures every government by what it does for the weak. This site recommends nobody; Christians of good faith vote differently and may still eat at one table.",
  passages: [
    { reference: "Mark 12:17", why: "Caesar’s and God’s." },
    { reference: "Romans 13:1-7", why: "Authority as a servant for good." },
    { reference: "Acts 5:27-29", why: "Where obedience ends." },
    { reference: "Jeremiah 29:7", why: "Seek the peace of the city." },
  ],
  christianViews:
    "Anabaptists have kept away from power; Lutherans speak of two kingdoms; Catholics and many Reformed see shaping public life as a duty; others fear what power does to the church.",
  sources: [],
};
