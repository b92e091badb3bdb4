import type { Answer } from "./schema";

export const knowingGodsWill: Answer = {
  id: "knowing-gods-will",
  section: "Christian living",
  question: "How do I know God’s will for my life?",
  askedAs: [
    "how to hear gods voice",
    "which decision does god want",
    "how do i know if god is speaking to me",
    "should i take this job bible",
    "signs from god",
    "how to make a decision as a christian",
  ],
  answer:
    "Much of it is no secret: do justice, love kindness, walk humbly, give thanks, love God and neighbor. Within that there is freedom, and the Bible seldom tells anybody whom to marry or where to work. Ask for wisdom, read, weigh with people who know you, look at your gifts and at what opens, and then decide without fear. A voice that tells you to harm yourself or others is not God’s: please speak with a doctor or someone you trust at once.",
  passages: [
    { reference: "Micah 6:8", why: "What is good has been told." },
    { reference: "James 1:5", why: "Wisdom is given to those who ask." },
    { reference: "Romans 12:2", why: "A renewed mind learns to discern." },
    { reference: "Proverbs 15:22", why: "Plans succeed with many advisers." },
  ],
  christianViews:
    "Pentecostals and charismatics expect God to speak also by impressions, dreams and prophecy, to be tested. Others hold that he guides by scripture and wisdom alone. Ignatian tradition pays heed to what brings lasting peace.",
  sources: [],
  related: ["work-and-calling", "are-there-prophets-today"],
};
