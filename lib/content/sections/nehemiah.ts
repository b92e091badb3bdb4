import type { Section } from "./schema";

export const nehemiah: readonly Section[] = [
  {
    passage: "Nehemiah 1:1-11",
    words:
      "Nehemiah hears of Jerusalem’s broken wall, weeps, fasts and prays; he is cupbearer to the king",
  },
  {
    passage: "Nehemiah 2:1-8",
    words: "Nehemiah, cupbearer of Artaxerxes of Persia, asks leave to rebuild Jerusalem",
  },
  {
    passage: "Nehemiah 2:11-20",
    words: "Nehemiah inspects the walls by night; Sanballat, Tobiah and Geshem mock",
  },
  {
    passage: "Nehemiah 4:1-9",
    words: "Sanballat and Tobiah mock the wall; even a fox could break it",
  },
  { passage: "Nehemiah 4:15-23", words: "the builders work with a sword in one hand" },
  { passage: "Nehemiah 5:1-13", words: "Nehemiah stops interest (usury) among the Jews" },
  { passage: "Nehemiah 6:1-14", words: "plots against Nehemiah" },
  { passage: "Nehemiah 6:15-16", words: "the wall finished in fifty-two days" },
  {
    passage: "Nehemiah 8:1-12",
    words: "Ezra reads the law to the people; the joy of the Lord is your strength",
  },
  { passage: "Nehemiah 13:23-31", words: "Nehemiah pulls the hair of those with foreign wives" },
];
