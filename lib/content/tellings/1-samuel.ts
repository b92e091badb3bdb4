import type { Telling } from "./schema";

export const firstSamuel: readonly Telling[] = [
  [
    "1 Samuel 1:1-18",
    [
      "a woman prays so hard for a baby that the priest thinks she is drunk",
      "second wife teases her because she has no kids",
      "am I not worth more to you than ten sons",
      "lips moved but no sound",
    ],
  ],
  [
    "1 Samuel 1:9-18",
    [
      "priest thinks a crying praying woman is drunk",
      "she prays for a baby with only her lips moving",
    ],
  ],
  [
    "1 Samuel 1:12-14",
    [
      "priest thinks the praying woman is drunk because only her lips move",
      "accused of boozing in church while she was silently begging for a baby",
    ],
  ],
  [
    "1 Samuel 1:19-28",
    [
      "she gives her little boy to the temple to live there",
      "I asked God for him and now I give him back",
    ],
  ],
  ["1 Samuel 2:1-11", ["mother’s song, the hungry are full and the poor sit with princes"]],
  [
    "1 Samuel 2:12-36",
    [
      "priest’s sons steal the meat and sleep with women at the door",
      "mother makes him a little robe each year",
      "I honor those who honor me",
    ],
  ],
  [
    "1 Samuel 2:13-15",
    [
      "clergy poking a big fork in the pot and grabbing the meat",
      "corrupt priests’ servant demands raw steak before the offering",
    ],
  ],
  ["1 Samuel 2:18-21", ["mom sews her boy a little coat every year"]],
  [
    "1 Samuel 2:19",
    [
      "mom sews a small coat for her boy every year",
      "hannah’s yearly gift to samuel at the temple",
    ],
  ],
  [
    "1 Samuel 3:1-21",
    [
      "boy hears his name called at night and runs to the old man three times",
      "speak, I am listening",
      "a child has to tell his teacher bad news",
    ],
  ],
  [
    "1 Samuel 3:2-10",
    [
      "boy hears his name called at night and runs to the old priest three times",
      "god calls a kid in bed",
    ],
  ],
  [
    "1 Samuel 3:8-10",
    [
      "boy hears his name in the night and keeps waking the old priest",
      "third time eli realizes who is calling the child",
    ],
  ],
  [
    "1 Samuel 3:19",
    ["nothing the prophet said ever went to waste", "samuel’s words never dropped on the floor"],
  ],
  [
    "1 Samuel 4:1-22",
    [
      "old fat priest falls backwards off a chair and breaks his neck",
      "the box is stolen by enemies in war",
      "baby named no glory",
    ],
  ],
  [
    "1 Samuel 4:12-22",
    ["old fat priest falls off his chair and breaks his neck at bad news", "baby named no glory"],
  ],
  ["1 Samuel 4:18", ["how eli died after judging forty years"]],
  ["1 Samuel 4:20-22", ["dying mother calls her baby no glory", "why ichabod got that name"]],
  [
    "1 Samuel 5:1-12",
    [
      "idol falls on its face before the stolen box and its head and hands break off",
      "people get tumors or hemorrhoids",
    ],
  ],
  [
    "1 Samuel 5:1-7",
    [
      "idol keeps falling on its face and its head and hands break off",
      "ark in the enemies' temple",
    ],
  ],
  [
    "1 Samuel 5:3-4",
    [
      "idol found lying on its face with head and hands broken off",
      "statue of dagon topples twice in front of the ark",
    ],
  ],
  [
    "1 Samuel 6:1-21",
    [
      "golden mice and golden tumors sent as a sorry gift",
      "cows pull the cart home by themselves mooing",
      "men die because they looked inside the box",
    ],
  ],
  ["1 Samuel 6:3-12", ["golden mice and golden tumors sent back on a cart with cows"]],
  [
    "1 Samuel 6:4-5",
    [
      "gold models of mice and tumors as an apology gift",
      "weird golden rats sent back with the stolen ark",
    ],
  ],
  [
    "1 Samuel 6:7-9",
    [
      "two milk cows hitched to a cart with no driver as a test",
      "if the cattle head for beth shemesh then god did it, otherwise chance",
    ],
  ],
  ["1 Samuel 7:3-17", ["a stone named help, so far God has helped us", "thunder scares the enemy"]],
  ["1 Samuel 7:12", ["stone of help, god has gotten us this far", "what does ebenezer mean"]],
  [
    "1 Samuel 8:1-22",
    [
      "we want a king like everybody else",
      "he warns that a king will take your sons, daughters and fields",
      "they have rejected me, not you",
      "sons who take bribes",
      "we want a king like everyone else",
      "warning that a king will take your sons and tax you",
    ],
  ],
  [
    "1 Samuel 8:3-5",
    ["judge’s sons take bribes so people ask for a king", "samuel’s crooked boys joel and abijah"],
  ],
  [
    "1 Samuel 8:11-14",
    [
      "what a king will cost you, drafted sons, girls cooking and baking",
      "warning about big government taking fields and kids",
    ],
  ],
  [
    "1 Samuel 9:1-27",
    [
      "tall handsome young man goes looking for lost donkeys and ends up king",
      "a head taller than anyone",
    ],
  ],
  ["1 Samuel 9:3-10", ["goes looking for lost donkeys and ends up becoming king"]],
  [
    "1 Samuel 9:3",
    ["saul’s dad sends him after lost donkeys", "the errand that led a young man to a crown"],
  ],
  [
    "1 Samuel 9:8",
    [
      "servant has a quarter coin to pay the seer",
      "small change to tip the prophet for directions",
    ],
  ],
  [
    "1 Samuel 10:1-16",
    ["oil poured on his head secretly and he gets a new heart", "is he also one of the prophets"],
  ],
  ["1 Samuel 10:17-27", ["chosen king hides behind the luggage"]],
  ["1 Samuel 10:20-24", ["new king hides behind the luggage"]],
  [
    "1 Samuel 10:22-23",
    ["new king found hiding among the luggage", "shy tall man pulled out from the baggage"],
  ],
  [
    "1 Samuel 11:1-15",
    ["enemy wants to poke out everyone’s right eye", "he cuts up oxen and sends the pieces"],
  ],
  [
    "1 Samuel 11:2",
    ["peace only if he pokes out everyone’s right eye", "nahash’s cruel condition for a treaty"],
  ],
  [
    "1 Samuel 11:7",
    [
      "chopped up oxen mailed out as a threat to get an army",
      "join up or this happens to your cattle",
    ],
  ],
  [
    "1 Samuel 12:1-25",
    [
      "whose ox have I taken, farewell speech of an honest leader",
      "thunder and rain at harvest",
      "far be it from me to stop praying for you",
    ],
  ],
  [
    "1 Samuel 12:3",
    [
      "retiring leader asks if he ever took anyone’s ox or a bribe",
      "samuel’s clean record, whom have i cheated",
    ],
  ],
  [
    "1 Samuel 12:17-18",
    [
      "thunderstorm during harvest as a sign of displeasure",
      "samuel prays and it rains out of season",
    ],
  ],
  [
    "1 Samuel 13:1-23",
    [
      "king gets impatient and makes the offering himself",
      "no blacksmith so only two men had swords",
      "a man after God’s own heart",
    ],
  ],
  [
    "1 Samuel 13:19-20",
    [
      "no blacksmiths allowed so farmers went to the enemy to get tools sharpened",
      "weapons ban, not a smith in the country",
    ],
  ],
  [
    "1 Samuel 14:1-23",
    ["two guys climb up a cliff and beat an army", "nothing stops God from saving by many or few"],
  ],
  [
    "1 Samuel 14:13",
    [
      "climbed the cliff on hands and knees with one helper to attack an outpost",
      "jonathan and his armor carrier scramble up",
    ],
  ],
  [
    "1 Samuel 14:24-46",
    [
      "soldiers not allowed to eat and the prince eats honey",
      "father nearly executes his own son for tasting honey",
    ],
  ],
  ["1 Samuel 14:24-30", ["eats honey off a stick though his father forbade food"]],
  [
    "1 Samuel 14:27",
    [
      "tasted honey on a stick without knowing about dad’s oath",
      "jonathan’s eyes lit up after a snack",
    ],
  ],
  [
    "1 Samuel 14:45",
    [
      "soldiers save the king’s son from execution by his father",
      "not one hair of jonathan will fall, the troops say",
    ],
  ],
  [
    "1 Samuel 15:1-35",
    [
      "told to kill everything but kept the best sheep",
      "what is this bleating I hear",
      "obeying is better than offerings",
      "torn robe means kingdom torn away",
      "old prophet hacks a king to pieces",
    ],
  ],
  [
    "1 Samuel 15:14",
    ["then why do i hear sheep if you killed them all", "saul’s lie exposed by mooing and baaing"],
  ],
  [
    "1 Samuel 15:27-28",
    ["torn coat as a sign he’ll lose the throne", "saul grabs the prophet’s robe and it rips"],
  ],
  [
    "1 Samuel 16:1-13",
    [
      "the youngest brother out with the sheep is picked",
      "people look at the outside but God looks at the heart",
      "seven brothers pass by and none is chosen",
    ],
  ],
  [
    "1 Samuel 16:6-13",
    [
      "god doesn't look at how tall or handsome you are but inside",
      "the youngest kid watching sheep is picked",
    ],
  ],
  [
    "1 Samuel 16:7",
    ["people go by looks but god sees inside", "don’t judge the candidate by how tall he is"],
  ],
  [
    "1 Samuel 16:14-23",
    [
      "harp music calms the king’s bad moods",
      "evil spirit from God",
      "kid plays harp to calm the moody king",
    ],
  ],
  [
    "1 Samuel 16:23",
    ["playing guitar to calm the king’s bad moods", "music therapy for a tormented ruler"],
  ],
  [
    "1 Samuel 17:1-30",
    [
      "giant shouts insults for forty days and everyone is scared",
      "older brother scolds him, why did you come",
      "bring bread and cheese to your brothers at war",
    ],
  ],
  [
    "1 Samuel 17:17-18",
    [
      "bringing cheese and bread to his brothers at the front",
      "jesse sends david with ten cheeses for the captain",
    ],
  ],
  [
    "1 Samuel 17:28",
    [
      "big brother angry, who’s minding your few sheep",
      "eliab says david only came to watch the fight",
    ],
  ],
  [
    "1 Samuel 17:31-58",
    [
      "kid with a sling kills a giant",
      "five smooth stones",
      "armor too heavy for him",
      "I killed a lion and a bear",
      "you come with a sword but I come in God’s name",
    ],
  ],
  [
    "1 Samuel 17:32-40",
    [
      "armor is too big so he picks five smooth stones",
      "shepherd boy says i fought a lion and a bear",
    ],
  ],
  [
    "1 Samuel 17:38-39",
    [
      "tried on the king’s armor but couldn’t move in it",
      "not used to this gear so he took it off",
    ],
  ],
  ["1 Samuel 17:48-51", ["small boy kills the giant with a stone in the forehead"]],
  [
    "1 Samuel 18:1-16",
    [
      "king throws a spear at his harp player",
      "women sing that he killed more than the king",
      "best friends, he gave him his robe and bow",
      "jealousy",
    ],
  ],
  [
    "1 Samuel 18:1-4",
    ["best friends, gives him his robe and sword", "two guys whose souls were tied together"],
  ],
  ["1 Samuel 18:17-30", ["had to bring a hundred foreskins to marry the princess"]],
  [
    "1 Samuel 18:25-27",
    ["bride price of a hundred foreskins and he brought double", "gross wedding dowry for michal"],
  ],
  [
    "1 Samuel 19:1-24",
    [
      "wife lets him out of the window and puts a statue with goat hair in bed",
      "king lies naked all day prophesying",
    ],
  ],
  [
    "1 Samuel 19:11-17",
    ["wife lets him out of the window and puts a dummy with goat hair in the bed"],
  ],
  [
    "1 Samuel 19:12-13",
    [
      "wife puts a dummy in bed with goat hair so he can get away",
      "michal lowers her husband out the window",
    ],
  ],
  [
    "1 Samuel 19:24",
    ["king lay naked all day and night prophesying", "saul strips his clothes among the prophets"],
  ],
  [
    "1 Samuel 20:1-42",
    [
      "friend shoots arrows past a stone as a secret sign",
      "empty seat at the new moon dinner",
      "king throws a spear at his own son",
      "two friends cry and kiss goodbye",
    ],
  ],
  [
    "1 Samuel 20:20-22",
    ["shooting arrows as a secret code for a friend", "if they land past the boy then run away"],
  ],
  [
    "1 Samuel 20:35-42",
    ["shooting arrows as a secret sign to his friend, they cry when they part"],
  ],
  ["1 Samuel 21:1-9", ["hungry men eat holy bread", "priest hands over the giant’s sword"]],
  [
    "1 Samuel 21:4-6",
    ["hungry men given the consecrated loaves", "is it ok to eat sacred bread in an emergency"],
  ],
  [
    "1 Samuel 21:10-15",
    [
      "acts crazy, scratches the door and drools in his beard",
      "do I lack madmen",
      "pretends to be crazy, spits on his beard and scratches on doors",
    ],
  ],
  [
    "1 Samuel 21:13-15",
    [
      "pretending to be crazy with drool in his beard",
      "do i not have enough lunatics already, says the king of gath",
    ],
  ],
  [
    "1 Samuel 22:1-5",
    ["everyone in debt or trouble joins him in a cave", "leaves his parents with a foreign king"],
  ],
  [
    "1 Samuel 22:2",
    [
      "broke, in debt and fed up people gather around an outlaw",
      "four hundred losers join david in the cave",
    ],
  ],
  ["1 Samuel 22:6-23", ["eighty-five priests murdered by a foreigner because one helped him"]],
  [
    "1 Samuel 22:18",
    ["edomite who killed eighty-five priests when nobody else would", "doeg massacres the clergy"],
  ],
  [
    "1 Samuel 23:1-29",
    [
      "nearly caught on the other side of the mountain when a messenger comes",
      "friend strengthens him in God",
    ],
  ],
  [
    "1 Samuel 23:26-28",
    [
      "chased around both sides of a mountain until a messenger calls the pursuer off",
      "rock of escape, saul has to leave because of a raid",
    ],
  ],
  [
    "1 Samuel 24:1-22",
    [
      "king goes to the toilet in the cave where he is hiding",
      "cuts off a corner of his coat and feels bad",
      "I will not touch God’s chosen one",
    ],
  ],
  [
    "1 Samuel 24:3-7",
    [
      "cuts a piece of the king's coat while he goes to the toilet in a cave",
      "could have killed the king but only cut his robe",
    ],
  ],
  [
    "1 Samuel 24:3-4",
    [
      "king goes to the bathroom in the cave where his enemy is hiding",
      "cut a corner off saul’s robe secretly",
    ],
  ],
  [
    "1 Samuel 24:14",
    ["you’re hunting a dead dog or a flea", "david says he’s not worth an army chasing him"],
  ],
  [
    "1 Samuel 25:1-44",
    [
      "wise woman stops a bloodbath with food",
      "rude rich drunk sheep farmer dies ten days later",
      "his name means fool",
      "she becomes the outlaw’s wife",
    ],
  ],
  [
    "1 Samuel 25:18-35",
    ["smart wife brings bread and raisins to stop a fight her rude husband started"],
  ],
  [
    "1 Samuel 25:18",
    [
      "wife rushes food to four hundred angry men, raisins and fig cakes",
      "what abigail loaded on the donkeys",
    ],
  ],
  [
    "1 Samuel 25:25",
    ["his name means fool and he is one", "wife apologizes for her stupid husband"],
  ],
  [
    "1 Samuel 25:36-38",
    [
      "heart turned to stone with a hangover and died ten days later",
      "how did nabal die after his party",
    ],
  ],
  [
    "1 Samuel 26:1-25",
    ["he sneaks into camp at night and takes the spear and water jug by the sleeping king’s head"],
  ],
  [
    "1 Samuel 26:12",
    [
      "took the spear and water jug from beside the sleeping king’s head",
      "nobody woke up because god put them into deep sleep",
    ],
  ],
  ["1 Samuel 27:1-12", ["lives with the enemy and lies about whom he raided"]],
  [
    "1 Samuel 28:3-25",
    [
      "king asks a fortune teller to bring up a dead man",
      "disguised king visits a witch at night",
      "ghost of an old man in a robe says tomorrow you will be with me",
      "she cooks a calf for him",
    ],
  ],
  [
    "1 Samuel 28:7-19",
    ["king goes to a witch at night to talk to a dead prophet", "medium brings up samuel's ghost"],
  ],
  [
    "1 Samuel 28:11-14",
    [
      "medium calls up a dead prophet in a robe",
      "seance where an old man comes up out of the ground",
    ],
  ],
  [
    "1 Samuel 28:24-25",
    ["the witch cooks dinner for saul, veal and flat bread", "last meal of king saul"],
  ],
  [
    "1 Samuel 30:1-31",
    [
      "town burned and wives kidnapped, men want to stone him",
      "those who stayed with the bags get the same share",
      "they find a sick slave left behind without food",
    ],
  ],
  [
    "1 Samuel 30:11-13",
    [
      "sick egyptian slave left behind by his master gets figs and raisins",
      "abandoned servant who hadn’t eaten for three days",
    ],
  ],
  [
    "1 Samuel 30:24",
    [
      "those who guard the stuff get the same share as fighters",
      "equal split of loot for men who stayed with the supplies",
    ],
  ],
  [
    "1 Samuel 31:1-13",
    [
      "king falls on his own sword after being hit by arrows",
      "suicide of a king in battle",
      "headless body hung on a wall and brave men take it down",
    ],
  ],
  ["1 Samuel 31:3-6", ["king falls on his own sword after losing the battle"]],
  [
    "1 Samuel 31:4-5",
    ["wounded king falls on his own sword", "suicide of saul and the man carrying his weapons"],
  ],
  [
    "1 Samuel 31:11-13",
    [
      "brave men take bodies down from a wall at night",
      "people of jabesh bury saul under a tree and fast a week",
    ],
  ],
];
