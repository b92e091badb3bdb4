import type { Telling } from "./schema";

export const ezekiel: readonly Telling[] = [
  [
    "Ezekiel 1:1-28",
    [
      "wheels inside wheels full of eyes",
      "four creatures with four faces and wings",
      "looks like a spaceship",
      "throne with a rainbow",
      "storm from the north",
    ],
  ],
  [
    "Ezekiel 1:4-14",
    [
      "strange beings in a storm, each with four faces and four wings",
      "they move like lightning and never turn",
      "a windy cloud with fire flashing from the north",
      "legs straight and feet like a calf’s",
      "the vision some people say was a UFO",
    ],
  ],
  [
    "Ezekiel 1:5-10",
    [
      "weird creatures each with four faces, person lion ox and eagle",
      "beings with calf hooves and shiny legs",
    ],
  ],
  [
    "Ezekiel 1:15-28",
    [
      "rings full of eyes that go wherever the creatures go",
      "a throne like blue gemstone with a glowing figure on it",
      "a sort of spaceship seen by a prophet",
      "wings as loud as an army or the sea",
      "he saw God’s glory and fell on his face",
    ],
  ],
  [
    "Ezekiel 1:16-18",
    [
      "rings inside rings covered with eyeballs, is that a ufo",
      "biblically accurate angels, scary rims full of eyes",
    ],
  ],
  [
    "Ezekiel 2:1-3:15",
    [
      "eats a scroll sweet as honey",
      "stubborn people, forehead like diamond",
      "sits stunned seven days",
    ],
  ],
  [
    "Ezekiel 2:6",
    [
      "told not to fear people even though he sits among scorpions",
      "living with prickly stinging neighbors, dont be scared of their looks",
    ],
  ],
  [
    "Ezekiel 2:8-3:3",
    [
      "a prophet is told to eat a book and it tastes good",
      "a hand holds out a roll written on both sides",
      "words of crying and sorrow that were tasty like honey",
      "fill your stomach with this paper",
      "open your mouth and don’t be stubborn like them",
    ],
  ],
  [
    "Ezekiel 3:1-3",
    ["eats a paper roll and it tastes like sugar", "prophet swallows a book to fill his stomach"],
  ],
  [
    "Ezekiel 3:8-9",
    [
      "forehead made tougher than rock to match stubborn folks",
      "god gives him a diamond hard head",
    ],
  ],
  [
    "Ezekiel 3:15",
    [
      "sat stunned and speechless for a week with deportees in tel aviv",
      "seven days of shock by a canal among exiles",
    ],
  ],
  [
    "Ezekiel 3:16-27",
    ["if you do not warn him his blood is on you", "tongue stuck so he cannot speak"],
  ],
  [
    "Ezekiel 3:16-21",
    [
      "if you don’t warn the bad man his blood is your fault",
      "a lookout responsible for telling people about danger",
      "you have saved your own life if you spoke up",
      "duty to warn someone going wrong",
      "after seven days a prophet gets the job of guard",
    ],
  ],
  [
    "Ezekiel 3:18-19",
    [
      "if you dont warn someone doing wrong their death is on you",
      "responsibility to speak up and then you’re off the hook",
    ],
  ],
  [
    "Ezekiel 3:26-27",
    [
      "prophet struck mute, tongue glued to the top of his mouth",
      "can only talk when god opens his lips",
    ],
  ],
  [
    "Ezekiel 4:1-17",
    [
      "lies on his side more than a year",
      "bread recipe of beans cooked over poop",
      "plays siege with a brick",
    ],
  ],
  [
    "Ezekiel 4:1-8",
    [
      "a man lies on his side more than a year as a sign",
      "he draws a city on a clay tile and plays war against it",
      "an iron pan is set up like a wall",
      "ropes hold him so he can’t roll over",
      "a prophet acts out an attack on the capital",
    ],
  ],
  [
    "Ezekiel 4:1-3",
    ["plays war games with a brick map and a frying pan", "model of a besieged city drawn on clay"],
  ],
  [
    "Ezekiel 4:4-6",
    ["lying on one side for over a year", "390 days on the left and forty on the right"],
  ],
  [
    "Ezekiel 4:9-17",
    [
      "the bread recipe that health food shops now sell",
      "cook your food over poop, and he begs for cow manure",
      "I’ve never eaten anything unclean in my life",
      "food and water rationed by weight",
      "a mix of grains and beans for a siege diet",
    ],
  ],
  [
    "Ezekiel 4:9",
    [
      "health food bread recipe with lentils and millet sold in stores",
      "multigrain loaf mixed from beans and spelt",
    ],
  ],
  [
    "Ezekiel 4:12-15",
    [
      "cooking over human poop, swapped for cow patties",
      "prophet objects to the unclean fuel for baking",
    ],
  ],
  ["Ezekiel 5:1-17", ["shaves with a sword and weighs the hair in three parts"]],
  [
    "Ezekiel 5:1-4",
    [
      "a prophet cuts off all his hair and divides it in three",
      "a third burned, a third chopped, a third thrown to the wind",
      "a few hairs are tied into his clothes",
      "he uses a blade as a razor and scales to weigh",
      "haircut as a picture of what will happen to a city",
      "shaves with a sword and splits the hair in three piles",
      "a few whiskers tucked in his coat, the rest burned or blown away",
    ],
  ],
  [
    "Ezekiel 7:19",
    [
      "people throw their cash out in the road as worthless",
      "money cant save or feed you when the end hits",
    ],
  ],
  [
    "Ezekiel 8:1-18",
    ["lifted by his hair to see idols on walls", "women cry for Tammuz", "hole in the wall"],
  ],
  [
    "Ezekiel 8:3",
    ["carried through the air by his hair in a vision", "lifted by a lock of hair to the temple"],
  ],
  [
    "Ezekiel 8:7-12",
    [
      "peeking through a hole into a secret room with animal pictures on the walls",
      "seventy elders secretly burning incense in the dark",
    ],
  ],
  [
    "Ezekiel 8:14",
    [
      "women at the temple crying over a foreign god tammuz",
      "ladies grieving a babylonian deity at the north gate",
    ],
  ],
  [
    "Ezekiel 8:16",
    ["men with backs to the temple bowing to sunrise", "sun worship inside the courtyard"],
  ],
  ["Ezekiel 9:1-11", ["man with ink marks foreheads of those who are sad about evil"]],
  [
    "Ezekiel 9:2-6",
    [
      "scribe in linen marks the foreheads of people who grieve over evil",
      "executioners skip anyone with the sign on their brow",
    ],
  ],
  ["Ezekiel 10:1-22", ["glory of God leaves the temple with wheels and angels"]],
  [
    "Ezekiel 10:1-14",
    [
      "burning coals are taken from between the angels and thrown over town",
      "God’s presence moves out of his house",
      "a man in linen reaches into the fire among wheels",
      "a cloud fills the court as the brightness rises",
      "angels with four faces and eyes all over",
    ],
  ],
  [
    "Ezekiel 10:18-19",
    [
      "gods radiance moves out of the temple on winged beings",
      "divine presence leaves the doorway and goes to the east gate",
    ],
  ],
  [
    "Ezekiel 11:3",
    [
      "we are the beef and the town is the pot",
      "leaders think the city is a cooking pot that protects them",
    ],
  ],
  [
    "Ezekiel 11:13",
    ["official drops dead during the sermon", "pelatiah collapsed while the prophet preached"],
  ],
  ["Ezekiel 11:14-25", ["one new heart, flesh not stone"]],
  ["Ezekiel 12:1-16", ["digs through the wall with his bags to act out exile"]],
  [
    "Ezekiel 12:3-7",
    [
      "packs a suitcase and digs out through a wall at night",
      "acting out being deported with face covered",
    ],
  ],
  [
    "Ezekiel 12:22-23",
    [
      "saying that time drags on and visions never come true",
      "popular slogan about prophecies failing gets cancelled",
    ],
  ],
  ["Ezekiel 13:1-23", ["whitewashed wall falls", "women sew magic bands"]],
  [
    "Ezekiel 13:10-12",
    [
      "painting over a shaky wall that a hailstorm will knock down",
      "flimsy whitewash on a bad wall",
    ],
  ],
  [
    "Ezekiel 13:18-20",
    [
      "women who sew magic wristbands and veils to trap souls",
      "sorceresses with charms on arms hunting people",
    ],
  ],
  ["Ezekiel 14:12-23", ["even Noah, Daniel and Job could only save themselves"]],
  [
    "Ezekiel 14:14",
    [
      "even the ark builder and two other heroes could only save themselves",
      "three good men named together and not able to rescue a country",
    ],
  ],
  [
    "Ezekiel 15:2-5",
    ["grapevine wood is useless for making even a peg", "what good is a vine except as firewood"],
  ],
  [
    "Ezekiel 16:1-63",
    [
      "baby thrown in a field with uncut cord becomes a queen and then a prostitute",
      "sin of Sodom was pride and not helping the poor",
    ],
  ],
  [
    "Ezekiel 16:4-6",
    [
      "abandoned newborn with the cord still attached, left bloody in a field",
      "unwanted baby girl thrown out and told to live",
    ],
  ],
  [
    "Ezekiel 16:10-13",
    [
      "dressed up with silk, nose ring, and leather shoes like a queen",
      "rescued girl given jewelry and a tiara",
    ],
  ],
  [
    "Ezekiel 16:33-34",
    ["hooker who pays the customers", "the opposite of prostitution, she bribes the men"],
  ],
  [
    "Ezekiel 16:44",
    ["like mom like daughter saying", "old proverb that girls turn out as their mothers"],
  ],
  [
    "Ezekiel 16:49-50",
    [
      "the real fault of that burned city was being selfish and rich",
      "they had too much food and ignored the needy",
      "people quote it to say it wasn’t about being gay",
      "proud, overfed and lazy sister city",
      "comfortable people who didn’t care about the poor",
    ],
  ],
  [
    "Ezekiel 16:49",
    [
      "real sin of sodom was being stuck up and not helping the poor",
      "overfed, comfortable and unconcerned for needy people",
    ],
  ],
  ["Ezekiel 17:1-24", ["two eagles and a vine", "tiny twig grows to a big tree"]],
  [
    "Ezekiel 17:3-8",
    [
      "riddle about two big birds and a vine leaning the wrong way",
      "eagle snaps a treetop twig and plants it in a trading town",
    ],
  ],
  [
    "Ezekiel 17:22-24",
    [
      "god plants a tiny twig that becomes a tree for all kinds of birds",
      "shrinks the tall tree and grows the short one",
    ],
  ],
  [
    "Ezekiel 18:1-32",
    [
      "son does not pay for father’s sin",
      "sour grapes saying",
      "no joy in the death of the bad, turn and live",
    ],
  ],
  [
    "Ezekiel 18:1-20",
    [
      "kids aren’t punished for what their dad did",
      "parents eat something sour and the children’s teeth hurt",
      "everyone is responsible for his own wrongs",
      "a good man with a bad son with a good grandson",
      "verse against the idea of family curses",
    ],
  ],
  [
    "Ezekiel 18:20",
    [
      "kids arent punished for what dad did",
      "is there generational guilt, each one answers for himself",
    ],
  ],
  ["Ezekiel 18:23", ["god takes no joy when bad people die", "would rather they change and live"]],
  [
    "Ezekiel 19:2-9",
    [
      "lioness whose cubs were trapped and caged",
      "young lion taken with hooks to egypt, brother to babylon",
    ],
  ],
  ["Ezekiel 20:1-26", ["laws that were not good"]],
  [
    "Ezekiel 20:25-26",
    ["god gave them laws that werent good", "puzzling verse about bad rules nobody could live by"],
  ],
  [
    "Ezekiel 20:49",
    ["people complain he only tells riddles", "they say that preacher just speaks in parables"],
  ],
  [
    "Ezekiel 21:9-11",
    ["song about a sharpened shiny blade for the killer", "weapon honed and polished to flash"],
  ],
  [
    "Ezekiel 21:21",
    [
      "king at a fork in the road shakes arrows and reads a liver",
      "fortune telling with animal guts to pick which city to attack",
    ],
  ],
  [
    "Ezekiel 21:27",
    [
      "ruin it three times until the rightful owner arrives",
      "overturned and overturned until he comes to whom it belongs",
    ],
  ],
  [
    "Ezekiel 22:18-22",
    ["nation is scrap metal to be melted in a furnace", "leftover slag of silver"],
  ],
  ["Ezekiel 22:23-31", ["looked for somebody to stand in the gap"]],
  [
    "Ezekiel 22:30",
    [
      "looked for someone to fill the hole in the wall but nobody",
      "standing in the breach for the country",
    ],
  ],
  [
    "Ezekiel 23:1-49",
    ["two sisters who were prostitutes, very sexual chapter", "men like donkeys"],
  ],
  [
    "Ezekiel 23:1-10",
    [
      "two girls who were prostitutes in Egypt stand for two cities",
      "the elder one runs after Assyrian soldiers in blue",
      "a very crude story about unfaithful women",
      "her lovers strip her and kill her",
      "a parable that compares idol worship with sleeping around",
    ],
  ],
  [
    "Ezekiel 23:2-4",
    [
      "two sisters with names meaning tent who sold themselves in egypt",
      "oholah and oholibah stand for two capitals",
    ],
  ],
  [
    "Ezekiel 23:14-16",
    [
      "fell in lust with pictures of soldiers on a wall",
      "she saw red painted men and sent for them",
    ],
  ],
  [
    "Ezekiel 23:20",
    ["crudest verse, lovers compared to donkeys and horses", "men hung like donkeys"],
  ],
  [
    "Ezekiel 24:3-6",
    [
      "stew pot with crud that wont come off",
      "rusty kettle full of choice meat stands for a murderous city",
    ],
  ],
  [
    "Ezekiel 24:15-27",
    [
      "wife dies and he is not allowed to cry",
      "his dear one dies that evening and he can’t cry",
      "keep your shoes and turban on, do not grieve",
      "God takes away the delight of his eyes in one stroke",
      "neighbors ask why he acts so strangely after a funeral",
      "a prophet’s loss becomes a sign for the nation",
    ],
  ],
  [
    "Ezekiel 24:15-18",
    [
      "wife dies suddenly and he may not cry",
      "prophet loses the love of his life that evening, shoes stay on",
    ],
  ],
  [
    "Ezekiel 25:3-5",
    [
      "punished for gloating when the temple fell, capital becomes a camel barn",
      "ammon laughed at israels ruin",
    ],
  ],
  [
    "Ezekiel 25:15-17",
    [
      "the verse from the pulp fiction speech",
      "great vengeance and furious anger, the hitman’s bible quote",
    ],
  ],
  [
    "Ezekiel 26:4-5",
    [
      "island city scraped to bare rock where fishermen dry nets",
      "tyre becomes a spot to spread fishing gear",
    ],
  ],
  [
    "Ezekiel 27:5-9",
    [
      "trading city pictured as a beautiful ship with cedar mast and ivory deck",
      "oak oars and embroidered egyptian sail",
    ],
  ],
  [
    "Ezekiel 27:26-27",
    [
      "overloaded merchant vessel wrecked by the east wind",
      "ship with all goods and sailors goes down",
    ],
  ],
  [
    "Ezekiel 28:1-19",
    ["perfect angel in Eden covered in jewels who fell because proud", "king says I am a god"],
  ],
  [
    "Ezekiel 28:2",
    [
      "ruler claims to be divine sitting on an ocean throne",
      "you are just a human not a deity, tyres boss",
    ],
  ],
  [
    "Ezekiel 28:11-19",
    [
      "a perfect beautiful being covered with jewels who became proud",
      "people think it is about how the devil fell",
      "you walked among the stones of fire on God’s mountain",
      "his beauty made him arrogant and he was thrown down",
      "a song of mourning over a rich trader king",
    ],
  ],
  [
    "Ezekiel 28:13-15",
    [
      "covered in gems in paradise, guardian cherub who was flawless until he wasnt",
      "passage people say describes satan before he fell",
    ],
  ],
  ["Ezekiel 29:1-12", ["crocodile in the Nile with hooks in jaw"]],
  [
    "Ezekiel 29:3-5",
    [
      "pharaoh as a crocodile who claims he made the nile",
      "fish sticking to the scales of a hooked river monster",
    ],
  ],
  [
    "Ezekiel 29:6-7",
    [
      "crutch of reed that snaps and stabs whoever leans on it",
      "egypt broke and wrenched your shoulder",
    ],
  ],
  [
    "Ezekiel 29:18-20",
    [
      "soldiers went bald and got sore shoulders without pay so got egypt instead",
      "wages for a long siege paid with another country",
    ],
  ],
  [
    "Ezekiel 30:21-22",
    ["pharaohs arm broken with no cast or bandage", "both arms snapped so he drops his sword"],
  ],
  [
    "Ezekiel 31:3-6",
    [
      "empire like a giant cedar where every bird nested",
      "assyria was the tallest tree in the forest with animals in its shade",
    ],
  ],
  [
    "Ezekiel 32:26-28",
    [
      "dead warriors lie in the underworld with swords as pillows",
      "fallen armies of meshech and tubal in the grave",
    ],
  ],
  ["Ezekiel 33:1-20", ["guard on the wall blows the horn"]],
  [
    "Ezekiel 33:1-9",
    [
      "if the guard blows the horn and people ignore it, their fault",
      "the man on the wall who sees the enemy’s sword coming",
      "a sentry who doesn’t sound the alarm is guilty",
      "tell the bad person to change or answer for it",
      "responsibility of preachers to give warning",
    ],
  ],
  ["Ezekiel 33:21-33", ["they hear you like a love song but do not do it"]],
  [
    "Ezekiel 33:21",
    [
      "refugee brings word that the capital has fallen",
      "survivor arrives to say the city is taken",
    ],
  ],
  [
    "Ezekiel 33:30-32",
    [
      "listeners treat the preacher like a pop singer",
      "nice voice and plays well but they never do what he says",
    ],
  ],
  [
    "Ezekiel 34:1-31",
    [
      "shepherds who feed themselves",
      "God looks for lost sheep himself",
      "fat sheep push the weak",
    ],
  ],
  [
    "Ezekiel 34:1-16",
    [
      "leaders who feed themselves and not the flock",
      "God says I’ll go and look for my animals myself",
      "he bandages the hurt ones and makes the sick strong",
      "you eat the fat and wear the wool but don’t care for them",
      "scattered over the hills and nobody searching",
    ],
  ],
  [
    "Ezekiel 34:2-4",
    [
      "pastors who fleece the flock and feed only themselves",
      "herders wear the wool, eat the fat and ignore sick animals",
    ],
  ],
  [
    "Ezekiel 34:11-12",
    ["god will personally go look for scattered sheep", "i’ll find my own flock on a foggy day"],
  ],
  [
    "Ezekiel 34:18-21",
    [
      "fat sheep muddying the water and shoving weak ones",
      "isnt it enough to drink, must you dirty what is left",
    ],
  ],
  ["Ezekiel 36:16-38", ["takes out heart of stone", "clean water sprinkled", "for my name’s sake"]],
  [
    "Ezekiel 36:24-28",
    [
      "God takes out the hard one and puts in a soft one",
      "I’ll sprinkle clean water on you",
      "being changed from the inside by God’s Spirit",
      "he gathers them from all countries and brings them home",
      "a spiritual transplant from rock to living tissue",
    ],
  ],
  [
    "Ezekiel 36:25",
    [
      "sprinkled with pure water to wash off idols",
      "splash of clean water makes you clean from filth",
    ],
  ],
  [
    "Ezekiel 36:26",
    ["heart transplant, rock swapped for living tissue", "god replaces a cold hard heart"],
  ],
  [
    "Ezekiel 37:1-14",
    [
      "field of dry bones stand up and get flesh",
      "bones rattle together",
      "can these bones live",
      "breath from four winds",
      "skeletons come together and stand up as an army",
      "can these live again, only you know, God",
      "a rattling noise and flesh and skin grow back",
      "the wind blows into dead people and they breathe",
      "I’ll open your graves, hope for a nation that gave up",
    ],
  ],
  [
    "Ezekiel 37:1-10",
    ["skeletons rattle together and get skin", "valley of dead soldiers comes alive as an army"],
  ],
  [
    "Ezekiel 37:15-28",
    [
      "two sticks become one in the hand",
      "a prophet holds pieces of wood together in one hand",
      "the divided country becomes a single nation again",
      "one king and one shepherd over all of them",
      "names written on wood as a sign",
      "a promise to reunite north and south",
    ],
  ],
  [
    "Ezekiel 37:16-17",
    [
      "two pieces of wood with names held as one",
      "joining sticks as a sign of reuniting two kingdoms",
    ],
  ],
  [
    "Ezekiel 38:1-23",
    [
      "enemy from the north attacks at the end times",
      "hooks in jaws",
      "hail and fire",
      "a huge army from the far north comes on horses",
      "hooks in the jaws pull the enemy out",
      "they attack peaceful villages without walls",
      "end time war, people say it means Russia",
      "covering the land like a storm cloud",
    ],
  ],
  [
    "Ezekiel 38:2-6",
    [
      "gog and magog coalition with persia from the far north",
      "end times invasion some say is russia and iran",
    ],
  ],
  [
    "Ezekiel 38:11-12",
    [
      "attack on peaceful towns with no walls or gates",
      "invader plans to loot people living at the center of the world",
    ],
  ],
  ["Ezekiel 39:1-29", ["birds eat soldiers", "seven months to bury the dead and burn weapons"]],
  [
    "Ezekiel 39:9-10",
    [
      "using enemy weapons as firewood for seven years",
      "no need to chop wood thanks to shields and spears",
    ],
  ],
  [
    "Ezekiel 39:12-15",
    [
      "seven months of burying bodies, put a marker by each bone",
      "cleanup crew searching for human remains",
    ],
  ],
  [
    "Ezekiel 39:17-20",
    ["birds and beasts invited to dine on warriors", "feast of generals and horses for vultures"],
  ],
  [
    "Ezekiel 40:1-4",
    [
      "man with a measuring stick shows a new temple",
      "a man shining like bronze with a string and a measuring stick",
      "he’s taken to a high mountain and sees a building like a city",
      "twenty-five years after being deported he has a vision",
      "look and listen and tell everyone what I show you",
      "all those measurements of walls and gates",
    ],
  ],
  [
    "Ezekiel 40:3",
    [
      "bronze looking man with a tape measure at the gate",
      "shiny guide with a linen cord and a rod for measuring",
    ],
  ],
  ["Ezekiel 43:1-12", ["glory comes back from the east with sound of many waters"]],
  [
    "Ezekiel 43:2-5",
    [
      "gods brightness comes back from the east with a sound like waterfalls",
      "glory moves into the new temple",
    ],
  ],
  ["Ezekiel 44:1-14", ["gate stays shut because God went through"]],
  [
    "Ezekiel 44:1-3",
    [
      "gate kept closed because god walked through it",
      "eastern entrance locked for good, only the prince may eat there",
    ],
  ],
  [
    "Ezekiel 44:17-18",
    [
      "priests cant wear wool or anything that makes them sweat",
      "dress code of linen turbans and underpants",
    ],
  ],
  [
    "Ezekiel 45:10",
    ["use honest scales and measures, fair weights", "no cheating on volume of grain and oil"],
  ],
  [
    "Ezekiel 46:9",
    [
      "come in one door of the temple and leave by the opposite one",
      "one way traffic rule for worshippers",
    ],
  ],
  [
    "Ezekiel 47:1-12",
    [
      "river from under the temple gets deeper, ankle, knee, waist",
      "trees with healing leaves",
      "dead sea full of fish",
      "water trickles from under a door and becomes too deep to cross",
      "first to the ankles, then knees, then waist, then swimming",
      "salt water turns fresh and fishermen spread nets",
      "fruit every month and leaves for medicine",
      "everything lives wherever the stream goes",
    ],
  ],
  [
    "Ezekiel 47:3-5",
    [
      "water gets deeper, ankle then knee then waist then swimming",
      "stream from the temple becomes too deep to wade",
    ],
  ],
  [
    "Ezekiel 47:8-10",
    ["dead sea gets fresh and full of fish", "anglers at en gedi where nothing used to live"],
  ],
  ["Ezekiel 47:12", ["fruit every month and leaves that cure", "riverside trees used as medicine"]],
  [
    "Ezekiel 47:22-23",
    ["immigrants get land just like citizens", "foreigners with kids here count as native born"],
  ],
  ["Ezekiel 48:35", ["final city named god lives here", "what will the new city be called"]],
];
