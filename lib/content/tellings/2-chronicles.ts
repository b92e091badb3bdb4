import type { Telling } from "./schema";

export const secondChronicles: readonly Telling[] = [
  ["2 Chronicles 1:7-13", ["asks for wisdom to lead the people instead of money"]],
  [
    "2 Chronicles 5:2-14",
    ["singers and a hundred and twenty trumpets as one and then a cloud fills the house"],
  ],
  ["2 Chronicles 6:12-42", ["kneels on a platform with hands up and prays for the new building"]],
  [
    "2 Chronicles 7:11-22",
    [
      "if my people humble themselves and pray I will heal their land",
      "verse politicians quote about turning back to God",
    ],
  ],
  ["2 Chronicles 7:13-15", ["if my people humble themselves and pray i'll heal their country"]],
  ["2 Chronicles 10:1-19", ["whips and scorpions, young friends’ bad advice"]],
  [
    "2 Chronicles 14:9-15",
    ["prayer before a battle with a million enemies, no one like you to help the weak"],
  ],
  [
    "2 Chronicles 16:7-14",
    [
      "went to doctors for his feet and not to God",
      "God’s eyes look over the whole earth for loyal hearts",
      "put the prophet in stocks",
    ],
  ],
  ["2 Chronicles 18:1-34", ["four hundred prophets say yes and one says no"]],
  ["2 Chronicles 19:4-11", ["judges, you do not judge for people but for God"]],
  [
    "2 Chronicles 20:1-30",
    [
      "choir sent in front of the army",
      "we do not know what to do but our eyes are on you",
      "the battle is not yours",
      "enemies kill each other",
    ],
  ],
  [
    "2 Chronicles 20:20-24",
    ["choir walks in front of the army singing and the enemy kill each other"],
  ],
  [
    "2 Chronicles 21:4-20",
    ["king’s guts fell out and nobody was sorry when he died", "letter from a prophet"],
  ],
  [
    "2 Chronicles 24:15-27",
    ["priest’s son stoned in the temple yard by the king his father had saved"],
  ],
  [
    "2 Chronicles 25:1-16",
    [
      "he bought a hundred thousand soldiers and had to send them home",
      "brought home the gods of those he beat",
    ],
  ],
  [
    "2 Chronicles 26:1-23",
    [
      "proud king burns incense and skin disease breaks out on his forehead",
      "war machines that shoot arrows and stones",
      "loved farming",
    ],
  ],
  ["2 Chronicles 26:16-21", ["proud king gets a skin disease on his forehead in the temple"]],
  [
    "2 Chronicles 28:1-15",
    ["captives given clothes, shoes, food and put on donkeys by the winners"],
  ],
  [
    "2 Chronicles 30:1-27",
    [
      "second passover, some laugh at the messengers",
      "people who were not clean eat anyway and the king prays for them",
    ],
  ],
  [
    "2 Chronicles 32:1-33",
    [
      "king and prophet pray and an angel kills the army",
      "he stopped the springs outside the city",
    ],
  ],
  [
    "2 Chronicles 33:1-20",
    ["worst king prays in prison with a hook in his nose and God forgives him"],
  ],
  ["2 Chronicles 34:1-33", ["teenage king looks for God and finds the law book"]],
  [
    "2 Chronicles 36:11-23",
    ["they mocked the messengers until there was no remedy", "foreign king says go home and build"],
  ],
];
