import type { Telling } from "./schema";

export const joshua: readonly Telling[] = [
  [
    "Joshua 1:1-9",
    [
      "be brave, I am with you wherever you go",
      "new leader after the great one died",
      "think about the law day and night",
    ],
  ],
  [
    "Joshua 2:1-24",
    [
      "a prostitute hides spies on her roof",
      "red rope hung out of the window",
      "she lies to the king’s men",
      "she lets them down from the wall by a rope",
      "prostitute hides the spies on her roof under flax and lets them down by a rope",
      "red cord in the window",
    ],
  ],
  [
    "Joshua 3:1-17",
    [
      "river stops flowing when the priests’ feet touch the water",
      "they cross a flooded river on dry ground carrying the box",
    ],
  ],
  ["Joshua 4:1-24", ["twelve stones piled up so kids will ask what they mean"]],
  [
    "Joshua 5:1-12",
    [
      "all the men circumcised with flint knives",
      "the bread from heaven stops the day they eat local food",
    ],
  ],
  [
    "Joshua 5:13-15",
    ["whose side are you on, ours or theirs", "soldier with a drawn sword says neither"],
  ],
  [
    "Joshua 6:1-27",
    [
      "walls fall down when they shout",
      "march around the city for seven days with horns",
      "everyone killed even animals",
      "the prostitute’s family saved",
    ],
  ],
  [
    "Joshua 6:15-21",
    ["walk around the city seven times, shout and the walls fall", "trumpets knock down walls"],
  ],
  [
    "Joshua 7:1-26",
    [
      "one man stole and the whole army lost",
      "hid a coat, silver and gold under his tent",
      "stoned with his children",
    ],
  ],
  ["Joshua 7:16-26", ["man hides stolen gold and a robe under his tent and is stoned"]],
  ["Joshua 8:1-29", ["pretend to run away and burn the city behind them", "ambush"]],
  ["Joshua 8:30-35", ["law written on stones and read out loud to women and kids and foreigners"]],
  [
    "Joshua 9:1-27",
    [
      "they trick them with moldy bread and old shoes to get a peace treaty",
      "pretended to come from far away",
      "made to cut wood and carry water",
    ],
  ],
  ["Joshua 9:3-15", ["they trick them with moldy bread and old shoes to get a treaty"]],
  [
    "Joshua 10:1-15",
    ["the sun stopped in the sky", "big hailstones killed more than swords", "the longest day"],
  ],
  ["Joshua 10:12-14", ["sun stands still in the sky so the battle can go on", "longest day ever"]],
  ["Joshua 10:16-43", ["five kings in a cave, feet put on their necks"]],
  [
    "Joshua 11:1-23",
    ["horses crippled and chariots burned", "no city made peace with them except one"],
  ],
  ["Joshua 14:6-15", ["eighty-five years old and still strong, give me that hill"]],
  [
    "Joshua 15:13-19",
    ["he gives his daughter to whoever takes the town", "daughter asks dad for springs of water"],
  ],
  ["Joshua 20:1-9", ["safe cities for someone who killed by accident"]],
  ["Joshua 21:43-45", ["not one promise failed"]],
  ["Joshua 22:10-34", ["a big altar nearly starts a civil war but it was only a reminder"]],
  [
    "Joshua 23:1-16",
    [
      "old leader says be careful whom you marry",
      "you know in your heart that nothing God said has failed",
    ],
  ],
  [
    "Joshua 24:1-28",
    [
      "choose today whom you serve, my family will serve the Lord",
      "a stone that has heard everything",
    ],
  ],
  ["Joshua 24:29-33", ["leader dies at a hundred and ten and old bones from Egypt are buried"]],
];
