import type { Telling } from "./schema";

export const firstChronicles: readonly Telling[] = [
  ["1 Chronicles 1:1-27", ["endless list of names from the first man on"]],
  [
    "1 Chronicles 4:9-10",
    [
      "prayer to make my land bigger and keep me from pain",
      "mother named him because the birth hurt",
      "prayer to bless me and make my land bigger",
    ],
  ],
  ["1 Chronicles 10:1-14", ["king died for asking a ghost instead of God"]],
  ["1 Chronicles 11:10-25", ["men risk their lives for a drink of water from his home town"]],
  ["1 Chronicles 12:23-40", ["people who understood the times and knew what to do"]],
  ["1 Chronicles 13:1-14", ["he put out his hand to steady the box and died"]],
  ["1 Chronicles 15:1-29", ["princess looks from a window at the dancing king"]],
  [
    "1 Chronicles 16:7-36",
    ["sing to God, tell of his wonders", "give thanks for his love lasts forever"],
  ],
  ["1 Chronicles 17:1-27", ["you shall not build me a house, your son will"]],
  ["1 Chronicles 21:1-30", ["Satan makes the king take a census", "I insist on paying full price"]],
  ["1 Chronicles 22:1-19", ["too much blood on your hands to build the temple"]],
  [
    "1 Chronicles 28:1-21",
    [
      "father gives his son the plans for the temple",
      "be strong and do the work",
      "serve with a whole heart, God searches all hearts",
    ],
  ],
  [
    "1 Chronicles 29:1-20",
    [
      "everything comes from you and we only give what is yours",
      "people gave gladly gold and silver",
    ],
  ],
];
