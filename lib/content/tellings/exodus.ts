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
    "Exodus 2:11-25",
    [
      "he kills a slave driver and hides the body in sand",
      "who made you a judge over us",
      "runs away and helps girls at a well against shepherds",
      "God hears the slaves groan",
    ],
  ],
  [
    "Exodus 2:11-15",
    ["he kills an egyptian and buries him in sand then has to run", "who made you boss over us"],
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
    "Exodus 3:1-6",
    ["a bush on fire that doesn't burn up", "take your shoes off this is holy ground"],
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
    "Exodus 10:21-29",
    [
      "so dark they could feel it",
      "no light for three days",
      "get out and never see my face again",
    ],
  ],
  [
    "Exodus 10:21-23",
    [
      "three days so dark you could feel it",
      "dark in the whole country except where the slaves lived",
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
    "Exodus 12:3-4",
    [
      "family too small for a whole lamb, split it with the folks next door",
      "sharing the holiday roast with neighbors when your household is little",
    ],
  ],
  [
    "Exodus 12:7-13",
    ["blood smeared around the front door so death skips the house", "why is it called passover"],
  ],
  [
    "Exodus 12:11",
    [
      "eat dinner with your shoes on, ready to run out the door",
      "wolf the holiday meal down fast, dressed for the road with your walking stick",
    ],
  ],
  [
    "Exodus 12:15",
    [
      "clear every bit of yeast out of the house for a week",
      "penalty for eating regular bread during the seven day holiday",
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
    "Exodus 12:26-27",
    [
      "what to tell your kids when they ask why we keep this ritual",
      "children wanting to know the meaning of the passover ceremony",
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
    "Exodus 12:30-32",
    [
      "egypts ruler calls at night and says get out, and bless me too",
      "screaming all over egypt, somebody dead in every home",
    ],
  ],
  [
    "Exodus 12:34",
    [
      "they left so fast they carried bread dough on their shoulders before it rose",
      "mixing bowls wrapped in their clothes",
    ],
  ],
  [
    "Exodus 12:35-36",
    [
      "slaves ask their former masters for gold and clothes and get handed everything",
      "israelites left egypt with the neighbors jewelry",
    ],
  ],
  [
    "Exodus 12:38",
    [
      "people who werent israelites left egypt along with them",
      "a big crowd of outsiders joined the escape with herds of cattle",
    ],
  ],
  [
    "Exodus 12:46",
    [
      "dont snap a single bone of the passover lamb",
      "no taking leftovers of the lamb out of the house",
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
    "Exodus 13:13",
    [
      "swap a lamb for a baby donkey or else break its neck",
      "buying back your firstborn donkey and your oldest boy",
    ],
  ],
  [
    "Exodus 13:17-18",
    [
      "god took them the long way so they wouldnt see fighting and quit",
      "why not the short route along the philistine coast",
    ],
  ],
  [
    "Exodus 13:19",
    [
      "they hauled josephs skeleton along when they left egypt",
      "keeping a promise to a dead ancestor about moving his remains",
    ],
  ],
  [
    "Exodus 13:21-22",
    [
      "column of smoke led them in daytime and column of flame after dark",
      "gods nightlight and guide for the march out of egypt",
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
    "Exodus 14:11-12",
    [
      "werent there enough cemeteries in egypt that you dragged us out here",
      "we told you to leave us alone, slavery beats dying in the desert",
    ],
  ],
  [
    "Exodus 14:13-14",
    [
      "sit tight, god will do the fighting, you just keep quiet",
      "calm speech with the army closing in behind and water ahead",
    ],
  ],
  [
    "Exodus 14:15",
    ["stop praying at me and get moving", "god tells moses quit crying out and tell them to march"],
  ],
  [
    "Exodus 14:21-31",
    [
      "the sea splits and they walk on dry ground with walls of water",
      "the army's wheels come off and they drown",
    ],
  ],
  [
    "Exodus 14:21-22",
    [
      "wind blew all night and the sea split with water walls on either side",
      "walking across the bottom of the sea without getting wet feet",
    ],
  ],
  [
    "Exodus 14:24-25",
    [
      "the chariots lost their wheels and the drivers panicked",
      "egyptian soldiers say lets get out of here, god is on their side",
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
    "Exodus 15:9-10",
    [
      "the enemy boasted ill chase them and grab the loot, then sank like lead",
      "one puff of breath and the sea swallowed the bragging army",
    ],
  ],
  [
    "Exodus 15:20-21",
    [
      "moses sister leads the ladies dancing with tambourines",
      "miriams victory song about the cavalry tossed in the water",
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
    "Exodus 15:23-25",
    [
      "water too bitter to drink until a piece of wood was thrown in",
      "tossing a log into nasty water made it taste good",
    ],
  ],
  [
    "Exodus 15:26",
    [
      "obey and you wont catch the illnesses egypt had, im your doctor",
      "god calls himself the one who heals, after the bitter water",
    ],
  ],
  [
    "Exodus 15:27",
    [
      "the oasis with seventy date palms and a dozen springs",
      "lovely camping place with palms after days of thirst",
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
    "Exodus 16:3",
    [
      "we had pots of stew in egypt and all the bread we wanted",
      "hungry crowd says we should have died with full bellies in slavery",
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
    "Exodus 16:14-15",
    [
      "flaky stuff on the ground like frost, and everyone said whats this",
      "what manna looked like the first morning",
    ],
  ],
  [
    "Exodus 16:18",
    [
      "big gatherers had no extra and small gatherers werent short",
      "everybody ended up with exactly enough when they measured it",
    ],
  ],
  [
    "Exodus 16:19-20",
    [
      "leftovers kept overnight got maggots and stank",
      "hoarding the bread from heaven made it rot",
    ],
  ],
  [
    "Exodus 16:22-26",
    [
      "double helping on friday because none would come on the rest day",
      "do your baking and boiling the day before the sabbath",
    ],
  ],
  [
    "Exodus 16:31",
    [
      "manna was white and tasted like honey crackers",
      "taste of the desert food compared to sweet wafers",
    ],
  ],
  [
    "Exodus 16:32-34",
    [
      "a jar of manna saved for the grandchildren to look at",
      "museum piece, a pot of wilderness bread stored forever",
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
    "Exodus 17:4-6",
    [
      "hit the boulder with your stick and water gushes out",
      "moses afraid the thirsty mob is about to throw stones at him",
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
    "Exodus 17:11-12",
    [
      "two friends propped up his tired arms so the battle would be won",
      "as long as his hands were raised our side was winning",
    ],
  ],
  ["Exodus 17:15", ["altar named god is my flag", "the lord is my banner"]],
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
    "Exodus 18:17-18",
    [
      "father in law says youre going to burn yourself out doing it all alone",
      "advice to a workaholic leader who hears every case himself",
    ],
  ],
  [
    "Exodus 18:21-22",
    [
      "delegate: pick honest people who cant be bought, and only take the hard cases",
      "managers over groups of ten, fifty, a hundred and a thousand",
      "qualifications for a good boss, cant stand dirty money",
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
    "Exodus 19:4",
    [
      "i carried you out of egypt like an eagle carries its young",
      "god on bringing people to himself on wings",
    ],
  ],
  [
    "Exodus 19:5-6",
    [
      "a whole nation of priests, gods own treasure",
      "the world is all mine but you will be special",
    ],
  ],
  [
    "Exodus 19:12-13",
    [
      "anyone who sets foot on the mountain gets killed, even an animal",
      "roped off mountain, no touching",
    ],
  ],
  [
    "Exodus 19:16-18",
    [
      "the mountain shook, smoking like a kiln, with a horn blaring",
      "thunder and lightning when god landed on sinai",
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
  [
    "Exodus 20:4-5",
    [
      "rule against statues of things in sky, land or sea to worship",
      "is it wrong to make pictures of god",
    ],
  ],
  ["Exodus 20:7", ["is it a sin to say omg", "using gods name carelessly wont go unpunished"]],
  [
    "Exodus 20:8-11",
    [
      "take one day off a week because god rested after making the world",
      "no work on the seventh day, not even for your kids, staff or animals",
    ],
  ],
  [
    "Exodus 20:12",
    [
      "respect your mom and dad and youll live longer",
      "the commandment about how to treat your parents",
    ],
  ],
  [
    "Exodus 20:17",
    [
      "dont drool over your neighbors house, wife or donkey",
      "the commandment against being envious of what the people next door own",
    ],
  ],
  ["Exodus 20:18-21", ["people scared of the thunder and smoke say you talk to god for us"]],
  [
    "Exodus 20:18-19",
    [
      "you talk to us, if god speaks directly we will die",
      "terrified crowd backs off from the thundering mountain and wants a go between",
    ],
  ],
  [
    "Exodus 20:25-26",
    [
      "no stairs or chiseled stone for the altar, nobody should see up your robe",
      "why the altar couldnt have steps",
    ],
  ],
  [
    "Exodus 21:1-11",
    [
      "slave goes free in the seventh year unless he loves his master",
      "ear pierced with a tool at the door",
      "selling a daughter as a servant",
    ],
  ],
  [
    "Exodus 21:2-6",
    [
      "slave goes free in year seven unless he chooses to stay",
      "i love my master and kids so i wont leave, ear pierced at door",
    ],
  ],
  [
    "Exodus 21:10-11",
    [
      "second wife doesnt mean you can cut the first ones food, clothes or bed",
      "three things a husband owes a wife or she walks out free",
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
    "Exodus 21:13-14",
    [
      "manslaughter versus planned killing, the schemer gets dragged off the altar",
      "no sanctuary at the altar for a premeditated murderer",
    ],
  ],
  [
    "Exodus 21:16",
    ["death penalty for human trafficking", "law against kidnapping a person to sell"],
  ],
  [
    "Exodus 21:18-19",
    [
      "punch someone in a fight, pay his lost wages and doctor bills",
      "compensation for assault when the victim is laid up in bed",
    ],
  ],
  [
    "Exodus 21:20-21",
    [
      "rule on a master beating his slave to death",
      "no punishment if the slave recovers after a couple of days, hes property",
    ],
  ],
  [
    "Exodus 21:22-25",
    [
      "brawl hurts a pregnant woman and the baby comes early",
      "fine for causing an early birth, life for life if theres harm",
    ],
  ],
  [
    "Exodus 21:26-27",
    ["knock out a slaves tooth and you have to let him go", "injured eye buys a servant freedom"],
  ],
  [
    "Exodus 21:28-30",
    [
      "is the owner liable if his bull kills somebody",
      "dangerous animal with a history of attacks, owner knew and didnt pen it up",
    ],
  ],
  [
    "Exodus 21:33-34",
    [
      "left a hole uncovered and someones donkey fell in, who pays",
      "negligence law about an open ditch and a dead animal",
    ],
  ],
  [
    "Exodus 21:35-36",
    [
      "my bull killed your bull, sell the live one and split the cash",
      "two farmers share the loss when cattle fight",
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
    "Exodus 22:1",
    [
      "rustlers pay back five cows for one, four sheep for one",
      "penalty for stealing livestock and selling or butchering it",
    ],
  ],
  [
    "Exodus 22:2-3",
    ["can you kill a burglar who breaks in at night", "home defense law, after sunrise its murder"],
  ],
  [
    "Exodus 22:5",
    [
      "your cows got loose and ate the other guys crop",
      "grazing damage must be repaid with the best of your own harvest",
    ],
  ],
  [
    "Exodus 22:6",
    [
      "the person who lit the fire pays when it spreads to a grain field",
      "brush fire got away and burned the neighbors wheat",
    ],
  ],
  [
    "Exodus 22:7-8",
    [
      "stuff left with a friend for safekeeping gets stolen from his house",
      "did the house sitter take it himself, the case goes before god",
    ],
  ],
  [
    "Exodus 22:10-13",
    [
      "animal dies while someone is boarding it and nobody saw, an oath settles it",
      "keep the torn carcass as proof a predator got it",
    ],
  ],
  [
    "Exodus 22:14-15",
    [
      "borrowed a thing and broke it, do i have to replace it",
      "no payment due if the owner was there or it was rented",
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
    "Exodus 22:16-17",
    [
      "seduce an unengaged girl and pay the bride price, even if dad says no",
      "premarital sex law, he has to marry her",
    ],
  ],
  ["Exodus 22:18", ["dont let a witch live", "verse used to justify witch trials"]],
  [
    "Exodus 22:22-24",
    [
      "mistreat orphans and your own kids will end up fatherless",
      "god threatens people who exploit widows",
    ],
  ],
  [
    "Exodus 22:25-27",
    [
      "give back his coat by nightfall, what else has he got to sleep in",
      "lending to a poor person without interest and holding his jacket as security",
    ],
  ],
  ["Exodus 22:28", ["dont badmouth the president", "is it wrong to curse political leaders"]],
  ["Exodus 22:31", ["feed roadkill to the dogs", "can you eat an animal wild beasts have mauled"]],
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
    "Exodus 23:1",
    ["dont pass along rumors or team up with crooks to lie in court", "rule against fake news"],
  ],
  [
    "Exodus 23:2",
    [
      "dont do wrong just because everyone else is",
      "verse for teens about peer pressure and the mob",
    ],
  ],
  [
    "Exodus 23:3",
    [
      "a judge must not side with somebody just because hes poor",
      "pity is no reason to win a lawsuit",
    ],
  ],
  [
    "Exodus 23:4-5",
    [
      "help the guy who hates you when his donkey is stuck under its load",
      "you find your enemys lost animal, take it back to him",
    ],
  ],
  [
    "Exodus 23:8",
    ["bribes make clear eyed officials go blind", "rule against taking money under the table"],
  ],
  [
    "Exodus 23:9",
    [
      "you know what being an immigrant feels like, so dont bully them",
      "remember how it felt to be a foreigner",
    ],
  ],
  [
    "Exodus 23:10-11",
    [
      "leave the field unplanted every seventh year for the poor and wild animals",
      "farmland gets a sabbatical and hungry folks pick what grows",
    ],
  ],
  [
    "Exodus 23:12",
    [
      "weekly day off so the ox and the immigrant can catch their breath",
      "animals and workers need rest too",
    ],
  ],
  [
    "Exodus 23:14-16",
    [
      "three yearly holidays for farmers, bread, first crops, end of harvest",
      "the annual festivals you have to celebrate, never coming empty handed",
    ],
  ],
  [
    "Exodus 23:19",
    ["why jews dont mix meat and dairy", "no cooking a baby goat in milk from its mom"],
  ],
  [
    "Exodus 23:20-21",
    [
      "an angel goes in front to guard your trip, do what he says",
      "dont rebel against the angel, he carries gods name",
    ],
  ],
  [
    "Exodus 23:28-30",
    [
      "hornets will chase the enemies out bit by bit",
      "not all in one year, or wild animals would take over the land",
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
    "Exodus 24:7-8",
    [
      "moses splashes blood on the crowd after reading the contract aloud",
      "the people say well do it all and get sprinkled",
    ],
  ],
  [
    "Exodus 24:10-11",
    [
      "seventy elders saw god standing on blue pavement and had a meal",
      "they looked at god, ate, drank and werent struck down",
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
  ["Exodus 25:8", ["build me a place so i can live among you", "why god wanted a tabernacle"]],
  [
    "Exodus 25:18-22",
    [
      "two gold angels facing each other with wings over the lid of the box",
      "spot between the winged figures where god would speak",
    ],
  ],
  [
    "Exodus 25:31-37",
    [
      "design of the menorah, seven lamps and almond flowers",
      "golden candlestick with six arms hammered from one piece",
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
    "Exodus 28:17-21",
    [
      "twelve gemstones for the tribes on the priests chest",
      "list of jewels, ruby topaz emerald sapphire amethyst, engraved with names",
    ],
  ],
  [
    "Exodus 28:29-30",
    [
      "the priest wears the peoples names over his heart",
      "urim and thummim tucked into the chest piece",
    ],
  ],
  [
    "Exodus 28:33-35",
    [
      "little bells on the hem of the robe so he doesnt die",
      "cloth pomegranates and gold jinglers around the priests skirt",
    ],
  ],
  [
    "Exodus 28:36-38",
    [
      "gold nameplate on the turban saying holy to the lord",
      "what was engraved on the high priests forehead",
    ],
  ],
  [
    "Exodus 28:42-43",
    ["priests must wear linen underwear", "undergarments from waist to thigh for altar duty"],
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
    "Exodus 30:12-15",
    [
      "flat tax at the census, rich and poor pay the same half coin",
      "everyone counted pays half a shekel so no plague breaks out",
    ],
  ],
  [
    "Exodus 30:18-21",
    [
      "wash hands and feet at the metal tub before serving or die",
      "bronze washbasin for the clergy",
    ],
  ],
  [
    "Exodus 30:23-25",
    [
      "recipe for sacred oil with myrrh, cinnamon and olive oil",
      "ingredients a perfumer mixes for anointing",
    ],
  ],
  [
    "Exodus 30:37-38",
    [
      "dont make the temple incense at home to enjoy the smell",
      "copying gods private fragrance gets you thrown out",
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
    "Exodus 31:1-5",
    [
      "the artist god filled with his spirit to work gold, stone and wood",
      "verse for craftspeople and designers, talent as a gift of gods spirit",
    ],
  ],
  [
    "Exodus 31:18",
    [
      "words on stone slabs written by gods own finger",
      "god finished talking on the mountain and handed over two tablets",
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
    "Exodus 32:1-8",
    [
      "they melt their earrings and make a golden cow",
      "they party around an idol while their leader is up the mountain",
    ],
  ],
  [
    "Exodus 32:1-4",
    [
      "leader is away too long so they melt earrings into a cow god",
      "we dont know what happened to that moses guy, make us a god",
    ],
  ],
  [
    "Exodus 32:10-14",
    [
      "moses talks god out of wiping everyone out",
      "god offers to start over with just one mans family and he says no",
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
    "Exodus 32:15-20",
    [
      "he breaks the stone tablets and makes them drink the powdered gold",
      "smashes the ten commandments in anger",
    ],
  ],
  [
    "Exodus 32:17-19",
    [
      "sounds like a battle, no its a party, and he smashed the tablets",
      "came down to find them dancing and broke the stone slabs",
    ],
  ],
  [
    "Exodus 32:20",
    [
      "he ground up the gold idol and made them drink it",
      "idol powder mixed into the water supply",
    ],
  ],
  [
    "Exodus 32:22-24",
    [
      "lamest excuse, i threw the gold in the fire and a calf came out",
      "aaron blames the crowd when caught",
    ],
  ],
  [
    "Exodus 32:26-28",
    [
      "whoever is with god come over here, and three thousand died",
      "levites strap on swords against their own relatives",
    ],
  ],
  [
    "Exodus 32:31-33",
    [
      "forgive them or else erase my name from your book",
      "willing to be struck off gods list for the sake of his people",
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
    "Exodus 33:11",
    [
      "god chatted with moses like a buddy, face to face",
      "the young assistant who wouldnt leave the tent",
    ],
  ],
  [
    "Exodus 33:14-15",
    [
      "if you arent coming along then dont make us leave this place",
      "ill go with you personally and let you rest",
    ],
  ],
  [
    "Exodus 33:18-23",
    [
      "god hides him in a crack in the rock and he sees only his back",
      "show me what you look like",
      "hidden in a crack in the rock, he only gets to see gods back",
      "nobody can look at gods face and survive",
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
    "Exodus 34:6-7",
    [
      "god describes his own character, patient and kind yet not letting the guilty off",
      "kids and grandkids suffering for what the fathers did, but mercy to thousands",
    ],
  ],
  [
    "Exodus 34:21",
    [
      "take the rest day even in the busiest farming season",
      "no skipping the day off during plowing and harvest",
    ],
  ],
  [
    "Exodus 34:24",
    [
      "nobody will grab your land while you travel to the festivals",
      "who guards the farm when all the men leave for the holiday",
    ],
  ],
  [
    "Exodus 34:29-35",
    [
      "his face glows so they are scared and he covers it with a cloth",
      "his face glowed so he wore a veil",
    ],
  ],
  [
    "Exodus 34:29-30",
    [
      "his face glowed and he had no idea",
      "people scared to come near the shining skin after the mountain",
    ],
  ],
  [
    "Exodus 34:33-35",
    [
      "he covered his glowing face with a cloth between talks with god",
      "why did moses wear a veil",
    ],
  ],
  ["Exodus 35:1-35", ["everyone brings jewelry and cloth for the tent", "women spin goat hair"]],
  [
    "Exodus 35:3",
    [
      "no lighting a fire at home on the day of rest",
      "reason observant jews dont turn on the stove on saturday",
    ],
  ],
  [
    "Exodus 35:25-26",
    [
      "skilled women spun yarn and goat hair for the tent",
      "ladies giving their handiwork, spinning blue and purple",
    ],
  ],
  ["Exodus 36:1-7", ["told to stop giving because there was too much already"]],
  [
    "Exodus 36:5-7",
    [
      "fundraiser so successful they told people to stop giving",
      "too many donations for the building project",
    ],
  ],
  [
    "Exodus 38:8",
    [
      "women gave up their mirrors to make the washbasin",
      "vanity mirrors melted into a bronze tub",
    ],
  ],
  [
    "Exodus 40:34-38",
    ["cloud fills the tent so nobody can go in", "they travel only when the cloud lifts"],
  ],
  [
    "Exodus 40:34-35",
    [
      "moses couldnt get in the tent because gods cloud filled it",
      "glory moved in when the tabernacle was finished",
    ],
  ],
];
