import type { Telling } from "./schema";

export const firstChronicles: readonly Telling[] = [
  ["1 Chronicles 1:1-27", ["endless list of names from the first man on"]],
  [
    "1 Chronicles 2:34-35",
    ["man with only girls marries one to his egyptian slave", "sheshan’s son-in-law jarha"],
  ],
  [
    "1 Chronicles 4:9-10",
    [
      "prayer to make my land bigger and keep me from pain",
      "mother named him because the birth hurt",
      "prayer to bless me and make my land bigger",
      "prayer for more territory and no pain by a man whose name means pain",
      "jabez asks god to enlarge his borders",
    ],
  ],
  [
    "1 Chronicles 4:14",
    [
      "neighborhood named for its craft workers",
      "valley of the skilled tradesmen, joab’s descendants",
    ],
  ],
  [
    "1 Chronicles 4:21-23",
    [
      "family of linen makers and potters who worked for the king",
      "pottery makers mentioned in the family trees",
    ],
  ],
  [
    "1 Chronicles 5:1-2",
    [
      "why reuben lost his rights as the oldest",
      "birthright passed to joseph because of sleeping with dad’s concubine",
    ],
  ],
  [
    "1 Chronicles 7:21-23",
    [
      "ephraim’s sons killed while rustling cattle",
      "grieving father names the next boy after the family tragedy, beriah",
    ],
  ],
  ["1 Chronicles 7:24", ["woman who built cities", "sheerah the female town founder"]],
  [
    "1 Chronicles 9:31-32",
    [
      "levite in charge of baking the flat loaves",
      "temple bakers who made things in pans and the sabbath bread",
    ],
  ],
  [
    "1 Chronicles 9:33",
    [
      "church musicians with no other duties because they were on call day and night",
      "singers living in the temple rooms, busy round the clock",
    ],
  ],
  ["1 Chronicles 10:1-14", ["king died for asking a ghost instead of God"]],
  [
    "1 Chronicles 10:13-14",
    ["saul died for asking a psychic instead of god", "reason given for the first king’s death"],
  ],
  [
    "1 Chronicles 11:6",
    ["whoever hits the jebusites first becomes commander", "how joab got the top army job"],
  ],
  ["1 Chronicles 11:10-25", ["men risk their lives for a drink of water from his home town"]],
  [
    "1 Chronicles 11:23",
    [
      "grabbed a huge egyptian’s spear and killed him with it",
      "benaiah goes after a five cubit man with a stick",
    ],
  ],
  [
    "1 Chronicles 12:1-2",
    ["ambidextrous archers and slingers", "could shoot arrows with either hand, relatives of saul"],
  ],
  [
    "1 Chronicles 12:8",
    [
      "warriors with faces like lions, quick as deer on the hills",
      "gadites who joined the outlaw in the desert",
    ],
  ],
  ["1 Chronicles 12:23-40", ["people who understood the times and knew what to do"]],
  [
    "1 Chronicles 12:32",
    ["people who understood the times and what to do", "savvy men of issachar"],
  ],
  ["1 Chronicles 13:1-14", ["he put out his hand to steady the box and died"]],
  ["1 Chronicles 15:1-29", ["princess looks from a window at the dancing king"]],
  ["1 Chronicles 15:22", ["choir director because he was good at it", "chenaniah taught singing"]],
  [
    "1 Chronicles 16:7-36",
    ["sing to God, tell of his wonders", "give thanks for his love lasts forever"],
  ],
  ["1 Chronicles 17:1-27", ["you shall not build me a house, your son will"]],
  ["1 Chronicles 20:5", ["killed goliath’s brother", "elhanan and the giant lahmi"]],
  ["1 Chronicles 21:1-30", ["Satan makes the king take a census", "I insist on paying full price"]],
  [
    "1 Chronicles 21:1",
    ["satan gave david the idea to count everybody", "who tempted the king into a census"],
  ],
  [
    "1 Chronicles 21:15-16",
    [
      "angel in midair holding a sword over the city",
      "destroyer stopped at ornan’s threshing floor",
    ],
  ],
  ["1 Chronicles 22:1-19", ["too much blood on your hands to build the temple"]],
  ["1 Chronicles 22:8", ["why david wasn’t allowed to put up god’s house"]],
  [
    "1 Chronicles 25:5-7",
    [
      "father of fourteen sons and three daughters, all musicians",
      "288 trained singers, heman’s family band",
    ],
  ],
  [
    "1 Chronicles 26:10",
    [
      "not the firstborn but his dad made him the boss anyway",
      "shimri the gatekeeper promoted over his brothers",
    ],
  ],
  [
    "1 Chronicles 27:28-31",
    [
      "who looked after king david’s camels, donkeys and olives",
      "royal farm managers, obil the ishmaelite and others",
    ],
  ],
  [
    "1 Chronicles 28:1-21",
    [
      "father gives his son the plans for the temple",
      "be strong and do the work",
      "serve with a whole heart, God searches all hearts",
    ],
  ],
  [
    "1 Chronicles 28:11-12",
    [
      "handing over the blueprints to his son",
      "david gives solomon the building plans he got from the spirit",
    ],
  ],
  [
    "1 Chronicles 29:1-20",
    [
      "everything comes from you and we only give what is yours",
      "people gave gladly gold and silver",
    ],
  ],
  [
    "1 Chronicles 29:14",
    [
      "we’re only giving back what you gave us",
      "offering verse, everything came out of your hand anyway",
    ],
  ],
  [
    "1 Chronicles 29:15",
    [
      "life is like a shadow and we’re just visitors",
      "migrants on earth like our ancestors, days don’t last",
    ],
  ],
];
