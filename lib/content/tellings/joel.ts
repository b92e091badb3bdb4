import type { Telling } from "./schema";

export const joel: readonly Telling[] = [
  ["Joel 1:1-20", ["insects ate everything, wake up drunks", "never before such a thing"]],
  [
    "Joel 1:1-12",
    [
      "bugs eat everything, what one leaves the next one eats",
      "wake up, drunks, and cry because there’s no wine",
      "tell your children about this disaster",
      "teeth like a lion strip the bark off the trees",
      "farmers upset because the harvest is gone",
    ],
  ],
  [
    "Joel 1:4",
    [
      "wave after wave of bugs ate whatever the last ones left",
      "four kinds of insects strip the crops",
    ],
  ],
  [
    "Joel 1:5",
    ["drunks should cry because the wine has run out", "wake up you winos, no more booze"],
  ],
  [
    "Joel 1:17-18",
    [
      "seeds shriveled, barns falling down and cows wandering confused",
      "cattle moaning with no grass",
    ],
  ],
  [
    "Joel 2:1-17",
    [
      "tear your heart not your clothes",
      "army like horses",
      "bride leaves her room to fast",
      "blow the horn",
    ],
  ],
  [
    "Joel 2:4-9",
    [
      "insect soldiers scaling walls and coming through windows like burglars",
      "swarm looks like horses and never breaks formation",
    ],
  ],
  [
    "Joel 2:12-17",
    [
      "tear your inside, not your clothes",
      "come back to me with fasting and crying, it’s not too late",
      "blow the horn, call everyone, even babies and newlyweds",
      "God is kind and slow to get mad, maybe he’ll change his mind",
      "priests weep between porch and altar",
    ],
  ],
  [
    "Joel 2:13",
    ["rip your insides not your shirt when you’re sorry", "real remorse rather than torn clothing"],
  ],
  [
    "Joel 2:16",
    [
      "even newlyweds and nursing babies must come to the prayer meeting",
      "bride and groom called out of the bedroom for a fast",
    ],
  ],
  ["Joel 2:18-27", ["gives back the years that bugs ate"]],
  [
    "Joel 2:25-27",
    [
      "God pays back the time that was wasted",
      "you’ll eat plenty and never be ashamed",
      "verse for those who feel they lost their best years",
      "what the insects ate will be made up",
      "the army of bugs I sent against you",
    ],
  ],
  [
    "Joel 2:25",
    ["god pays back the time lost to pests", "making up for wasted years eaten by insects"],
  ],
  [
    "Joel 2:28-32",
    [
      "old men dream and young see visions",
      "spirit on sons, daughters and servants",
      "moon to blood",
      "your sons and daughters will prophesy, old folks will dream",
      "even servants will get God’s breath",
      "sun goes dark and the moon like blood",
      "anyone who calls on God’s name is saved",
      "the promise that was quoted at Pentecost",
    ],
  ],
  [
    "Joel 2:28-29",
    [
      "seniors dreaming and teens having visions, spirit for everyone",
      "daughters and slaves will prophesy too",
    ],
  ],
  ["Joel 2:30-31", ["blood moon prediction", "sun goes black and columns of smoke before the end"]],
  ["Joel 3:1-21", ["valley of decision", "make swords out of farm tools"]],
  [
    "Joel 3:3",
    [
      "trafficking children, a boy traded for a hooker and a girl for drinks",
      "kids sold to buy booze",
    ],
  ],
  [
    "Joel 3:10",
    [
      "turn farm tools into weapons, the reverse of the famous line",
      "let the wimp claim he is tough",
    ],
  ],
  [
    "Joel 3:14",
    ["huge crowds in the place where verdicts are made", "masses waiting in decision valley"],
  ],
];
