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
    "did water cover mount everest",
    "where did all the water go afterwards",
    "marine fossils on mountains",
    "black sea deluge ryan pitman",
    "no geological evidence for a deluge",
    "did all people drown except eight",
    "how long did the water stay on the earth and is it true",
    "regional flood in mesopotamia",
    "ice cores and tree rings no flood",
    "noahs deluge historical or legend",
    "flood geology whitcomb morris",
    "was it the entire globe",
    "fountains of the great deep",
    "egyptian dynasties continued through the flood date",
    "My geology professor says there was never any such flood",
    "did the rain really last forty days",
    "genesis 7 high hills covered",
    "grand canyon made by noahs flood?",
    "chinese history uninterrupted since before the flood",
    "kid wants to know if everybody drowned",
    "Was the Deluge universal or local? Arguments",
    "what about freshwater fish in a salty flood",
    "when did the great flood take place",
    "rainbow promise never again a flood",
    "The flood of Noah it covered all planet?",
    "drowned world story true?",
  ],
  answer: `This site’s guides hold that there was, because Genesis describes it that way; mainstream geology does not find it in the rocks, and Christians differ.

Genesis 7:19-23 speaks of water over all the high mountains under the sky and of the death of every land creature outside the ark. Jesus mentions Noah’s Flood when he speaks about his own coming (Matthew 24:37-39). Stories of a great flood are told by many peoples. The best known come from Mesopotamia: Atrahasis, and the eleventh tablet of the Epic of Gilgamesh, where a man is warned, builds a boat and sends out birds.

Geologists see no single layer that one flood laid down. They point to fossils in one order everywhere, to soils and deserts within the pile, and to Egypt and Mesopotamia, whose kings and writing run on through the date of 2348 BC. Young-earth writers answer with burial by stages and a shorter Egypt. Many Christians hold that the Flood was regional, and that the sweeping words describe the world as its people knew it.

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
