import type { Answer } from "./schema";

export const iLostMyJob: Answer = {
  id: "i-lost-my-job",
  section: "Hard times",
  question: "I lost my job. What does the Bible say to me?",
  askedAs: [
    "i got fired today",
    "i lost my job and feel useless",
    "laid off and scared about money",
    "verse for someone who is unemployed",
    "i cant find work and i am losing hope",
    "bible help for unemployment",
  ],
  answer:
    "That is a real loss, and the fear that comes with it is no lack of faith. The Bible never measures your worth by your work: Jesus speaks of a Father who knows what you need before you ask. Tell somebody today, let others help, look at the next small step rather than the whole year, and bring each day’s worry to God as it comes.",
  passages: [
    {
      reference: "Matthew 6:31-34",
      why: "Your Father knows what you need; each day has enough trouble of its own.",
    },
    { reference: "Philippians 4:11-13", why: "Paul learned to live with plenty and with need." },
    { reference: "Psalms 37:23-25", why: "Those who stumble are not left lying." },
    {
      reference: "Lamentations 3:22-26",
      why: "Mercy that is new each morning, said in the middle of ruin.",
    },
  ],
  sources: [],
  related: ["drowning-in-debt", "anxious-all-the-time"],
};
