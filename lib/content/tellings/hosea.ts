import type { Telling } from "./schema";

export const hosea: readonly Telling[] = [
  [
    "Hosea 1:1-11",
    [
      "prophet told to marry a prostitute",
      "kids named not loved and not my people",
      "God tells a prophet to marry a whore",
      "his kids get awful names like not loved and not my people",
      "a marriage that pictures a nation cheating on God",
      "people as many as sand will be called children of God again",
      "a man with a wife who sleeps around",
    ],
  ],
  [
    "Hosea 1:2-3",
    ["prophet told to marry a promiscuous woman", "preacher whose wife was a hooker named gomer"],
  ],
  ["Hosea 1:6-9", ["babies named no mercy and not mine", "kids given terrible symbolic names"]],
  [
    "Hosea 2:1-23",
    ["talk to her gently in the desert and win her back", "stripped naked like unfaithful wife"],
  ],
  [
    "Hosea 2:5-7",
    [
      "blocked with a thorn hedge from chasing boyfriends",
      "she decides her first husband treated her better",
    ],
  ],
  [
    "Hosea 2:14-15",
    ["sweet talking an ex in the desert", "trouble valley turned into an entrance of hope"],
  ],
  [
    "Hosea 3:1-5",
    [
      "buys his cheating wife back with silver and barley",
      "he pays money and grain to get his cheating wife back",
      "love her again although she loves another man",
      "stay with me many days and don’t sleep around",
      "raisin cakes and other gods but God still loves them",
      "a husband takes her home again",
    ],
  ],
  [
    "Hosea 3:1-3",
    [
      "buys back his cheating wife for silver and grain",
      "love her again though she has another man",
    ],
  ],
  [
    "Hosea 4:1-19",
    ["destroyed because they do not know", "swearing, lying, murder", "priests like people"],
  ],
  [
    "Hosea 4:6",
    [
      "people are ruined because they don’t know enough",
      "you threw away knowledge so I throw you away as priest",
      "verse quoted about ignorance killing us",
      "forgot God’s law, so he’ll forget their kids",
      "not knowing God destroys a nation",
      "ruined because they dont know better",
      "ignorance is killing my people, so no more priesthood",
    ],
  ],
  [
    "Hosea 4:11-12",
    ["alcohol makes you stupid and a stick gives advice", "asking a piece of wood for guidance"],
  ],
  [
    "Hosea 5:12",
    [
      "god like a clothes moth and dry rot to the nation",
      "eaten slowly from inside like fabric by bugs",
    ],
  ],
  [
    "Hosea 6:1-11",
    [
      "come back, he tore us and will heal us on the third day",
      "love is like morning mist",
      "mercy not sacrifice",
    ],
  ],
  [
    "Hosea 6:1-6",
    [
      "your love is like morning mist that’s soon gone",
      "I want kindness, not burned animals",
      "come back to God, he hurt us but he will heal us",
      "on the third day he will raise us up",
      "he’ll come to us like spring rain",
    ],
  ],
  [
    "Hosea 6:1-2",
    [
      "back on our feet on day three after being torn apart",
      "he hurt us but will bandage us in a couple of days",
    ],
  ],
  ["Hosea 6:4", ["your love evaporates like fog", "affection gone by breakfast like dew"]],
  [
    "Hosea 6:6",
    ["kindness matters more to god than rituals", "i want compassion, not animals on an altar"],
  ],
  ["Hosea 7:1-16", ["half baked cake", "silly dove", "gray hairs and not notice"]],
  [
    "Hosea 7:4-7",
    [
      "hot like a bakers oven while they plot",
      "smoldering all night and blazing by morning, kings toppled",
    ],
  ],
  [
    "Hosea 7:8-9",
    ["half baked nation, burned on one side raw on the other", "going gray without noticing"],
  ],
  [
    "Hosea 7:11",
    ["silly pigeon flitting between egypt and assyria", "birdbrained nation easily fooled"],
  ],
  ["Hosea 8:1-14", ["sow wind and reap the whirlwind"]],
  [
    "Hosea 8:5-6",
    ["calf statue of samaria to be smashed, a craftsman made it", "throw away your cow idol"],
  ],
  [
    "Hosea 8:7",
    ["plant a breeze and harvest a tornado", "what you start comes back much bigger and worse"],
  ],
  [
    "Hosea 9:7",
    [
      "they call the prophet an idiot and the spirit filled man a lunatic",
      "inspired people considered crazy",
    ],
  ],
  [
    "Hosea 9:10",
    [
      "god found israel like fruit in a desert",
      "early figs that thrilled him but went bad at baal peor",
    ],
  ],
  [
    "Hosea 10:4",
    [
      "false oaths so lawsuits sprout like toxic weeds in the furrows",
      "broken contracts grow like poison in a plowed field",
    ],
  ],
  ["Hosea 10:12-15", ["break up hard ground, plant what is right"]],
  [
    "Hosea 10:12-13",
    ["plant goodness, plow new soil, until it rains justice", "you farmed evil and ate lies"],
  ],
  [
    "Hosea 11:1-11",
    [
      "taught the child to walk",
      "how can I give you up",
      "called my son out of Egypt",
      "God like a dad who taught a toddler to walk",
      "I held them in my arms but the more I called the more they ran",
      "how can I give you up, my heart turns over",
      "strings of kindness and bending down to feed",
      "I am God and not a man, I won’t destroy",
    ],
  ],
  ["Hosea 11:1-4", ["dad teaching a toddler to take first steps", "god bent down to feed his kid"]],
  [
    "Hosea 11:8-9",
    [
      "how could i let you go, i’m not a human who stays angry",
      "gods change of heart over ephraim like admah",
    ],
  ],
  [
    "Hosea 12:7-8",
    [
      "crooked dealer who thinks being rich proves innocence",
      "merchant loves to rip people off with rigged scales",
    ],
  ],
  [
    "Hosea 13:2-3",
    [
      "people kissing calf statues who vanish like chimney smoke",
      "silver idols smooched by worshippers gone like morning fog",
    ],
  ],
  [
    "Hosea 13:4-16",
    ["bear robbed of her cubs", "death, where is your sting", "pregnant women cut open"],
  ],
  [
    "Hosea 13:7-8",
    ["god as a mama bear robbed of her babies tearing you open", "leopard waiting beside the road"],
  ],
  [
    "Hosea 13:10-11",
    [
      "you wanted a king, i gave one mad and took him away furious",
      "where is your monarch to rescue you now",
    ],
  ],
  ["Hosea 13:14", ["taunting the grave, where are your plagues", "buy them back from dying"]],
  ["Hosea 14:1-9", ["I will be like dew, he will bloom like a lily"]],
  [
    "Hosea 14:2",
    [
      "bring sentences rather than bulls when you apologize",
      "come back to god with spoken words, lips as an offering",
    ],
  ],
  [
    "Hosea 14:5-7",
    [
      "smells nice, blossoms like a lily after morning dew",
      "forgiven nation becomes a lush fragrant tree",
    ],
  ],
];
