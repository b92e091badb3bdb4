import type { Telling } from "./schema";

export const exodus: readonly Telling[] = [
  [
    "Exodus 1:1-14",
    [
      "a new king is afraid of the foreigners because there are too many",
      "made slaves making bricks",
      "the more they were hurt the more they grew",
    ],
  ],
  [
    "Exodus 1:15-22",
    [
      "nurses who deliver babies disobey the king and save the boys",
      "midwives lie that the women give birth too fast",
      "every baby boy thrown into the river",
      "nurses who lied to the king to save baby boys",
      "midwives refuse to kill newborns",
    ],
  ],
  [
    "Exodus 2:1-10",
    [
      "a baby in a basket on the river",
      "princess finds a baby and pays his own mother to nurse him",
      "big sister watches in the reeds",
      "baby in a basket on the river",
      "princess finds a crying baby in the reeds and his own mom gets paid to nurse him",
    ],
  ],
  [
    "Exodus 2:11-15",
    ["he kills an egyptian and buries him in sand then has to run", "who made you boss over us"],
  ],
  [
    "Exodus 2:11-25",
    [
      "he kills a slave driver and hides the body in sand",
      "who made you a judge over us",
      "runs away and helps girls at a well against shepherds",
      "God hears the slaves groan",
    ],
  ],
  [
    "Exodus 3:1-6",
    ["a bush on fire that doesn't burn up", "take your shoes off this is holy ground"],
  ],
  [
    "Exodus 3:1-22",
    [
      "a bush that burns but does not burn up",
      "take off your shoes, this is holy ground",
      "God tells his name, I am who I am",
      "a shepherd is told to free the slaves",
      "who am I to go to the king",
    ],
  ],
  [
    "Exodus 4:1-9",
    [
      "his hand goes white and sick and then is fine again",
      "a stick turns into a snake when he throws it down",
      "grab it by the tail",
      "his walking stick becomes a snake",
      "hand goes white with disease and then fine again when he puts it in his coat",
      "signs so they'll believe him, water turning to blood on the ground",
    ],
  ],
  [
    "Exodus 4:10-17",
    [
      "he says he is bad at speaking",
      "please send somebody else",
      "who makes people deaf or blind",
      "his brother will talk for him",
      "i'm bad at talking, send someone else",
      "slow speaker gets his brother to talk for him",
    ],
  ],
  [
    "Exodus 4:18-31",
    [
      "God tries to kill him at a hotel and his wife cuts their son with a stone",
      "she throws the foreskin at his feet",
      "bloody husband",
    ],
  ],
  [
    "Exodus 4:24-26",
    [
      "god wants to kill moses at the inn and his wife cuts their son with a stone",
      "weird bit where zipporah throws the foreskin",
    ],
  ],
  [
    "Exodus 5:1-23",
    [
      "make bricks but find your own straw",
      "let my people go",
      "who is the Lord that I should listen to him",
      "slaves beaten and blame their leader",
      "you have made us stink",
    ],
  ],
  [
    "Exodus 6:1-13",
    ["people were too broken to listen", "I will bring you out with a stretched out arm"],
  ],
  [
    "Exodus 7:1-13",
    ["their magicians also made snakes but his snake ate them all", "God makes the king stubborn"],
  ],
  ["Exodus 7:8-13", ["their sticks all become snakes and his snake eats theirs"]],
  ["Exodus 7:14-25", ["river turns to blood and the fish stink", "nobody could drink the water"]],
  [
    "Exodus 8:1-15",
    [
      "frogs in beds and ovens",
      "heaps of dead frogs stank",
      "frogs in the beds and ovens",
      "frogs everywhere in the king's palace",
    ],
  ],
  [
    "Exodus 8:16-32",
    [
      "dust becomes bugs",
      "flies everywhere except where the slaves lived",
      "magicians say this is the finger of God",
    ],
  ],
  [
    "Exodus 9:1-12",
    [
      "all the farm animals die",
      "ashes thrown in the air give people sores",
      "the wizards could not stand because of boils",
    ],
  ],
  [
    "Exodus 9:13-35",
    [
      "ice and fire from the sky smash the crops",
      "I have sinned this time says the king, then changes his mind",
    ],
  ],
  [
    "Exodus 10:1-20",
    ["grasshoppers eat everything that is left", "the land went black with insects"],
  ],
  [
    "Exodus 10:21-23",
    [
      "three days so dark you could feel it",
      "dark in the whole country except where the slaves lived",
    ],
  ],
  [
    "Exodus 10:21-29",
    [
      "so dark they could feel it",
      "no light for three days",
      "get out and never see my face again",
    ],
  ],
  [
    "Exodus 11:1-10",
    [
      "warning that the oldest child in every house will die at midnight",
      "ask the neighbors for silver and gold",
    ],
  ],
  [
    "Exodus 12:1-28",
    [
      "blood painted on the door so death skips the house",
      "eat the lamb in a hurry with your shoes on",
      "bread without yeast",
      "kids will ask what does this mean",
    ],
  ],
  [
    "Exodus 12:21-30",
    [
      "blood painted on the door so death passes over",
      "the night all the oldest sons died",
      "death angel skips houses",
    ],
  ],
  [
    "Exodus 12:29-42",
    [
      "a dead person in every house in Egypt",
      "thrown out in the middle of the night with dough not risen",
      "leaving after four hundred and thirty years",
    ],
  ],
  [
    "Exodus 13:1-22",
    [
      "cloud in the day and fire at night lead them",
      "took a dead man’s bones with them",
      "not the short way lest they see war and turn back",
    ],
  ],
  [
    "Exodus 14:1-31",
    [
      "sea splits and they walk through on dry ground",
      "trapped between the army and the water",
      "the soldiers’ wheels get stuck and they drown",
      "God will fight for you, just be still",
      "were there no graves in Egypt",
    ],
  ],
  [
    "Exodus 14:21-31",
    [
      "the sea splits and they walk on dry ground with walls of water",
      "the army's wheels come off and they drown",
    ],
  ],
  [
    "Exodus 15:1-21",
    [
      "they sing after the enemy drowns",
      "horse and rider thrown in the sea",
      "women dance with tambourines",
    ],
  ],
  [
    "Exodus 15:22-27",
    [
      "bitter water made sweet by throwing in a piece of wood",
      "I am the Lord who heals you",
      "water too bitter to drink so he throws in a piece of wood",
    ],
  ],
  [
    "Exodus 16:1-36",
    [
      "bread on the ground every morning and what is it",
      "it got worms when they kept it overnight",
      "twice as much on the sixth day",
      "birds for meat in the evening",
      "they whined that they had pots of meat as slaves",
    ],
  ],
  [
    "Exodus 16:13-21",
    [
      "bread falling from the sky every morning",
      "if you kept it overnight it got worms",
      "flaky stuff on the ground they ate for forty years",
    ],
  ],
  [
    "Exodus 17:1-7",
    [
      "hits a rock and water comes out",
      "they are nearly ready to stone me",
      "is God with us or not",
    ],
  ],
  [
    "Exodus 17:8-16",
    [
      "when his arms were up they were winning",
      "two men hold up his tired arms",
      "he sat on a rock during the battle",
      "his friends hold up his tired arms so they win the battle",
      "when his hands go down they start to lose",
    ],
  ],
  [
    "Exodus 18:1-27",
    [
      "father-in-law tells him he will burn out and should share the work",
      "leaders over thousands, hundreds and tens",
      "delegating",
    ],
  ],
  [
    "Exodus 18:13-26",
    [
      "father in law says you're going to burn out, get helpers",
      "delegate, pick good men to judge small cases",
    ],
  ],
  [
    "Exodus 19:1-25",
    [
      "mountain shakes with smoke and a loud horn",
      "do not touch the mountain or you die",
      "you are my treasure, carried on eagles’ wings",
    ],
  ],
  [
    "Exodus 20:1-21",
    [
      "the ten rules on stone",
      "do not kill, steal, lie or cheat on your wife",
      "honor your mother and father",
      "keep one day holy",
      "do not want your neighbor’s house or wife",
    ],
  ],
  ["Exodus 20:18-21", ["people scared of the thunder and smoke say you talk to god for us"]],
  [
    "Exodus 21:1-11",
    [
      "slave goes free in the seventh year unless he loves his master",
      "ear pierced with a tool at the door",
      "selling a daughter as a servant",
    ],
  ],
  [
    "Exodus 21:12-36",
    [
      "eye for an eye",
      "men fighting hit a pregnant woman",
      "a bull that kills people",
      "owner who beats a slave to death",
      "whoever curses his parents dies",
    ],
  ],
  [
    "Exodus 22:1-15",
    [
      "thief has to pay back double, or four sheep for one",
      "what happens if you kill a burglar at night",
      "borrowed animal dies",
    ],
  ],
  [
    "Exodus 22:16-31",
    [
      "do not mistreat a foreigner because you were foreigners",
      "give back the coat before sunset",
      "no interest on a loan to the poor",
      "witch must not live",
    ],
  ],
  [
    "Exodus 23:1-19",
    [
      "if you see your enemy’s donkey lying under its load help it",
      "do not follow a crowd to do wrong",
      "no bribes",
      "goat in its mother’s milk",
      "let the land rest in the seventh year",
    ],
  ],
  [
    "Exodus 24:1-18",
    [
      "leaders eat and drink and see God, blue stone under his feet",
      "blood sprinkled on the people",
      "forty days up the mountain in the cloud",
    ],
  ],
  [
    "Exodus 25:1-40",
    [
      "a gold covered box with two angels on the lid",
      "how to build God’s tent, table and lamp",
      "lamp with seven arms",
      "people give what their heart wants",
    ],
  ],
  [
    "Exodus 26:1-37",
    ["curtains, boards and goat hair tent", "thick curtain dividing the holiest room"],
  ],
  [
    "Exodus 28:1-43",
    [
      "priest’s clothes with twelve jewels on the chest",
      "bells on the bottom of his robe",
      "gold plate on the forehead",
    ],
  ],
  [
    "Exodus 30:1-38",
    [
      "perfume nobody may copy",
      "oil for making priests holy",
      "a tax of half a coin for everybody, rich and poor the same",
      "wash hands and feet or die",
    ],
  ],
  [
    "Exodus 31:1-18",
    [
      "craftsmen filled with God’s spirit to do art and metal work",
      "whoever works on the rest day is put to death",
    ],
  ],
  [
    "Exodus 32:1-8",
    [
      "they melt their earrings and make a golden cow",
      "they party around an idol while their leader is up the mountain",
    ],
  ],
  [
    "Exodus 32:1-14",
    [
      "they get bored waiting and make a gold cow from earrings",
      "God wants to destroy them and is talked out of it",
      "these are your gods who brought you out",
    ],
  ],
  [
    "Exodus 32:15-20",
    [
      "he breaks the stone tablets and makes them drink the powdered gold",
      "smashes the ten commandments in anger",
    ],
  ],
  [
    "Exodus 32:15-35",
    [
      "he smashes the stone tablets",
      "grinds the idol to powder and makes them drink it",
      "I threw gold in the fire and out came this calf",
      "three thousand killed by their own relatives",
      "blot me out of your book",
    ],
  ],
  [
    "Exodus 33:1-23",
    [
      "God talks with him face to face like a friend",
      "show me your glory",
      "hidden in a crack in the rock and sees only God’s back",
      "nobody can see me and live",
    ],
  ],
  [
    "Exodus 33:18-23",
    [
      "god hides him in a crack in the rock and he sees only his back",
      "show me what you look like",
    ],
  ],
  [
    "Exodus 34:1-9",
    [
      "new stone tablets",
      "slow to get angry and full of love but punishes to the third and fourth generation",
    ],
  ],
  [
    "Exodus 34:29-35",
    [
      "his face glows so they are scared and he covers it with a cloth",
      "his face glowed so he wore a veil",
    ],
  ],
  ["Exodus 35:1-35", ["everyone brings jewelry and cloth for the tent", "women spin goat hair"]],
  ["Exodus 36:1-7", ["told to stop giving because there was too much already"]],
  [
    "Exodus 40:34-38",
    ["cloud fills the tent so nobody can go in", "they travel only when the cloud lifts"],
  ],
];
