import type { Answer } from "./schema";

export const youShallNotKill: Answer = {
  id: "you-shall-not-kill",
  section: "Doubts and hard texts",
  question: "If the Bible says not to kill, why does God command wars and executions?",
  askedAs: [
    "thou shalt not kill contradiction",
    "does the bible say do not kill or do not murder",
    "god says dont kill but then orders killing",
    "sixth commandment and war",
    "how can god break his own commandment",
  ],
  answer:
    "The commandment forbids murder, not every taking of life; the Hebrew word is used mostly for unlawful killing by a person, and the same law orders executions and allows war. So the law does not contradict itself, though whether those wars and penalties were right is another question. The reason given against murder is that everyone is made in God’s image. Jesus goes further and traces killing back to anger.",
  passages: [
    { reference: "Exodus 20:13", why: "The commandment itself, in two words of Hebrew." },
    { reference: "Genesis 9:6", why: "The reason: human beings bear God’s image." },
    { reference: "Deuteronomy 20:1", why: "The same law reckons with war." },
    { reference: "Matthew 5:21-22", why: "Jesus on anger as the root." },
  ],
  christianViews:
    "Peace churches hold that since Jesus no Christian may kill. Catholic teaching allows defense of the innocent and since 2018 calls the death penalty inadmissible. Many Protestants and Orthodox accept just wars, and some the death penalty.",
  critics:
    "Critics say that to call a killing lawful because God orders it makes the commandment empty, and that the victims of Canaan were killed without trial.",
  sources: [],
  related: ["canaanite-conquest", "stoning", "religion-and-violence"],
};
