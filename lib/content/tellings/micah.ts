import type { Telling } from "./schema";

export const micah: readonly Telling[] = [
  [
    "Micah 1:4",
    ["hills melting like candle wax when god steps down", "mountains run like water down a slope"],
  ],
  [
    "Micah 1:8",
    [
      "prophet goes around undressed howling like a jackal",
      "moaning like an owl and walking naked in grief",
    ],
  ],
  [
    "Micah 2:1-11",
    ["lie in bed planning evil and steal houses", "preacher of wine and beer would suit them"],
  ],
  [
    "Micah 2:1-2",
    [
      "lying awake scheming how to grab peoples homes",
      "plot at night in bed and steal land at daybreak",
    ],
  ],
  [
    "Micah 2:11",
    [
      "a preacher promising beer and wine would be popular here",
      "windbag who predicts plenty of liquor suits these people",
    ],
  ],
  ["Micah 3:1-12", ["leaders who skin my people and eat them", "prophets preach for money"]],
  [
    "Micah 3:2-3",
    [
      "leaders skin people and chop them up for stew",
      "politicians as cannibals, breaking bones into the pot",
    ],
  ],
  [
    "Micah 3:5",
    [
      "prophets who bless you if fed and attack you if not",
      "pay them a meal and they predict peace",
    ],
  ],
  [
    "Micah 3:11",
    [
      "pastors teaching for pay and judges for hire yet sure god is with them",
      "religion for profit, fortune tellers for cash",
    ],
  ],
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
  [
    "Micah 4:4",
    [
      "everybody relaxing under their own fruit tree unafraid, quoted by george washington",
      "own vine and nobody to scare you",
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
  ["Micah 5:2", ["tiny town predicted as birthplace of a ruler", "little bethlehem prophecy"]],
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
    "Micah 6:6-7",
    [
      "would thousands of rams or my oldest kid be enough to pay for wrongdoing",
      "what gift could satisfy god, rivers of olive oil",
    ],
  ],
  ["Micah 6:8", ["the three simple things god asks of people", "be fair, be kind and stay humble"]],
  [
    "Micah 6:10-11",
    [
      "will i excuse rigged weights and short measures, asked of the rich city",
      "bag of fake weights in a crooked household",
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
    "Micah 7:1-2",
    [
      "like finding no fruit left after picking season, no good people left",
      "hungry for one early fig but all decent folks are gone",
    ],
  ],
  [
    "Micah 7:5-6",
    [
      "dont even confide in the woman you sleep with",
      "your enemies live in your own house, girls against their moms",
    ],
  ],
  [
    "Micah 7:8",
    ["dont laugh, i’ll get back up after i tumble", "sitting in the dark but god is my lamp"],
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
  [
    "Micah 7:18-19",
    [
      "sins tossed to the bottom of the ocean",
      "who else forgives like this and stamps on our wrongs",
    ],
  ],
];
