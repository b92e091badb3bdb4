import type { Telling } from "./schema";

export const firstJohn: readonly Telling[] = [
  ["1 John 1:1-10", ["we touched and saw", "if we say no sin we lie, confess and he forgives"]],
  ["1 John 1:8-10", ["if we say we never do wrong we lie to ourselves"]],
  ["1 John 2:1-17", ["lawyer with the father", "do not love the world, desire of eyes"]],
  ["1 John 2:18-29", ["antichrists have come, they left us"]],
  [
    "1 John 3:1-24",
    [
      "called God’s kids",
      "who hates is a murderer",
      "love not just words",
      "heart condemns us, God is bigger",
      "sees brother in need",
    ],
  ],
  ["1 John 3:16-18", ["don't just say you love, help people who need stuff"]],
  [
    "1 John 4:1-21",
    [
      "God is love",
      "perfect love drives out fear",
      "says I love God and hates brother, liar",
      "test spirits",
    ],
  ],
  ["1 John 4:7-12", ["god is love"]],
  ["1 John 4:18-21", ["perfect love throws out fear", "can't love god and hate your brother"]],
  [
    "1 John 5:1-21",
    [
      "three witnesses water and blood",
      "sin that leads to death",
      "he hears when we ask",
      "keep from idols",
    ],
  ],
];
