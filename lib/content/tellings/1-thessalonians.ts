import type { Telling } from "./schema";

export const firstThessalonians: readonly Telling[] = [
  ["1 Thessalonians 1:2-10", ["left idols, example to all"]],
  [
    "1 Thessalonians 1:9-10",
    [
      "gave up idols and are waiting for jesus from the sky",
      "ex pagans whose turnaround everyone talks about",
    ],
  ],
  ["1 Thessalonians 2:1-12", ["gentle like a nursing mother", "worked night and day"]],
  [
    "1 Thessalonians 2:4-6",
    [
      "we never buttered you up or were after your money",
      "preacher without flattery or hunting for praise",
    ],
  ],
  [
    "1 Thessalonians 2:7-8",
    ["gentle like a mom breastfeeding her babies", "shared not just the message but our lives"],
  ],
  [
    "1 Thessalonians 2:9",
    [
      "worked day jobs and nights so as not to cost you anything",
      "toiled day and night so he wouldn’t burden them while preaching",
    ],
  ],
  [
    "1 Thessalonians 2:17-18",
    [
      "the devil blocked him from visiting",
      "wanted to come again and again but satan got in the way",
    ],
  ],
  [
    "1 Thessalonians 3:1-3",
    [
      "stayed behind by himself in athens and sent timothy",
      "couldn’t bear the suspense, sent a young colleague to strengthen them",
    ],
  ],
  [
    "1 Thessalonians 4:1-12",
    ["mind your own business and work with your hands", "avoid sexual sin"],
  ],
  [
    "1 Thessalonians 4:3-5",
    [
      "god wants you to stay away from sleeping around, control your body",
      "what is god’s will regarding sex before marriage",
    ],
  ],
  [
    "1 Thessalonians 4:11-12",
    ["live quietly and mind your own business", "manual work so you don’t depend on anyone"],
  ],
  [
    "1 Thessalonians 4:13-18",
    [
      "dead rise first, then we are caught up in the clouds, rapture",
      "do not grieve like those without hope",
      "dead people rise first then we meet in the clouds",
    ],
  ],
  [
    "1 Thessalonians 4:13-14",
    [
      "grieving christians have hope, unlike others",
      "is it ok to mourn, what about believers who died",
    ],
  ],
  [
    "1 Thessalonians 4:16-17",
    ["the rapture, snatched up into the clouds", "dead believers go up first when the horn sounds"],
  ],
  [
    "1 Thessalonians 5:1-28",
    [
      "day comes like a thief",
      "always be happy, never stop praying, thank in everything",
      "test everything",
      "when they say peace and safety",
    ],
  ],
  [
    "1 Thessalonians 5:2-3",
    [
      "comes like a burglar when nobody expects it",
      "everybody says we’re safe and then disaster strikes like labor",
    ],
  ],
  [
    "1 Thessalonians 5:12-13",
    [
      "appreciate your pastors for their hard work",
      "respect the leaders who work among you and correct you",
    ],
  ],
  [
    "1 Thessalonians 5:14",
    [
      "warn the lazy, cheer up the timid, be patient with everybody",
      "how to treat slackers and the discouraged",
    ],
  ],
  ["1 Thessalonians 5:16-22", ["always be glad, never stop praying, say thanks for everything"]],
  [
    "1 Thessalonians 5:16-18",
    [
      "always be happy, keep praying, say thanks whatever happens",
      "nonstop prayer and constant joy",
    ],
  ],
  [
    "1 Thessalonians 5:19-22",
    ["don’t put out the spirit’s fire", "check everything out and keep what’s good"],
  ],
  [
    "1 Thessalonians 5:23",
    [
      "three parts of a person, body, soul and spirit",
      "may your whole being be kept blameless, soul included",
    ],
  ],
];
