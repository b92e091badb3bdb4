import type { Telling } from "./schema";

export const firstCorinthians: readonly Telling[] = [
  ["1 Corinthians 1:10-17", ["church fights over favorite leaders", "not sent to baptize"]],
  ["1 Corinthians 1:18-31", ["cross is nonsense to clever people", "God picks nobodies"]],
  ["1 Corinthians 1:26-31", ["god picks dumb and weak things"]],
  [
    "1 Corinthians 2:1-16",
    [
      "what no eye has seen is prepared for those who love him",
      "came shaking and without fancy words",
    ],
  ],
  [
    "1 Corinthians 3:1-23",
    [
      "baby milk not solid food",
      "I planted, another watered",
      "gold or straw tested by fire",
      "your body is God’s temple",
    ],
  ],
  ["1 Corinthians 3:6-9", ["one plants one waters god makes it grow"]],
  [
    "1 Corinthians 4:1-21",
    ["we are fools and trash of the world", "what do you have that was not given to you"],
  ],
  [
    "1 Corinthians 5:1-13",
    ["man sleeps with his stepmother, throw him out", "do not eat with such believer", "bad yeast"],
  ],
  [
    "1 Corinthians 6:1-11",
    [
      "do not sue each other in court",
      "who will not get in, drunks and thieves",
      "such were some of you",
      "christians shouldn't sue each other",
    ],
  ],
  [
    "1 Corinthians 6:12-20",
    [
      "body is a temple",
      "stay away from prostitutes",
      "everything allowed but not everything helps",
    ],
  ],
  ["1 Corinthians 6:19-20", ["your body is god's house"]],
  [
    "1 Corinthians 7:1-24",
    [
      "do not refuse each other sex",
      "better marry than burn",
      "husband who does not believe",
      "stay as you were called, slave or free",
    ],
  ],
  ["1 Corinthians 7:3-5", ["husband and wife shouldn't hold back from each other except to pray"]],
  [
    "1 Corinthians 7:25-40",
    ["staying single is good, married people have worries", "widow may marry again"],
  ],
  [
    "1 Corinthians 8:1-13",
    ["meat offered to idols, do not hurt weaker person", "knowledge makes proud but love builds"],
  ],
  [
    "1 Corinthians 8:7-13",
    ["don't eat meat if it hurts your weaker brother", "food given to idols"],
  ],
  [
    "1 Corinthians 9:1-27",
    [
      "preacher should be paid",
      "become like everybody to win some",
      "run to get the prize, hit my own body",
    ],
  ],
  ["1 Corinthians 9:24-27", ["run to win the prize, boxing the air"]],
  [
    "1 Corinthians 10:1-13",
    [
      "always a way out when tempted",
      "no temptation that others do not have",
      "rock that followed them",
    ],
  ],
  [
    "1 Corinthians 10:14-33",
    [
      "eat what is sold at the market without asking",
      "one bread one body",
      "do all for God’s glory, eating and drinking",
    ],
  ],
  ["1 Corinthians 11:1-16", ["women cover heads and men do not", "is long hair on a man a shame"]],
  [
    "1 Corinthians 11:17-34",
    [
      "some get drunk at the lord’s meal and others hungry",
      "do this to remember me",
      "examine yourself before the bread",
      "many weak and sick",
    ],
  ],
  [
    "1 Corinthians 12:1-31",
    ["body has many parts, eye cannot say I do not need you", "different gifts same spirit"],
  ],
  [
    "1 Corinthians 12:14-26",
    ["eye can't tell the hand i don't need you, we are all parts of a body"],
  ],
  [
    "1 Corinthians 13:1-13",
    [
      "love is patient and kind, wedding reading",
      "noisy gong without love",
      "when I was a child I talked like a child",
      "faith, hope, love, greatest",
      "see dimly in a mirror",
      "keeps no list of wrongs",
    ],
  ],
  ["1 Corinthians 13:4-7", ["love is patient and not jealous, the wedding one"]],
  [
    "1 Corinthians 14:1-25",
    ["speaking in tongues nobody understands", "five clear words better than ten thousand"],
  ],
  [
    "1 Corinthians 14:26-40",
    ["women be quiet in church", "everything in order", "God not of confusion"],
  ],
  [
    "1 Corinthians 15:1-11",
    ["seen by five hundred people after he died", "least of the apostles", "oldest creed"],
  ],
  [
    "1 Corinthians 15:12-34",
    [
      "if dead do not rise our faith is empty",
      "baptized for the dead",
      "bad company ruins good manners",
      "let us eat and drink for tomorrow we die",
    ],
  ],
  [
    "1 Corinthians 15:35-58",
    [
      "what body will dead people have, seed",
      "changed in a blink at the last trumpet",
      "death where is your sting",
    ],
  ],
  [
    "1 Corinthians 15:51-55",
    ["we'll change in a blink when the trumpet sounds, death where is your sting"],
  ],
  [
    "1 Corinthians 16:1-24",
    ["put money aside every week", "a door is open and many enemies", "do everything in love"],
  ],
];
