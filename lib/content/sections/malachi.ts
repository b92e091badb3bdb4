import type { Section } from "./schema";

export const malachi: readonly Section[] = [
  {
    passage: "Malachi 1:6-14",
    words: "blemished offerings, blind and lame animals",
    toldAs: [
      "they bring God sick animals they’d never give the governor",
      "if I’m a father where’s my respect",
      "I wish somebody would shut the doors of the temple",
      "it’s boring, you say and turn up your nose",
      "giving God only your worst leftovers",
    ],
  },
  {
    passage: "Malachi 2:13-16",
    words: "I hate divorce",
    toldAs: [
      "God is upset when a man leaves his wife of many years",
      "you cover the altar with tears but he won’t accept your gift",
      "be loyal to the woman you married when young",
      "verse against splitting up a marriage",
      "God saw how you broke your promise to her",
    ],
  },
  {
    passage: "Malachi 3:1-5",
    words: "my messenger prepares the way; refiner’s fire",
    toldAs: [
      "he’s like a fire for metal and soap for washing",
      "who can stand when he comes",
      "someone is sent ahead to get the road ready",
      "he cleans the priests like gold and silver",
      "judge of cheaters who don’t pay workers",
    ],
  },
  {
    passage: "Malachi 3:8-12",
    words: "robbing God; bring the whole tithe; windows of heaven",
    toldAs: [
      "would anyone steal from God, you do",
      "give the ten percent and see if he doesn’t pour out blessing",
      "test me in this, says God about money",
      "the verse preachers use for church donations",
      "no insects will eat your crops",
    ],
  },
  {
    passage: "Malachi 4:1-6",
    words:
      "sun of righteousness with healing in its wings; Elijah comes before the great day of the Lord",
    toldAs: [
      "a burning day like an oven when the proud are straw",
      "you’ll jump like calves let out of the barn",
      "dads and kids will love each other again",
      "the last words of the Old Testament",
      "an old prophet is sent before the terrible time",
    ],
  },
];
