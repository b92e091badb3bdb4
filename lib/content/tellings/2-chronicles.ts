import type { Telling } from "./schema";

export const secondChronicles: readonly Telling[] = [
  ["2 Chronicles 1:7-13", ["asks for wisdom to lead the people instead of money"]],
  [
    "2 Chronicles 1:16-17",
    [
      "horse dealers, price of an egyptian chariot and a horse",
      "solomon importing and reselling war vehicles, 600 and 150",
    ],
  ],
  [
    "2 Chronicles 5:2-14",
    ["singers and a hundred and twenty trumpets as one and then a cloud fills the house"],
  ],
  [
    "2 Chronicles 5:13-14",
    [
      "singers and trumpets all in unison and the building fills with cloud",
      "priests couldn’t stay on their feet to work because of the fog",
    ],
  ],
  ["2 Chronicles 6:12-42", ["kneels on a platform with hands up and prays for the new building"]],
  [
    "2 Chronicles 7:11-22",
    [
      "if my people humble themselves and pray I will heal their land",
      "verse politicians quote about turning back to God",
    ],
  ],
  ["2 Chronicles 7:13-15", ["if my people humble themselves and pray i'll heal their country"]],
  [
    "2 Chronicles 7:14",
    [
      "if my people get humble and pray i’ll heal their country",
      "national prayer day verse about turning from bad ways",
    ],
  ],
  ["2 Chronicles 10:1-19", ["whips and scorpions, young friends’ bad advice"]],
  [
    "2 Chronicles 11:21-23",
    [
      "eighteen wives, sixty concubines, eighty-eight kids",
      "rehoboam’s family size and how he scattered his sons to the towns",
    ],
  ],
  [
    "2 Chronicles 13:13-15",
    [
      "caught in an ambush front and back, they shout and win",
      "abijah surrounded by jeroboam’s troops",
    ],
  ],
  [
    "2 Chronicles 14:9-15",
    ["prayer before a battle with a million enemies, no one like you to help the weak"],
  ],
  [
    "2 Chronicles 14:9",
    ["million-man ethiopian army", "zerah invades with three hundred chariots"],
  ],
  [
    "2 Chronicles 14:11",
    [
      "makes no difference to you whether we’re strong or weak, help us",
      "asa’s prayer against a huge crowd",
    ],
  ],
  [
    "2 Chronicles 16:7-14",
    [
      "went to doctors for his feet and not to God",
      "God’s eyes look over the whole earth for loyal hearts",
      "put the prophet in stocks",
    ],
  ],
  [
    "2 Chronicles 16:9",
    [
      "god’s eyes scan the whole planet for loyal hearts",
      "he looks everywhere for people to back up",
    ],
  ],
  [
    "2 Chronicles 16:10",
    ["king locks up the seer who criticized him", "asa throws hanani in jail"],
  ],
  ["2 Chronicles 16:12", ["is it wrong to trust physicians, sick king"]],
  [
    "2 Chronicles 17:7-9",
    ["traveling bible teachers sent around all the towns", "jehoshaphat’s adult education program"],
  ],
  ["2 Chronicles 18:1-34", ["four hundred prophets say yes and one says no"]],
  ["2 Chronicles 19:4-11", ["judges, you do not judge for people but for God"]],
  [
    "2 Chronicles 19:6-7",
    [
      "judges warned they work for god so no bribes or favoritism",
      "advice for magistrates from a reforming king",
    ],
  ],
  [
    "2 Chronicles 20:1-30",
    [
      "choir sent in front of the army",
      "we do not know what to do but our eyes are on you",
      "the battle is not yours",
      "enemies kill each other",
    ],
  ],
  [
    "2 Chronicles 20:12",
    [
      "we don’t know what to do but we’re looking to you",
      "prayer when you have no plan against a big enemy",
    ],
  ],
  [
    "2 Chronicles 20:20-24",
    ["choir walks in front of the army singing and the enemy kill each other"],
  ],
  [
    "2 Chronicles 20:21-22",
    ["choir marching in front of the army", "battle won by singing praise"],
  ],
  [
    "2 Chronicles 20:25",
    ["took three days to haul off all the loot", "more jewels on the dead than they could carry"],
  ],
  [
    "2 Chronicles 20:37",
    [
      "ships wrecked because he partnered with a wicked king",
      "eliezer predicts the fleet will break up",
    ],
  ],
  [
    "2 Chronicles 21:4-20",
    ["king’s guts fell out and nobody was sorry when he died", "letter from a prophet"],
  ],
  [
    "2 Chronicles 21:4",
    ["new king murders all his brothers", "jehoram kills his siblings with the sword"],
  ],
  [
    "2 Chronicles 21:12-15",
    [
      "nasty letter from elijah about a bowel disease",
      "prophet writes to jehoram that his guts will come out",
    ],
  ],
  [
    "2 Chronicles 21:18-20",
    [
      "intestines fell out and nobody missed him",
      "king who died of bowel sickness, no regrets at his funeral",
    ],
  ],
  [
    "2 Chronicles 24:15-27",
    ["priest’s son stoned in the temple yard by the king his father had saved"],
  ],
  [
    "2 Chronicles 24:15-16",
    ["priest who lived to 130 and was buried with kings", "how old was jehoiada"],
  ],
  [
    "2 Chronicles 24:20-22",
    [
      "stoned in the temple courtyard by the man his father raised",
      "zechariah’s dying words, may the lord see it",
    ],
  ],
  [
    "2 Chronicles 25:1-16",
    [
      "he bought a hundred thousand soldiers and had to send them home",
      "brought home the gods of those he beat",
    ],
  ],
  [
    "2 Chronicles 25:9",
    [
      "what about the money i already paid? god can give you much more",
      "losing a deposit for doing right, hundred talents",
    ],
  ],
  [
    "2 Chronicles 25:12",
    ["ten thousand prisoners thrown off a cliff", "edomites pushed from the top of the rock"],
  ],
  [
    "2 Chronicles 25:14-15",
    [
      "worshiped the gods of the people he’d just beaten",
      "why pray to idols that couldn’t save their own folks",
    ],
  ],
  [
    "2 Chronicles 26:1-23",
    [
      "proud king burns incense and skin disease breaks out on his forehead",
      "war machines that shoot arrows and stones",
      "loved farming",
    ],
  ],
  [
    "2 Chronicles 26:10",
    ["king who loved farming and dug wells", "uzziah liked the soil, cattle and vineyards"],
  ],
  [
    "2 Chronicles 26:15",
    [
      "catapults invented to shoot arrows and big stones from towers",
      "clever war machines in jerusalem",
    ],
  ],
  ["2 Chronicles 26:16-21", ["proud king gets a skin disease on his forehead in the temple"]],
  [
    "2 Chronicles 26:18-20",
    [
      "leprosy breaks out on his forehead while burning incense",
      "eighty priests tell a proud king to leave the temple",
    ],
  ],
  [
    "2 Chronicles 28:1-15",
    ["captives given clothes, shoes, food and put on donkeys by the winners"],
  ],
  [
    "2 Chronicles 28:15",
    [
      "captives given clothes, shoes and food and the weak put on donkeys home",
      "enemy soldiers treat prisoners of war kindly, back to jericho",
    ],
  ],
  [
    "2 Chronicles 30:1-27",
    [
      "second passover, some laugh at the messengers",
      "people who were not clean eat anyway and the king prays for them",
    ],
  ],
  [
    "2 Chronicles 30:10-11",
    [
      "messengers inviting people to passover got laughed at",
      "mocked invitation, only a few from the north came",
    ],
  ],
  [
    "2 Chronicles 30:18-20",
    [
      "ate the holiday meal without being ritually clean but were forgiven",
      "hezekiah prays for those who broke the purity rules with a sincere heart",
    ],
  ],
  [
    "2 Chronicles 32:1-33",
    [
      "king and prophet pray and an angel kills the army",
      "he stopped the springs outside the city",
    ],
  ],
  [
    "2 Chronicles 32:3-4",
    ["blocked the springs so the invaders find no water", "why should assyria get plenty to drink"],
  ],
  [
    "2 Chronicles 33:1-20",
    ["worst king prays in prison with a hook in his nose and God forgives him"],
  ],
  [
    "2 Chronicles 33:11-13",
    [
      "worst king repents in chains and gets his throne back",
      "manasseh dragged off with hooks, prays in prison",
    ],
  ],
  ["2 Chronicles 34:1-33", ["teenage king looks for God and finds the law book"]],
  [
    "2 Chronicles 34:3",
    [
      "teenage king starts seeking god at sixteen and cleans house at twenty",
      "josiah’s reform as a youth",
    ],
  ],
  [
    "2 Chronicles 35:21-22",
    [
      "pharaoh says i’ve no quarrel with you, stay out of it",
      "josiah goes to battle in disguise against egypt’s warning",
    ],
  ],
  [
    "2 Chronicles 35:25",
    ["jeremiah wrote a funeral song for a king", "male and female singers still mourning josiah"],
  ],
  [
    "2 Chronicles 36:11-23",
    ["they mocked the messengers until there was no remedy", "foreign king says go home and build"],
  ],
  [
    "2 Chronicles 36:21",
    [
      "land finally gets its missed sabbaths during seventy years empty",
      "soil rests while everyone is in exile",
    ],
  ],
];
