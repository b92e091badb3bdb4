import type { Telling } from "./schema";

export const songOfSolomon: readonly Telling[] = [
  [
    "Song of Solomon 1:1-17",
    [
      "kiss me, love is better than wine",
      "dark but beautiful",
      "love poem in the bible",
      "mare among chariots",
    ],
  ],
  [
    "Song of Solomon 2:1-17",
    [
      "winter is over, flowers appear, come away my love",
      "catch the little foxes",
      "his banner over me is love",
      "sick with love, raisins and apples",
      "leaping over hills like a deer",
      "do not wake love before it wants",
    ],
  ],
  ["Song of Solomon 2:8-14", ["boyfriend jumping over hills, winter is over, come away with me"]],
  [
    "Song of Solomon 3:1-11",
    ["she looks for her lover at night in the streets", "wedding parade with sixty warriors"],
  ],
  [
    "Song of Solomon 4:1-16",
    [
      "your hair is like goats, teeth like sheep, neck like a tower",
      "breasts like twin deer",
      "a locked garden",
      "you have stolen my heart, my sister, my bride",
    ],
  ],
  [
    "Song of Solomon 5:2-16",
    [
      "he knocks and she is slow to open and he is gone",
      "guards beat her",
      "hair black as a raven, legs like marble",
    ],
  ],
  ["Song of Solomon 6:1-13", ["I am my lover’s and he is mine", "terrible as an army"]],
  ["Song of Solomon 7:1-13", ["belly like wheat, nose like a tower", "climb the palm tree"]],
  [
    "Song of Solomon 8:1-14",
    [
      "love is strong as death, water cannot drown it",
      "put me like a seal on your heart",
      "little sister has no breasts",
      "wedding reading",
    ],
  ],
  ["Song of Solomon 8:6-7", ["love is strong as death, floods can't put it out"]],
];
