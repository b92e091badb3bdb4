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
    "1 Kings 2:1-46",
    [
      "last words of a dying father, be strong and act like a man",
      "killed at the altar",
      "man told not to leave the city goes after his runaway slaves",
      "asked for the dead king’s nurse as wife and dies for it",
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
    "1 Kings 4:20-34",
    [
      "wiser than everybody, wrote thousands of sayings and songs",
      "knew about trees, animals and fish",
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
    "1 Kings 6:1-38",
    [
      "no hammer was heard while the temple was being built",
      "walls covered with gold and flowers carved",
      "took seven years",
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
    "1 Kings 8:1-66",
    [
      "God cannot fit even in the highest heaven, how much less in this house",
      "smoke fills the building so priests cannot work",
      "prayer for foreigners who pray toward this place",
    ],
  ],
  ["1 Kings 9:1-9", ["if you turn away this house will be a heap of ruins"]],
  ["1 Kings 10:1-10", ["queen comes from far away with camels and spices to test his wisdom"]],
  [
    "1 Kings 10:1-29",
    [
      "foreign queen comes with camels to test him with riddles",
      "she was breathless, not even half was told me",
      "gold shields, monkeys and peacocks",
      "silver worth nothing",
    ],
  ],
  ["1 Kings 11:1-8", ["seven hundred wives turn the king's heart to other gods"]],
  [
    "1 Kings 11:1-13",
    [
      "a thousand wives",
      "foreign wives turned his heart when he was old",
      "wise man became foolish about women",
    ],
  ],
  ["1 Kings 11:26-43", ["prophet tears a new coat into twelve pieces"]],
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
  ["1 Kings 12:25-33", ["two gold calves so people do not travel to the capital"]],
  [
    "1 Kings 13:1-34",
    [
      "hand dries up when he points at the prophet",
      "lion kills a prophet but does not eat him or the donkey",
      "old prophet lies, an angel told me",
    ],
  ],
  ["1 Kings 13:20-28", ["prophet killed by a lion that doesn't eat him or the donkey"]],
  [
    "1 Kings 14:1-20",
    [
      "queen in disguise visits a blind prophet about her sick boy",
      "child dies as she steps on the doorstep",
    ],
  ],
  ["1 Kings 14:21-31", ["gold shields stolen and replaced by bronze ones"]],
  [
    "1 Kings 15:9-24",
    ["removes his own grandmother from being queen because of an idol", "sore feet in old age"],
  ],
  [
    "1 Kings 16:8-34",
    [
      "king for one week burns himself in the palace",
      "drunk king is killed",
      "marries a foreign princess who worships a storm god",
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
  [
    "1 Kings 17:8-16",
    ["last bit of flour and oil never ran out", "poor widow bakes her last cake for a prophet"],
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
    "1 Kings 18:41-46",
    [
      "little cloud like a hand from the sea",
      "outruns the king’s chariot in the rain",
      "sends his servant to look seven times",
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
    "1 Kings 19:19-21",
    ["throws his coat over a farmer who is plowing", "burns his plow and cooks his oxen"],
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
    "1 Kings 21:1-16",
    [
      "queen has a man killed to get his vineyard",
      "king sulks in bed because he can't buy a garden",
    ],
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
    "1 Kings 22:1-40",
    [
      "one honest prophet against four hundred yes-men",
      "I hate him because he never says anything good about me",
      "a lying spirit",
      "random arrow hits between the armor plates",
      "king dressed as a common soldier",
    ],
  ],
  ["1 Kings 22:34-38", ["random arrow kills the disguised king and dogs lick the blood"]],
];
