import type { Telling } from "./schema";

export const lamentations: readonly Telling[] = [
  [
    "Lamentations 1:1-22",
    ["city like a lonely widow crying at night", "is it nothing to you who pass by"],
  ],
  [
    "Lamentations 2:1-22",
    ["babies faint in mother’s arms", "cry like a river", "mothers eat their children"],
  ],
  [
    "Lamentations 3:1-66",
    [
      "new every morning is his kindness",
      "he is like a bear waiting for me",
      "good to wait quietly",
      "good for a man to carry a load when young",
      "stones thrown in a pit",
      "does not like to hurt people",
    ],
  ],
  ["Lamentations 3:19-26", ["new mercies every morning"]],
  ["Lamentations 4:1-22", ["gold has lost its shine", "kind women cook their own kids"]],
  ["Lamentations 5:1-22", ["we have become orphans, pay for our water", "bring us back"]],
];
