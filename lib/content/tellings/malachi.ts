import type { Telling } from "./schema";

export const malachi: readonly Telling[] = [
  [
    "Malachi 1:1-14",
    [
      "I loved Jacob but hated Esau",
      "offering sick and blind animals, give that to your governor",
      "how have you loved us",
    ],
  ],
  [
    "Malachi 1:6-14",
    [
      "they bring God sick animals they’d never give the governor",
      "if I’m a father where’s my respect",
      "I wish somebody would shut the doors of the temple",
      "it’s boring, you say and turn up your nose",
      "giving God only your worst leftovers",
    ],
  ],
  [
    "Malachi 2:1-17",
    ["God hates divorce, wife of your youth", "tears on the altar", "dung on your faces"],
  ],
  [
    "Malachi 2:13-16",
    [
      "God is upset when a man leaves his wife of many years",
      "you cover the altar with tears but he won’t accept your gift",
      "be loyal to the woman you married when young",
      "verse against splitting up a marriage",
      "God saw how you broke your promise to her",
    ],
  ],
  [
    "Malachi 3:1-18",
    [
      "cleans like fire and soap",
      "robbing God by not giving a tenth",
      "open windows of heaven",
      "useless to serve God they said",
      "book of names",
    ],
  ],
  [
    "Malachi 3:1-5",
    [
      "he’s like a fire for metal and soap for washing",
      "who can stand when he comes",
      "someone is sent ahead to get the road ready",
      "he cleans the priests like gold and silver",
      "judge of cheaters who don’t pay workers",
    ],
  ],
  [
    "Malachi 3:8-12",
    [
      "would anyone steal from God, you do",
      "give the ten percent and see if he doesn’t pour out blessing",
      "test me in this, says God about money",
      "the verse preachers use for church donations",
      "no insects will eat your crops",
    ],
  ],
  [
    "Malachi 4:1-6",
    [
      "healing in its wings, jump like calves",
      "hearts of fathers to children, last words of the old testament",
      "a prophet comes back before the end",
      "a burning day like an oven when the proud are straw",
      "you’ll jump like calves let out of the barn",
      "dads and kids will love each other again",
      "the last words of the Old Testament",
      "an old prophet is sent before the terrible time",
    ],
  ],
];
