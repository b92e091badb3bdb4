import type { Telling } from "./schema";

export const judges: readonly Telling[] = [
  [
    "Judges 1:1-7",
    ["king who had seventy kings with no thumbs under his table gets his own thumbs cut off"],
  ],
  [
    "Judges 2:6-23",
    ["a new generation who did not know God", "over and over they sin, suffer, cry and are saved"],
  ],
  ["Judges 3:7-11", ["first hero who saved Israel", "eight years under a foreign king"]],
  [
    "Judges 3:12-30",
    [
      "left-handed man stabs a very fat king and the fat closes over the sword",
      "servants think he is on the toilet",
      "secret message for you, king",
    ],
  ],
  [
    "Judges 3:15-25",
    [
      "left handed man stabs a fat king and the sword disappears in his belly",
      "servants think the king is on the toilet",
    ],
  ],
  ["Judges 3:31", ["killed six hundred with a farm stick"]],
  [
    "Judges 4:1-16",
    [
      "a woman judge under a palm tree",
      "he will not go to war unless she comes along",
      "nine hundred iron chariots",
    ],
  ],
  [
    "Judges 4:17-24",
    [
      "woman hammers a tent peg through a man’s head",
      "he asks for water and gets milk and a blanket",
      "general killed while sleeping in a tent",
      "woman hammers a tent peg through a general's head while he sleeps",
      "gives him milk then kills him",
    ],
  ],
  [
    "Judges 5:1-31",
    [
      "victory song by a woman",
      "his mother looks out of the window, why is his chariot late",
      "stars fought from the sky",
    ],
  ],
  [
    "Judges 6:1-24",
    [
      "hiding from enemies while threshing wheat in a wine press",
      "my family is the weakest and I am the least",
      "mighty warrior, God is with you",
    ],
  ],
  [
    "Judges 6:25-40",
    [
      "wet wool on dry ground and the other way round",
      "asking God for a sign with a fleece",
      "tears down his dad’s idol at night because he is afraid",
    ],
  ],
  [
    "Judges 6:36-40",
    ["wet wool dry ground then the other way around", "testing god with a fleece"],
  ],
  [
    "Judges 7:1-8",
    [
      "army cut from thirty-two thousand to three hundred",
      "how they drank water decides who fights",
      "send home whoever is scared",
      "picks soldiers by how they drink water",
      "god says you have too many men",
    ],
  ],
  [
    "Judges 7:9-25",
    [
      "clay jars, torches and trumpets scare the enemy at night",
      "a dream of a barley loaf rolling into a tent",
      "sword for the Lord",
    ],
  ],
  [
    "Judges 8:1-35",
    [
      "boy too scared to kill two kings",
      "I will not be your king, God will",
      "a gold idol made from earrings",
      "towns refuse bread to tired soldiers",
    ],
  ],
  [
    "Judges 9:1-21",
    [
      "he killed seventy brothers on one stone",
      "the trees look for a king and only the thorn bush says yes",
    ],
  ],
  ["Judges 9:7-15", ["trees looking for a king and only the thorn bush says yes"]],
  [
    "Judges 9:22-57",
    [
      "woman drops a millstone on his head from the tower",
      "kill me so they do not say a woman did it",
      "sows the town with salt",
    ],
  ],
  ["Judges 10:6-18", ["go and cry to the gods you have chosen"]],
  [
    "Judges 11:1-11",
    [
      "son of a prostitute thrown out by his brothers then asked to lead the war",
      "you hated me and now you need me",
    ],
  ],
  [
    "Judges 11:12-40",
    [
      "promised to sacrifice whatever comes out of the door and it is his daughter",
      "girl weeps for her virginity two months in the hills",
      "rash promise",
    ],
  ],
  [
    "Judges 11:30-40",
    ["promises to sacrifice whatever comes out of his door and it's his daughter", "terrible vow"],
  ],
  [
    "Judges 12:1-15",
    [
      "killed because they could not pronounce a word with sh",
      "password test at the river",
      "judge with thirty sons on thirty donkeys",
    ],
  ],
  ["Judges 12:5-6", ["they say the password wrong and get killed, can't pronounce sh"]],
  [
    "Judges 13:1-25",
    [
      "angel tells a woman without children she will have a strong boy",
      "no wine and never cut his hair",
      "angel goes up in the flame",
    ],
  ],
  [
    "Judges 14:1-20",
    [
      "kills a lion with bare hands and later eats honey from its body",
      "wedding riddle and his wife nags the answer out of him",
      "thirty sets of clothes",
    ],
  ],
  ["Judges 14:5-9", ["kills a lion with bare hands and later there's honey in it"]],
  [
    "Judges 15:1-8",
    ["foxes tied tail to tail with torches burn the fields", "his wife was given to his best man"],
  ],
  ["Judges 15:4-5", ["ties torches to foxes' tails and burns the fields"]],
  [
    "Judges 15:9-20",
    [
      "killed a thousand men with a donkey’s jawbone",
      "so thirsty after the fight that God splits the ground for water",
      "his own people tie him up",
    ],
  ],
  ["Judges 15:14-17", ["kills a thousand men with a donkey's jaw"]],
  ["Judges 16:1-3", ["picks up the city gates and carries them away at midnight"]],
  [
    "Judges 16:4-22",
    [
      "girlfriend cuts off his hair and he loses his strength",
      "she asks three times and he lies",
      "paid eleven hundred silver pieces each",
      "eyes gouged out",
      "strong man betrayed by a woman",
    ],
  ],
  [
    "Judges 16:15-21",
    [
      "she nags him until he tells about his hair",
      "haircut makes him weak and they poke out his eyes",
    ],
  ],
  [
    "Judges 16:23-31",
    [
      "blind man pushes down the pillars and kills everyone with himself",
      "let me die with the enemy",
      "suicide and revenge at a party",
      "blind strong man pushes down the pillars and dies with his enemies",
    ],
  ],
  [
    "Judges 17:1-13",
    [
      "son steals silver from his mother and she makes an idol from it",
      "hires his own priest",
      "everybody did what they wanted",
    ],
  ],
  [
    "Judges 18:1-31",
    ["tribe steals a man’s idols and his priest", "quiet people attacked and their city burned"],
  ],
  [
    "Judges 19:1-30",
    [
      "woman raped all night and cut into twelve pieces",
      "body parts sent to all the tribes",
      "men of the town surround the house of an old man",
    ],
  ],
  [
    "Judges 19:25-30",
    [
      "woman cut into twelve pieces and sent around the country",
      "the most horrible story in the bible",
    ],
  ],
  [
    "Judges 20:1-48",
    ["civil war against one tribe", "seven hundred lefties who could sling a stone at a hair"],
  ],
  [
    "Judges 21:1-25",
    ["they kidnap dancing girls to be wives", "swore not to give their daughters in marriage"],
  ],
  ["Judges 21:19-23", ["men hide in vineyards and kidnap dancing girls for wives"]],
];
