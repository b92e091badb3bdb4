import type { Telling } from "./schema";

export const firstTimothy: readonly Telling[] = [
  [
    "1 Timothy 1:3-20",
    ["worst sinner was shown mercy", "silly myths and family lists", "shipwrecked faith"],
  ],
  [
    "1 Timothy 2:1-15",
    [
      "pray for kings",
      "only one in the middle",
      "women may not teach, saved by having babies",
      "no braids and gold",
    ],
  ],
  ["1 Timothy 2:8-15", ["women should learn quietly, braided hair and gold"]],
  ["1 Timothy 3:1-7", ["rules for church leaders, one wife, not a drinker"]],
  ["1 Timothy 3:1-16", ["what a church leader should be like, one wife, not drunk, kids obey"]],
  [
    "1 Timothy 4:1-16",
    [
      "let nobody look down on you because you are young",
      "exercise is a little useful",
      "forbid to marry",
      "old wives’ tales",
    ],
  ],
  ["1 Timothy 4:12", ["don't let people look down on you because you're young"]],
  [
    "1 Timothy 5:1-25",
    [
      "drink a little wine for your stomach",
      "who does not care for family is worse than unbeliever",
      "widows over sixty",
      "pay the preacher",
    ],
  ],
  ["1 Timothy 5:23", ["drink a little wine for your stomach"]],
  [
    "1 Timothy 6:1-21",
    [
      "love of money is a root of evil",
      "brought nothing in, take nothing out",
      "rich people should share",
      "fight the good fight",
    ],
  ],
  ["1 Timothy 6:6-10", ["love of money is the root of all evil"]],
];
