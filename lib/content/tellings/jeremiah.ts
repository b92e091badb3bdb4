import type { Telling } from "./schema";

export const jeremiah: readonly Telling[] = [
  [
    "Jeremiah 1:1-19",
    [
      "I knew you before I made you in the womb",
      "I am too young to speak",
      "boiling pot tipping from the north",
      "almond branch",
    ],
  ],
  ["Jeremiah 1:4-10", ["i'm only a kid i can't speak", "i knew you before you were born"]],
  [
    "Jeremiah 1:5",
    [
      "god knew you before you were even conceived",
      "does life begin before birth, chosen as a messenger while unborn",
    ],
  ],
  [
    "Jeremiah 1:6-7",
    ["i’m only a kid and bad at public speaking", "told not to use his young age as an excuse"],
  ],
  [
    "Jeremiah 1:11-14",
    [
      "vision of a nut tree twig and a tipping pot of boiling stuff",
      "hot kettle leaning over from the north",
    ],
  ],
  ["Jeremiah 2:1-13", ["left the spring of living water and dug broken wells", "bride who forgot"]],
  [
    "Jeremiah 2:13",
    [
      "swapped a fresh flowing fountain for leaky water tanks",
      "two mistakes, leaving the spring and digging cracked pits",
    ],
  ],
  [
    "Jeremiah 2:22",
    ["even strong detergent cant scrub the stain of guilt off", "lots of soap wont help"],
  ],
  [
    "Jeremiah 2:23-24",
    [
      "nation compared to a donkey in heat sniffing the breeze",
      "runaway she camel going back and forth looking for a mate",
    ],
  ],
  [
    "Jeremiah 2:27-28",
    ["calling a log daddy and a rock mommy", "as many gods as you have towns, let them rescue you"],
  ],
  [
    "Jeremiah 2:32",
    [
      "a bride wouldnt forget her jewelry or her wedding dress",
      "girls remember their accessories but people forgot god",
    ],
  ],
  [
    "Jeremiah 3:1-20",
    ["God gave a divorce paper to unfaithful wife", "backsliding children come home"],
  ],
  [
    "Jeremiah 4:3-4",
    ["plow up hard dirt and dont plant in weeds", "surgery on your heart rather than your body"],
  ],
  ["Jeremiah 4:19-31", ["my guts, my guts, I hear the war horn", "earth empty and no light"]],
  [
    "Jeremiah 4:22",
    ["experts at doing wrong but clueless about doing right", "dumb kids skilled only in evil"],
  ],
  [
    "Jeremiah 4:23-26",
    [
      "vision of the world undone, dark sky, no people and no birds",
      "creation going backwards to empty and formless",
    ],
  ],
  [
    "Jeremiah 4:30",
    [
      "eye makeup and a red dress wont win her lovers back",
      "dolling yourself up for men who want to kill you",
    ],
  ],
  ["Jeremiah 5:1-9", ["find one honest person in the streets and I forgive the city"]],
  [
    "Jeremiah 5:1",
    [
      "search the whole town for one honest person",
      "if you find a single decent guy i’ll forgive the city",
    ],
  ],
  [
    "Jeremiah 5:7-8",
    [
      "men like horny stallions whinnying for the neighbors wife",
      "lining up at the brothel after being well fed",
    ],
  ],
  [
    "Jeremiah 5:22",
    ["the beach is the line the ocean cannot cross", "waves crash but sand holds them back"],
  ],
  [
    "Jeremiah 5:30-31",
    [
      "fake prophets, bossy priests, and the public likes it that way",
      "shocking thing is people love being lied to by clergy",
    ],
  ],
  ["Jeremiah 6:10-21", ["they say peace, peace when there is no peace", "ask for the old paths"]],
  [
    "Jeremiah 6:14-15",
    [
      "slapping a bandaid on and saying everything is fine",
      "so shameless they forgot how to blush",
    ],
  ],
  [
    "Jeremiah 6:16",
    [
      "at the crossroads ask for the time tested route",
      "go back to the good ancient trails and your soul can relax",
    ],
  ],
  [
    "Jeremiah 7:1-29",
    [
      "do not think the temple will save you",
      "den of thieves",
      "women bake cakes for the queen of heaven",
    ],
  ],
  [
    "Jeremiah 7:4",
    [
      "chanting about the temple three times as if it keeps you safe",
      "thinking a holy building is a lucky charm",
    ],
  ],
  [
    "Jeremiah 7:9-11",
    [
      "steal and kill then come to church thinking you’re safe",
      "house of worship became a hideout for crooks",
    ],
  ],
  [
    "Jeremiah 7:18",
    [
      "whole family bakes goodies for a sky goddess",
      "kids collect firewood, dad lights it and mom makes dough for an idol",
    ],
  ],
  [
    "Jeremiah 7:31",
    [
      "sacrificing kids by fire, something god never even thought of",
      "the valley where sons and daughters were burned",
    ],
  ],
  [
    "Jeremiah 8:4-22",
    ["no medicine in Gilead, summer is over and we are not saved", "even birds know their time"],
  ],
  [
    "Jeremiah 8:7",
    [
      "migrating birds know their schedule better than people know gods rules",
      "storks and swallows keep time",
    ],
  ],
  [
    "Jeremiah 8:8",
    [
      "scribes with a lying pen changed the law",
      "verse people use to say the scriptures were corrupted by copyists",
    ],
  ],
  [
    "Jeremiah 8:20",
    [
      "summer is over, crops are in and still no rescue",
      "too late, the season ended and we werent saved",
    ],
  ],
  [
    "Jeremiah 8:22",
    [
      "isnt there any ointment or doctor to cure my people",
      "soothing medicine from gilead, old spiritual song",
    ],
  ],
  ["Jeremiah 9:1-26", ["wish my head were a fountain of tears", "brag only that you know me"]],
  [
    "Jeremiah 9:1",
    [
      "wish my head were a faucet so i could cry all day and night",
      "eyes as a fountain of weeping for those killed",
    ],
  ],
  [
    "Jeremiah 9:2",
    [
      "wants to run away to a motel in the desert, away from cheaters",
      "prophet wishes for a cabin far from his own people",
    ],
  ],
  [
    "Jeremiah 9:4-5",
    [
      "dont even trust your buddy or brother, they all lie and backstab",
      "training the tongue to lie, friends fooling friends",
    ],
  ],
  [
    "Jeremiah 9:17-20",
    [
      "hire professional criers and teach your girls to wail",
      "ladies skilled at funerals called in",
    ],
  ],
  [
    "Jeremiah 9:21",
    [
      "death climbing in through the windows to take kids",
      "grim reaper entering houses like a burglar",
    ],
  ],
  [
    "Jeremiah 9:23-24",
    ["dont brag about brains, muscles or money", "the only thing worth boasting of is knowing god"],
  ],
  [
    "Jeremiah 10:1-16",
    [
      "idol like a scarecrow in a cucumber field",
      "cut tree decorated with silver, some say christmas tree",
    ],
  ],
  [
    "Jeremiah 10:2",
    ["dont let eclipses or horoscopes scare you", "foreigners panic about omens in the stars"],
  ],
  [
    "Jeremiah 10:3-5",
    [
      "is it against having a christmas tree, cut from the woods and decorated",
      "statues have to be carried since they cant walk, cant hurt or help",
    ],
  ],
  [
    "Jeremiah 10:23",
    ["people arent able to steer their own lives", "a human doesnt control where his feet go"],
  ],
  [
    "Jeremiah 11:18-21",
    [
      "prophets hometown plots to kill him and he was like a clueless pet lamb",
      "men of anathoth say stop preaching or we murder you",
    ],
  ],
  [
    "Jeremiah 12:1-6",
    ["why do bad people do well", "if runners tire you how will you race with horses"],
  ],
  [
    "Jeremiah 12:1-2",
    [
      "complaining to a fair judge that crooks do so well",
      "cheaters take root like plants, with god on the lips only",
    ],
  ],
  [
    "Jeremiah 12:5",
    [
      "if jogging with people wears you out how will you race horses",
      "it gets harder, what will you do in the jungle by the river",
    ],
  ],
  [
    "Jeremiah 13:1-14",
    ["dirty linen underwear buried by a river", "he buries his linen belt and digs it up rotten"],
  ],
  [
    "Jeremiah 13:1-7",
    [
      "stashed a new belt by a river and it rotted",
      "linen sash hidden in a rock crack comes out ruined",
    ],
  ],
  [
    "Jeremiah 13:12-14",
    [
      "every jar should be full of booze, then people smashed together",
      "wine jugs as a picture of a whole nation getting drunk",
    ],
  ],
  ["Jeremiah 13:15-27", ["a leopard cannot change its spots"]],
  [
    "Jeremiah 13:23",
    [
      "big cat cant change its markings and a black man cant change color",
      "bad habits are permanent like skin",
    ],
  ],
  ["Jeremiah 14:1-9", ["drought, deer leaves her baby because no grass"]],
  [
    "Jeremiah 14:3-6",
    [
      "servants come back with empty buckets in the drought",
      "deer abandons her fawn because there is no grass",
    ],
  ],
  [
    "Jeremiah 15:1",
    [
      "even the best pleaders of old begging couldnt change gods mind",
      "not if the two greatest intercessors stood here",
    ],
  ],
  [
    "Jeremiah 15:10-21",
    [
      "I wish my mother had not borne me",
      "ate your words and they were joy",
      "why does my pain never stop",
    ],
  ],
  [
    "Jeremiah 15:10",
    [
      "mom i wish you hadnt had me, everybody fights with me",
      "i neither loaned nor borrowed money but all curse me",
    ],
  ],
  [
    "Jeremiah 15:16",
    [
      "swallowed gods sentences and they tasted like happiness",
      "found your words and gobbled them up",
    ],
  ],
  ["Jeremiah 16:1-13", ["prophet told not to marry or have kids or go to funerals"]],
  [
    "Jeremiah 16:1-4",
    [
      "prophet forbidden to marry or have children",
      "stay single because kids born here will die horribly",
    ],
  ],
  [
    "Jeremiah 16:5-8",
    ["not allowed to go to funerals or parties", "skip the wake, skip the banquet"],
  ],
  [
    "Jeremiah 16:16",
    [
      "sending anglers and trackers to catch people from hills and cracks",
      "fished out and hunted down",
    ],
  ],
  [
    "Jeremiah 17:1-18",
    [
      "heart is more tricky than anything",
      "tree by water in drought",
      "partridge with eggs not hers",
    ],
  ],
  [
    "Jeremiah 17:1",
    ["guilt carved with a diamond tip", "wrongdoing engraved on the heart with an iron stylus"],
  ],
  [
    "Jeremiah 17:5-6",
    [
      "rely on humans and end up a shrub in a salt flat",
      "dry desert bush is what trusting people makes you",
    ],
  ],
  [
    "Jeremiah 17:7-8",
    [
      "roots by a stream, not worried in a dry year",
      "green leaves in hot weather for those relying on god",
    ],
  ],
  [
    "Jeremiah 17:9",
    [
      "follow your heart is bad advice because it tricks you",
      "the heart is sick and sneaky, who understands it",
    ],
  ],
  [
    "Jeremiah 17:11",
    [
      "bird sitting on eggs that arent hers is like dirty money",
      "ill gotten wealth leaves you halfway through life",
    ],
  ],
  [
    "Jeremiah 17:21-22",
    [
      "no hauling loads through the city gate on the day of rest",
      "dont carry stuff out of your house on the sabbath",
    ],
  ],
  ["Jeremiah 18:1-12", ["potter’s spoiled clay made into another pot"]],
  ["Jeremiah 18:1-6", ["potter squashes the clay and starts again"]],
  [
    "Jeremiah 18:2-6",
    [
      "visit to a pottery shop where a ruined jar gets remade",
      "lump on the spinning wheel reshaped into something else",
    ],
  ],
  [
    "Jeremiah 18:7-10",
    [
      "god cancels threatened destruction if a country shapes up",
      "does god change plans for a nation depending on its behavior",
    ],
  ],
  ["Jeremiah 19:1-15", ["clay jar smashed in the valley where children burned"]],
  [
    "Jeremiah 19:10-11",
    ["smashing a clay jug in front of leaders", "shattered pottery that nobody can glue back"],
  ],
  [
    "Jeremiah 20:1-18",
    [
      "you fooled me God and I was fooled",
      "fire in my bones, cannot keep it in",
      "locked in stocks",
      "cursed be the day I was born",
    ],
  ],
  [
    "Jeremiah 20:1-3",
    [
      "temple cop beats the prophet and locks him in stocks overnight",
      "priest gets a new name meaning panic everywhere",
    ],
  ],
  [
    "Jeremiah 20:9",
    [
      "tried to keep quiet but it was like fire inside my bones",
      "cant hold the message in any more",
    ],
  ],
  [
    "Jeremiah 20:14-17",
    [
      "cursing his birthday and the guy who told dad its a boy",
      "wishes his mother had been his tomb",
    ],
  ],
  [
    "Jeremiah 22:13-19",
    ["builds a big house and does not pay workers", "donkey’s burial for a king"],
  ],
  [
    "Jeremiah 22:13-15",
    [
      "boss builds a mansion and stiffs the workers on pay",
      "does more fancy cedar paneling make you a king",
    ],
  ],
  [
    "Jeremiah 22:18-19",
    [
      "king gets a donkeys funeral, dragged outside the gates",
      "nobody will cry for this ruler, his corpse dumped",
    ],
  ],
  [
    "Jeremiah 22:24",
    [
      "king like a ring on gods finger pulled off and thrown away",
      "yanked off even if you were my signet",
    ],
  ],
  [
    "Jeremiah 22:30",
    ["write this man down as having no kids, no heir on the throne", "curse on coniahs royal line"],
  ],
  [
    "Jeremiah 23:1-40",
    [
      "bad shepherds scatter the sheep",
      "false preachers’ dreams, straw and grain",
      "word like fire and hammer",
    ],
  ],
  [
    "Jeremiah 23:23-24",
    [
      "can anybody hide where god wont spot him",
      "god nearby and also far off, filling the whole universe",
    ],
  ],
  [
    "Jeremiah 23:25-28",
    [
      "fake preachers shouting about what they dreamt last night",
      "chaff compared to grain, dreams compared to the real message",
    ],
  ],
  [
    "Jeremiah 23:29",
    ["gods speech like a sledgehammer smashing stone", "words that burn and break boulders"],
  ],
  [
    "Jeremiah 23:30",
    [
      "prophets plagiarizing each others messages",
      "preachers who steal their sermons from one another",
    ],
  ],
  ["Jeremiah 24:1-10", ["two baskets of figs, good and rotten"]],
  [
    "Jeremiah 24:1-3",
    ["two baskets of fruit, one delicious and one rotten", "figs so nasty nobody could eat them"],
  ],
  ["Jeremiah 25:1-14", ["seventy years under the foreign king"]],
  [
    "Jeremiah 25:11-12",
    [
      "babylon stays in charge seventy years and then pays",
      "how long was the exile predicted to last",
    ],
  ],
  [
    "Jeremiah 25:15-17",
    [
      "made every country drink the cup of anger and stagger",
      "wine that drives whole nations crazy",
    ],
  ],
  ["Jeremiah 26:1-24", ["nearly killed for preaching in the temple yard"]],
  [
    "Jeremiah 26:18-19",
    [
      "elders quote an old prophet who wasnt killed for a harsh message",
      "legal precedent saves a preacher from execution",
    ],
  ],
  [
    "Jeremiah 26:20-23",
    [
      "prophet fled to egypt but was extradited and executed",
      "uriah ran away and the king had him brought back and killed",
    ],
  ],
  ["Jeremiah 27:1-22", ["prophet wears an ox yoke"]],
  [
    "Jeremiah 27:2-3",
    [
      "wore an ox yoke around his neck to warn foreign kings",
      "straps and wooden bars sent to ambassadors",
    ],
  ],
  ["Jeremiah 28:1-17", ["false prophet breaks the wooden yoke and dies that year"]],
  [
    "Jeremiah 28:10-13",
    [
      "rival prophet snaps the wooden yoke, replaced by iron",
      "hananiah breaks it and makes things worse",
    ],
  ],
  [
    "Jeremiah 28:15-17",
    [
      "false prophet told he would die within the year and did",
      "you made people trust a lie so you’re gone by year end",
    ],
  ],
  [
    "Jeremiah 29:1-23",
    [
      "letter to people taken away, build houses and pray for the city",
      "I know the plans I have for you, hope and future",
    ],
  ],
  ["Jeremiah 29:4-7", ["build houses and plant gardens in the foreign city and pray for it"]],
  [
    "Jeremiah 29:5-7",
    [
      "settle down abroad, get married, plant veggies",
      "pray for the well being of the town you were deported to",
    ],
  ],
  [
    "Jeremiah 29:11",
    [
      "graduation card verse about plans to prosper",
      "what i have in mind for you is good, something to look forward to",
    ],
  ],
  [
    "Jeremiah 29:13",
    [
      "look for me wholeheartedly and you’ll succeed",
      "god can be found if you search with everything you’ve got",
    ],
  ],
  [
    "Jeremiah 29:21-23",
    [
      "two lying prophets roasted alive by nebuchadnezzar",
      "curse saying using the names of adulterers who were burned",
    ],
  ],
  ["Jeremiah 30:1-24", ["bring back, wound that cannot be healed I will heal"]],
  [
    "Jeremiah 30:6-7",
    [
      "why are guys holding their bellies like pregnant women",
      "time of jacobs distress, unlike any other day",
    ],
  ],
  [
    "Jeremiah 31:1-30",
    [
      "loved you with love that never ends",
      "mother crying for her kids and will not be comforted",
      "young women dance",
    ],
  ],
  [
    "Jeremiah 31:3",
    [
      "i never stopped loving you, drew you in with kindness",
      "love from long ago that lasts forever",
    ],
  ],
  [
    "Jeremiah 31:15",
    [
      "mom in ramah crying for her dead kids and wont be consoled",
      "rachel sobbing, quoted about the bethlehem babies",
    ],
  ],
  [
    "Jeremiah 31:21",
    ["put up road signs so you remember the way home", "mark the highway you left by"],
  ],
  [
    "Jeremiah 31:29-30",
    [
      "dads ate sour fruit and the kids taste it",
      "old saying about teeth and parents guilt will be dropped",
    ],
  ],
  ["Jeremiah 31:31-40", ["new deal written on hearts", "remember sins no more"]],
  [
    "Jeremiah 31:31-34",
    [
      "new deal written on hearts",
      "a new deal with god with rules written inside people",
      "nobody will need to teach religion since everyone will know",
    ],
  ],
  [
    "Jeremiah 32:1-44",
    ["buys a field while the enemy is outside", "deed in a clay jar", "nothing too hard for you"],
  ],
  [
    "Jeremiah 32:6-15",
    [
      "buying real estate during a siege while in jail",
      "property deed stored in a clay jar, cousin sells a field",
    ],
  ],
  [
    "Jeremiah 32:27",
    [
      "is any job too tough for the god of all people",
      "rhetorical question about whether something is beyond god",
    ],
  ],
  ["Jeremiah 33:1-18", ["call me and I tell you great hidden things"]],
  [
    "Jeremiah 33:3",
    [
      "gods phone number, call and learn secrets",
      "ring me up and i’ll tell you amazing stuff you dont know",
    ],
  ],
  ["Jeremiah 34:8-22", ["let slaves go free and took them back"]],
  [
    "Jeremiah 34:8-11",
    [
      "owners freed their slaves then grabbed them back",
      "broken promise of emancipation during a siege",
    ],
  ],
  [
    "Jeremiah 34:18-20",
    [
      "walked between halves of a cut up calf to seal a promise",
      "ritual with a split animal and what happens to oath breakers",
    ],
  ],
  ["Jeremiah 35:1-19", ["family that never drinks wine or builds houses because grandpa said so"]],
  [
    "Jeremiah 35:5-10",
    [
      "clan of teetotalers refuse wine because of an ancestors rule",
      "family living in tents who never drink alcohol or farm",
    ],
  ],
  [
    "Jeremiah 36:1-32",
    [
      "king cuts the scroll with a knife and burns it piece by piece",
      "secretary writes it all again",
    ],
  ],
  ["Jeremiah 36:21-25", ["king cuts up the scroll with a knife and burns it bit by bit"]],
  [
    "Jeremiah 36:21-24",
    [
      "king cuts up the scroll and tosses it in the fireplace",
      "burning gods message a few columns at a time in winter",
    ],
  ],
  [
    "Jeremiah 36:32",
    [
      "secretary rewrites the burned book from dictation and adds more",
      "second edition of the scroll with extra words",
    ],
  ],
  ["Jeremiah 37:11-21", ["arrested at the gate as deserter"]],
  [
    "Jeremiah 37:12-15",
    [
      "prophet arrested at the gate, accused of deserting to the enemy",
      "beaten and jailed as a traitor when collecting his share of land",
    ],
  ],
  [
    "Jeremiah 37:21",
    [
      "jail ration of one loaf a day from the street of bakers",
      "prisoner fed bread until the city ran out",
    ],
  ],
  ["Jeremiah 38:1-28", ["thrown in a muddy well and pulled up with old rags by a black official"]],
  ["Jeremiah 38:6-13", ["thrown in a muddy well and pulled up with old rags under his arms"]],
  [
    "Jeremiah 38:6",
    [
      "lowered into a muddy well and sank",
      "officials throw the preacher in a cistern with no water",
    ],
  ],
  [
    "Jeremiah 38:7-13",
    [
      "black african palace servant pulls the prophet out with ropes and rags",
      "old clothes for padding under the arms during a rescue",
    ],
  ],
  ["Jeremiah 39:1-18", ["king’s eyes poked out, city taken"]],
  [
    "Jeremiah 39:6-7",
    [
      "king forced to watch his sons killed and then blinded",
      "zedekiah’s last sight before being chained and taken to babylon",
    ],
  ],
  [
    "Jeremiah 39:16-18",
    [
      "foreign rescuer promised his life will be spared",
      "reward for the ethiopian who trusted god",
    ],
  ],
  ["Jeremiah 40:1-16", ["governor does not believe he will be murdered"]],
  [
    "Jeremiah 40:4-6",
    [
      "babylonian officer unchains the prophet and lets him pick where to live",
      "freed with groceries and a gift, he stays with the poor",
    ],
  ],
  [
    "Jeremiah 40:13-16",
    [
      "governor ignores a warning of an assassination plot",
      "gedaliah doesnt believe ishmael wants him dead",
    ],
  ],
  ["Jeremiah 41:1-18", ["seventy pilgrims murdered and thrown in a cistern"]],
  [
    "Jeremiah 41:1-2",
    [
      "murdered by dinner guests at mizpah",
      "governor stabbed during a meal by royal hitman with ten guys",
    ],
  ],
  [
    "Jeremiah 41:5-8",
    [
      "fake crying killer lures eighty pilgrims and fills a pit with bodies",
      "ten men save their lives by offering hidden food",
    ],
  ],
  ["Jeremiah 42:1-43:7", ["ask God for us, then do not obey and go to Egypt"]],
  [
    "Jeremiah 42:19-22",
    [
      "asked for gods advice but had already decided to go to egypt",
      "dont move to egypt or the sword will catch you there",
    ],
  ],
  [
    "Jeremiah 43:8-10",
    [
      "burying big rocks in pharaohs pavement for a foreign throne",
      "stones hidden in mortar at the palace door in egypt",
    ],
  ],
  ["Jeremiah 44:15-30", ["we were better off when we burned incense to the queen of heaven"]],
  [
    "Jeremiah 44:16-19",
    [
      "women say life was better when we burned incense to the sky goddess",
      "we wont listen to you, our husbands knew about the cakes",
    ],
  ],
  ["Jeremiah 45:1-5", ["do not look for great things for yourself"]],
  [
    "Jeremiah 45:3-5",
    ["secretary told to drop his big ambitions", "dont chase greatness, you’ll get out alive"],
  ],
  [
    "Jeremiah 46:17",
    [
      "pharaoh nicknamed big noise who missed his chance",
      "all talk egyptian king let the moment slip",
    ],
  ],
  [
    "Jeremiah 46:20-21",
    [
      "egypt is a pretty cow bitten by something from the north",
      "hired soldiers like fattened calves who run",
    ],
  ],
  [
    "Jeremiah 47:6-7",
    [
      "talking to a sword, asking it to go back in its sheath",
      "weapon that cant rest because it has orders against ashkelon",
    ],
  ],
  [
    "Jeremiah 48:10",
    ["cursed for doing gods job sloppily or holding back the sword", "slacking off in holy work"],
  ],
  [
    "Jeremiah 48:11-12",
    [
      "wine left sitting on its sediment, never poured from jar to jar",
      "moab too comfortable so its flavor never changed",
    ],
  ],
  [
    "Jeremiah 49:11",
    [
      "leave me your orphans and let your widows rely on me",
      "god will raise the kids left behind by edom",
    ],
  ],
  [
    "Jeremiah 49:16",
    [
      "living high in rock cracks like an eagle wont protect edom",
      "petra verse, arrogant cliff dwellers brought down",
    ],
  ],
  [
    "Jeremiah 50:6",
    [
      "lost sheep wandering hill to hill because their shepherds misled them",
      "flock forgot where its bed was",
    ],
  ],
  [
    "Jeremiah 50:23",
    [
      "the worlds sledgehammer has been broken itself",
      "babylon used to pound everyone, now smashed",
    ],
  ],
  [
    "Jeremiah 51:7",
    [
      "golden goblet that got the whole world drunk",
      "countries drank babylons wine and lost their minds",
    ],
  ],
  [
    "Jeremiah 51:20-23",
    [
      "you are my war club to smash horses, farmers and governors",
      "long list of things broken with a battle axe",
    ],
  ],
  ["Jeremiah 51:59-64", ["book tied to a stone and thrown in a river"]],
  [
    "Jeremiah 51:63-64",
    [
      "tie a rock to the book and throw it in the river",
      "sinking scroll as a sign that babylon goes under",
    ],
  ],
  ["Jeremiah 52:1-34", ["end of the city told again, king let out of prison"]],
  [
    "Jeremiah 52:31-34",
    [
      "captive king let out after thirty seven years and eats at the royal table",
      "out of prison clothes, given an allowance for life",
    ],
  ],
];
