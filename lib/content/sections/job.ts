import type { Section } from "./schema";

export const job: readonly Section[] = [
  {
    passage: "Job 1:1-5",
    words: "Job of Uz, blameless and rich: seven sons, three daughters, sheep and camels",
  },
  { passage: "Job 1:6-12", words: "Satan accuses Job before God" },
  {
    passage: "Job 1:13-22",
    words:
      "Job loses oxen, camels, servants and children: the Lord gave and the Lord has taken away",
  },
  {
    passage: "Job 2:1-8",
    words: "Job struck with sores; he scrapes himself with a potsherd in the ashes",
  },
  { passage: "Job 2:9-10", words: "Job’s wife tells him to curse God and die" },
  {
    passage: "Job 2:11-13",
    words: "Eliphaz, Bildad and Zophar sit with Job seven days in silence",
  },
  { passage: "Job 3:1-12", words: "Job curses the day of his birth" },
  { passage: "Job 4:7-11", words: "first speech of Eliphaz: who perished being innocent" },
  {
    passage: "Job 14:1-14",
    words: "man born of a woman is of few days; if a man dies, will he live again",
  },
  { passage: "Job 19:23-27", words: "I know that my Redeemer lives" },
  { passage: "Job 28:12-28", words: "where is wisdom found; the fear of the Lord" },
  { passage: "Job 32:1-6", words: "Elihu, the younger man, is angry" },
  {
    passage: "Job 38:1-11",
    words:
      "God answers Job out of the whirlwind: where were you when I laid the foundations of the earth",
  },
  {
    passage: "Job 39:1-12",
    words: "mountain goats, wild donkey and wild ox; God asks Job about animals",
  },
  { passage: "Job 39:13-25", words: "the ostrich and the war horse" },
  { passage: "Job 40:15-24", words: "Behemoth, eats grass like an ox; dinosaur or hippopotamus" },
  { passage: "Job 41:1-11", words: "Leviathan, sea monster or crocodile" },
  { passage: "Job 42:1-6", words: "Job repents in dust and ashes" },
  { passage: "Job 42:7-9", words: "God is angry with the three friends; Job prays for them" },
  {
    passage: "Job 42:10-17",
    words:
      "Job restored twofold; daughters Jemimah, Keziah, Keren Happuch; he lives 140 years more and dies old",
  },
];
