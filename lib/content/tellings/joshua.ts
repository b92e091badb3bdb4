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
    "Joshua 2:6",
    ["spies hidden on the roof under flax", "rahab covers two men with drying stalks"],
  ],
  [
    "Joshua 2:15",
    [
      "escape by rope from a window in the city wall",
      "prostitute whose house was built into the wall lets men down outside",
    ],
  ],
  [
    "Joshua 2:18-19",
    [
      "red cord in the window so the family is spared",
      "everyone inside her house stays safe, anyone in the street is on their own",
    ],
  ],
  [
    "Joshua 3:1-17",
    [
      "river stops flowing when the priests’ feet touch the water",
      "they cross a flooded river on dry ground carrying the box",
    ],
  ],
  [
    "Joshua 3:15-16",
    [
      "river stops flowing the moment the priests’ feet get wet, at flood season",
      "jordan piles up in a heap near a town called adam",
    ],
  ],
  ["Joshua 4:1-24", ["twelve stones piled up so kids will ask what they mean"]],
  [
    "Joshua 4:6-7",
    [
      "twelve rocks as a monument so kids will ask what it means",
      "stones taken out of the riverbed for a memorial",
    ],
  ],
  [
    "Joshua 5:1-12",
    [
      "all the men circumcised with flint knives",
      "the bread from heaven stops the day they eat local food",
    ],
  ],
  [
    "Joshua 5:9",
    [
      "why gilgal is called that, the shame of egypt rolled away",
      "place name about rolling off disgrace",
    ],
  ],
  ["Joshua 5:12", ["the day the bread from heaven stopped coming", "when did the manna end"]],
  [
    "Joshua 5:13-15",
    ["whose side are you on, ours or theirs", "soldier with a drawn sword says neither"],
  ],
  [
    "Joshua 5:13-14",
    [
      "stranger with a drawn sword, are you on our side or theirs",
      "commander of heaven’s troops says he’s for neither",
    ],
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
    "Joshua 6:10",
    [
      "army told to keep quiet until the order to yell",
      "march around jericho in silence, not one word",
    ],
  ],
  [
    "Joshua 6:15-21",
    ["walk around the city seven times, shout and the walls fall", "trumpets knock down walls"],
  ],
  [
    "Joshua 6:26",
    [
      "curse on whoever rebuilds jericho, it’ll cost him his sons",
      "laying the foundations means losing the oldest child",
    ],
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
  [
    "Joshua 7:21",
    [
      "stole a fancy babylonian coat, silver and a bar of gold and buried them",
      "achan confesses what he took and where he hid it, under his tent",
    ],
  ],
  [
    "Joshua 7:25-26",
    ["valley named trouble where a thief was stoned", "pile of rocks over the man who took loot"],
  ],
  ["Joshua 8:1-29", ["pretend to run away and burn the city behind them", "ambush"]],
  [
    "Joshua 8:18-19",
    [
      "general holds up his javelin as the signal to attack ai",
      "ambush jumps up when joshua stretches out his arm",
    ],
  ],
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
    "Joshua 9:4-5",
    [
      "con artists with worn shoes and moldy bread pretend to come from far off",
      "gibeonites in patched sandals trick israel",
    ],
  ],
  [
    "Joshua 9:14",
    [
      "made a treaty without praying about it first",
      "leaders tasted the stale food but never asked god",
    ],
  ],
  [
    "Joshua 9:27",
    [
      "punished for lying by having to chop firewood and carry water for good",
      "tricksters become servants at the altar",
    ],
  ],
  [
    "Joshua 10:1-15",
    ["the sun stopped in the sky", "big hailstones killed more than swords", "the longest day"],
  ],
  [
    "Joshua 10:11",
    [
      "huge hail killed more soldiers than the swords did",
      "rocks of ice from the sky on an army running downhill",
    ],
  ],
  ["Joshua 10:12-14", ["sun stands still in the sky so the battle can go on", "longest day ever"]],
  [
    "Joshua 10:12-13",
    ["sun stops so the battle can be finished", "longest day ever, moon standing over aijalon"],
  ],
  ["Joshua 10:16-43", ["five kings in a cave, feet put on their necks"]],
  [
    "Joshua 10:16-18",
    [
      "five kings hiding in a cave get trapped with boulders",
      "rolling big stones over the cave mouth at makkedah",
    ],
  ],
  [
    "Joshua 10:24",
    [
      "officers put their feet on the necks of captured kings",
      "stepping on the enemy’s throat as a sign of victory",
    ],
  ],
  [
    "Joshua 11:1-23",
    ["horses crippled and chariots burned", "no city made peace with them except one"],
  ],
  [
    "Joshua 11:6",
    [
      "crippling the horses and torching the war chariots",
      "told to cut the enemy horses’ leg tendons",
    ],
  ],
  [
    "Joshua 13:22",
    ["how balaam the fortune teller died", "soothsayer killed by the sword in the fighting"],
  ],
  ["Joshua 14:6-15", ["eighty-five years old and still strong, give me that hill"]],
  ["Joshua 14:10-11", ["at 85 he says he’s as strong as at forty", "old caleb still fit to fight"]],
  [
    "Joshua 14:12",
    [
      "give me that mountain where the giants live",
      "elderly man asks for the hard part of the land",
    ],
  ],
  [
    "Joshua 15:13-19",
    ["he gives his daughter to whoever takes the town", "daughter asks dad for springs of water"],
  ],
  [
    "Joshua 15:18-19",
    [
      "bride gets off her donkey and asks dad for springs too",
      "caleb’s daughter wants water for her dry field",
    ],
  ],
  [
    "Joshua 17:3-4",
    [
      "five sisters claim their dead father’s land",
      "women inheriting because there were no sons, zelophehad’s girls",
    ],
  ],
  [
    "Joshua 17:14-15",
    [
      "tribe complains its share is too small, told to go clear the woods",
      "too crowded? cut down the forest and make room",
    ],
  ],
  [
    "Joshua 18:4",
    [
      "surveyors sent to walk and map the country before dividing it",
      "three men from each tribe go describe the territory",
    ],
  ],
  ["Joshua 20:1-9", ["safe cities for someone who killed by accident"]],
  ["Joshua 20:2-3", ["manslaughter rule, where to run from the victim’s family"]],
  ["Joshua 21:43-45", ["not one promise failed"]],
  [
    "Joshua 21:45",
    [
      "every single promise came true, none of them failed",
      "god kept all he said to israel about the land",
    ],
  ],
  ["Joshua 22:10-34", ["a big altar nearly starts a civil war but it was only a reminder"]],
  [
    "Joshua 22:10-12",
    [
      "nearly a civil war over a big altar by the river",
      "eastern tribes build a copy altar and the others get ready to fight",
    ],
  ],
  [
    "Joshua 22:26-27",
    [
      "the altar isn’t for sacrifices but a reminder for our grandkids",
      "misunderstanding cleared up, it was only meant as a witness",
    ],
  ],
  [
    "Joshua 23:1-16",
    [
      "old leader says be careful whom you marry",
      "you know in your heart that nothing God said has failed",
    ],
  ],
  [
    "Joshua 23:10",
    [
      "one man makes a thousand run",
      "a single soldier chasing off a crowd because god fights for you",
    ],
  ],
  [
    "Joshua 24:1-28",
    [
      "choose today whom you serve, my family will serve the Lord",
      "a stone that has heard everything",
    ],
  ],
  [
    "Joshua 24:12",
    ["god drove enemies out with hornets", "stinging insects instead of your swords and bows"],
  ],
  [
    "Joshua 24:26-27",
    [
      "a rock under the oak heard everything and will testify",
      "stone as a witness to the people’s pledge",
    ],
  ],
  ["Joshua 24:29-33", ["leader dies at a hundred and ten and old bones from Egypt are buried"]],
  [
    "Joshua 24:32",
    ["where joseph’s bones ended up", "coffin from egypt finally buried at shechem"],
  ],
];
