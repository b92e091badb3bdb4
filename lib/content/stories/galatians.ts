import type { Story } from "./schema";

export const galatians: readonly Story[] = [
  ["Galatians 3:23-29", "The law as a guardian until Christ; neither Jew nor Greek"],
  ["Galatians 5:19-23", "Works of the flesh and fruit of the Spirit"],
  ["Galatians 6:7-10", "We reap what we sow"],
];
