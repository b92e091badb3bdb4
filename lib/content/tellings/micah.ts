import type { Telling } from "./schema";

export const micah: readonly Telling[] = [
  [
    "Micah 2:1-11",
    ["lie in bed planning evil and steal houses", "preacher of wine and beer would suit them"],
  ],
  ["Micah 3:1-12", ["leaders who skin my people and eat them", "prophets preach for money"]],
  ["Micah 4:1-8", ["swords made to plows", "everyone under his own fig tree unafraid"]],
  [
    "Micah 4:1-5",
    [
      "weapons are turned into farm tools",
      "countries won’t learn to fight anymore",
      "everyone sits under his own tree without fear",
      "the words by the United Nations building",
      "nations stream up to God’s mountain to learn",
    ],
  ],
  ["Micah 5:1-15", ["little town from which a ruler comes", "birthplace of the savior foretold"]],
  [
    "Micah 5:2-5",
    [
      "a little town will give birth to a great leader",
      "the prophecy about where the Messiah would be born",
      "small among the clans but someone comes from you",
      "he’ll feed his flock and be their peace",
      "read at Christmas about the birthplace",
    ],
  ],
  [
    "Micah 6:1-16",
    ["what God wants, be fair, be kind, be humble", "thousand rivers of oil or my first child"],
  ],
  [
    "Micah 6:6-8",
    [
      "what does God want, just be fair and kind and humble",
      "thousands of rams or rivers of oil won’t do",
      "should I give my oldest child for my sin",
      "a simple summary of being good",
      "with what should I come before God",
    ],
  ],
  [
    "Micah 7:1-20",
    [
      "throws sins to the bottom of the sea",
      "enemies in your own family",
      "when I fall I will get up",
    ],
  ],
  [
    "Micah 7:18-20",
    [
      "he throws our wrongs to the bottom of the ocean",
      "nobody else forgives like God does",
      "God does not stay mad forever",
      "steps on our sins and loves to be kind",
      "the verse about forgiven and forgotten",
    ],
  ],
];
