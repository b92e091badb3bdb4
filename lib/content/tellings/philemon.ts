import type { Telling } from "./schema";

export const philemon: readonly Telling[] = [
  [
    "Philemon 1:1-25",
    [
      "letter sending a runaway slave back as a brother",
      "if he owes you put it on my bill",
      "prepare a guest room",
    ],
  ],
  [
    "Philemon 1:1-2",
    ["house church letter to a slave owner, written from prison", "who are apphia and archippus"],
  ],
  [
    "Philemon 1:7",
    [
      "your kindness has recharged the hearts of believers",
      "your love has given me a lot of happiness, brother who refreshes people",
    ],
  ],
  [
    "Philemon 1:8-22",
    [
      "a runaway slave is sent home to his owner with a letter",
      "if he stole anything put it on my bill",
      "take him back not as a servant but as a dear brother",
      "an old man in jail begs a favor instead of giving orders",
      "he used to be useless but now he’s useful to us both",
    ],
  ],
  [
    "Philemon 1:8-9",
    [
      "could order you but i’d rather ask out of love, im an old man",
      "elderly prisoner makes an appeal instead of giving a command",
    ],
  ],
  [
    "Philemon 1:10-12",
    [
      "runaway slave who became a christian in prison is sent home",
      "he used to be good for nothing but now he’s helpful",
    ],
  ],
  [
    "Philemon 1:13-14",
    [
      "wanted to keep him but wouldnt without asking your permission",
      "a favor should be voluntary and not forced",
    ],
  ],
  [
    "Philemon 1:15-16",
    [
      "maybe you lost him for a bit so you could get him back forever",
      "take him back as a brother rather than as a slave",
    ],
  ],
  [
    "Philemon 1:17-19",
    ["put it on my tab, i’ll pay what he owes you", "iou in the apostle’s own handwriting"],
  ],
  [
    "Philemon 1:22",
    [
      "get the spare bedroom ready for my visit",
      "hopes to be let out and come stay thanks to your prayers",
    ],
  ],
];
