import type { Telling } from "./schema";

export const galatians: readonly Telling[] = [
  [
    "Galatians 1:1-24",
    ["even an angel with another message be cursed", "used to destroy the church"],
  ],
  [
    "Galatians 1:8-9",
    [
      "even if an angel preaches something else, damn him",
      "used against new revelations brought by an angel, like mormons",
    ],
  ],
  [
    "Galatians 1:10",
    [
      "trying to be popular or serving god, people pleaser",
      "you can’t be christ’s servant if you want everyone’s approval",
    ],
  ],
  [
    "Galatians 2:1-14",
    [
      "told the leader to his face he was wrong, stopped eating with foreigners",
      "hypocrite when others came",
    ],
  ],
  [
    "Galatians 2:9",
    [
      "shaking hands on who goes to which people, the three pillars",
      "james, peter and john agree to split the mission field",
    ],
  ],
  ["Galatians 2:11-14", ["one apostle tells another off to his face about eating with foreigners"]],
  [
    "Galatians 2:11-13",
    [
      "paul telling peter off to his face",
      "stopped eating with foreigners when certain guys showed up",
    ],
  ],
  ["Galatians 2:15-21", ["I no longer live but he lives in me"]],
  [
    "Galatians 2:20",
    [
      "it isn’t me living anymore, jesus lives inside me",
      "nailed up together with him, he loved me and gave himself",
    ],
  ],
  [
    "Galatians 3:1-29",
    [
      "stupid people, who put a spell on you",
      "no slave or free, male or female, all one",
      "law was a babysitter",
    ],
  ],
  ["Galatians 3:1", ["who put a spell on you idiots", "scolding foolish people who seem hexed"]],
  [
    "Galatians 3:13",
    [
      "he took the curse on himself by hanging on wood",
      "cursed is anyone strung up, he did that for us",
    ],
  ],
  [
    "Galatians 3:24-25",
    ["law was like a nanny until we grew up", "a strict schoolmaster we don’t need anymore"],
  ],
  ["Galatians 3:26-29", ["no jew or greek, slave or free, man or woman"]],
  [
    "Galatians 3:28",
    [
      "race, class and gender don’t matter among believers",
      "no difference between men and women or slave and free",
    ],
  ],
  [
    "Galatians 4:1-31",
    [
      "no longer slave but child and heir",
      "sick eyes, you would have given me your eyes",
      "two women two covenants",
    ],
  ],
  [
    "Galatians 4:15",
    [
      "you’d have given me your own eyeballs",
      "they loved him so much they’d have donated their eyes, maybe bad eyesight",
    ],
  ],
  [
    "Galatians 4:16",
    [
      "are you mad at me because i was honest",
      "telling a friend the truth makes him see you as an enemy",
    ],
  ],
  [
    "Galatians 4:22-25",
    [
      "two moms as a symbol, slave woman is mount sinai",
      "hagar allegory, one child free and the other not",
    ],
  ],
  [
    "Galatians 5:1-15",
    [
      "freedom, do not become slaves again",
      "wish they would castrate themselves",
      "a little yeast",
    ],
  ],
  [
    "Galatians 5:12",
    [
      "wish those circumcision guys would go castrate themselves",
      "rude remark about troublemakers cutting it all off",
    ],
  ],
  [
    "Galatians 5:15",
    [
      "tearing at one another like animals until nobody’s left",
      "church infighting, bite and gobble each other up",
    ],
  ],
  ["Galatians 5:16-26", ["love, joy, peace, patience, fruit list", "bad list of flesh"]],
  ["Galatians 5:19-23", ["list of bad stuff then love joy peace fruit"]],
  [
    "Galatians 5:22-23",
    [
      "nine qualities that grow in you like produce",
      "kids’ song about patience, kindness and self-control as fruit",
    ],
  ],
  [
    "Galatians 6:1-18",
    [
      "help carry each other’s problems",
      "you harvest what you plant",
      "do not get tired of doing good",
      "big letters with my own hand",
    ],
  ],
  ["Galatians 6:1-5", ["carry each other's heavy load"]],
  [
    "Galatians 6:1",
    [
      "how to correct someone caught doing wrong, softly",
      "gently bring back a brother who slipped, and mind yourself",
    ],
  ],
  [
    "Galatians 6:2",
    ["help carry each other’s heavy loads", "sharing each other’s troubles fulfills christ’s rule"],
  ],
  [
    "Galatians 6:3-4",
    [
      "kidding yourself if you think you’re a big deal",
      "look at your own performance, don’t measure against others",
    ],
  ],
  ["Galatians 6:7-9", ["you harvest what you plant, don't get tired of doing good"]],
  [
    "Galatians 6:7-8",
    ["what goes around comes around, you get what you plant", "you can’t fool god"],
  ],
  [
    "Galatians 6:9-10",
    [
      "burned out on doing good, don’t quit, payoff comes",
      "do good to everyone but especially church family",
    ],
  ],
  [
    "Galatians 6:11",
    ["look how big my handwriting is", "writes the ending himself in huge letters"],
  ],
  [
    "Galatians 6:17",
    [
      "leave me alone, i’ve got scars for jesus on my body",
      "branded like cattle as belonging to jesus",
    ],
  ],
];
