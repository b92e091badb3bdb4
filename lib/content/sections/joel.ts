import type { Section } from "./schema";

export const joel: readonly Section[] = [
  ["Joel 1:1-12", "plague of locusts ruins the land; grasshopper, caterpillar"],
  ["Joel 2:12-17", "rend your heart and not your garments"],
  ["Joel 2:25-27", "I will restore the years the locust has eaten"],
  ["Joel 2:28-32", "I will pour out my Spirit on all flesh; dreams and visions"],
];
