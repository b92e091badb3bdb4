import type { BookChapters } from "./schema";

export const titus: BookChapters = {
  book: "Titus",
  chapters: [
    "Titus stays in Crete to appoint elders who are blameless, faithful in marriage, not quick-tempered, drunk, violent or greedy. He must silence deceivers who teach for money and claim to know God but deny it by actions.",
    "Advice for each age: older men sober and dignified, older women no gossips or heavy drinkers, teaching young wives to love husband and children; young men self-controlled; slaves honest. God’s grace trains us to say no to wrong while we wait in hope.",
    "Obey authorities, slander no one, be gentle. We too were foolish, hateful slaves of desires, but God in mercy, not for our deeds, saved us through new birth and the Spirit. Avoid stupid controversies; warn a divisive person twice.",
  ],
};
