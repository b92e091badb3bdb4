import type { Answer } from "./schema";

export const whatAreSpiritualGifts: Answer = {
  id: "what-are-spiritual-gifts",
  section: "Faith basics",
  question: "What are spiritual gifts, and how do I find mine?",
  askedAs: [
    "list of spiritual gifts",
    "gifts of the spirit meaning",
    "what is my spiritual gift",
    "difference between gifts and fruit of the spirit",
    "does every christian have a gift",
    "how do i discover my spiritual gift",
    "which gifts does the spirit give",
    "gift of healing prophecy and teaching",
    "what gift did god give me",
    "charismatic gifts",
    "what gifts does the holy spirit give",
    "what are the gifts of the spirit",
    "which spiritual gifts exist",
    "how many gifts of the spirit are there",
  ],
  answer:
    "Spiritual gifts are abilities that God’s Spirit gives people so that they can serve one another: teaching, helping, leading, giving, showing mercy, healing, prophecy and more. The New Testament has several lists, no two the same, so they are examples and not a catalog. To find yours, serve where there is need, notice what does people good, and ask those who know you. Gifts are what one can do; the fruit of the Spirit is what one becomes, and love matters more than any gift.",
  passages: [
    { reference: "1 Corinthians 12:4-7", why: "Different gifts, one Spirit, for the good of all." },
    { reference: "Romans 12:6-8", why: "A list with quiet gifts in it." },
    { reference: "1 Peter 4:10-11", why: "Whatever you have received, use it to serve." },
    { reference: "1 Corinthians 13:1-3", why: "Without love they count for nothing." },
  ],
  christianViews:
    "Charismatic and Pentecostal churches, with many Catholics, expect all the gifts today. Cessationists believe that tongues, prophecy and healing powers ended with the apostles. Catholics and Orthodox also speak of the seven gifts from Isaiah 11:2-3.",
  sources: [],
  related: ["what-is-the-fruit-of-the-spirit", "speaking-in-tongues"],
};
