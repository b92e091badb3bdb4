import type { Telling } from "./schema";

export const job: readonly Telling[] = [
  ["Job 1:1-5", ["richest man in the east prays for his kids in case they sinned"]],
  [
    "Job 1:6-22",
    [
      "Satan walks around the earth and bets with God",
      "he loses animals and all ten kids in one day",
      "naked I came and naked I go",
      "God gave and God took away",
    ],
  ],
  ["Job 1:13-22", ["loses his kids and animals in one day, the lord gave and took"]],
  [
    "Job 2:1-10",
    [
      "sores from head to foot, scratches himself with a broken pot",
      "wife says curse God and die",
      "take the good and not the bad",
    ],
  ],
  ["Job 2:7-10", ["scraping his sores with a broken pot while his wife says curse god and die"]],
  [
    "Job 2:11-13",
    [
      "friends sit on the ground a whole week and say nothing",
      "friends did not recognize him and cried",
      "friends sit on the ground with him a week and say nothing",
    ],
  ],
  ["Job 3:1-11", ["wishes he had never been born"]],
  [
    "Job 3:1-26",
    [
      "I wish I had never been born",
      "why is light given to someone so miserable",
      "depressed and longing for death",
    ],
  ],
  [
    "Job 4:1-21",
    [
      "a spirit passes in the night and my hair stands up",
      "friend says innocent people do not suffer",
    ],
  ],
  [
    "Job 5:6-27",
    ["people are born to trouble like sparks fly up", "happy is the one God corrects"],
  ],
  [
    "Job 6:1-30",
    ["let God crush me", "friends like a dried up stream", "food without salt, egg white"],
  ],
  [
    "Job 7:1-21",
    [
      "life is like a breath, nights of tossing until dawn",
      "why do you watch me and make me your target",
      "will you not let me swallow my spit",
    ],
  ],
  ["Job 9:1-35", ["no one between God and me to judge", "God is not a man I can take to court"]],
  [
    "Job 10:1-22",
    [
      "you made me like cheese and poured me like milk",
      "your hands made me and now you destroy me",
    ],
  ],
  [
    "Job 13:1-28",
    [
      "even if he kills me I will hope in him",
      "you are worthless doctors, your silence would be wisdom",
    ],
  ],
  [
    "Job 14:1-22",
    [
      "tree cut down can grow again but man dies",
      "life is short and full of trouble",
      "if a man dies will he live again",
    ],
  ],
  ["Job 16:1-22", ["miserable comforters all of you", "my witness is in heaven"]],
  [
    "Job 19:13-29",
    [
      "my bad breath disgusts my wife and kids laugh at me",
      "I know someone lives who will save me, I will see God with my own eyes",
      "skin of my teeth",
    ],
  ],
  ["Job 19:25-27", ["i know my redeemer lives even after my skin is gone"]],
  ["Job 21:1-34", ["why do bad people live long and get rich"]],
  [
    "Job 23:1-17",
    ["I look east and west and cannot find God", "when he has tested me I come out like gold"],
  ],
  ["Job 24:1-25", ["God seems not to care about the poor who are robbed"]],
  ["Job 28:1-28", ["miners dig deep for gold but where do you find wisdom"]],
  [
    "Job 29:1-25",
    ["good old days when young men stepped aside", "eyes for the blind and feet for the lame"],
  ],
  [
    "Job 31:1-40",
    ["made a promise with my eyes not to look at a girl", "I never refused the poor"],
  ],
  [
    "Job 32:1-22",
    ["young man angry that the old ones are wrong", "bursting like new wine bottles"],
  ],
  ["Job 33:1-33", ["God speaks in dreams and by sickness, people do not notice"]],
  [
    "Job 38:1-41",
    [
      "where were you when I made the earth",
      "who shut the sea behind doors",
      "storehouses of snow",
      "do you know the stars",
    ],
  ],
  [
    "Job 38:4-11",
    ["where were you when i made the earth", "god answers out of a storm with questions"],
  ],
  [
    "Job 39:1-30",
    [
      "ostrich is dumb but runs faster than a horse",
      "war horse laughs at fear",
      "wild donkey and eagle",
    ],
  ],
  ["Job 39:13-18", ["dumb ostrich that forgets her eggs"]],
  [
    "Job 40:1-24",
    [
      "I put my hand over my mouth",
      "giant beast eating grass like a cow, bones like iron, tail like a tree",
    ],
  ],
  [
    "Job 41:1-34",
    ["sea monster with fire from its mouth and scales, can you catch it with a hook"],
  ],
  ["Job 42:1-6", ["I had only heard about you but now I see you", "I take back what I said"]],
  [
    "Job 42:7-17",
    [
      "got twice as much back and ten new kids",
      "three beautiful daughters inherit",
      "friends have to apologize",
    ],
  ],
  ["Job 42:10-16", ["gets everything back double and three pretty daughters"]],
];
