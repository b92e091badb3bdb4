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
];
