import type { Answer } from "./schema";

export const whatDoesGodLookLike: Answer = {
  id: "what-does-god-look-like",
  section: "Faith basics",
  question: "What does God look like?",
  askedAs: [
    "what does god look like for kids",
    "what does god look like in the bible",
    "is god an old man with a beard",
    "how should i picture god in my mind",
    "does god have a body",
    "describe how god looks",
    "is god visible",
    "what color is god",
    "does god have a face and hands",
    "how big is god",
    "what is gods appearance",
    "can anyone describe gods appearance",
  ],
  answer:
    "Nobody knows what God looks like, because the Bible says that God is spirit and that no one has seen him as he is. People are shown something of him, in fire, cloud, visions or a visitor; and Moses, who spoke with him as with a friend, was told that he could not see his face. For Christians the answer to what God is like is Jesus, who said that whoever had seen him had seen the Father. The old man with a beard comes from painters, with a little help from Daniel’s vision.",
  passages: [
    { reference: "Exodus 33:18-23", why: "Moses asks to see, and is shown God from behind." },
    { reference: "John 1:18", why: "No one has seen God; the Son makes him known." },
    { reference: "John 14:8-9", why: "Seeing Jesus is seeing the Father." },
    { reference: "1 Timothy 6:15-16", why: "God lives in light that no one can approach." },
  ],
  christianViews:
    "Most churches teach that God has no body, and that hands and eyes are pictures; Latter-day Saints teach that the Father has one. Many church fathers took the visits of God in the Old Testament as the Son before his birth; Augustine thought rather of angels who speak for God. Orthodox Christians distinguish God’s essence, never seen, from his light, which can be.",
  critics:
    "Scholars point to passages such as Genesis 32:30 and Exodus 24:10, where people do see God, and conclude that Israel’s oldest texts thought of God with a body, and that later writers thought differently.",
  sources: [
    {
      author: "Benjamin D. Sommer",
      year: "2009",
      title: "The Bodies of God and the World of Ancient Israel",
      publication: "Cambridge University Press, Cambridge",
      kind: "book",
    },
  ],
  related: ["is-god-male", "what-is-the-image-of-god"],
};
