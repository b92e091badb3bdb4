import type { Telling } from "./schema";

export const galatians: readonly Telling[] = [
  [
    "Galatians 1:1-24",
    ["even an angel with another message be cursed", "used to destroy the church"],
  ],
  [
    "Galatians 2:1-14",
    [
      "told the leader to his face he was wrong, stopped eating with foreigners",
      "hypocrite when others came",
    ],
  ],
  ["Galatians 2:11-14", ["one apostle tells another off to his face about eating with foreigners"]],
  ["Galatians 2:15-21", ["I no longer live but he lives in me"]],
  [
    "Galatians 3:1-29",
    [
      "stupid people, who put a spell on you",
      "no slave or free, male or female, all one",
      "law was a babysitter",
    ],
  ],
  ["Galatians 3:26-29", ["no jew or greek, slave or free, man or woman"]],
  [
    "Galatians 4:1-31",
    [
      "no longer slave but child and heir",
      "sick eyes, you would have given me your eyes",
      "two women two covenants",
    ],
  ],
  [
    "Galatians 5:1-15",
    [
      "freedom, do not become slaves again",
      "wish they would castrate themselves",
      "a little yeast",
    ],
  ],
  ["Galatians 5:16-26", ["love, joy, peace, patience, fruit list", "bad list of flesh"]],
  ["Galatians 5:19-23", ["list of bad stuff then love joy peace fruit"]],
  ["Galatians 6:1-5", ["carry each other's heavy load"]],
  [
    "Galatians 6:1-18",
    [
      "help carry each other’s problems",
      "you harvest what you plant",
      "do not get tired of doing good",
      "big letters with my own hand",
    ],
  ],
  ["Galatians 6:7-9", ["you harvest what you plant, don't get tired of doing good"]],
];
