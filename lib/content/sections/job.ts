import type { Section } from "./schema";

export const job: readonly Section[] = [
  ["Job 1:1-5", "Job of Uz, blameless and rich: seven sons, three daughters, sheep and camels"],
  ["Job 1:6-12", "Satan accuses Job before God"],
  [
    "Job 1:13-22",
    "Job loses oxen, camels, servants and children: the Lord gave and the Lord has taken away",
  ],
  ["Job 2:1-8", "Job struck with sores; he scrapes himself with a potsherd in the ashes"],
  ["Job 2:9-10", "Job’s wife tells him to curse God and die"],
  ["Job 2:11-13", "Eliphaz, Bildad and Zophar sit with Job seven days in silence"],
  ["Job 3:1-12", "Job curses the day of his birth"],
  ["Job 4:7-11", "first speech of Eliphaz: who perished being innocent"],
  ["Job 14:1-14", "man born of a woman is of few days; if a man dies, will he live again"],
  ["Job 19:23-27", "I know that my Redeemer lives"],
  ["Job 28:12-28", "where is wisdom found; the fear of the Lord"],
  ["Job 32:1-6", "Elihu, the younger man, is angry"],
  [
    "Job 38:1-11",
    "God answers Job out of the whirlwind: where were you when I laid the foundations of the earth",
  ],
  ["Job 39:1-12", "mountain goats, wild donkey and wild ox; God asks Job about animals"],
  ["Job 39:13-25", "the ostrich and the war horse"],
  ["Job 40:15-24", "Behemoth, eats grass like an ox; dinosaur or hippopotamus"],
  ["Job 41:1-11", "Leviathan, sea monster or crocodile"],
  ["Job 42:1-6", "Job repents in dust and ashes"],
  ["Job 42:7-9", "God is angry with the three friends; Job prays for them"],
  [
    "Job 42:10-17",
    "Job restored twofold; daughters Jemimah, Keziah, Keren Happuch; he lives 140 years more and dies old",
  ],
];
