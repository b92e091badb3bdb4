import type { Telling } from "./schema";

export const mark: readonly Telling[] = [
  [
    "Mark 1:21-28; Luke 4:31-37",
    ["man with a demon shouts in church, I know who you are", "teaches with authority"],
  ],
  ["Mark 1:29-31", ["mother in law with fever gets up and serves them"]],
  ["Mark 1:35-39", ["gets up before dawn to pray alone and friends look for him"]],
  ["Mark 1:40-45", ["touches a leper, told to keep quiet but tells everyone"]],
  ["Mark 2:1-12", ["friends make a hole in the roof to lower a man on a bed"]],
  ["Mark 3:13-19", ["nicknames two brothers sons of thunder", "picks twelve"]],
  ["Mark 3:20-21", ["his own family thinks he is out of his mind"]],
  ["Mark 4:21-29", ["seed grows while the farmer sleeps and he does not know how"]],
  ["Mark 4:35-41", ["don't you care that we drown, storm goes still"]],
  ["Mark 5:1-13", ["man living in tombs who cuts himself with stones, my name is many"]],
  ["Mark 5:25-34", ["woman bleeding twelve years touches his clothes"]],
  ["Mark 5:35-43", ["little girl get up, she isn't dead only sleeping"]],
  ["Mark 6:1-6", ["people in his home town don't believe, isn't he the carpenter"]],
  [
    "Mark 7:31-37",
    [
      "puts fingers in a deaf man’s ears, spits and touches his tongue",
      "be opened",
      "spits and touches a deaf man's tongue",
    ],
  ],
  [
    "Mark 8:22-26",
    [
      "blind man sees people like walking trees and needs a second touch",
      "spit on eyes",
      "blind man sees people like walking trees",
    ],
  ],
  ["Mark 9:17-29", ["dad says i believe help me not to doubt", "boy falls in fire with fits"]],
  [
    "Mark 9:38-41; Luke 9:49-50",
    ["stop a stranger who heals in your name, who is not against us is for us"],
  ],
  ["Mark 10:46-52", ["blind beggar shouts and throws off his coat"]],
  ["Mark 11:20-25", ["when you stand praying forgive", "mountain throw yourself in the sea"]],
  [
    "Mark 12:41-44; Luke 21:1-4",
    [
      "poor widow gives two small coins, everything she had",
      "rich put in a lot",
      "old woman gives two tiny coins, all she has",
    ],
  ],
  ["Mark 14:3-9", ["woman breaks expensive perfume over his head"]],
  [
    "Mark 14:51-52",
    [
      "young man runs away naked leaving his sheet",
      "young man runs off naked when they grab his sheet",
    ],
  ],
  [
    "Mark 16:9-20",
    [
      "pick up snakes and drink poison",
      "ending that is not in the oldest copies",
      "nobody believed her",
    ],
  ],
];
