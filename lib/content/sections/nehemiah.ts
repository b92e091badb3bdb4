import type { Section } from "./schema";

export const nehemiah: readonly Section[] = [
  [
    "Nehemiah 1:1-11",
    "Nehemiah hears of Jerusalem’s broken wall, weeps, fasts and prays; he is cupbearer to the king",
  ],
  [
    "Nehemiah 2:1-8",
    "Nehemiah, cupbearer of Artaxerxes of Persia, asks leave to rebuild Jerusalem",
  ],
  ["Nehemiah 2:11-20", "Nehemiah inspects the walls by night; Sanballat, Tobiah and Geshem mock"],
  ["Nehemiah 4:1-9", "Sanballat and Tobiah mock the wall; even a fox could break it"],
  ["Nehemiah 4:15-23", "the builders work with a sword in one hand"],
  ["Nehemiah 5:1-13", "Nehemiah stops interest (usury) among the Jews"],
  ["Nehemiah 6:1-14", "plots against Nehemiah"],
  ["Nehemiah 6:15-16", "the wall finished in fifty-two days"],
  ["Nehemiah 8:1-12", "Ezra reads the law to the people; the joy of the Lord is your strength"],
  ["Nehemiah 13:23-31", "Nehemiah pulls the hair of those with foreign wives"],
];
