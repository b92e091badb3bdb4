import type { Telling } from "./schema";

export const ephesians: readonly Telling[] = [
  ["Ephesians 1:3-23", ["chosen before the world began", "every spiritual blessing"]],
  [
    "Ephesians 2:1-10",
    ["saved by kindness not by what you do, so nobody brags", "made for good works"],
  ],
  ["Ephesians 2:8-10", ["saved as a gift not by what you do"]],
  ["Ephesians 2:11-22", ["wall between two groups torn down", "no longer strangers"]],
  ["Ephesians 3:14-21", ["how wide, long, high and deep", "more than we can ask or imagine"]],
  [
    "Ephesians 4:1-16",
    ["one Lord, one faith, one baptism", "grow up, not tossed like kids by waves"],
  ],
  [
    "Ephesians 4:17-32",
    [
      "do not go to bed angry",
      "thief should work",
      "no dirty talk",
      "be kind and forgive",
      "put off old self",
    ],
  ],
  ["Ephesians 4:26-32", ["don't go to bed angry, no dirty talk"]],
  [
    "Ephesians 5:1-20",
    ["no sex jokes", "wake up sleeper", "do not get drunk but sing", "use time well"],
  ],
  [
    "Ephesians 5:21-33",
    [
      "wives obey husbands, husbands love like their own body",
      "marriage",
      "wives and husbands, love your wife like your own body",
    ],
  ],
  ["Ephesians 6:1-4", ["kids obey your parents, dads don't make your kids mad"]],
  [
    "Ephesians 6:1-9",
    ["kids obey parents so you live long", "dads do not make your kids angry", "slaves obey"],
  ],
  ["Ephesians 6:10-17", ["wear god's armor, shield and helmet"]],
  [
    "Ephesians 6:10-24",
    ["armor, helmet, shield, sword, shoes", "fight not against people but dark powers"],
  ],
];
