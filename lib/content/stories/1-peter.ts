import type { Story } from "./schema";

export const firstPeter: readonly Story[] = [
  ["1 Peter 2:21-25", "Christ suffered for us: an example; he bore our sins"],
  ["1 Peter 3:1-7", "Wives and husbands"],
  ["1 Peter 5:5-9", "Humility; cast your cares and worries on him; the devil like a lion"],
];
