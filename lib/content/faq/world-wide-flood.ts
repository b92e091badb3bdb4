import type { FaqItem } from "./schema";

export const worldWideFlood: FaqItem = {
  id: "faq-world-wide-flood",
  order: 50,
  section: "Beginnings and science",
  question: "Was there really a worldwide flood?",
  askedAs: [
    "did noah's flood really happen",
    "is there evidence for a global flood",
    "was noah's flood local or global",
    "did the flood cover the whole earth",
    "is the story of noah true",
    "could there have been a flood over all the earth",
  ],
  answer: `This site’s guides hold that there was, because Genesis describes it so; mainstream geology does not find it in the rocks, and Christians differ.

Genesis 7:19-23 speaks of water over all the high mountains under the sky and of the death of every land creature outside the ark. Jesus mentions Noah’s Flood when he speaks about his own coming (Matthew 24:37-39). Stories of a great flood are told by many peoples. The best known come from Mesopotamia: Atrahasis, and the eleventh tablet of the Epic of Gilgamesh, where a man is warned, builds a boat and sends out birds.

Geologists see no single layer that one flood laid down across the earth, and they explain the rocks by many events spread over long ages. A good number of Christians therefore hold that the Flood was regional, and that the sweeping words describe the world as its people knew it.

One thing can be said with confidence: Noah’s ark has not been found. Several claims have been made, and none has survived examination.`,
  verse: "Genesis 9:11",
  sources: [
    {
      author: "Anonymous Akkadian authors",
      year: "copies of c. 1635 BC and of the 7th century BC",
      title: "Atrahasis; The Epic of Gilgamesh, tablet XI",
      publication: "British Museum, London",
      kind: "ancient-source",
    },
  ],
};
