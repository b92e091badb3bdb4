import type { Answer } from "./schema";

export const exodusEvidence: Answer = {
  id: "exodus-evidence",
  section: "Doubts and hard texts",
  question: "Is there evidence for the Exodus?",
  askedAs: [
    "did the exodus really happen",
    "is the exodus historical",
    "any egyptian records of moses and the israelites",
    "were the israelites ever slaves in egypt",
    "archaeological proof for the exodus",
    "did 2 million people really leave egypt",
    "why is there no archaeology for moses and the exodus",
    "israelites in egypt proof",
    "600000 men leaving egypt is impossible",
  ],
  answer:
    "There is no direct evidence for the Exodus: no known Egyptian text mentions Moses, the plagues or the escape, and no camps have been found in Sinai. There is indirect evidence: people from Canaan did live and labor in the eastern Nile delta, a city called Rameses stood there, several Levites have Egyptian names, and Egypt’s Merneptah Stele mentions Israel in Canaan about 1208 BC. Many scholars therefore think that some real escape, perhaps of a smaller group, stands behind the story. Others doubt even that.",
  passages: [
    { reference: "Exodus 1:11", why: "The store cities Pithom and Rameses, names that fit Egypt." },
    { reference: "Exodus 12:37-38", why: "The number that raises the most questions." },
    {
      reference: "Deuteronomy 26:6-8",
      why: "How Israel was to retell it, generation after generation.",
    },
  ],
  christianViews:
    "Many Christians hold the account as history, dated about 1446 or about 1260 BC. The word for thousand may also mean a clan or a troop, so some think of tens of thousands or fewer. Others see a real event retold with the scale of worship and song.",
  critics:
    "Critics point out that two million people would have been a large share of Egypt’s population and should have left traces, and that early Israel’s houses and pots look Canaanite. Defenders answer that pharaohs did not record defeats, and that tent dwellers leave little.",
  sources: [
    {
      author: "James K. Hoffmeier",
      year: "2005",
      title: "Ancient Israel in Sinai",
      publication: "Oxford University Press",
      kind: "book",
    },
    {
      author: "Israel Finkelstein and Neil Asher Silberman",
      year: "2001",
      title: "The Bible Unearthed",
      publication: "Free Press",
      kind: "book",
    },
    {
      author: "Richard Elliott Friedman",
      year: "2017",
      title: "The Exodus",
      publication: "HarperOne",
      kind: "book",
    },
  ],
  related: ["jericho-walls", "firstborn-of-egypt"],
};
