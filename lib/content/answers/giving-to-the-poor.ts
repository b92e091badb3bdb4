import type { Answer } from "./schema";

export const givingToThePoor: Answer = {
  id: "giving-to-the-poor",
  section: "Christian living",
  question: "What does the Bible say about helping the poor?",
  askedAs: [
    "verses about the poor",
    "verses about helping others",
    "does god care about the poor",
    "should i give money to beggars",
    "what did jesus say about the poor",
    "why are there poor people if god is good",
    "widows orphans and strangers in the bible",
  ],
  answer:
    "Few things stand in the Bible so often: God takes the side of the poor, the widow, the orphan and the stranger, and asks his people to do the same. The law left the edges of the field for them, the prophets called worship without justice worthless, and Jesus said that what is done for the hungry is done for him. Give as you are able, with respect and without show; how, whether to a beggar or through those who help over time, is left to your good sense. And if you are the one in need, asking is no shame.",
  passages: [
    { reference: "Matthew 25:35-40", why: "Done for them, done for him." },
    { reference: "Deuteronomy 15:11", why: "An open hand." },
    { reference: "Leviticus 19:9-10", why: "The edges of the field." },
    { reference: "James 2:15-17", why: "Words alone feed no one." },
  ],
  christianViews:
    "Catholic teaching speaks of a preferential option for the poor, liberation theology of changing structures. Many evangelicals stress personal giving and work; some preach that faith brings wealth, which most churches reject.",
  sources: [],
  related: ["must-christians-tithe", "what-is-love-in-the-bible"],
};
