import type { Answer } from "./schema";

export const worldEnglishBible: Answer = {
  id: "world-english-bible",
  section: "How the Bible was made",
  question: "What is the World English Bible?",
  askedAs: [
    "what does web bible mean",
    "is the world english bible accurate",
    "who made the world english bible",
    "why does the web bible say yahweh",
    "is the world english bible a good translation",
    "web translation copyright",
  ],
  answer:
    "The World English Bible is a modern translation in the public domain, which anyone may copy and share freely. It is an update of the American Standard Version of 1901, led by Michael Paul Johnson and many volunteers since the 1990s. It stays close to the wording, uses today’s English, and prints God’s name in the Old Testament as Yahweh. In the New Testament it follows the text found in the majority of Greek copies, so it keeps some verses that other modern versions leave out.",
  passages: [
    { reference: "Psalms 23:1", why: "A well-known verse in which the name Yahweh stands." },
    { reference: "Exodus 3:15", why: "The name for all generations, as God gives it to Moses." },
    { reference: "John 5:4", why: "A verse it keeps with the majority of copies." },
  ],
  christianViews:
    "It is used by Christians of many churches, mostly online. Some readers miss the polish that a large committee gives, and some prefer the traditional Lord to the divine name.",
  sources: [],
  related: ["why-translations-differ", "missing-verses", "which-translations-are-here"],
};
