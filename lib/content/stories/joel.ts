import type { Story } from "./schema";

export const joel: readonly Story[] = [["Joel 2:28-32", "I will pour out my Spirit"]];
