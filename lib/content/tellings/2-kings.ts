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
  [
    "2 Kings 1:2",
    [
      "king falls through an upstairs lattice and asks a foreign idol if he’ll live",
      "ahaziah’s accident and baal zebub",
    ],
  ],
  ["2 Kings 1:8", ["what elijah wore"]],
  ["2 Kings 1:9-15", ["fire from heaven burns fifty soldiers, twice"]],
  [
    "2 Kings 1:13-14",
    [
      "third captain begs on his knees not to be burned like the others",
      "officer pleads for his fifty soldiers",
    ],
  ],
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
    "2 Kings 2:9-10",
    [
      "wants twice as much of the spirit as his boss",
      "elisha’s request before his mentor is taken",
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
  [
    "2 Kings 2:19-22",
    ["salt thrown in the spring to fix bad water", "polluted town supply cured with a new bowl"],
  ],
  ["2 Kings 2:23-25", ["kids make fun of a bald man and bears attack them"]],
  [
    "2 Kings 2:23-24",
    ["kids yell baldy and bears maul forty-two of them", "never make fun of a bald prophet"],
  ],
  [
    "2 Kings 3:1-27",
    [
      "ditches full of water look like blood in the morning",
      "king sacrifices his oldest son on the wall",
      "music helps a prophet",
    ],
  ],
  [
    "2 Kings 3:15",
    [
      "prophet asks for a musician before he can speak",
      "music puts elisha in the mood to prophesy",
    ],
  ],
  [
    "2 Kings 3:22-23",
    ["water looked red as blood in the morning sun", "moabites fooled by puddles"],
  ],
  [
    "2 Kings 3:27",
    [
      "king sacrifices his own heir on the city wall",
      "desperate moabite ruler burns his oldest boy",
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
    "2 Kings 4:1-4",
    [
      "widow in debt told to borrow every empty jar from the neighbors",
      "creditor coming to take her two boys as slaves",
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
  [
    "2 Kings 4:10",
    [
      "guest room on the roof with bed, table, chair and lamp",
      "couple builds an extra room for a traveling preacher",
    ],
  ],
  [
    "2 Kings 4:18-20",
    [
      "boy in the field says my head hurts and dies on mom’s lap",
      "child collapses at harvest, maybe sunstroke",
    ],
  ],
  ["2 Kings 4:32-37", ["boy sneezes seven times and wakes up from death"]],
  [
    "2 Kings 4:34-35",
    [
      "child sneezes seven times and opens his eyes",
      "prophet lies on top of a dead kid, mouth to mouth",
    ],
  ],
  [
    "2 Kings 4:38-44",
    [
      "poisonous soup fixed with flour",
      "wild gourds, there is death in the pot",
      "small food feeds a hundred with leftovers",
    ],
  ],
  ["2 Kings 4:38-41", ["poison in the soup pot fixed with flour"]],
  ["2 Kings 4:39-41", ["poison in the soup, wild gourds, fixed with flour", "death in the pot"]],
  [
    "2 Kings 4:42-44",
    ["twenty loaves feed a hundred with leftovers", "elisha multiplies barley bread"],
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
    "2 Kings 5:2-3",
    [
      "kidnapped servant girl tells her mistress about a healer",
      "little slave helps the general who has a skin disease",
    ],
  ],
  [
    "2 Kings 5:12-13",
    [
      "our rivers back home are better than this one",
      "if he’d asked something hard you’d have done it, say the servants",
    ],
  ],
  [
    "2 Kings 5:17",
    ["wants two mule loads of dirt to take home", "naaman carries israel’s soil to worship on"],
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
    "2 Kings 5:25-27",
    [
      "greedy assistant gets the leprosy he deserved",
      "gehazi lies about where he went and his skin turns white",
    ],
  ],
  [
    "2 Kings 6:1-7",
    ["iron tool falls in the water and floats", "it was borrowed", "axe head floats"],
  ],
  ["2 Kings 6:5-6", ["borrowed ax head floats", "lost a tool in the river that wasn’t his"]],
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
    "2 Kings 6:16-17",
    [
      "mountain full of fiery horses only the servant couldn’t see",
      "there are more on our side than theirs",
    ],
  ],
  [
    "2 Kings 6:22-23",
    [
      "gives the captured enemy army dinner and sends them home",
      "raids stop after the prisoners get a banquet",
    ],
  ],
  [
    "2 Kings 6:24-33",
    [
      "women boil and eat a baby in a siege",
      "donkey’s head sold for lots of silver and pigeon dung",
    ],
  ],
  [
    "2 Kings 6:25",
    [
      "donkey’s head sold for eighty silver and pigeon poop for five",
      "food prices in a starving city",
    ],
  ],
  ["2 Kings 6:26-30", ["women ate a child in a starving city"]],
  [
    "2 Kings 6:28-29",
    ["two mothers agree to eat their sons and one cheats", "cannibalism in the siege of samaria"],
  ],
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
    "2 Kings 7:3-4",
    [
      "four lepers figure they’ll die anyway so they walk to the enemy",
      "why sit here till we’re dead",
    ],
  ],
  [
    "2 Kings 7:6-7",
    [
      "army runs off at night hearing imaginary chariots",
      "camp abandoned with horses and tents in panic",
    ],
  ],
  [
    "2 Kings 7:17-20",
    ["officer who doubted got trampled at the gate", "saw the cheap food but never ate it"],
  ],
  [
    "2 Kings 8:1-15",
    [
      "wet cloth over the sick king’s face to kill him",
      "prophet cries because of what you will do",
    ],
  ],
  [
    "2 Kings 8:15",
    ["murdered with a wet blanket over his face", "hazael smothers the sick king and takes over"],
  ],
  [
    "2 Kings 9:1-37",
    [
      "drives like a madman",
      "queen puts on makeup and is pushed out of the window",
      "dogs left only her skull, feet and hands",
    ],
  ],
  ["2 Kings 9:20", ["recognized by his crazy driving", "jehu the reckless driver"]],
  ["2 Kings 9:30-37", ["queen with makeup thrown out of the window and eaten by dogs"]],
  [
    "2 Kings 9:30-33",
    [
      "put on eyeliner and did her hair before being thrown out the window",
      "eunuchs toss jezebel down",
    ],
  ],
  [
    "2 Kings 9:35",
    ["nothing left of her but skull, feet and hands", "jezebel’s funeral had hardly any body"],
  ],
  [
    "2 Kings 10:1-28",
    [
      "heads of seventy princes in baskets",
      "invites all idol worshippers and kills them in their temple, made into a toilet",
    ],
  ],
  [
    "2 Kings 10:7-8",
    [
      "seventy heads sent in baskets and piled in two heaps",
      "ahab’s sons beheaded by their own guardians",
    ],
  ],
  ["2 Kings 10:27", ["pagan temple turned into a public toilet", "house of baal became a latrine"]],
  [
    "2 Kings 11:1-21",
    [
      "wicked grandmother kills the royal kids but one baby is hidden",
      "seven year old boy crowned king in the temple",
    ],
  ],
  [
    "2 Kings 11:1-3",
    [
      "baby prince hidden from his murdering grandma for six years",
      "grandmother kills the royal family but an aunt hides the baby for six years",
      "athaliah and little joash",
    ],
  ],
  ["2 Kings 11:21", ["king at seven years old", "how old was jehoash when crowned"]],
  ["2 Kings 12:1-21", ["money box with a hole in the lid for repairs"]],
  [
    "2 Kings 12:9",
    ["chest with a hole in the lid for donations", "first collection box, for fixing the temple"],
  ],
  [
    "2 Kings 12:15",
    ["builders so honest nobody checked their books", "no audit of the workmen’s money"],
  ],
  [
    "2 Kings 13:14-25",
    [
      "dead man thrown in a grave comes alive when he touches old bones",
      "strike the ground with arrows, only three times",
    ],
  ],
  [
    "2 Kings 13:18-19",
    [
      "hit the floor only three times with the arrows",
      "dying elisha annoyed at a half-hearted king",
    ],
  ],
  ["2 Kings 13:20-21", ["dead man touches a prophet's bones and comes alive"]],
  [
    "2 Kings 13:21",
    [
      "corpse comes alive after touching a prophet’s bones",
      "body dumped in elisha’s grave stands up",
    ],
  ],
  [
    "2 Kings 14:1-22",
    ["thistle asks a cedar for its daughter", "children not killed for their father’s crime"],
  ],
  [
    "2 Kings 14:9",
    [
      "weed asks a cedar for his daughter and gets stepped on",
      "thistle story mocking an arrogant king",
    ],
  ],
  ["2 Kings 15:1-7", ["king with skin disease lives alone in a separate house"]],
  [
    "2 Kings 15:5",
    [
      "king with leprosy living in a separate house while his son ran things",
      "azariah quarantined until he died",
    ],
  ],
  ["2 Kings 15:13-14", ["king for only one month", "shallum killed by menahem"]],
  [
    "2 Kings 15:16",
    ["cut open pregnant women because they didn’t open the gates", "menahem’s atrocity at tiphsah"],
  ],
  [
    "2 Kings 16:10-11",
    ["king admires an altar abroad and sends the blueprint home", "ahaz copies damascus"],
  ],
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
    "2 Kings 17:25-27",
    [
      "lions attack immigrants who don’t know the local god",
      "exiled priest sent back to teach foreigners in samaria",
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
    "2 Kings 18:4",
    ["smashed moses’ bronze snake because people worshiped it", "nehushtan destroyed by hezekiah"],
  ],
  [
    "2 Kings 18:21",
    [
      "leaning on egypt is like a broken cane that stabs your hand",
      "unreliable ally compared to a cracked reed",
    ],
  ],
  [
    "2 Kings 18:26-27",
    [
      "please don’t talk in our language where people on the wall hear",
      "they’ll eat their own dung and drink urine, says the envoy",
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
  [
    "2 Kings 19:14",
    ["spread a threatening letter out before god", "hezekiah takes his mail to the temple"],
  ],
  ["2 Kings 19:35-37", ["one angel kills 185000 soldiers overnight"]],
  ["2 Kings 19:35", ["185,000 soldiers dead overnight", "angel wipes out the assyrian camp"]],
  ["2 Kings 19:37", ["killed by his own sons while praying to his idol", "how sennacherib died"]],
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
  [
    "2 Kings 20:1-7",
    ["king turns his face to the wall and gets fifteen more years", "fig paste on a boil"],
  ],
  [
    "2 Kings 20:5-6",
    [
      "fifteen more years of life after crying and praying",
      "terminal diagnosis reversed for hezekiah",
    ],
  ],
  ["2 Kings 20:7", ["fruit as a home remedy for an infected sore"]],
  [
    "2 Kings 20:10-11",
    ["sundial shadow goes backwards ten steps", "sign of the sun turning back on the stairs"],
  ],
  [
    "2 Kings 20:13",
    [
      "showing off all his treasures to visitors from babylon",
      "hezekiah gives foreigners a tour of the vault",
    ],
  ],
  ["2 Kings 21:1-26", ["worst king burned his son and filled the city with innocent blood"]],
  [
    "2 Kings 21:13",
    ["jerusalem wiped like a dish and turned upside down", "god does the washing up as a threat"],
  ],
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
  ["2 Kings 22:8", ["lost scripture found during renovations", "hilkiah finds the law scroll"]],
  ["2 Kings 22:14", ["woman prophet married to the wardrobe keeper", "who was huldah"]],
  [
    "2 Kings 23:1-30",
    [
      "burns idols and dead men’s bones",
      "best king died in battle against Egypt",
      "drove out male prostitutes",
    ],
  ],
  [
    "2 Kings 23:7",
    [
      "women weaving for asherah where male prostitutes lived",
      "josiah tears down shrine hookers’ rooms at the temple",
    ],
  ],
  [
    "2 Kings 23:17-18",
    [
      "leave that grave alone, it’s the prophet who predicted this",
      "josiah won’t disturb one man’s bones",
    ],
  ],
  ["2 Kings 24:1-20", ["young king taken prisoner with all the craftsmen"]],
  [
    "2 Kings 24:14",
    [
      "everyone deported except the poorest",
      "ten thousand captives, craftsmen and smiths taken away",
    ],
  ],
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
  ["2 Kings 25:7", ["last thing he saw was his sons being killed", "zedekiah blinded and chained"]],
  [
    "2 Kings 25:25",
    [
      "governor gedaliah assassinated",
      "royal descendant ishmael and ten men murder the appointed ruler",
    ],
  ],
  [
    "2 Kings 25:27-30",
    [
      "king let out of prison after thirty-seven years and dines at the palace",
      "jehoiachin gets new clothes and a daily allowance",
    ],
  ],
];
