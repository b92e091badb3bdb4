import type { Answer } from "./schema";

export const gossipAndLying: Answer = {
  id: "gossip-and-lying",
  section: "Christian living",
  question: "Is it ever right to lie, and what about gossip?",
  askedAs: [
    "is lying always a sin",
    "white lies bible",
    "is it ok to lie to save a life",
    "rahab lied",
    "what does the bible say about gossip",
    "my friends gossip about me",
    "breaking a promise",
  ],
  answer:
    "The Bible forbids false witness and calls God one who does not lie, and it says that gossip separates close friends. It also tells of midwives and of Rahab who deceived killers to save lives, and were blessed. So truth is the rule, love its purpose, and whether a lie can ever be right is disputed. For gossip a simple test serves: would I say it if the person were in the room?",
  passages: [
    { reference: "Exodus 20:16", why: "No false witness." },
    { reference: "Proverbs 16:28", why: "A whisperer separates friends." },
    { reference: "Exodus 1:17-20", why: "The midwives and Pharaoh." },
    { reference: "Ephesians 4:25", why: "Speak truth with your neighbor." },
  ],
  christianViews:
    "Augustine and many after him held every lie to be sin, even to save a life. Others see a ranking of duties, in which life comes before truthfulness toward a murderer.",
  sources: [],
};
