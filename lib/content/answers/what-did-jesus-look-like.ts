import type { Answer } from "./schema";

export const whatDidJesusLookLike: Answer = {
  id: "what-did-jesus-look-like",
  section: "People and places",
  question: "What did Jesus look like? Was he white?",
  askedAs: [
    "was jesus white",
    "was jesus black",
    "color of jesus skin",
    "did jesus have long hair",
    "how tall was jesus",
    "is the shroud of turin jesus",
  ],
  answer:
    "No one wrote it down. He was a Galilean Jew, so most likely with brown skin, dark hair and dark eyes, and so ordinary that Judas had to point him out. Long straight hair and pale skin come from later European art, as every people has painted him like itself. Isaiah says of the servant that he had no beauty to attract.",
  passages: [
    { reference: "Isaiah 53:2", why: "No beauty: Christians read it of him." },
    { reference: "Matthew 26:48-49", why: "Judas must show which one he is." },
    { reference: "John 4:9", why: "A stranger knows him for a Jew." },
    { reference: "Revelation 1:14-16", why: "A vision in symbols, not a portrait." },
  ],
  sources: [],
  related: ["was-jesus-a-jew"],
};
