import type { Section } from "./schema";

export const joel: readonly Section[] = [
  { passage: "Joel 1:1-12", words: "plague of locusts ruins the land; grasshopper, caterpillar" },
  { passage: "Joel 2:12-17", words: "rend your heart and not your garments" },
  { passage: "Joel 2:25-27", words: "I will restore the years the locust has eaten" },
  { passage: "Joel 2:28-32", words: "I will pour out my Spirit on all flesh; dreams and visions" },
];
