import type { Telling } from "./schema";

export const isaiah: readonly Telling[] = [
  [
    "Isaiah 1:1-20",
    [
      "red sins become white as snow",
      "I am sick of your sacrifices and holidays",
      "ox knows its owner but my people do not",
      "learn to do right, help orphans",
    ],
  ],
  ["Isaiah 1:18-20", ["sins red as blood will be white like snow"]],
  ["Isaiah 2:1-5", ["beat swords into farm tools, no more war", "mountain higher than all"]],
  ["Isaiah 2:6-22", ["proud people hide in rocks and throw idols to bats"]],
  ["Isaiah 3:13-26", ["rich women walk with noses up and jingling feet lose their jewelry"]],
  [
    "Isaiah 5:1-30",
    [
      "he made a garden with good vines and got sour grapes",
      "those who call bad good",
      "woe to those who drink from early morning",
      "buying house after house",
    ],
  ],
  ["Isaiah 6:1-8", ["angels with six wings and a hot coal on his lips, here i am send me"]],
  [
    "Isaiah 6:1-13",
    [
      "hot coal touches his lips",
      "angels with six wings call holy holy holy",
      "I am ruined, unclean lips",
      "whom shall I send, here I am send me",
      "smoke fills the temple",
    ],
  ],
  [
    "Isaiah 7:1-17",
    [
      "virgin will have a son called God with us",
      "king refuses to ask for a sign",
      "heart shook like trees",
    ],
  ],
  [
    "Isaiah 8:1-22",
    ["kid with the longest name", "stone to stumble over", "why ask the dead for the living"],
  ],
  [
    "Isaiah 9:1-7",
    [
      "a child is born to us, wonderful, prince of peace",
      "people in the dark see light",
      "christmas prophecy",
    ],
  ],
  [
    "Isaiah 10:1-19",
    ["woe to those who make unfair laws", "does the axe brag over the one who swings it"],
  ],
  [
    "Isaiah 11:1-10",
    [
      "wolf and lamb together and a kid leads them",
      "a branch from an old stump",
      "baby plays by the snake’s hole",
      "lion eats straw",
    ],
  ],
  ["Isaiah 11:6-9", ["wolf and lamb, lion eats straw, little kid leads them"]],
  ["Isaiah 12:1-6", ["draw water from wells of salvation with joy"]],
  ["Isaiah 13:1-22", ["wild animals and owls will live in the ruined great city"]],
  [
    "Isaiah 14:3-23",
    [
      "how you fell from heaven, morning star",
      "I will go up above the stars like God",
      "Lucifer",
      "thrown out of the grave",
    ],
  ],
  ["Isaiah 19:18-25", ["Egypt my people, Assyria my work, blessed together"]],
  ["Isaiah 20:1-6", ["prophet goes around without clothes for three years as a sign"]],
  ["Isaiah 20:2-4", ["prophet walked naked for three years"]],
  [
    "Isaiah 22:15-25",
    ["peg in a firm place", "carving a fancy grave for himself", "key on his shoulder"],
  ],
  ["Isaiah 24:1-23", ["earth staggers like a drunk"]],
  ["Isaiah 25:1-12", ["party with good wine and death is swallowed", "he wipes all tears"]],
  [
    "Isaiah 26:1-21",
    [
      "perfect peace for whoever keeps his mind on you",
      "your dead will live, wake and sing, you in the dust",
    ],
  ],
  [
    "Isaiah 28:1-29",
    [
      "drunk priests, tables full of vomit",
      "line on line, a little here a little there",
      "corner stone",
      "bed too short to stretch out",
      "farmer does not plow all the time",
    ],
  ],
  [
    "Isaiah 29:9-24",
    ["lips honor me but hearts are far", "does clay say to the potter you did not make me"],
  ],
  [
    "Isaiah 30:1-26",
    [
      "voice behind you says this is the way, walk in it",
      "in quietness is your strength",
      "tell us nice things",
      "bread of sadness",
    ],
  ],
  ["Isaiah 31:1-9", ["do not trust in Egypt’s horses"]],
  ["Isaiah 32:1-20", ["the work of justice will be peace", "lazy rich women"]],
  [
    "Isaiah 35:1-10",
    [
      "desert blooms and the lame jump like deer",
      "strengthen weak hands",
      "highway where fools do not get lost",
      "sorrow and sighing run away",
    ],
  ],
  ["Isaiah 36:1-22", ["enemy commander says no god saved any other city"]],
  ["Isaiah 37:14-38", ["letter spread out in the temple", "army dead overnight"]],
  ["Isaiah 38:1-8", ["shadow goes backwards on the steps as a sign"]],
  [
    "Isaiah 38:1-22",
    ["dying king cries and gets fifteen years", "sun’s shadow back ten steps", "lump of figs"],
  ],
  ["Isaiah 39:1-8", ["showed visitors all his treasures", "at least peace in my days"]],
  [
    "Isaiah 40:1-11",
    [
      "comfort, comfort my people",
      "voice shouting in the desert make a road",
      "grass dries, flower falls",
      "carries lambs in his arms",
    ],
  ],
  [
    "Isaiah 40:12-31",
    [
      "nations are a drop from a bucket",
      "tired young men but those who wait fly like eagles, run and are not weary",
      "he sits above the round earth",
      "who weighed mountains on a scale",
    ],
  ],
  ["Isaiah 40:28-31", ["get tired young people run again, wings of eagles"]],
  [
    "Isaiah 41:8-20",
    ["do not be afraid, I hold your right hand", "little worm", "water in the desert"],
  ],
  [
    "Isaiah 42:1-9",
    ["he will not break a bent reed or put out a smoking candle", "servant who does not shout"],
  ],
  [
    "Isaiah 43:1-21",
    [
      "when you walk through water or fire I am with you",
      "called you by name, you are mine",
      "forget the old, I do a new thing",
      "rivers in the desert",
    ],
  ],
  [
    "Isaiah 44:1-23",
    [
      "carpenter burns half the log and worships the other half",
      "do not be afraid, no rock like me",
    ],
  ],
  ["Isaiah 44:14-20", ["man burns half the log to cook and makes a god out of the other half"]],
  [
    "Isaiah 44:24-45:13",
    [
      "foreign king called God’s shepherd by name",
      "I make peace and create evil",
      "should the pot argue with the potter",
    ],
  ],
  [
    "Isaiah 46:1-13",
    [
      "idols carried by tired animals, but I carry you until gray hair",
      "I declare the end from the beginning",
    ],
  ],
  [
    "Isaiah 47:1-15",
    ["proud queen city sits in the dust, grind flour", "star gazers cannot save you"],
  ],
  ["Isaiah 48:1-22", ["no peace for bad people", "tested in the furnace of trouble"]],
  [
    "Isaiah 49:1-26",
    [
      "can a woman forget her nursing baby, I will not forget you",
      "your name on my palms",
      "light to the nations",
    ],
  ],
  ["Isaiah 49:15-16", ["can a mom forget her baby, i wrote you on my hands"]],
  [
    "Isaiah 50:4-11",
    [
      "gave my back to those who hit me and cheeks to those who pull the beard",
      "word to the weary",
    ],
  ],
  ["Isaiah 51:1-23", ["look to the rock you were cut from", "wake up, arm of God"]],
  ["Isaiah 52:1-12", ["beautiful feet of the one bringing good news"]],
  [
    "Isaiah 52:13-53:12",
    [
      "he took our pain, wounded for what we did",
      "like a sheep quiet before shearers",
      "ugly, nobody wanted to look at him",
      "we all went astray",
      "buried with a rich man",
      "prophecy of the one killed for others",
    ],
  ],
  ["Isaiah 53:3-7", ["man of sorrows who kept quiet like a lamb", "hurt for our sins"]],
  [
    "Isaiah 54:1-17",
    [
      "sing, childless woman",
      "mountains may move but my love stays",
      "no weapon against you will win",
    ],
  ],
  [
    "Isaiah 55:1-13",
    [
      "free drinks, come buy without money",
      "my thoughts are higher than yours",
      "word like rain does not come back empty",
      "trees clap",
    ],
  ],
  ["Isaiah 55:8-11", ["my thoughts are higher than yours, rain doesn't go back up without work"]],
  ["Isaiah 56:1-8", ["foreigners and eunuchs welcome", "house of prayer for all peoples"]],
  ["Isaiah 57:14-21", ["I live high and also with the crushed"]],
  [
    "Isaiah 58:1-14",
    [
      "real fasting is to feed the hungry and free people",
      "why did we fast and you did not see",
      "call the sabbath a delight",
    ],
  ],
  ["Isaiah 58:5-9", ["real fasting is feeding the hungry and freeing people"]],
  [
    "Isaiah 59:1-21",
    ["God’s arm is not too short", "hands full of blood", "armor of justice like a breastplate"],
  ],
  ["Isaiah 60:1-22", ["get up and shine, camels with gold and incense"]],
  [
    "Isaiah 61:1-11",
    [
      "good news to the poor, freedom to prisoners",
      "crown of beauty instead of ashes",
      "spirit is on me",
    ],
  ],
  ["Isaiah 62:1-12", ["new name, as a groom is happy over a bride", "watchmen on the walls"]],
  ["Isaiah 63:1-14", ["who comes with red clothes, treading grapes alone"]],
  [
    "Isaiah 64:1-12",
    ["tear open the sky and come down", "our good deeds are dirty rags", "we are clay"],
  ],
  [
    "Isaiah 65:1-25",
    [
      "new sky and earth, hundred years old is young",
      "before they call I answer",
      "wolf and lamb eat together",
    ],
  ],
  [
    "Isaiah 66:1-24",
    [
      "heaven is my throne",
      "as a mother comforts",
      "can a country be born in a day",
      "worm does not die",
    ],
  ],
];
