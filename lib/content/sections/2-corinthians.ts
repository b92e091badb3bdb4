import type { Section } from "./schema";

export const secondCorinthians: readonly Section[] = [
  ["2 Corinthians 1:3-7", "God of all comfort"],
  ["2 Corinthians 3:12-18", "veil taken away; where the Spirit is, liberty"],
  ["2 Corinthians 4:7-18", "treasure in clay jars; light affliction"],
  ["2 Corinthians 5:1-10", "earthly tent; absent from the body; judgment seat of Christ"],
  ["2 Corinthians 5:14-21", "new creation; reconciliation; made sin for us"],
  ["2 Corinthians 6:14-18", "unequally yoked with unbelievers"],
  ["2 Corinthians 9:6-15", "God loves a cheerful giver; sow and reap"],
  ["2 Corinthians 10:3-6", "weapons of warfare not fleshly"],
  ["2 Corinthians 11:12-15", "Satan as an angel of light"],
  ["2 Corinthians 11:22-33", "Paul’s sufferings: shipwrecked three times, beaten, stoned; basket"],
  ["2 Corinthians 12:1-6", "caught up to the third heaven"],
  [
    "2 Corinthians 12:7-10",
    "Paul’s thorn in the flesh, messenger of Satan, so that he is not proud; my grace is sufficient",
  ],
  ["2 Corinthians 13:14", "grace, love, communion of the Spirit; Trinity blessing"],
];
