import type { Telling } from "./schema";

export const hosea: readonly Telling[] = [
  [
    "Hosea 1:1-11",
    [
      "prophet told to marry a prostitute",
      "kids named not loved and not my people",
      "God tells a prophet to marry a whore",
      "his kids get awful names like not loved and not my people",
      "a marriage that pictures a nation cheating on God",
      "people as many as sand will be called children of God again",
      "a man with a wife who sleeps around",
    ],
  ],
  [
    "Hosea 2:1-23",
    ["talk to her gently in the desert and win her back", "stripped naked like unfaithful wife"],
  ],
  [
    "Hosea 3:1-5",
    [
      "buys his cheating wife back with silver and barley",
      "he pays money and grain to get his cheating wife back",
      "love her again although she loves another man",
      "stay with me many days and don’t sleep around",
      "raisin cakes and other gods but God still loves them",
      "a husband takes her home again",
    ],
  ],
  [
    "Hosea 4:1-19",
    ["destroyed because they do not know", "swearing, lying, murder", "priests like people"],
  ],
  [
    "Hosea 4:6",
    [
      "people are ruined because they don’t know enough",
      "you threw away knowledge so I throw you away as priest",
      "verse quoted about ignorance killing us",
      "forgot God’s law, so he’ll forget their kids",
      "not knowing God destroys a nation",
    ],
  ],
  [
    "Hosea 6:1-11",
    [
      "come back, he tore us and will heal us on the third day",
      "love is like morning mist",
      "mercy not sacrifice",
    ],
  ],
  [
    "Hosea 6:1-6",
    [
      "your love is like morning mist that’s soon gone",
      "I want kindness, not burned animals",
      "come back to God, he hurt us but he will heal us",
      "on the third day he will raise us up",
      "he’ll come to us like spring rain",
    ],
  ],
  ["Hosea 7:1-16", ["half baked cake", "silly dove", "gray hairs and not notice"]],
  ["Hosea 8:1-14", ["sow wind and reap the whirlwind"]],
  ["Hosea 10:12-15", ["break up hard ground, plant what is right"]],
  [
    "Hosea 11:1-11",
    [
      "taught the child to walk",
      "how can I give you up",
      "called my son out of Egypt",
      "God like a dad who taught a toddler to walk",
      "I held them in my arms but the more I called the more they ran",
      "how can I give you up, my heart turns over",
      "strings of kindness and bending down to feed",
      "I am God and not a man, I won’t destroy",
    ],
  ],
  [
    "Hosea 13:4-16",
    ["bear robbed of her cubs", "death, where is your sting", "pregnant women cut open"],
  ],
  ["Hosea 14:1-9", ["I will be like dew, he will bloom like a lily"]],
];
