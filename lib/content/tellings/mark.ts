import type { Telling } from "./schema";

export const mark: readonly Telling[] = [
  [
    "Mark 1:21-28; Luke 4:31-37",
    ["man with a demon shouts in church, I know who you are", "teaches with authority"],
  ],
  ["Mark 1:35-39", ["gets up before dawn to pray alone and friends look for him"]],
  ["Mark 3:13-19", ["nicknames two brothers sons of thunder", "picks twelve"]],
  ["Mark 3:20-21", ["his own family thinks he is out of his mind"]],
  ["Mark 4:21-29", ["seed grows while the farmer sleeps and he does not know how"]],
  [
    "Mark 7:31-37",
    ["puts fingers in a deaf man’s ears, spits and touches his tongue", "be opened"],
  ],
  [
    "Mark 8:22-26",
    ["blind man sees people like walking trees and needs a second touch", "spit on eyes"],
  ],
  [
    "Mark 9:38-41; Luke 9:49-50",
    ["stop a stranger who heals in your name, who is not against us is for us"],
  ],
  ["Mark 11:20-25", ["when you stand praying forgive", "mountain throw yourself in the sea"]],
  [
    "Mark 12:41-44; Luke 21:1-4",
    ["poor widow gives two small coins, everything she had", "rich put in a lot"],
  ],
  ["Mark 14:51-52", ["young man runs away naked leaving his sheet"]],
  [
    "Mark 16:9-20",
    [
      "pick up snakes and drink poison",
      "ending that is not in the oldest copies",
      "nobody believed her",
    ],
  ],
];
