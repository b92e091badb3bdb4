import type { Telling } from "./schema";

export const thirdJohn: readonly Telling[] = [
  [
    "3 John 1:1-14",
    ["bossy church man who wants to be first", "wish you good health", "host traveling strangers"],
  ],
  [
    "3 John 1:2",
    ["wishing a friend good health and success", "hope your body does as well as your soul"],
  ],
  [
    "3 John 1:4",
    [
      "nothing makes me happier than hearing my kids are on the right path",
      "greatest joy is my spiritual children living truthfully",
    ],
  ],
  [
    "3 John 1:5-8",
    [
      "give travelling missionaries a place to stay and send them off well",
      "praise for hosting visiting preachers who were strangers",
    ],
  ],
  ["3 John 1:9-11", ["a bossy church man who throws people out"]],
  [
    "3 John 1:9-10",
    [
      "church bully who likes being number one",
      "kicks people out for welcoming guests and spreads nasty gossip",
    ],
  ],
  [
    "3 John 1:11",
    ["copy good behavior not bad", "whoever does bad things hasn’t seen god, imitate good instead"],
  ],
  [
    "3 John 1:12",
    ["man everyone speaks well of, even the truth itself", "demetrius gets a good reference"],
  ],
  [
    "3 John 1:13-14",
    ["no more pen and ink, see you soon and chat", "say hi to our friends one by one, by name"],
  ],
];
