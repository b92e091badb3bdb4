import type { Telling } from "./schema";

export const colossians: readonly Telling[] = [
  [
    "Colossians 1:3-23",
    ["image of the God you cannot see, everything made through him", "firstborn"],
  ],
  [
    "Colossians 1:15-17",
    [
      "what the invisible god looks like, holds the universe together",
      "everything was made through jesus and for him",
    ],
  ],
  [
    "Colossians 1:24",
    [
      "filling up what’s missing in christ’s suffering",
      "glad to suffer for the church, completing christ’s pains",
    ],
  ],
  [
    "Colossians 2:1-23",
    [
      "nobody judge you about food or holidays",
      "list of debts nailed to the cross",
      "do not touch, do not taste rules",
      "empty philosophy",
    ],
  ],
  ["Colossians 2:8", ["don’t be captured by empty philosophy", "is philosophy bad for christians"]],
  ["Colossians 2:13-14", ["tore up our iou and nailed it to the cross", "debt record canceled"]],
  [
    "Colossians 2:15",
    [
      "disarmed the evil powers and paraded them in public",
      "stripped the spiritual rulers in a victory parade by the cross",
    ],
  ],
  [
    "Colossians 2:16-17",
    [
      "nobody should judge you about diet or the sabbath",
      "festivals are just a shadow of the real thing",
    ],
  ],
  [
    "Colossians 2:18",
    [
      "praying to angels and fake humility, claims of visions",
      "warning about people who worship angels and boast of visions",
    ],
  ],
  [
    "Colossians 2:20-23",
    [
      "man-made rules about not touching and not tasting don’t help",
      "strict asceticism looks wise but won’t stop cravings",
    ],
  ],
  [
    "Colossians 3:1-17",
    [
      "put on kindness like clothes",
      "forgive as you were forgiven",
      "do not lie",
      "set mind above",
    ],
  ],
  [
    "Colossians 3:1-2",
    [
      "keep your thoughts on heaven instead of earthly stuff",
      "set your sights higher, upward not downward",
    ],
  ],
  ["Colossians 3:12-15", ["put on kindness like clothes, forgive each other"]],
  [
    "Colossians 3:12-13",
    ["dress yourself in kindness and patience", "forgive whoever you have a beef with"],
  ],
  ["Colossians 3:14", ["love ties it all together", "the thing to put on over all other virtues"]],
  [
    "Colossians 3:18-4:6",
    ["husbands do not be harsh", "work as for God not for people", "talk seasoned with salt"],
  ],
  ["Colossians 3:18-25", ["work as if for god and not for your boss"]],
  [
    "Colossians 3:19",
    [
      "husbands shouldn’t be harsh with their wives",
      "rule for men not to be bitter with the woman they married",
    ],
  ],
  [
    "Colossians 3:21",
    [
      "dads who nag make their kids lose heart",
      "don’t discourage your children by picking on them",
    ],
  ],
  [
    "Colossians 3:23-24",
    [
      "do your job with all your heart as if god were the boss",
      "verse for people who hate their work",
    ],
  ],
  [
    "Colossians 4:5-6",
    [
      "salty speech, know how to answer non-believers",
      "how to talk to people outside the church, gracious with flavor",
    ],
  ],
  ["Colossians 4:7-18", ["doctor sends greetings", "read my letter in the next church"]],
  [
    "Colossians 4:9",
    [
      "slave’s name in greetings, faithful dear brother traveling with tychicus",
      "onesimus is one of you and will tell you the news",
    ],
  ],
  [
    "Colossians 4:10",
    [
      "cousin of barnabas, welcome him if he shows up",
      "fellow inmate sends regards, and mark is barnabas’s relative",
    ],
  ],
  [
    "Colossians 4:12-13",
    [
      "man who wrestles in prayer for his hometown church",
      "epaphras prays hard that you stand mature",
    ],
  ],
  ["Colossians 4:14", ["the doctor says hello", "which gospel writer was a physician"]],
  [
    "Colossians 4:16",
    [
      "lost letter to laodicea, swap letters with them",
      "after reading this letter trade it with the neighboring church",
    ],
  ],
  [
    "Colossians 4:17",
    [
      "tell that guy to finish the job he was given",
      "reminder for archippus to complete his ministry",
    ],
  ],
];
