import type { Answer } from "./schema";

export const towerOfBabel: Answer = {
  id: "tower-of-babel",
  section: "Doubts and hard texts",
  question: "Is the Tower of Babel a true story?",
  askedAs: [
    "did languages come from the tower of babel",
    "tower of babel real or myth",
    "where was the tower of babel",
    "why did god confuse languages",
    "was the tower of babel a ziggurat",
    "did god make different languages at babel",
    "why did god punish people for building a tower",
  ],
  answer:
    "Babel is Babylon, where a great temple tower really stood, but linguists find that languages branched slowly over many thousands of years and in many places. So Christians differ on whether the story reports an event or mocks an empire’s pride in a tale. Its point is clear either way: people want to make a name for themselves and stay safe in one place, and God scatters them. The chapter before has already spread the nations by their languages.",
  passages: [
    { reference: "Genesis 11:4-7", why: "The plan, and God’s answer to it." },
    { reference: "Genesis 11:9", why: "The name explained by a pun on confusion." },
    { reference: "Genesis 10:31-32", why: "The nations, by families and languages." },
    { reference: "Acts 2:5-6", why: "Pentecost, often read as the other side of Babel." },
  ],
  christianViews:
    "Some hold it as history after the flood, and derive the language families from it. Others think of one event in Mesopotamia, or of a story that explains and judges Babylon.",
  critics:
    "Critics take it as a folk tale on why people speak differently, told by a small people about the great tower of their conquerors.",
  sources: [
    {
      author: "Gordon J. Wenham",
      year: "1987",
      title: "Genesis 1-15",
      publication: "Word Biblical Commentary, Word Books",
      kind: "book",
    },
  ],
  related: ["what-is-pentecost", "gilgamesh-flood"],
};
