import type { Telling } from "./schema";

export const secondTimothy: readonly Telling[] = [
  [
    "2 Timothy 1:1-18",
    [
      "grandma’s and mother’s faith",
      "not a spirit of fear but power",
      "one friend looked hard for me in prison",
    ],
  ],
  ["2 Timothy 1:5-7", ["faith of grandma and mom", "spirit not of fear"]],
  [
    "2 Timothy 2:1-26",
    ["soldier, athlete, farmer", "do not argue about words", "run from young desires"],
  ],
  ["2 Timothy 3:1-9", ["people love themselves and money in last days, disobedient to parents"]],
  [
    "2 Timothy 3:10-17",
    ["all scripture breathed by God, useful to teach", "knew the holy books since a kid"],
  ],
  ["2 Timothy 3:14-17", ["all the bible is breathed by god"]],
  [
    "2 Timothy 4:1-8",
    ["people want teachers who tickle their ears", "I finished the race", "ready in season or not"],
  ],
  ["2 Timothy 4:6-8", ["finished the race, fought the fight, crown waiting"]],
  ["2 Timothy 4:9-13", ["bring my coat and books when you come"]],
  [
    "2 Timothy 4:9-22",
    ["bring my coat and books before winter", "everyone left me", "coppersmith did me harm"],
  ],
];
