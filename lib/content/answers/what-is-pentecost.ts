import type { Answer } from "./schema";

export const whatIsPentecost: Answer = {
  id: "what-is-pentecost",
  section: "Faith basics",
  question: "What is Pentecost?",
  askedAs: [
    "what happened at pentecost",
    "why do christians celebrate pentecost",
    "meaning of whitsunday",
    "when did the holy spirit come",
    "birthday of the church",
    "what do christians celebrate on pentecost",
    "meaning of pentecost",
    "wind and tongues of fire",
    "when is pentecost",
    "what is the feast of weeks",
    "what happened on pentecost",
    "why is pentecost important",
  ],
  answer:
    "Pentecost is the day on which, as Acts 2 tells, the Holy Spirit came upon the followers of Jesus in Jerusalem, with a sound like wind and what looked like fire, and people from many lands heard them in their own languages. Peter preached, and about three thousand were baptized. The name means “fiftieth”: it is the Jewish feast of Weeks, fifty days after Passover, and Christians keep it fifty days after Easter. Many call it the birthday of the church.",
  passages: [
    { reference: "Acts 2:1-4", why: "What happened." },
    { reference: "Acts 2:16-18", why: "Peter explains it by the prophet Joel." },
    { reference: "Acts 2:41-42", why: "Three thousand, and how they lived." },
    { reference: "Leviticus 23:15-16", why: "The older feast, and its fifty days." },
  ],
  christianViews:
    "Pentecostals take the day as a pattern for each believer. Others see in it an event that happened once, like Easter, whose gift all believers share. Many see the scattering of Babel healed.",
  critics:
    "Some scholars think that Luke shaped the scene, with the giving of the law at Sinai in mind, out of memories of the first ecstatic gatherings; John 20:22 tells of the gift of the Spirit already on Easter day.",
  sources: [],
  related: ["who-is-the-holy-spirit", "speaking-in-tongues"],
};
