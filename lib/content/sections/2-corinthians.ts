import type { Section } from "./schema";

export const secondCorinthians: readonly Section[] = [
  { passage: "2 Corinthians 1:3-7", words: "God of all comfort" },
  { passage: "2 Corinthians 3:12-18", words: "veil taken away; where the Spirit is, liberty" },
  { passage: "2 Corinthians 4:7-18", words: "treasure in clay jars; light affliction" },
  {
    passage: "2 Corinthians 5:1-10",
    words: "earthly tent; absent from the body; judgment seat of Christ",
  },
  { passage: "2 Corinthians 5:14-21", words: "new creation; reconciliation; made sin for us" },
  { passage: "2 Corinthians 6:14-18", words: "unequally yoked with unbelievers" },
  { passage: "2 Corinthians 9:6-15", words: "God loves a cheerful giver; sow and reap" },
  { passage: "2 Corinthians 10:3-6", words: "weapons of warfare not fleshly" },
  { passage: "2 Corinthians 11:12-15", words: "Satan as an angel of light" },
  {
    passage: "2 Corinthians 11:22-33",
    words: "Paul’s sufferings: shipwrecked three times, beaten, stoned; basket",
  },
  { passage: "2 Corinthians 12:1-6", words: "caught up to the third heaven" },
  {
    passage: "2 Corinthians 12:7-10",
    words:
      "Paul’s thorn in the flesh, messenger of Satan, so that he is not proud; my grace is sufficient",
  },
  {
    passage: "2 Corinthians 13:14",
    words: "grace, love, communion of the Spirit; Trinity blessing",
  },
];
