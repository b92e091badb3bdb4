import type { Section } from "./schema";

export const hosea: readonly Section[] = [
  {
    passage: "Hosea 1:2-11",
    words: "Hosea marries Gomer, an unfaithful wife; children Jezreel, Lo-Ruhamah, Lo-Ammi",
    toldAs: [
      "God tells a prophet to marry a whore",
      "his kids get awful names like not loved and not my people",
      "a marriage that pictures a nation cheating on God",
      "people as many as sand will be called children of God again",
      "a man with a wife who sleeps around",
    ],
  },
  {
    passage: "Hosea 3:1-5",
    words: "Hosea buys back his wife for fifteen pieces of silver and barley",
    toldAs: [
      "he pays money and grain to get his cheating wife back",
      "love her again although she loves another man",
      "stay with me many days and don’t sleep around",
      "raisin cakes and other gods but God still loves them",
      "a husband takes her home again",
    ],
  },
  {
    passage: "Hosea 4:6",
    words: "my people are destroyed for lack of knowledge",
    toldAs: [
      "people are ruined because they don’t know enough",
      "you threw away knowledge so I throw you away as priest",
      "verse quoted about ignorance killing us",
      "forgot God’s law, so he’ll forget their kids",
      "not knowing God destroys a nation",
    ],
  },
  {
    passage: "Hosea 6:1-6",
    words: "I desire mercy and not sacrifice; after two days he revives us",
    toldAs: [
      "your love is like morning mist that’s soon gone",
      "I want kindness, not burned animals",
      "come back to God, he hurt us but he will heal us",
      "on the third day he will raise us up",
      "he’ll come to us like spring rain",
    ],
  },
  {
    passage: "Hosea 11:1-9",
    words: "when Israel was a child I loved him; out of Egypt I called my son",
    toldAs: [
      "God like a dad who taught a toddler to walk",
      "I held them in my arms but the more I called the more they ran",
      "how can I give you up, my heart turns over",
      "strings of kindness and bending down to feed",
      "I am God and not a man, I won’t destroy",
    ],
  },
];
