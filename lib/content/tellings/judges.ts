import type { Telling } from "./schema";

export const judges: readonly Telling[] = [
  [
    "Judges 1:1-7",
    ["king who had seventy kings with no thumbs under his table gets his own thumbs cut off"],
  ],
  [
    "Judges 1:6-7",
    [
      "king whose thumbs and big toes were chopped off",
      "he had mutilated seventy rulers who ate scraps under his table",
    ],
  ],
  [
    "Judges 1:19",
    [
      "couldn’t beat the people in the plain because of their iron chariots",
      "judah won the hills but not the lowlands",
    ],
  ],
  [
    "Judges 1:24-26",
    [
      "local shows the secret way in, is spared and founds a new town",
      "informer at bethel who then built luz among the hittites",
    ],
  ],
  [
    "Judges 2:4-5",
    ["place called the weepers", "why is bochim called so, everyone cried at the angel’s words"],
  ],
  [
    "Judges 2:6-23",
    ["a new generation who did not know God", "over and over they sin, suffer, cry and are saved"],
  ],
  [
    "Judges 2:10",
    [
      "next generation grew up without knowing god or what he’d done",
      "kids after joshua who had no clue about the exodus",
    ],
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
  [
    "Judges 3:15-16",
    [
      "left-handed guy with a hidden dagger on his right leg",
      "ehud brings the tax money and a homemade double edged sword",
    ],
  ],
  [
    "Judges 3:21-22",
    ["stabbed in the belly and the fat closed over the handle", "obese king eglon assassinated"],
  ],
  [
    "Judges 3:24-25",
    [
      "servants thought the king was on the toilet",
      "guards wait outside the locked room too embarrassed to check",
    ],
  ],
  [
    "Judges 3:31",
    [
      "killed six hundred with a farm stick",
      "killed six hundred philistines with a cattle prod",
      "shamgar and his ox goad",
    ],
  ],
  [
    "Judges 4:1-16",
    [
      "a woman judge under a palm tree",
      "he will not go to war unless she comes along",
      "nine hundred iron chariots",
    ],
  ],
  [
    "Judges 4:4-5",
    [
      "woman judge who held court under a palm",
      "female prophet and judge of israel, wife of lappidoth",
    ],
  ],
  [
    "Judges 4:8-9",
    [
      "general refuses to go to war unless she comes along",
      "barak told a woman would get the credit",
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
    "Judges 4:18-19",
    [
      "asked for water and she gave him milk and a blanket",
      "sisera invited into the tent by the woman who would kill him",
    ],
  ],
  [
    "Judges 4:21",
    [
      "hammered a tent stake through a sleeping man’s head",
      "jael kills the general with camping gear",
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
    "Judges 5:6-7",
    [
      "roads were empty and people took back ways until a mother stepped up",
      "nobody dared travel the highways in shamgar’s days",
    ],
  ],
  [
    "Judges 5:16-17",
    [
      "tribes that stayed home with their sheep and boats instead of helping",
      "lots of soul searching in reuben but no show, dan stuck with ships",
    ],
  ],
  ["Judges 5:23", ["town cursed because it didn’t come to help", "what did meroz do wrong"]],
  [
    "Judges 5:28-30",
    [
      "general’s mother at the window wondering why his chariot is late",
      "mom waits for her dead son imagining he’s splitting up girls and embroidered clothes",
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
    "Judges 6:11",
    [
      "threshing wheat in a wine vat to hide it from raiders",
      "where gideon was working secretly when the angel sat down",
    ],
  ],
  [
    "Judges 6:15",
    ["i’m the youngest of the weakest family, why pick me", "gideon’s excuse about being a nobody"],
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
    "Judges 6:27",
    [
      "wrecked his father’s idol altar at night because he was scared",
      "ten servants help gideon do it in the dark",
    ],
  ],
  [
    "Judges 6:31",
    [
      "if baal is really a god let him defend himself",
      "dad sticks up for the son who smashed the shrine",
    ],
  ],
  [
    "Judges 6:36-40",
    ["wet wool dry ground then the other way around", "testing god with a fleece"],
  ],
  [
    "Judges 6:37-38",
    ["wool wet with dew while the ground stays dry as a sign", "putting out a fleece to test god"],
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
    "Judges 7:3",
    [
      "anybody who’s afraid can go home, and most of the army left",
      "twenty-two thousand chickened out",
    ],
  ],
  [
    "Judges 7:5-6",
    [
      "soldiers picked by how they drank, lapping like dogs",
      "water test that leaves three hundred",
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
    "Judges 7:13",
    [
      "dream about a loaf rolling into camp and flattening a tent",
      "barley bread knocks the tent over",
    ],
  ],
  [
    "Judges 7:16",
    [
      "torches hidden in clay jars and trumpets",
      "weapons of gideon’s three hundred, empty pots with lights inside",
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
    "Judges 8:4-6",
    [
      "exhausted but still chasing, and the town won’t give them bread",
      "succoth refuses food to worn out soldiers",
    ],
  ],
  [
    "Judges 8:16",
    ["town elders whipped with desert thorns for being stingy", "teaching a lesson using briers"],
  ],
  [
    "Judges 8:20-21",
    [
      "boy told to execute prisoners but too frightened to draw his sword",
      "do it yourself, prove you’re a man, say zebah and zalmunna",
    ],
  ],
  [
    "Judges 8:23",
    ["turned down being king, said god should rule", "neither me nor my son will be your ruler"],
  ],
  [
    "Judges 8:24-27",
    [
      "collected everyone’s earrings and made a gold idol thing",
      "gideon’s ephod made of loot became a trap",
    ],
  ],
  [
    "Judges 9:1-21",
    [
      "he killed seventy brothers on one stone",
      "the trees look for a king and only the thorn bush says yes",
    ],
  ],
  [
    "Judges 9:5",
    [
      "killed his seventy brothers on one rock",
      "only the youngest survived by hiding from abimelech",
    ],
  ],
  ["Judges 9:7-15", ["trees looking for a king and only the thorn bush says yes"]],
  [
    "Judges 9:8-15",
    [
      "story where the trees look for a king and end up with a thornbush",
      "olive, fig and grapevine all turn down the crown",
    ],
  ],
  [
    "Judges 9:22-57",
    [
      "woman drops a millstone on his head from the tower",
      "kill me so they do not say a woman did it",
      "sows the town with salt",
    ],
  ],
  ["Judges 9:45", ["city knocked down and salted", "sprinkling salt on the ruins of shechem"]],
  [
    "Judges 9:53-54",
    [
      "woman drops a millstone on his head and he doesn’t want that known",
      "begs his weapon carrier to finish him so a female doesn’t get credit",
    ],
  ],
  [
    "Judges 10:3-4",
    ["thirty sons, thirty donkeys, thirty towns", "jair’s boys each rode a young donkey"],
  ],
  ["Judges 10:6-18", ["go and cry to the gods you have chosen"]],
  [
    "Judges 10:14",
    [
      "go ask the gods you picked to rescue you",
      "god sarcastically sends them to their idols for help",
    ],
  ],
  [
    "Judges 11:1-11",
    [
      "son of a prostitute thrown out by his brothers then asked to lead the war",
      "you hated me and now you need me",
    ],
  ],
  [
    "Judges 11:1-3",
    [
      "hooker’s son thrown out by his half brothers becomes gang leader",
      "jephthah’s background and his band of outlaws",
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
    "Judges 11:30-31",
    [
      "rash vow to sacrifice whatever walks out his door first",
      "careless promise to god before a battle",
    ],
  ],
  [
    "Judges 11:37-38",
    [
      "girl asks for two months in the hills to cry that she’ll never marry",
      "jephthah’s daughter goes off with her friends to mourn",
    ],
  ],
  [
    "Judges 12:1-15",
    [
      "killed because they could not pronounce a word with sh",
      "password test at the river",
      "judge with thirty sons on thirty donkeys",
    ],
  ],
  [
    "Judges 12:5-6",
    [
      "they say the password wrong and get killed, can't pronounce sh",
      "killed for not being able to pronounce a word",
      "accent test at the river crossing, sh or s",
    ],
  ],
  [
    "Judges 12:9",
    [
      "sixty kids and he married them all outside the clan",
      "ibzan with thirty daughters and thirty daughters-in-law",
    ],
  ],
  [
    "Judges 13:1-25",
    [
      "angel tells a woman without children she will have a strong boy",
      "no wine and never cut his hair",
      "angel goes up in the flame",
    ],
  ],
  [
    "Judges 13:4-5",
    [
      "pregnant woman told no alcohol and never cut the boy’s hair",
      "nazirite from birth, samson’s mother gets instructions",
    ],
  ],
  [
    "Judges 13:18",
    [
      "angel won’t say his name, it’s beyond you",
      "manoah wants to know what the visitor is called",
    ],
  ],
  [
    "Judges 13:22-23",
    [
      "husband panics they’ll die for seeing god, wife calms him with logic",
      "if he wanted us dead he wouldn’t have taken our offering",
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
    "Judges 14:8-9",
    ["honey from a dead lion", "bees nesting in a carcass and he eats as he walks"],
  ],
  [
    "Judges 14:14",
    ["riddle about the eater and something sweet", "samson’s puzzle at his wedding"],
  ],
  [
    "Judges 14:18",
    [
      "you used my cow to plow or you’d never have guessed",
      "samson’s heifer insult when guests solve it",
    ],
  ],
  [
    "Judges 15:1-8",
    ["foxes tied tail to tail with torches burn the fields", "his wife was given to his best man"],
  ],
  [
    "Judges 15:4-5",
    [
      "ties torches to foxes' tails and burns the fields",
      "foxes tied by their tails with torches burn the fields",
      "three hundred animals set loose as arsonists",
    ],
  ],
  [
    "Judges 15:9-20",
    [
      "killed a thousand men with a donkey’s jawbone",
      "so thirsty after the fight that God splits the ground for water",
      "his own people tie him up",
    ],
  ],
  ["Judges 15:14-17", ["kills a thousand men with a donkey's jaw"]],
  ["Judges 15:15-16", ["beat a thousand men with a donkey’s jaw", "samson’s weapon, a bone"]],
  [
    "Judges 15:18-19",
    [
      "dying of thirst after the fight and a spring opens up",
      "water from the hollow ground for samson",
    ],
  ],
  ["Judges 16:1-3", ["picks up the city gates and carries them away at midnight"]],
  [
    "Judges 16:3",
    [
      "walked off with the city gate on his shoulders",
      "samson at midnight in gaza carries doors and posts uphill",
    ],
  ],
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
    "Judges 16:5",
    ["how much delilah was paid to betray him", "each boss offers eleven hundred in silver"],
  ],
  [
    "Judges 16:13-14",
    ["hair woven into a loom", "samson’s third lie about his strength, seven braids"],
  ],
  [
    "Judges 16:15-21",
    [
      "she nags him until he tells about his hair",
      "haircut makes him weak and they poke out his eyes",
    ],
  ],
  [
    "Judges 16:21",
    [
      "eyes gouged out and made to grind grain in jail",
      "what the philistines did to samson after the haircut",
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
    "Judges 16:30",
    [
      "killed more in his death than while alive",
      "pulls down the building on himself and everybody",
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
    "Judges 17:2-3",
    [
      "son stole his mother’s silver and gave it back because of her curse",
      "eleven hundred coins returned and she blesses him",
    ],
  ],
  [
    "Judges 17:10",
    [
      "hired a private chaplain for ten silver a year plus clothes and board",
      "what was a priest’s salary, micah’s levite",
    ],
  ],
  [
    "Judges 18:1-31",
    ["tribe steals a man’s idols and his priest", "quiet people attacked and their city burned"],
  ],
  [
    "Judges 18:7",
    [
      "peaceful unsuspecting town far from any help, laish",
      "quiet people minding their own business get scouted by dan’s spies",
    ],
  ],
  [
    "Judges 18:24",
    [
      "you stole my gods, what have i got left",
      "micah complains about his robbed idols and priest",
    ],
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
    "Judges 19:29",
    [
      "cut her into twelve pieces and mailed them around the country",
      "the levite’s concubine dismembered",
    ],
  ],
  [
    "Judges 20:1-48",
    ["civil war against one tribe", "seven hundred lefties who could sling a stone at a hair"],
  ],
  [
    "Judges 20:16",
    ["seven hundred lefties who could hit a hair with a slingshot", "sharpshooters of benjamin"],
  ],
  [
    "Judges 21:1-25",
    ["they kidnap dancing girls to be wives", "swore not to give their daughters in marriage"],
  ],
  ["Judges 21:19-23", ["men hide in vineyards and kidnap dancing girls for wives"]],
  [
    "Judges 21:20-21",
    [
      "grab a wife while the girls are dancing",
      "men hiding in the vineyards to kidnap brides at shiloh",
    ],
  ],
  [
    "Judges 21:25",
    ["no king and everyone did whatever they felt like", "anarchy at the end of the judges"],
  ],
];
