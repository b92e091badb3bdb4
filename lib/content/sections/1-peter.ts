import type { Section } from "./schema";

export const firstPeter: readonly Section[] = [
  ["1 Peter 1:3-12", "living hope; faith tested like gold by fire"],
  ["1 Peter 1:13-25", "be holy; redeemed with precious blood"],
  ["1 Peter 2:4-12", "living stones; royal priesthood"],
  ["1 Peter 2:13-25", "honour the king; suffering like Christ; by his stripes healed"],
  ["1 Peter 3:1-7", "wives and husbands; inner beauty"],
  ["1 Peter 3:8-17", "ready to give an answer (apologetics) for hope"],
  ["1 Peter 3:18-22", "spirits in prison; eight saved in the ark; baptism"],
  ["1 Peter 4:7-11", "love covers a multitude of sins; hospitality"],
  ["1 Peter 4:12-19", "fiery trial; suffering as a Christian"],
  [
    "1 Peter 5:1-11",
    "elders shepherd the flock; cast your worries on him; your adversary the devil like a roaring lion",
  ],
];
