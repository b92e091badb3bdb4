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
  [
    "Numbers 1:45-46",
    [
      "how many fighting men left egypt, over six hundred thousand counted",
      "first census total, 603550 men twenty and up",
    ],
  ],
  ["Numbers 3:11-51", ["Levites taken in place of all firstborn", "five coins for each extra boy"]],
  [
    "Numbers 4:15",
    [
      "touch the sacred furniture while carrying it and you die",
      "moving crew who lift the holy things by poles but may not handle them",
    ],
  ],
  ["Numbers 5:1-10", ["sick people sent outside the camp", "confess and pay back plus a fifth"]],
  [
    "Numbers 5:6-8",
    [
      "if the victim has no family, pay the priest back plus a fifth",
      "owe restitution but the wronged man is dead with no relatives",
    ],
  ],
  [
    "Numbers 5:11-31",
    [
      "jealous husband makes his wife drink dirty water to see if she cheated",
      "her belly swells if she is guilty",
      "dust from the floor in holy water",
    ],
  ],
  [
    "Numbers 5:14-18",
    [
      "jealous husband takes his wife to the priest to test if she cheated",
      "suspicion of adultery without proof, barley flour and dust in the water",
    ],
  ],
  [
    "Numbers 5:23-28",
    [
      "curses washed off a scroll into a drink for a suspected wife",
      "bitter water makes an unfaithful womans belly swell",
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
    "Numbers 6:2-4",
    [
      "vow with no wine, not even raisins or grape skins",
      "rules for a nazirite about grapes and vinegar",
    ],
  ],
  [
    "Numbers 6:5",
    [
      "letting the hair grow long because of a vow, no haircut",
      "samson style vow, never let a razor touch your head",
    ],
  ],
  [
    "Numbers 6:6-7",
    [
      "nazirite cannot attend his own parents funeral",
      "person under a vow may not go near the dead, even mom or brother",
    ],
  ],
  [
    "Numbers 6:9-12",
    [
      "somebody drops dead next to you and your vow starts over",
      "the vow gets ruined by a sudden death and the earlier days dont count",
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
  [
    "Numbers 6:24-26",
    [
      "may god smile on you and give you peace",
      "the blessing at the end of church, keep you and face shining",
    ],
  ],
  [
    "Numbers 7:89",
    [
      "moses heard a voice between the two winged figures above the box lid",
      "where exactly gods voice came from inside the meeting tent",
    ],
  ],
  [
    "Numbers 8:24-26",
    [
      "retirement age fifty for temple workers",
      "start at twenty five, quit at fifty, then just assist",
    ],
  ],
  [
    "Numbers 9:6-11",
    ["missed passover over a corpse or a trip, do it a month later", "makeup date for the holiday"],
  ],
  ["Numbers 9:15-23", ["they camp as long as the cloud stays, a day or a year"]],
  [
    "Numbers 9:17-22",
    [
      "they only moved when the cloud lifted, be it a day or a year",
      "waiting on gods timing, pack up whenever the cloud goes",
    ],
  ],
  ["Numbers 10:1-10", ["two silver trumpets to call people together"]],
  [
    "Numbers 10:2-7",
    [
      "two silver trumpets and what the signals mean",
      "bugle calls for meeting versus breaking camp",
    ],
  ],
  [
    "Numbers 10:29-32",
    [
      "come with us and be our scout, he says no id rather go home",
      "moses begs his in law hobab to guide them, you can be our eyes",
    ],
  ],
  [
    "Numbers 11:1-15",
    [
      "we miss the fish, melons, onions and garlic of Egypt",
      "leader asks God to kill him because the people are too heavy",
      "am I their mother that I should carry them like a baby",
    ],
  ],
  [
    "Numbers 11:1-3",
    [
      "whining set the edge of the camp on fire",
      "place called burning because complainers got scorched",
    ],
  ],
  [
    "Numbers 11:4-9",
    ["complaining about missing cucumbers, melons and fish", "sick of the same food every day"],
  ],
  [
    "Numbers 11:4-6",
    [
      "we miss the free fish, cucumbers, melons, onions and garlic",
      "sick of manna and craving egyptian food",
    ],
  ],
  [
    "Numbers 11:11-15",
    [
      "burned out leader: did i give birth to these people, just kill me",
      "moses complains he has to carry them like a nursemaid with a baby",
    ],
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
    "Numbers 11:18-20",
    [
      "youll eat meat until it comes out your nose",
      "be careful what you beg for, a whole month of it until youre sick",
    ],
  ],
  [
    "Numbers 11:21-23",
    [
      "has gods arm gotten too short",
      "moses doubts there are enough cattle or fish to feed that many",
    ],
  ],
  [
    "Numbers 11:26-29",
    [
      "two guys prophesy in camp without permission and the leader isnt jealous",
      "eldad and medad, i wish everyone were a prophet",
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
    "Numbers 11:31-33",
    [
      "quails piled waist deep then people died with meat in their teeth",
      "greedy bird gathering ends in a plague",
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
    "Numbers 12:1-10",
    [
      "sister talks bad about her brother's wife and her skin goes white",
      "miriam punished for gossip",
    ],
  ],
  [
    "Numbers 12:1-2",
    [
      "siblings criticize their brothers interracial marriage",
      "miriam and aaron say god talks to us as well",
    ],
  ],
  ["Numbers 12:3", ["the humblest man on earth", "moses more modest than anybody alive"]],
  [
    "Numbers 12:6-8",
    [
      "other prophets get dreams and riddles, this one gets straight talk",
      "god talks to moses mouth to mouth rather than in visions",
    ],
  ],
  [
    "Numbers 12:10-15",
    [
      "sister turns white with skin disease and sits outside camp for a week",
      "shortest prayer, please heal her",
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
    "Numbers 13:17-20",
    [
      "orders for the scouts, check the soil, the cities, and bring back fruit",
      "spy mission briefing, are the people weak or strong, few or many",
    ],
  ],
  [
    "Numbers 13:23",
    [
      "bunch of grapes so huge two men carried it on a pole",
      "enormous grape cluster with figs and pomegranates from the scouting trip",
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
    "Numbers 13:30-31",
    [
      "one spy says we can take them, the rest say theyre too strong",
      "caleb hushes the crowd, lets go right now",
    ],
  ],
  [
    "Numbers 13:32-33",
    ["we felt like bugs next to those giants", "a country that swallows the people who live there"],
  ],
  [
    "Numbers 14:1-25",
    [
      "people cry all night and want to choose a leader to go back to slavery",
      "God wants to wipe them out and is talked out of it by what the neighbors would say",
    ],
  ],
  [
    "Numbers 14:3-4",
    [
      "lets pick a new captain and go back to egypt",
      "crying crowd says our wives and kids will be captured, lets turn around",
    ],
  ],
  [
    "Numbers 14:6-9",
    [
      "two spies rip their clothes and say well eat those people like bread",
      "optimists against the panicking majority, dont be scared of the locals",
    ],
  ],
  [
    "Numbers 14:24",
    [
      "caleb gets in because he had a different attitude",
      "follow god all the way like the one spy with another spirit",
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
    "Numbers 14:31-34",
    [
      "a year of wandering for each day the spies were gone",
      "why they were stuck in the desert forty years",
    ],
  ],
  [
    "Numbers 14:40-45",
    [
      "too late, they attack after god said no and get thrashed",
      "sorry now, well go fight, but the ark stayed behind",
    ],
  ],
  [
    "Numbers 15:20-21",
    [
      "set aside a piece of the first dough, challah",
      "bakers give god a cake from the first batch",
    ],
  ],
  [
    "Numbers 15:30-31",
    [
      "sinning on purpose with a raised fist has no sacrifice",
      "deliberate defiance versus a mistake, cut off with no forgiveness",
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
    "Numbers 15:32-36",
    ["man executed for picking up firewood on the day of rest", "stoned for gathering sticks"],
  ],
  [
    "Numbers 15:38-40",
    [
      "tassels with a blue thread to jog your memory",
      "why jewish men wear fringes on their clothes",
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
  [
    "Numbers 16:1-3",
    [
      "revolt by korah and 250 leaders, who do you think you are",
      "everybody is holy, why do you set yourself above us",
    ],
  ],
  [
    "Numbers 16:15",
    [
      "i never took so much as one donkey from them",
      "honest leader swears he never stole from or hurt anyone",
    ],
  ],
  [
    "Numbers 16:22",
    [
      "will you be mad at everybody because one man did wrong",
      "god of everyones spirits, dont punish the whole group for one",
    ],
  ],
  ["Numbers 16:28-35", ["ground opens and swallows the rebels alive"]],
  [
    "Numbers 16:31-33",
    [
      "the ground opened and families dropped in alive with their stuff",
      "earthquake swallows the rebels",
    ],
  ],
  [
    "Numbers 16:36-50",
    [
      "he stood between the dead and the living with incense and the sickness stopped",
      "metal pans hammered into a cover",
    ],
  ],
  [
    "Numbers 16:46-48",
    ["priest ran with incense and stood between corpses and survivors", "aaron stops an epidemic"],
  ],
  [
    "Numbers 17:1-13",
    [
      "a wooden stick grows flowers and almonds over night",
      "stick that grew flowers and almonds overnight",
    ],
  ],
  [
    "Numbers 17:8",
    [
      "walking stick sprouts flowers and almonds overnight",
      "dead wood blooms to prove who god picked",
    ],
  ],
  [
    "Numbers 18:20",
    [
      "no land for the priests, god himself is their share",
      "levite priests get no real estate, i am your inheritance",
    ],
  ],
  [
    "Numbers 18:26-28",
    [
      "ministers tithe too, a tenth of the tenth",
      "do clergy have to give ten percent of what they receive",
    ],
  ],
  [
    "Numbers 19:1-22",
    ["ashes of a red cow for washing away death", "touching a corpse makes you unclean seven days"],
  ],
  [
    "Numbers 19:2-6",
    ["spotless red cow burned with cedar", "perfect red heifer that never pulled a plow"],
  ],
  [
    "Numbers 19:11-12",
    [
      "touch a corpse and youre unclean for a week",
      "quarantine after handling a dead body, washing on the third day",
    ],
  ],
  [
    "Numbers 20:1-13",
    [
      "he got angry and hit the rock twice so he may not enter the land",
      "listen, you rebels",
      "why their leader was not allowed into the promised land",
    ],
  ],
  ["Numbers 20:1", ["miriams death and burial", "big sister dies at kadesh"]],
  [
    "Numbers 20:7-13",
    ["he hits the rock twice instead of talking to it and isn't allowed into the land"],
  ],
  [
    "Numbers 20:10-12",
    [
      "he hit the rock twice instead of speaking and lost the promised land",
      "angry outburst, must we get water for you rebels, cost moses dearly",
    ],
  ],
  [
    "Numbers 20:14-21",
    [
      "may we pass through your land on the king’s road, we will pay for the water",
      "cousin nation says no",
    ],
  ],
  [
    "Numbers 20:17-21",
    [
      "let us use your road, well pay for water, and edom says no",
      "refused passage along the kings highway by a brother nation",
    ],
  ],
  ["Numbers 20:22-29", ["priest’s clothes are put on his son on the mountain before he dies"]],
  [
    "Numbers 20:25-28",
    [
      "dying priest stripped of his robes and his son puts them on",
      "aarons death on mount hor, eleazar takes over",
    ],
  ],
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
    "Numbers 21:4-6",
    [
      "people moan about the lousy food and get bitten by poisonous snakes",
      "impatient on the detour, we hate this miserable bread, then came serpents",
    ],
  ],
  [
    "Numbers 21:8-9",
    [
      "look at the metal snake on a pole and you survive",
      "cure for snakebite by looking up at a bronze serpent",
    ],
  ],
  [
    "Numbers 21:17-18",
    ["song to a water hole, bubble up", "leaders dug a well with their staffs and everyone sang"],
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
    "Numbers 22:4-6",
    [
      "frightened king says theyll lick us up like an ox eats grass",
      "hiring a prophet to put a curse on the refugees",
    ],
  ],
  [
    "Numbers 22:18",
    [
      "not for a palace full of silver could i say anything god didnt",
      "prophet who cant be paid enough to change the message",
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
    "Numbers 22:23-25",
    [
      "stubborn animal squashes its riders foot against a wall because of an angel",
      "donkey swerves into a field and squeezes against the vineyard wall",
    ],
  ],
  [
    "Numbers 22:28-30",
    [
      "the talking donkey, what did i ever do to you",
      "animal argues with its owner about being beaten, havent i been a good ride",
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
    "Numbers 23:8-10",
    ["how can i curse people god hasnt cursed", "i want to die like a good man dies"],
  ],
  [
    "Numbers 23:19",
    [
      "god isnt human, he doesnt lie or change his mind",
      "verse that god keeps his word once spoken",
    ],
  ],
  [
    "Numbers 23:23",
    ["black magic cant touch israel", "no spell or fortune telling works against jacob"],
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
    "Numbers 24:5-6",
    [
      "how pretty your tents are, like riverside gardens and cedars",
      "blessing said on entering a synagogue",
    ],
  ],
  [
    "Numbers 24:10-11",
    [
      "king claps his hands in fury, go home, no reward for you",
      "balak fires the prophet for blessing three times",
    ],
  ],
  [
    "Numbers 24:17",
    [
      "i see him but not yet, a star rising from jacob",
      "old prophecy of a star and a royal scepter",
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
    "Numbers 25:1-3",
    [
      "israelite men slept with moabite girls and joined their idol parties",
      "sex and idol feasts at shittim, baal of peor",
    ],
  ],
  [
    "Numbers 25:6-8",
    [
      "phinehas spears a couple through the belly in their tent",
      "man brings his midianite girlfriend home in front of weeping people",
    ],
  ],
  [
    "Numbers 26:11",
    ["the rebels children survived, korahs line", "korahs sons did not die with their father"],
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
    "Numbers 27:1-4",
    [
      "five sisters ask for dads land because he left no son",
      "mahlah, noah, hoglah, milcah and tirzah stand up for womens rights",
    ],
  ],
  [
    "Numbers 27:8-11",
    [
      "who inherits if there is no son, daughter then brothers then uncles",
      "order of heirs in an estate",
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
    "Numbers 27:16-18",
    [
      "moses asks for a successor so they wont be like sheep without a shepherd",
      "handing leadership over by laying on of hands",
    ],
  ],
  [
    "Numbers 30:1-16",
    ["keep the promises you make", "a father or husband may cancel a woman’s vow"],
  ],
  [
    "Numbers 30:2",
    [
      "a man who makes a promise to god must not go back on it",
      "keep your word once youve sworn, everything that left your mouth",
    ],
  ],
  [
    "Numbers 30:3-5",
    [
      "father can cancel his teenage daughters vow the day he hears it",
      "girl living at home makes a pledge and daddy says no",
    ],
  ],
  [
    "Numbers 30:6-8",
    [
      "can a husband overrule his wifes oath",
      "married woman made a rash promise and her man vetoes it",
    ],
  ],
  [
    "Numbers 31:1-54",
    ["kill all the boys and women but keep the young girls", "war and sharing out the loot"],
  ],
  [
    "Numbers 31:8",
    [
      "balaam killed by the sword with five midianite kings",
      "how the prophet with the donkey ended up dying in battle",
    ],
  ],
  [
    "Numbers 31:15-18",
    [
      "moses angry that they spared the women, only virgin girls kept alive",
      "the troubling war order about midianite boys and women",
    ],
  ],
  [
    "Numbers 31:22-23",
    [
      "metal loot goes through fire, the rest through water",
      "how to clean captured gold, iron, tin and lead",
    ],
  ],
  [
    "Numbers 31:49-50",
    [
      "officers count and not one soldier is missing, so they give gold jewelry",
      "zero casualties so the soldiers donate bracelets and earrings",
    ],
  ],
  [
    "Numbers 32:1-42",
    [
      "tribes with lots of cattle want to stay on this side of the river",
      "be sure your sin will find you out",
      "shall your brothers go to war while you sit here",
    ],
  ],
  [
    "Numbers 32:5-6",
    [
      "will you sit here while your brothers go to war",
      "cattle ranching tribes want the land this side of the jordan",
    ],
  ],
  [
    "Numbers 32:23",
    ["you wont get away with it, wrongdoing catches up with you", "your sin will track you down"],
  ],
  ["Numbers 33:50-56", ["those you leave will be thorns in your sides"]],
  [
    "Numbers 33:55",
    [
      "the people you leave behind will be thorns in your side",
      "something like splinters in the eyes from those not driven out",
    ],
  ],
  [
    "Numbers 35:6-34",
    [
      "towns to run to if you killed somebody by accident",
      "two witnesses needed for the death penalty",
      "stay until the high priest dies",
    ],
  ],
  [
    "Numbers 35:11-15",
    ["safe towns for someone who killed by accident", "six asylum cities, foreigners included"],
  ],
  [
    "Numbers 35:16-21",
    [
      "iron tool, stone or wooden club makes it murder, or shoving out of hate",
      "legal definition of murder by weapon and intent",
    ],
  ],
  [
    "Numbers 35:25-28",
    [
      "killer has to stay in the asylum town until the high priest dies",
      "if he steps outside the city limits the avenger may kill him",
    ],
  ],
  [
    "Numbers 35:30-31",
    [
      "no death sentence on one witness and no buying off a murder charge",
      "can a murderer pay money to avoid execution",
    ],
  ],
  [
    "Numbers 35:33",
    [
      "spilled blood pollutes the land",
      "only the killers own blood cleans the ground where he killed",
    ],
  ],
  [
    "Numbers 36:6-9",
    [
      "heiresses must marry inside their own tribe so land stays put",
      "women who own land marry who they like, within dads clan",
    ],
  ],
];
