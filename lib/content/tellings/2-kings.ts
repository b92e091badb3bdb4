import type { Telling } from "./schema";

export const secondKings: readonly Telling[] = [
  [
    "2 Kings 1:1-18",
    [
      "king falls out of an upstairs window and asks a fly god",
      "fire burns fifty soldiers twice",
      "hairy man with a leather belt",
    ],
  ],
  ["2 Kings 1:9-15", ["fire from heaven burns fifty soldiers, twice"]],
  [
    "2 Kings 2:1-18",
    [
      "taken to heaven in a whirlwind with horses of fire",
      "never died, went up",
      "asks for double of his spirit",
      "picks up the coat and splits the river",
      "will not leave his master’s side",
    ],
  ],
  [
    "2 Kings 2:9-14",
    [
      "taken up to heaven in a whirlwind with fiery horses",
      "friend picks up the coat and parts the river",
    ],
  ],
  [
    "2 Kings 2:19-25",
    [
      "kids make fun of a bald man and bears tear them up",
      "go up, baldy",
      "bad water fixed with salt in a new bowl",
    ],
  ],
  ["2 Kings 2:23-25", ["kids make fun of a bald man and bears attack them"]],
  [
    "2 Kings 3:1-27",
    [
      "ditches full of water look like blood in the morning",
      "king sacrifices his oldest son on the wall",
      "music helps a prophet",
    ],
  ],
  [
    "2 Kings 4:1-7",
    [
      "widow in debt borrows empty jars and the oil keeps pouring",
      "her sons about to be taken as slaves",
      "keep pouring oil until all the borrowed jars are full",
      "widow in debt whose kids would be slaves",
    ],
  ],
  [
    "2 Kings 4:8-37",
    [
      "couple build a little upstairs room for a preacher",
      "my head, my head, the boy dies on mom’s lap",
      "is everything all right, it is all right",
      "the child sneezes seven times",
      "do not lie to me about a son",
    ],
  ],
  ["2 Kings 4:32-37", ["boy sneezes seven times and wakes up from death"]],
  ["2 Kings 4:38-41", ["poison in the soup pot fixed with flour"]],
  [
    "2 Kings 4:38-44",
    [
      "poisonous soup fixed with flour",
      "wild gourds, there is death in the pot",
      "small food feeds a hundred with leftovers",
    ],
  ],
  [
    "2 Kings 5:1-19",
    [
      "army commander with skin disease told to wash seven times in a dirty river",
      "little slave girl knows who can heal him",
      "offended because the cure was too simple",
      "takes home two loads of dirt",
      "general has to wash seven times in a muddy river",
      "little servant girl tells her sick master about a prophet",
    ],
  ],
  [
    "2 Kings 5:20-27",
    [
      "servant runs after him for money and lies and gets the disease",
      "did my heart not go with you",
      "greedy servant lies to get silver and gets the skin disease",
    ],
  ],
  [
    "2 Kings 6:1-7",
    ["iron tool falls in the water and floats", "it was borrowed", "axe head floats"],
  ],
  [
    "2 Kings 6:8-23",
    [
      "the hills are full of fiery horses",
      "open his eyes that he may see",
      "more with us than with them",
      "blind soldiers are led into the city and given a feast",
    ],
  ],
  [
    "2 Kings 6:15-17",
    ["servant's eyes opened and he sees hills full of fire horses", "more on our side than theirs"],
  ],
  [
    "2 Kings 6:24-33",
    [
      "women boil and eat a baby in a siege",
      "donkey’s head sold for lots of silver and pigeon dung",
    ],
  ],
  ["2 Kings 6:26-30", ["women ate a child in a starving city"]],
  [
    "2 Kings 7:1-20",
    [
      "four sick men find an empty camp full of food",
      "if we stay here we die anyway",
      "it is a day of good news and we keep quiet",
      "man trampled in the gate",
    ],
  ],
  ["2 Kings 7:3-10", ["four lepers find an empty camp full of food"]],
  [
    "2 Kings 8:1-15",
    [
      "wet cloth over the sick king’s face to kill him",
      "prophet cries because of what you will do",
    ],
  ],
  [
    "2 Kings 9:1-37",
    [
      "drives like a madman",
      "queen puts on makeup and is pushed out of the window",
      "dogs left only her skull, feet and hands",
    ],
  ],
  ["2 Kings 9:30-37", ["queen with makeup thrown out of the window and eaten by dogs"]],
  [
    "2 Kings 10:1-28",
    [
      "heads of seventy princes in baskets",
      "invites all idol worshippers and kills them in their temple, made into a toilet",
    ],
  ],
  ["2 Kings 11:1-3", ["baby prince hidden from his murdering grandma for six years"]],
  [
    "2 Kings 11:1-21",
    [
      "wicked grandmother kills the royal kids but one baby is hidden",
      "seven year old boy crowned king in the temple",
    ],
  ],
  ["2 Kings 12:1-21", ["money box with a hole in the lid for repairs"]],
  [
    "2 Kings 13:14-25",
    [
      "dead man thrown in a grave comes alive when he touches old bones",
      "strike the ground with arrows, only three times",
    ],
  ],
  ["2 Kings 13:20-21", ["dead man touches a prophet's bones and comes alive"]],
  [
    "2 Kings 14:1-22",
    ["thistle asks a cedar for its daughter", "children not killed for their father’s crime"],
  ],
  ["2 Kings 15:1-7", ["king with skin disease lives alone in a separate house"]],
  [
    "2 Kings 17:1-41",
    [
      "nation taken away because they followed other gods",
      "lions among the new settlers",
      "they feared God and also served their own idols",
      "lost ten tribes",
    ],
  ],
  [
    "2 Kings 18:1-37",
    [
      "breaks the old bronze snake because people burned incense to it",
      "enemy officer shouts in their own language so all on the wall hear",
      "eat your own dung",
    ],
  ],
  [
    "2 Kings 19:1-37",
    [
      "takes a nasty letter and lays it out before God",
      "185,000 soldiers dead in one night",
      "king killed by his own sons while praying to his idol",
    ],
  ],
  ["2 Kings 19:35-37", ["one angel kills 185000 soldiers overnight"]],
  [
    "2 Kings 20:1-7",
    ["king turns his face to the wall and gets fifteen more years", "fig paste on a boil"],
  ],
  [
    "2 Kings 20:1-21",
    [
      "sick king turns to the wall and cries and gets fifteen more years",
      "shadow goes backwards",
      "fig paste on a boil",
      "shows off all his treasure to visitors",
      "tunnel for water",
    ],
  ],
  ["2 Kings 21:1-26", ["worst king burned his son and filled the city with innocent blood"]],
  [
    "2 Kings 22:1-20",
    [
      "they find a lost book in the temple and the king tears his clothes",
      "king at eight years old",
      "woman prophet asked about the book",
    ],
  ],
  [
    "2 Kings 22:8-13",
    ["they find a lost book while fixing the temple and the king tears his clothes"],
  ],
  [
    "2 Kings 23:1-30",
    [
      "burns idols and dead men’s bones",
      "best king died in battle against Egypt",
      "drove out male prostitutes",
    ],
  ],
  ["2 Kings 24:1-20", ["young king taken prisoner with all the craftsmen"]],
  [
    "2 Kings 25:1-30",
    [
      "eyes put out after seeing his sons killed",
      "temple burned down and walls broken",
      "poorest people left to farm",
      "prisoner king gets out and eats at the king’s table",
    ],
  ],
  ["2 Kings 25:6-7", ["king watches his sons die then his eyes are put out"]],
];
