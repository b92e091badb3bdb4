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
  ["Jeremiah 2:1-13", ["left the spring of living water and dug broken wells", "bride who forgot"]],
  [
    "Jeremiah 3:1-20",
    ["God gave a divorce paper to unfaithful wife", "backsliding children come home"],
  ],
  ["Jeremiah 4:19-31", ["my guts, my guts, I hear the war horn", "earth empty and no light"]],
  ["Jeremiah 5:1-9", ["find one honest person in the streets and I forgive the city"]],
  ["Jeremiah 6:10-21", ["they say peace, peace when there is no peace", "ask for the old paths"]],
  [
    "Jeremiah 7:1-29",
    [
      "do not think the temple will save you",
      "den of thieves",
      "women bake cakes for the queen of heaven",
    ],
  ],
  [
    "Jeremiah 8:4-22",
    ["no medicine in Gilead, summer is over and we are not saved", "even birds know their time"],
  ],
  ["Jeremiah 9:1-26", ["wish my head were a fountain of tears", "brag only that you know me"]],
  [
    "Jeremiah 10:1-16",
    [
      "idol like a scarecrow in a cucumber field",
      "cut tree decorated with silver, some say christmas tree",
    ],
  ],
  [
    "Jeremiah 12:1-6",
    ["why do bad people do well", "if runners tire you how will you race with horses"],
  ],
  [
    "Jeremiah 13:1-14",
    ["dirty linen underwear buried by a river", "he buries his linen belt and digs it up rotten"],
  ],
  ["Jeremiah 13:15-27", ["a leopard cannot change its spots"]],
  ["Jeremiah 14:1-9", ["drought, deer leaves her baby because no grass"]],
  [
    "Jeremiah 15:10-21",
    [
      "I wish my mother had not borne me",
      "ate your words and they were joy",
      "why does my pain never stop",
    ],
  ],
  ["Jeremiah 16:1-13", ["prophet told not to marry or have kids or go to funerals"]],
  [
    "Jeremiah 17:1-18",
    [
      "heart is more tricky than anything",
      "tree by water in drought",
      "partridge with eggs not hers",
    ],
  ],
  ["Jeremiah 18:1-6", ["potter squashes the clay and starts again"]],
  ["Jeremiah 18:1-12", ["potter’s spoiled clay made into another pot"]],
  ["Jeremiah 19:1-15", ["clay jar smashed in the valley where children burned"]],
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
    "Jeremiah 22:13-19",
    ["builds a big house and does not pay workers", "donkey’s burial for a king"],
  ],
  [
    "Jeremiah 23:1-40",
    [
      "bad shepherds scatter the sheep",
      "false preachers’ dreams, straw and grain",
      "word like fire and hammer",
    ],
  ],
  ["Jeremiah 24:1-10", ["two baskets of figs, good and rotten"]],
  ["Jeremiah 25:1-14", ["seventy years under the foreign king"]],
  ["Jeremiah 26:1-24", ["nearly killed for preaching in the temple yard"]],
  ["Jeremiah 27:1-22", ["prophet wears an ox yoke"]],
  ["Jeremiah 28:1-17", ["false prophet breaks the wooden yoke and dies that year"]],
  [
    "Jeremiah 29:1-23",
    [
      "letter to people taken away, build houses and pray for the city",
      "I know the plans I have for you, hope and future",
    ],
  ],
  ["Jeremiah 29:4-7", ["build houses and plant gardens in the foreign city and pray for it"]],
  ["Jeremiah 30:1-24", ["bring back, wound that cannot be healed I will heal"]],
  [
    "Jeremiah 31:1-30",
    [
      "loved you with love that never ends",
      "mother crying for her kids and will not be comforted",
      "young women dance",
    ],
  ],
  ["Jeremiah 31:31-34", ["new deal written on hearts"]],
  ["Jeremiah 31:31-40", ["new deal written on hearts", "remember sins no more"]],
  [
    "Jeremiah 32:1-44",
    ["buys a field while the enemy is outside", "deed in a clay jar", "nothing too hard for you"],
  ],
  ["Jeremiah 33:1-18", ["call me and I tell you great hidden things"]],
  ["Jeremiah 34:8-22", ["let slaves go free and took them back"]],
  ["Jeremiah 35:1-19", ["family that never drinks wine or builds houses because grandpa said so"]],
  [
    "Jeremiah 36:1-32",
    [
      "king cuts the scroll with a knife and burns it piece by piece",
      "secretary writes it all again",
    ],
  ],
  ["Jeremiah 36:21-25", ["king cuts up the scroll with a knife and burns it bit by bit"]],
  ["Jeremiah 37:11-21", ["arrested at the gate as deserter"]],
  ["Jeremiah 38:1-28", ["thrown in a muddy well and pulled up with old rags by a black official"]],
  ["Jeremiah 38:6-13", ["thrown in a muddy well and pulled up with old rags under his arms"]],
  ["Jeremiah 39:1-18", ["king’s eyes poked out, city taken"]],
  ["Jeremiah 40:1-16", ["governor does not believe he will be murdered"]],
  ["Jeremiah 41:1-18", ["seventy pilgrims murdered and thrown in a cistern"]],
  ["Jeremiah 42:1-43:7", ["ask God for us, then do not obey and go to Egypt"]],
  ["Jeremiah 44:15-30", ["we were better off when we burned incense to the queen of heaven"]],
  ["Jeremiah 45:1-5", ["do not look for great things for yourself"]],
  ["Jeremiah 51:59-64", ["book tied to a stone and thrown in a river"]],
  ["Jeremiah 52:1-34", ["end of the city told again, king let out of prison"]],
];
