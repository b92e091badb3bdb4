import type { Telling } from "./schema";

export const ruth: readonly Telling[] = [
  ["Ruth 1:1-5", ["family moves abroad for food and all the men die", "three widows"]],
  [
    "Ruth 1:6-22",
    [
      "daughter-in-law refuses to leave her husband’s mother",
      "your people are my people and your God my God",
      "call me bitter",
      "where you go I will go",
    ],
  ],
  [
    "Ruth 1:15-18",
    [
      "widow tells her mother in law i'll go wherever you go, your god will be mine",
      "daughter in law won't leave the old lady",
    ],
  ],
  [
    "Ruth 2:1-23",
    [
      "poor foreign widow picks up leftover grain in a rich man’s field",
      "he tells his workers to drop some on purpose",
      "she eats lunch with the harvesters",
    ],
  ],
  ["Ruth 2:2-12", ["poor foreign girl picks up leftover grain and the owner is kind to her"]],
  [
    "Ruth 3:1-18",
    [
      "she lies down at a sleeping man’s feet at night",
      "mother-in-law tells her to wash, put on perfume and go to him",
      "spread your blanket over me",
    ],
  ],
  [
    "Ruth 3:6-14",
    ["she lies down at his feet at night on the threshing floor and asks him to marry her"],
  ],
  [
    "Ruth 4:1-12",
    [
      "takes off his shoe to make a deal",
      "closer relative does not want to buy the land because of the widow",
      "man takes off his sandal to seal a deal",
    ],
  ],
  [
    "Ruth 4:13-22",
    [
      "foreign woman becomes great-grandmother of a king",
      "grandma with the baby on her lap, better than seven sons",
    ],
  ],
];
