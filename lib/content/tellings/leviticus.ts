import type { Telling } from "./schema";

export const leviticus: readonly Telling[] = [
  [
    "Leviticus 1:1-17",
    [
      "burn a whole bull or bird on the altar",
      "put your hand on the animal’s head before it is killed",
    ],
  ],
  ["Leviticus 2:1-16", ["flour and oil offering", "put salt on every offering, no yeast or honey"]],
  [
    "Leviticus 2:11",
    [
      "no honey or yeast in what gets burned on the altar",
      "sweetener banned from grain sacrifices",
    ],
  ],
  [
    "Leviticus 2:13",
    ["salt every offering, never leave it off", "seasoning as a sign of the covenant"],
  ],
  [
    "Leviticus 3:16-17",
    [
      "the fat belongs to god so you may not eat it",
      "permanent ban on eating suet and blood wherever you live",
    ],
  ],
  [
    "Leviticus 4:1-35",
    [
      "sacrifice for sins done by accident",
      "what a leader or a common person brings when he did wrong without knowing",
    ],
  ],
  [
    "Leviticus 4:22-23",
    [
      "politician who broke a rule by mistake brings a male goat",
      "what a leader owes when he finds out he did wrong without meaning to",
    ],
  ],
  [
    "Leviticus 5:1-13",
    [
      "a poor person may bring two doves or just flour",
      "guilty if you saw something and do not speak up as a witness",
    ],
  ],
  [
    "Leviticus 5:1",
    [
      "a witness who keeps quiet when called to testify is guilty",
      "is it a sin not to report what i saw",
    ],
  ],
  [
    "Leviticus 5:4-5",
    [
      "blurted out a careless oath, now admit it",
      "promising something without thinking makes you guilty once you realize",
    ],
  ],
  [
    "Leviticus 5:17",
    ["not knowing the law is no excuse", "guilty even though he had no idea it was forbidden"],
  ],
  [
    "Leviticus 6:1-7",
    ["give back what you stole plus a fifth", "lied to a neighbor about something lost"],
  ],
  [
    "Leviticus 6:2-5",
    [
      "cheated somebody, give it back plus twenty percent",
      "found a lost item and lied about having it",
    ],
  ],
  [
    "Leviticus 6:12-13",
    ["fire that must never burn out, add wood each morning", "keep the flame going day and night"],
  ],
  [
    "Leviticus 7:15-18",
    [
      "eat the thank you meat the same day, three day leftovers are disgusting",
      "how long can sacrificial meat be kept before burning it",
    ],
  ],
  [
    "Leviticus 8:1-36",
    ["priests are dressed and oil poured on the head", "blood on the right ear, thumb and big toe"],
  ],
  [
    "Leviticus 8:23-24",
    [
      "blood dabbed on the earlobe, thumb and big toe to make someone a priest",
      "odd ordination ritual on the right ear, hand and foot",
    ],
  ],
  [
    "Leviticus 9:23-24",
    [
      "flames from god ate up the sacrifice and the crowd fell down shouting",
      "first sacrifice by aaron is lit by heaven",
    ],
  ],
  [
    "Leviticus 10:1-11",
    [
      "two priests burned up for using the wrong fire",
      "father kept silent when his sons died",
      "priests may not drink wine on duty",
    ],
  ],
  [
    "Leviticus 10:1-3",
    [
      "two priests burned up for using the wrong fire",
      "aaron's sons die and he says nothing",
      "two priest brothers burned alive for using the wrong fire",
      "aaron said nothing after his sons died",
    ],
  ],
  [
    "Leviticus 10:6-7",
    [
      "the father and brothers werent allowed to mourn the two who burned",
      "dont mess up your hair or rip your clothes over the dead sons",
    ],
  ],
  [
    "Leviticus 10:9",
    ["clergy must not be drunk on duty", "no booze before going into the holy tent"],
  ],
  [
    "Leviticus 11:1-23",
    [
      "do not eat pork, rabbit or shellfish",
      "only fish with scales",
      "list of birds you may not eat",
      "insects that hop are allowed",
    ],
  ],
  [
    "Leviticus 11:3-8",
    ["why cant jews eat pork", "rule about chewing cud and split hooves, no camel, rabbit or pig"],
  ],
  [
    "Leviticus 11:9-12",
    ["is shrimp and lobster allowed in the bible", "only seafood with fins and scales"],
  ],
  [
    "Leviticus 11:13-19",
    ["list of birds not to eat, eagles vultures owls and even the bat", "bat counted as a bird"],
  ],
  [
    "Leviticus 11:21-22",
    [
      "which bugs can you eat, grasshoppers and crickets are fine",
      "hopping insects with jointed legs are on the menu",
    ],
  ],
  [
    "Leviticus 11:24-47",
    ["a dead mouse falls in a pot and it must be broken", "be holy because I am holy"],
  ],
  [
    "Leviticus 11:29-33",
    [
      "dead mouse or lizard falls into a pot, break the pot",
      "gecko, rat and chameleon make dishes unclean",
    ],
  ],
  [
    "Leviticus 12:1-8",
    ["woman unclean longer after a girl than a boy", "new mother offers a lamb or two birds"],
  ],
  [
    "Leviticus 12:2-5",
    [
      "new mothers are unclean twice as long after having a girl",
      "how many days after giving birth before going to the sanctuary",
    ],
  ],
  [
    "Leviticus 12:8",
    [
      "poor mom brings two birds after childbirth",
      "after the baby, a family without money for a lamb gives doves",
    ],
  ],
  [
    "Leviticus 13:1-46",
    [
      "priest looks at spots on the skin",
      "sick man must shout unclean and live outside the camp",
      "bald is clean",
    ],
  ],
  [
    "Leviticus 13:3-6",
    [
      "priest as dermatologist, checks white hairs and puts you in quarantine a week",
      "seven days of isolation for a suspicious skin spot",
    ],
  ],
  ["Leviticus 13:40-41", ["going bald is not a disease", "verse for men losing their hair"]],
  [
    "Leviticus 13:45-46",
    [
      "people with skin disease must shout unclean and live outside",
      "sick person must live alone, cover his mouth and yell unclean",
      "rules like social distancing for lepers outside the camp",
    ],
  ],
  ["Leviticus 13:47-59", ["mold on clothes gets burned"]],
  [
    "Leviticus 13:47-52",
    ["mold on clothes, burn the garment", "green or red spots in wool, linen or leather"],
  ],
  [
    "Leviticus 14:1-32",
    [
      "a bird dipped in blood is let fly free when a skin sickness is healed",
      "shave off all hair and eyebrows",
    ],
  ],
  [
    "Leviticus 14:4-7",
    [
      "one bird killed over fresh water, the other dipped and set free",
      "ceremony when someone recovers from a skin disease with cedar and hyssop",
    ],
  ],
  ["Leviticus 14:33-57", ["mildew in a house, scrape the walls or tear it down"]],
  [
    "Leviticus 14:36-45",
    [
      "toxic mold in the walls, tear the house down if it comes back",
      "house inspection for mildew, scrape plaster and replace stones",
    ],
  ],
  [
    "Leviticus 15:1-33",
    ["rules about bodily discharge", "a woman’s period makes her unclean seven days"],
  ],
  [
    "Leviticus 15:19-24",
    [
      "rules about a woman on her period, and what she sits on",
      "touching a menstruating womans bed means laundry and a bath",
    ],
  ],
  [
    "Leviticus 16:1-34",
    [
      "a goat carries everybody’s sins away into the desert",
      "the priest goes behind the curtain once a year",
      "day to fast and say sorry",
    ],
  ],
  [
    "Leviticus 16:8-10",
    [
      "draw lots between two goats, one dies and one is sent to the desert",
      "where the word scapegoat comes from",
    ],
  ],
  ["Leviticus 16:20-22", ["goat sent into the desert with everybody's sins", "scapegoat"]],
  [
    "Leviticus 16:21-22",
    [
      "all the peoples wrongs put on an animals head and it is driven away",
      "goat takes the blame out to the wilderness",
    ],
  ],
  [
    "Leviticus 16:29-31",
    [
      "yom kippur fasting, tenth day of the seventh month",
      "one day a year to be cleaned of every sin, no work",
    ],
  ],
  ["Leviticus 17:10-16", ["do not drink or eat blood because life is in it"]],
  [
    "Leviticus 17:11",
    [
      "life is in the blood, thats what pays for sin",
      "verse about blood transfusions and atonement",
    ],
  ],
  [
    "Leviticus 17:13",
    ["hunters must drain the blood and cover it with dirt", "rule for a deer or bird you shot"],
  ],
  [
    "Leviticus 18:1-30",
    [
      "list of relatives you may not sleep with",
      "man lying with a man",
      "the land vomits people out",
    ],
  ],
  [
    "Leviticus 18:3",
    [
      "dont act like egyptians or like the locals where youre going",
      "lifestyle of the old country and the new country both off limits",
    ],
  ],
  [
    "Leviticus 18:6-9",
    [
      "incest laws, no sex with mother or sister",
      "keep away from close relatives, half sister included",
    ],
  ],
  [
    "Leviticus 18:18",
    [
      "dont marry two sisters at once and make them rivals",
      "marrying your wifes sister while she is still living",
    ],
  ],
  [
    "Leviticus 18:21",
    [
      "never give your child to be burned for the idol molech",
      "child sacrifice to a pagan god forbidden among the sex laws",
    ],
  ],
  [
    "Leviticus 18:22",
    ["what does the law say about gay sex", "man sleeping with a man like with a woman"],
  ],
  [
    "Leviticus 18:24-28",
    [
      "the ground threw up the people who lived there before",
      "land vomiting out its inhabitants for their sexual sins",
    ],
  ],
  [
    "Leviticus 19:1-18",
    [
      "leave some grapes and grain at the edges for the poor",
      "do not curse a deaf man or trip a blind one",
      "pay your worker the same day",
      "no gossip",
      "do not take revenge, love the person next door",
    ],
  ],
  [
    "Leviticus 19:9-10",
    [
      "don't pick everything, leave some of the crop for poor people and foreigners",
      "leave the edges of the field for hungry people and immigrants",
      "grapes that drop on the ground arent yours, farmer",
    ],
  ],
  [
    "Leviticus 19:13",
    ["pay your workers the same day", "boss holding back a days wages overnight"],
  ],
  [
    "Leviticus 19:14",
    [
      "dont trip a blind man or insult someone who cant hear",
      "rule about making fun of disabled people",
    ],
  ],
  [
    "Leviticus 19:15",
    [
      "court should favor neither the poor nor the bigshots",
      "fair trial without favoritism by wealth, rich man and beggar the same",
    ],
  ],
  [
    "Leviticus 19:16",
    [
      "no gossiping, and dont put a neighbors life in danger",
      "no spreading slander around town or risking somebody elses neck",
    ],
  ],
  [
    "Leviticus 19:17",
    [
      "tell him to his face instead of secretly hating him",
      "is it right to confront a friend who does wrong",
    ],
  ],
  [
    "Leviticus 19:18",
    [
      "no payback and no holding grudges, love others like you love yourself",
      "original place of the rule about loving your neighbor, and not getting even",
    ],
  ],
  [
    "Leviticus 19:19-37",
    [
      "no clothes of two kinds of cloth",
      "do not trim your beard",
      "no tattoos",
      "stand up when an old person comes in",
      "treat the foreigner as your own",
      "honest weights",
    ],
  ],
  [
    "Leviticus 19:19",
    ["no mixed fabric shirts", "dont crossbreed livestock or plant two crops together"],
  ],
  [
    "Leviticus 19:23-25",
    [
      "wait until the fifth year to eat from a new fruit tree",
      "young orchard, first three years fruit is off limits",
    ],
  ],
  [
    "Leviticus 19:27",
    [
      "why orthodox jews grow sidelocks and dont trim beards",
      "no clipping the hair at your temples",
    ],
  ],
  ["Leviticus 19:28", ["is it ok to get a tattoo", "no inking or gashing your body in grief"]],
  [
    "Leviticus 19:29",
    [
      "dont pimp out your daughter",
      "father forcing his girl into sex work fills the country with filth",
    ],
  ],
  [
    "Leviticus 19:31",
    ["should i go to a psychic or a seance", "stay away from people who talk to the dead"],
  ],
  ["Leviticus 19:32-34", ["stand up for old people", "treat the immigrant like one of your own"]],
  ["Leviticus 19:32", ["manners toward grey haired people"]],
  [
    "Leviticus 19:33-34",
    [
      "treat the immigrant like one born here and love him as yourself",
      "you used to be foreigners too, dont mistreat those living among you",
    ],
  ],
  [
    "Leviticus 19:35-36",
    [
      "no cheating with rulers, scales or measuring cups",
      "honest weights for shopkeepers, with an ephah and a hin",
    ],
  ],
  [
    "Leviticus 20:1-27",
    ["death for giving children to an idol", "death for adultery and for cursing parents"],
  ],
  [
    "Leviticus 20:10",
    [
      "both cheaters in an affair were to be executed",
      "punishment for sleeping with the neighbors wife, both of them die",
    ],
  ],
  [
    "Leviticus 20:27",
    [
      "stone the fortune teller who channels spirits",
      "death penalty for male and female spirit mediums",
    ],
  ],
  [
    "Leviticus 21:1-24",
    ["priests may not be disabled or marry a divorced woman", "no bald patches shaved"],
  ],
  [
    "Leviticus 21:1-3",
    [
      "which funerals may a priest go to",
      "clergy may touch a corpse only for parents, kids, brother or unmarried sister",
    ],
  ],
  [
    "Leviticus 21:7",
    [
      "a priest cant marry a divorced woman",
      "whom may an ordinary priest not wed, no prostitute or divorcee",
    ],
  ],
  [
    "Leviticus 21:17-21",
    [
      "priests with a disability couldnt serve at the altar",
      "blind, lame, hunchback or dwarf barred from offering",
    ],
  ],
  [
    "Leviticus 22:17-33",
    ["animals with a defect may not be offered", "mother and calf not killed on the same day"],
  ],
  [
    "Leviticus 22:22-24",
    [
      "no defective animals, blind, warty or castrated",
      "animal with running sores or crushed testicles is no gift for god",
    ],
  ],
  [
    "Leviticus 22:27-28",
    [
      "dont slaughter the mother cow and her calf on one day",
      "newborn animal stays a week with its mom",
    ],
  ],
  [
    "Leviticus 23:1-44",
    [
      "calendar of the holidays",
      "living in huts of branches for a week",
      "wave the first bundle of grain",
      "fifty days later the harvest feast",
    ],
  ],
  [
    "Leviticus 23:15-17",
    [
      "count fifty days from the sheaf, origin of pentecost",
      "counting seven weeks then bring two loaves with yeast",
    ],
  ],
  [
    "Leviticus 23:24",
    [
      "day of blowing horns, jewish new year",
      "rosh hashanah trumpet day, first of the seventh month",
    ],
  ],
  [
    "Leviticus 23:40-43",
    ["camp in huts for a week to remember the desert", "sukkot with palm branches and willows"],
  ],
  [
    "Leviticus 24:5-9",
    [
      "twelve cakes of bread set out in two rows each week",
      "showbread recipe, six to a row, priests eat it",
    ],
  ],
  [
    "Leviticus 24:10-23",
    ["stoned for cursing God’s name in a fight", "fracture for fracture, tooth for tooth"],
  ],
  [
    "Leviticus 24:10-14",
    [
      "half egyptian man cursed god in a fistfight and got stoned",
      "shelomiths son locked up for blasphemy",
    ],
  ],
  ["Leviticus 25:1-7", ["fields must rest one year in seven"]],
  [
    "Leviticus 25:3-5",
    [
      "seventh year no pruning, no planting, let the soil rest",
      "letting farmland lie idle, a sabbath for the ground",
    ],
  ],
  [
    "Leviticus 25:8-22",
    [
      "every fifty years debts are cancelled and land goes back to the family",
      "blow the horn, freedom for everyone",
      "every fifty years everyone gets their land back and debts are over",
    ],
  ],
  [
    "Leviticus 25:8-10",
    [
      "every fifty years everybody goes home free and gets the land back",
      "verse on the liberty bell",
    ],
  ],
  [
    "Leviticus 25:14-16",
    [
      "price of land depends on how many harvests are left",
      "dont rip each other off when buying property",
    ],
  ],
  [
    "Leviticus 25:20-22",
    [
      "what will we eat if we dont plant, year six gives triple",
      "worried about food in the fallow year",
    ],
  ],
  [
    "Leviticus 25:23",
    [
      "you cant sell land for good since god owns it and you just rent",
      "were only tenants on gods property",
    ],
  ],
  [
    "Leviticus 25:25",
    [
      "relative steps in to buy back what a broke family member sold",
      "kinsman redeemer law for family property sold in hard times",
    ],
  ],
  [
    "Leviticus 25:29-30",
    [
      "one year to change your mind after selling a house in town",
      "buyers remorse law for city homes",
    ],
  ],
  [
    "Leviticus 25:35-55",
    [
      "help a poor brother and take no interest",
      "slaves from other nations may be kept forever",
      "he is to be treated as a hired man, not a slave",
    ],
  ],
  [
    "Leviticus 25:35-37",
    [
      "help a relative who goes broke and charge him no interest",
      "dont make a profit selling food to a poor brother",
    ],
  ],
  [
    "Leviticus 25:39-43",
    [
      "someone sells himself out of poverty, treat him as an employee not a slave",
      "indentured countryman is let go with his kids at the fiftieth year",
    ],
  ],
  [
    "Leviticus 25:44-46",
    [
      "bible allows buying slaves from other nations and leaving them to your kids",
      "owning foreign slaves as property you can bequeath",
    ],
  ],
  ["Leviticus 26:1-13", ["rain and peace if you obey", "five of you will chase a hundred"]],
  [
    "Leviticus 26:6-8",
    [
      "five of you will chase off a hundred",
      "lie down and nobody will scare you, peace at home and no wild beasts",
    ],
  ],
  [
    "Leviticus 26:10",
    [
      "still eating last years grain when the new crop needs the space",
      "emptying the barn of old supplies to make room for new",
    ],
  ],
  [
    "Leviticus 26:13",
    ["god broke the yoke bars so you could walk with head up", "standing upright after slavery"],
  ],
  [
    "Leviticus 26:14-46",
    [
      "you will run when nobody chases you",
      "you will eat your own children",
      "terrible things if they do not listen",
    ],
  ],
  [
    "Leviticus 26:19-20",
    [
      "heaven like iron and ground like bronze, all work for nothing",
      "god will snap your stubborn pride, trees wont bear and soil like metal",
    ],
  ],
  [
    "Leviticus 26:26",
    [
      "ten women share one oven and bread is rationed",
      "eating without getting full, food handed out by weight",
    ],
  ],
  [
    "Leviticus 26:34-35",
    [
      "the land finally gets its missed vacations while you are in exile",
      "fields rest during exile to make up for skipped sabbath years",
    ],
  ],
  [
    "Leviticus 26:36-37",
    [
      "so jumpy that a rustling leaf makes them run",
      "tripping over each other with nobody chasing them",
    ],
  ],
  [
    "Leviticus 27:1-34",
    [
      "price list for people promised to God",
      "a tenth of all animals, every tenth that passes under the stick",
    ],
  ],
  [
    "Leviticus 27:2-7",
    [
      "price list for people by age and sex when they are vowed to god",
      "men worth fifty, women thirty shekels",
    ],
  ],
  [
    "Leviticus 27:30-32",
    [
      "ten percent of crops and every tenth animal under the stick is gods",
      "rule about tithing in old israel, grain and fruit and flocks",
    ],
  ],
];
