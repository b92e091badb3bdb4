import type { Telling } from "./schema";

export const habakkuk: readonly Telling[] = [
  [
    "Habakkuk 1:1-17",
    [
      "how long must I call and you do not listen",
      "why look on at wrong",
      "raising a cruel nation",
      "fish caught in nets",
    ],
  ],
  [
    "Habakkuk 1:1-4",
    [
      "a prophet complains that God doesn’t listen to his cry for help",
      "why do you make me see so much wrong",
      "the law is weak and crooks win",
      "God, how much longer must I shout",
      "asking where God is when there’s violence",
    ],
  ],
  [
    "Habakkuk 1:2-4",
    [
      "complaint that god lets violence go on and courts dont work",
      "how long must i yell for help, law is paralyzed",
    ],
  ],
  [
    "Habakkuk 1:5-6",
    [
      "you wouldnt believe what i’m about to do, even if told",
      "god raises up the babylonians, an astonishing plan",
    ],
  ],
  [
    "Habakkuk 1:13",
    [
      "eyes too clean to look at wrong so why stay silent",
      "god can’t stand seeing evil yet tolerates crooks swallowing better men",
    ],
  ],
  [
    "Habakkuk 1:14-16",
    [
      "people caught like fish and the fisherman worships his net",
      "burning incense to fishing gear",
    ],
  ],
  [
    "Habakkuk 2:1-20",
    [
      "write it big so a runner can read it",
      "stand on my watch",
      "the good live by trusting",
      "woe to who builds with blood and makes friends drunk",
      "earth full of God as water covers sea",
    ],
  ],
  [
    "Habakkuk 2:1-4",
    [
      "he stands on the tower waiting for God’s answer",
      "write it big so a runner can read it",
      "it may be slow but wait, it will surely come",
      "a good person survives by trusting",
      "the proud man isn’t right inside",
    ],
  ],
  [
    "Habakkuk 2:1",
    [
      "standing guard up high to hear the reply to a complaint",
      "lookout post waiting to see how god responds",
    ],
  ],
  [
    "Habakkuk 2:2-3",
    [
      "put it on a billboard so joggers can read it",
      "write down the goal clearly, it may be slow but will arrive",
    ],
  ],
  [
    "Habakkuk 2:4",
    [
      "arrogant versus the just person who lives by trusting",
      "line behind the reformation about living by faith",
    ],
  ],
  [
    "Habakkuk 2:9-11",
    [
      "the bricks and rafters will tell on you for your crooked house",
      "walls shouting about dirty profit",
    ],
  ],
  [
    "Habakkuk 2:14",
    [
      "everyone everywhere will know how great God is",
      "the whole planet full like the ocean is full",
      "a hopeful line about the sea covering all",
      "one day all people will know about God",
      "as wet as the sea, so full of knowing him",
    ],
  ],
  [
    "Habakkuk 2:15",
    ["getting someone drunk to see them naked", "spiking a neighbors drink to take advantage"],
  ],
  [
    "Habakkuk 2:18-19",
    [
      "telling a block of wood to get up",
      "gold plated idol with no breath inside, shouting wake up",
    ],
  ],
  [
    "Habakkuk 2:20",
    [
      "hush, everyone on earth, god is in his temple",
      "call to quiet at the start of church service",
    ],
  ],
  [
    "Habakkuk 3:1-19",
    [
      "even with no figs, grapes or cattle I will be happy",
      "feet like a deer",
      "sun and moon stand still",
    ],
  ],
  [
    "Habakkuk 3:17-19",
    [
      "no fruit, no sheep, no cows, but I’m happy in God anyway",
      "my feet are like a deer’s on the heights",
      "joy even if the crops fail and the barn is empty",
      "for when everything goes wrong and you still trust",
      "a song that ends the prophet’s complaints",
    ],
  ],
  [
    "Habakkuk 3:17-18",
    [
      "happy in god even when crops fail and barns are empty",
      "no figs, no grapes, no cows, still joyful",
    ],
  ],
  [
    "Habakkuk 3:19",
    ["surefooted as a mountain goat on the heights", "feet like a doe climbing high"],
  ],
];
