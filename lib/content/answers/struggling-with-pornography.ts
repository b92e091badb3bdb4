import type { Answer } from "./schema";

export const strugglingWithPornography: Answer = {
  id: "struggling-with-pornography",
  section: "Hard times",
  question: "I cannot stop looking at pornography. What do I do?",
  askedAs: [
    "porn addiction christian",
    "is watching porn a sin",
    "how do i quit porn",
    "lust is destroying me",
    "ashamed of what i watch",
    "my husband watches porn",
  ],
  answer:
    "You are not the only one, and shame in secret is what keeps it alive. Jesus takes looking with desire seriously because it turns persons into things; he also eats with people who are caught in such habits. Tell one trustworthy person, make it hard to reach (phone out of the bedroom, a filter, no lonely late hours), find out what you are really hungry for, and when you fall get up at once. If it rules you, a counselor can help.",
  passages: [
    { reference: "Matthew 5:27-28", why: "Jesus speaks of the look and the heart." },
    { reference: "Job 31:1", why: "Job made an agreement with his eyes." },
    { reference: "1 Corinthians 6:18-20", why: "Flee, says Paul, and the body is a temple." },
    { reference: "1 John 1:7-9", why: "Walking in the light and confessing, one is cleansed." },
  ],
  sources: [],
  related: ["fighting-an-addiction", "guilt-that-will-not-leave"],
};
