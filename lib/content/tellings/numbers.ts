import type { Telling } from "./schema";

export const numbers: readonly Telling[] = [
  [
    "Numbers 1:1-54",
    [
      "counting all men who can fight",
      "over six hundred thousand men",
      "one tribe is not counted because they carry the tent",
    ],
  ],
  ["Numbers 3:11-51", ["Levites taken in place of all firstborn", "five coins for each extra boy"]],
  ["Numbers 5:1-10", ["sick people sent outside the camp", "confess and pay back plus a fifth"]],
  [
    "Numbers 5:11-31",
    [
      "jealous husband makes his wife drink dirty water to see if she cheated",
      "her belly swells if she is guilty",
      "dust from the floor in holy water",
    ],
  ],
  [
    "Numbers 6:1-21",
    [
      "people who take a vow to not cut their hair or drink",
      "not even raisins",
      "shave the head at the end and burn the hair",
    ],
  ],
  [
    "Numbers 6:22-27",
    [
      "may he smile on you and give you peace",
      "words a priest says over people at the end of service",
      "make his face shine on you",
    ],
  ],
  ["Numbers 9:15-23", ["they camp as long as the cloud stays, a day or a year"]],
  ["Numbers 10:1-10", ["two silver trumpets to call people together"]],
  [
    "Numbers 11:1-15",
    [
      "we miss the fish, melons, onions and garlic of Egypt",
      "leader asks God to kill him because the people are too heavy",
      "am I their mother that I should carry them like a baby",
    ],
  ],
  [
    "Numbers 11:4-9",
    ["complaining about missing cucumbers, melons and fish", "sick of the same food every day"],
  ],
  [
    "Numbers 11:16-30",
    [
      "seventy leaders get a share of the spirit",
      "two men prophesy in the camp and someone complains",
      "I wish all of God’s people were prophets",
    ],
  ],
  [
    "Numbers 11:31-35",
    [
      "meat until it comes out of your noses",
      "wind brings birds piled up deep and people die while chewing",
      "so much quail they got sick with meat between their teeth",
    ],
  ],
  [
    "Numbers 12:1-10",
    [
      "sister talks bad about her brother's wife and her skin goes white",
      "miriam punished for gossip",
    ],
  ],
  [
    "Numbers 12:1-16",
    [
      "sister turns white as snow with skin disease for criticizing her brother’s foreign wife",
      "racism against a black wife",
      "the most humble man on earth",
      "she is shut out of camp for seven days",
    ],
  ],
  [
    "Numbers 13:1-33",
    [
      "a bunch of grapes so big two men carry it on a pole",
      "twelve scouts and only two say we can do it",
      "we looked like grasshoppers to them",
      "a land of milk and honey",
    ],
  ],
  [
    "Numbers 13:25-33",
    [
      "spies say the people are giants and we're like grasshoppers",
      "huge bunch of grapes carried on a pole by two men",
    ],
  ],
  [
    "Numbers 14:1-25",
    [
      "people cry all night and want to choose a leader to go back to slavery",
      "God wants to wipe them out and is talked out of it by what the neighbors would say",
    ],
  ],
  [
    "Numbers 14:26-45",
    [
      "everyone over twenty will die in the desert",
      "wandering forty years for forty days",
      "they go up to fight anyway and get beaten",
    ],
  ],
  [
    "Numbers 15:32-41",
    [
      "man put to death for picking up firewood on the holy day",
      "blue thread in tassels on clothes to remember",
    ],
  ],
  [
    "Numbers 16:1-35",
    [
      "ground opens and swallows families alive",
      "rebels say everybody is holy, why do you put yourself above us",
      "fire burns two hundred and fifty men",
    ],
  ],
  ["Numbers 16:28-35", ["ground opens and swallows the rebels alive"]],
  [
    "Numbers 16:36-50",
    [
      "he stood between the dead and the living with incense and the sickness stopped",
      "metal pans hammered into a cover",
    ],
  ],
  [
    "Numbers 17:1-13",
    [
      "a wooden stick grows flowers and almonds over night",
      "stick that grew flowers and almonds overnight",
    ],
  ],
  [
    "Numbers 19:1-22",
    ["ashes of a red cow for washing away death", "touching a corpse makes you unclean seven days"],
  ],
  [
    "Numbers 20:1-13",
    [
      "he got angry and hit the rock twice so he may not enter the land",
      "listen, you rebels",
      "why their leader was not allowed into the promised land",
    ],
  ],
  [
    "Numbers 20:7-13",
    ["he hits the rock twice instead of talking to it and isn't allowed into the land"],
  ],
  [
    "Numbers 20:14-21",
    [
      "may we pass through your land on the king’s road, we will pay for the water",
      "cousin nation says no",
    ],
  ],
  ["Numbers 20:22-29", ["priest’s clothes are put on his son on the mountain before he dies"]],
  [
    "Numbers 21:4-9",
    [
      "poisonous snakes and looking at a metal snake on a pole to live",
      "we hate this miserable food",
      "snake on a pole, look at it and you live",
      "bitten people look up at a metal snake",
    ],
  ],
  [
    "Numbers 21:21-35",
    ["two kings who would not let them pass are beaten", "a giant king in the north"],
  ],
  [
    "Numbers 22:1-20",
    [
      "a king hires a fortune teller to curse a people",
      "come curse these people because they cover the ground",
    ],
  ],
  [
    "Numbers 22:21-41",
    [
      "talking donkey saves its owner’s life",
      "what have I done to you that you hit me three times",
      "animal sees an angel with a sword when the man does not",
      "foot crushed against a wall",
      "the donkey talks back after being hit three times",
      "animal sees the angel and the prophet doesn't",
    ],
  ],
  [
    "Numbers 23:1-30",
    [
      "hired to curse and only good words come out",
      "God is not a man that he should lie or change his mind",
      "let me die like good people",
    ],
  ],
  [
    "Numbers 24:1-25",
    [
      "a star will rise out of that people",
      "how beautiful are your tents",
      "the king claps his hands in anger at the prophet",
    ],
  ],
  [
    "Numbers 25:1-18",
    [
      "stabbed a couple through the belly with one spear",
      "men sleep with foreign women and worship their god",
      "a plague kills twenty-four thousand",
    ],
  ],
  [
    "Numbers 27:1-11",
    [
      "five sisters ask to inherit because their father had no sons",
      "girls demand their father’s land and God says they are right",
      "sisters ask to inherit because dad had no sons",
      "girls can get the land too",
    ],
  ],
  [
    "Numbers 27:12-23",
    [
      "lay your hand on him, he will be the next leader",
      "so the people are not like sheep without a shepherd",
    ],
  ],
  [
    "Numbers 30:1-16",
    ["keep the promises you make", "a father or husband may cancel a woman’s vow"],
  ],
  [
    "Numbers 31:1-54",
    ["kill all the boys and women but keep the young girls", "war and sharing out the loot"],
  ],
  [
    "Numbers 32:1-42",
    [
      "tribes with lots of cattle want to stay on this side of the river",
      "be sure your sin will find you out",
      "shall your brothers go to war while you sit here",
    ],
  ],
  ["Numbers 33:50-56", ["those you leave will be thorns in your sides"]],
  [
    "Numbers 35:6-34",
    [
      "towns to run to if you killed somebody by accident",
      "two witnesses needed for the death penalty",
      "stay until the high priest dies",
    ],
  ],
];
