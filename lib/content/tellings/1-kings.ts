import type { Telling } from "./schema";

export const firstKings: readonly Telling[] = [
  [
    "1 Kings 1:1-53",
    [
      "old king cannot get warm so they find a beautiful virgin to lie next to him",
      "two sons want the throne",
      "he holds the horns of the altar for safety",
    ],
  ],
  [
    "1 Kings 1:1-4",
    [
      "pretty young nurse to keep the freezing old king warm in bed",
      "abishag’s job with david, nothing sexual",
    ],
  ],
  [
    "1 Kings 1:6",
    [
      "father never once asked his spoiled son why he did that",
      "handsome prince who was never told off",
    ],
  ],
  [
    "1 Kings 1:50",
    ["grabbed the corners of the altar so he wouldn’t be killed", "adonijah runs for sanctuary"],
  ],
  [
    "1 Kings 2:1-46",
    [
      "last words of a dying father, be strong and act like a man",
      "killed at the altar",
      "man told not to leave the city goes after his runaway slaves",
      "asked for the dead king’s nurse as wife and dies for it",
    ],
  ],
  [
    "1 Kings 2:19",
    ["king bows to his mom and gets her a seat on his right", "solomon rises for bathsheba"],
  ],
  [
    "1 Kings 2:39-41",
    [
      "broke house arrest to chase runaway slaves and died for it",
      "shimei goes to gath on his donkey",
    ],
  ],
  [
    "1 Kings 3:1-15",
    [
      "God says ask for anything and he asks for wisdom",
      "I am like a little child and do not know what to do",
      "not long life or riches",
      "if you could wish for anything, he asked to be wise",
    ],
  ],
  [
    "1 Kings 3:16-28",
    [
      "two mothers fight over one baby, cut it in half",
      "real mother gives it up to save it",
      "two prostitutes in one house",
      "two women both say the baby is theirs, cut the baby in half",
      "wise king with the sword and the baby",
    ],
  ],
  [
    "1 Kings 3:24-26",
    ["judge says cut the baby in half to find the real mother", "two moms and one living child"],
  ],
  [
    "1 Kings 4:7",
    [
      "twelve caterers, each feeding the palace one month",
      "who supplied solomon’s food through the year",
    ],
  ],
  [
    "1 Kings 4:20-34",
    [
      "wiser than everybody, wrote thousands of sayings and songs",
      "knew about trees, animals and fish",
    ],
  ],
  [
    "1 Kings 4:22-23",
    [
      "the king’s grocery list for a single day",
      "ten fat oxen, a hundred sheep, deer and fowl daily at the palace",
    ],
  ],
  [
    "1 Kings 4:32-33",
    [
      "wrote three thousand sayings and over a thousand songs",
      "wise king who lectured about cedars, animals, birds and fish",
    ],
  ],
  [
    "1 Kings 5:1-18",
    [
      "buys cedar wood from a foreign king to build",
      "forced workers a month away, two months home",
    ],
  ],
  [
    "1 Kings 5:13-14",
    [
      "forced laborers one month in lebanon, two months at home",
      "thirty thousand lumber workers in shifts",
    ],
  ],
  [
    "1 Kings 6:1-38",
    [
      "no hammer was heard while the temple was being built",
      "walls covered with gold and flowers carved",
      "took seven years",
    ],
  ],
  [
    "1 Kings 6:7",
    [
      "building site where no hammer was heard",
      "stones cut beforehand at the quarry so construction was silent",
    ],
  ],
  [
    "1 Kings 7:1-51",
    [
      "his own palace took nearly twice as long as God’s house",
      "huge metal bowl on twelve bulls",
      "two pillars with names",
    ],
  ],
  [
    "1 Kings 7:13-14",
    [
      "bronze craftsman with a widowed mother and a father from tyre",
      "artist who made the temple metalwork",
    ],
  ],
  [
    "1 Kings 7:21",
    ["names of the two columns in front of the temple", "pillars called jachin and boaz"],
  ],
  [
    "1 Kings 7:23-25",
    [
      "huge metal tank resting on twelve bulls",
      "round bronze pool ten across and thirty around, pi in scripture",
    ],
  ],
  [
    "1 Kings 8:1-66",
    [
      "God cannot fit even in the highest heaven, how much less in this house",
      "smoke fills the building so priests cannot work",
      "prayer for foreigners who pray toward this place",
    ],
  ],
  [
    "1 Kings 8:9",
    [
      "what was inside the ark, only the stone tablets",
      "nothing in the box except moses’ two slabs",
    ],
  ],
  [
    "1 Kings 8:27",
    [
      "even the sky can’t hold god so how could this building",
      "solomon wonders if god can really live in a house",
    ],
  ],
  ["1 Kings 9:1-9", ["if you turn away this house will be a heap of ruins"]],
  [
    "1 Kings 9:12-13",
    [
      "gave a friend twenty lousy towns and he called them worthless",
      "hiram unhappy with his galilee present, cabul",
    ],
  ],
  [
    "1 Kings 9:16",
    [
      "pharaoh burned a city and gave it as a wedding gift",
      "gezer, dowry for solomon’s egyptian wife",
    ],
  ],
  [
    "1 Kings 10:1-29",
    [
      "foreign queen comes with camels to test him with riddles",
      "she was breathless, not even half was told me",
      "gold shields, monkeys and peacocks",
      "silver worth nothing",
    ],
  ],
  ["1 Kings 10:1-10", ["queen comes from far away with camels and spices to test his wisdom"]],
  [
    "1 Kings 10:6-7",
    [
      "queen says they hadn’t told her even half of it",
      "had to see solomon’s splendor to believe it",
    ],
  ],
  ["1 Kings 10:14", ["666 talents of gold a year", "solomon’s annual gold income"]],
  [
    "1 Kings 10:18-20",
    [
      "ivory throne with lions on the steps",
      "royal chair plated with gold, six steps, a dozen lions",
    ],
  ],
  [
    "1 Kings 10:22",
    [
      "ships bringing monkeys and peacocks every three years",
      "cargo of ivory, apes and fancy birds",
    ],
  ],
  [
    "1 Kings 11:1-13",
    [
      "a thousand wives",
      "foreign wives turned his heart when he was old",
      "wise man became foolish about women",
    ],
  ],
  ["1 Kings 11:1-8", ["seven hundred wives turn the king's heart to other gods"]],
  [
    "1 Kings 11:3",
    ["seven hundred wives plus three hundred mistresses", "how many women solomon had"],
  ],
  ["1 Kings 11:26-43", ["prophet tears a new coat into twelve pieces"]],
  [
    "1 Kings 11:29-31",
    [
      "prophet rips a new coat into twelve and gives away ten",
      "ahijah tells jeroboam he’ll get most of the tribes",
    ],
  ],
  [
    "1 Kings 12:1-24",
    [
      "listens to his young buddies not the old men",
      "my little finger is thicker than my father’s waist",
      "kingdom splits because of harsh taxes",
    ],
  ],
  [
    "1 Kings 12:6-16",
    [
      "young king listens to his buddies and says i'll be harder than dad",
      "my little finger is thicker than my father's waist",
    ],
  ],
  [
    "1 Kings 12:10-11",
    [
      "my pinky is thicker than dad’s waist, whips become scorpions",
      "young king listens to his buddies and promises harsher treatment",
    ],
  ],
  [
    "1 Kings 12:18",
    [
      "forced labor boss stoned to death, king jumps in his chariot",
      "how adoram the taskmaster died",
    ],
  ],
  ["1 Kings 12:25-33", ["two gold calves so people do not travel to the capital"]],
  [
    "1 Kings 12:28-29",
    [
      "two golden cows, one in bethel one in dan",
      "it’s too far to go to jerusalem so here are your gods",
    ],
  ],
  [
    "1 Kings 13:1-34",
    [
      "hand dries up when he points at the prophet",
      "lion kills a prophet but does not eat him or the donkey",
      "old prophet lies, an angel told me",
    ],
  ],
  [
    "1 Kings 13:4-6",
    [
      "king’s outstretched arm withers when he says grab him",
      "jeroboam’s hand dried up and then healed",
    ],
  ],
  [
    "1 Kings 13:18-19",
    [
      "old prophet lies to another prophet about an angel",
      "tricked into eating where god said not to",
    ],
  ],
  ["1 Kings 13:20-28", ["prophet killed by a lion that doesn't eat him or the donkey"]],
  [
    "1 Kings 13:24-25",
    [
      "lion kills a man but stands beside the body without touching the donkey",
      "strange scene on the road, corpse, lion and donkey",
    ],
  ],
  [
    "1 Kings 14:1-20",
    [
      "queen in disguise visits a blind prophet about her sick boy",
      "child dies as she steps on the doorstep",
    ],
  ],
  [
    "1 Kings 14:2-6",
    [
      "queen in disguise recognized by a blind prophet from her footsteps",
      "jeroboam’s wife asks about her sick boy with bread and honey",
    ],
  ],
  ["1 Kings 14:21-31", ["gold shields stolen and replaced by bronze ones"]],
  [
    "1 Kings 14:26-27",
    [
      "gold shields stolen and replaced with bronze ones",
      "cheap copies after shishak robbed the treasury",
    ],
  ],
  [
    "1 Kings 15:9-24",
    ["removes his own grandmother from being queen because of an idol", "sore feet in old age"],
  ],
  [
    "1 Kings 15:13",
    [
      "king fires his own mother as queen for having a filthy idol",
      "asa demotes maacah and burns her image",
    ],
  ],
  ["1 Kings 15:23", ["foot disease in old age, asa", "king with bad feet when he was elderly"]],
  [
    "1 Kings 16:8-34",
    [
      "king for one week burns himself in the palace",
      "drunk king is killed",
      "marries a foreign princess who worships a storm god",
    ],
  ],
  [
    "1 Kings 16:9-10",
    [
      "drunk king killed by the chariot captain in his butler’s house",
      "death of elah while getting wasted",
    ],
  ],
  ["1 Kings 16:15", ["reigned only one week", "shortest reign, zimri’s seven days"]],
  ["1 Kings 16:18", ["burned the palace down on himself", "suicide by fire of king zimri"]],
  [
    "1 Kings 16:24",
    [
      "bought a hill for two talents and named the city after the seller",
      "how samaria got its name",
    ],
  ],
  [
    "1 Kings 16:34",
    [
      "rebuilt jericho at the cost of his oldest and youngest boys",
      "hiel of bethel and the old curse",
    ],
  ],
  [
    "1 Kings 17:1-16",
    [
      "birds bring bread and meat to a man by a stream",
      "jar of flour and oil never runs out",
      "widow picking up sticks for her last meal before dying",
      "no rain for years",
    ],
  ],
  ["1 Kings 17:2-6", ["birds bring bread and meat to a man by a stream"]],
  ["1 Kings 17:6", ["birds delivering bread and meat twice a day", "fed by ravens by the creek"]],
  [
    "1 Kings 17:8-16",
    ["last bit of flour and oil never ran out", "poor widow bakes her last cake for a prophet"],
  ],
  [
    "1 Kings 17:12",
    [
      "widow gathering sticks for one last meal before starving",
      "just a handful of flour and some oil left, then we die",
    ],
  ],
  [
    "1 Kings 17:17-24",
    [
      "he lies on top of a dead boy three times and he lives",
      "he lies on a dead boy three times and he comes alive",
    ],
  ],
  [
    "1 Kings 18:1-16",
    ["official hides a hundred prophets in caves", "looking for grass to keep the horses alive"],
  ],
  [
    "1 Kings 18:4",
    [
      "hid a hundred prophets in caves, fifty each, with bread and water",
      "palace manager obadiah secretly protects prophets from jezebel",
    ],
  ],
  [
    "1 Kings 18:17-40",
    [
      "fire contest, whose god answers",
      "they cut themselves and shout all day",
      "maybe your god is on the toilet or asleep",
      "pours water on the wood and it still burns",
      "how long will you limp between two opinions",
    ],
  ],
  [
    "1 Kings 18:25-39",
    [
      "contest on a mountain, which god sends fire",
      "he makes fun of them saying maybe your god is on the toilet or asleep",
      "soaks the altar with water and fire still comes",
    ],
  ],
  [
    "1 Kings 18:27",
    [
      "maybe your god is on a trip or taking a nap",
      "elijah trash talks the idol worshipers, shout louder",
    ],
  ],
  [
    "1 Kings 18:33-35",
    ["pouring water on the altar again and again before the fire", "soaked the wood three times"],
  ],
  [
    "1 Kings 18:41-46",
    [
      "little cloud like a hand from the sea",
      "outruns the king’s chariot in the rain",
      "sends his servant to look seven times",
    ],
  ],
  [
    "1 Kings 18:43-44",
    ["small cloud like a hand after looking seven times", "servant sent to check the sea for rain"],
  ],
  [
    "1 Kings 18:46",
    [
      "ran faster than the king’s chariot in the rain",
      "elijah sprints to jezreel with his robe tucked up",
    ],
  ],
  [
    "1 Kings 19:1-8",
    [
      "burned out prophet wants to die under a bush",
      "angel wakes him with cake and water",
      "I have had enough, take my life",
      "eat because the trip is too much for you",
      "runs from an angry queen",
      "burned out prophet wants to die under a bush and an angel gives him cake",
      "god lets the depressed man sleep and eat",
    ],
  ],
  [
    "1 Kings 19:4-5",
    [
      "prophet under a bush says he’s had enough and wants to die",
      "depressed man sleeps and an angel brings food",
    ],
  ],
  [
    "1 Kings 19:9-18",
    [
      "not in the wind, earthquake or fire but in a whisper",
      "I am the only one left",
      "what are you doing here",
      "seven thousand others who did not bow",
    ],
  ],
  ["1 Kings 19:11-13", ["god not in the wind, earthquake or fire but in a quiet whisper"]],
  [
    "1 Kings 19:12",
    ["god not in the wind, quake or fire but a quiet voice", "whisper after the fire"],
  ],
  [
    "1 Kings 19:19-21",
    [
      "throws his coat over a farmer who is plowing",
      "burns his plow and cooks his oxen",
      "farmer with twelve pairs of oxen kisses his parents goodbye and cooks the team",
      "burned his plow for a farewell barbecue, elisha",
    ],
  ],
  [
    "1 Kings 20:1-43",
    [
      "their god is a god of hills not valleys",
      "a boaster putting on armor should not brag like one taking it off",
      "wounded prophet in disguise with a bandage over his eyes",
    ],
  ],
  [
    "1 Kings 20:11",
    [
      "don’t brag when you put your gear on but when you take it off",
      "don’t celebrate before the fight is over, ahab’s comeback",
    ],
  ],
  [
    "1 Kings 20:23",
    [
      "they say his god only works in the hills so fight on flat land",
      "syrian theory about a mountain god",
    ],
  ],
  ["1 Kings 20:30", ["wall collapsed on twenty-seven thousand soldiers", "falling wall at aphek"]],
  [
    "1 Kings 20:35-36",
    ["refused to punch a prophet and was killed by a lion", "please hit me, says a man of god"],
  ],
  [
    "1 Kings 21:1-29",
    [
      "king sulks in bed because he cannot buy a neighbor’s garden",
      "wife has a man framed and stoned to take his land",
      "dogs will lick your blood",
      "he was sorry and walked softly",
    ],
  ],
  [
    "1 Kings 21:1-16",
    [
      "queen has a man killed to get his vineyard",
      "king sulks in bed because he can't buy a garden",
    ],
  ],
  [
    "1 Kings 21:4",
    ["king sulks in bed facing the wall and won’t eat", "ahab pouts over a garden he can’t buy"],
  ],
  [
    "1 Kings 21:13",
    [
      "framed by two lying witnesses and stoned for his vineyard",
      "naboth accused of cursing god and king",
    ],
  ],
  [
    "1 Kings 22:1-40",
    [
      "one honest prophet against four hundred yes-men",
      "I hate him because he never says anything good about me",
      "a lying spirit",
      "random arrow hits between the armor plates",
      "king dressed as a common soldier",
    ],
  ],
  [
    "1 Kings 22:8",
    ["i hate that preacher, he never says anything nice about me", "ahab on micaiah"],
  ],
  ["1 Kings 22:34-38", ["random arrow kills the disguised king and dogs lick the blood"]],
  [
    "1 Kings 22:34",
    ["random arrow hits the disguised king between his armor plates", "lucky shot kills ahab"],
  ],
  [
    "1 Kings 22:38",
    [
      "chariot rinsed at the pool where prostitutes bathed and dogs lapped blood",
      "dogs drink ahab’s blood",
    ],
  ],
];
