import type { Answer } from "./schema";

export const chroniclesAndKings: Answer = {
  id: "chronicles-and-kings",
  section: "Books and authors",
  question: "Why do Chronicles and Kings tell the same story differently?",
  askedAs: [
    "difference between kings and chronicles",
    "why does chronicles leave out david and bathsheba",
    "who wrote chronicles",
    "do kings and chronicles contradict each other",
    "why does the bible repeat samuel and kings in chronicles",
    "are kings and chronicles the same",
  ],
  answer:
    "Chronicles was written later than Kings and for another purpose: Kings asks why the kingdoms fell, Chronicles tells the people who came home how to begin again. It uses Samuel and Kings as sources and keeps to Judah, David’s line and the temple. It leaves out David’s adultery and most of the northern kings, and adds Levites, prayers and long lists of names. Some numbers and details differ, a few of them probably through copying.",
  passages: [
    { reference: "2 Kings 17:7-8", why: "Kings’ question: why did this happen?" },
    {
      reference: "2 Chronicles 7:14",
      why: "The word to the returned people: turn, and be healed.",
    },
    { reference: "2 Chronicles 33:12-13", why: "Manasseh repents here; Kings does not tell it." },
    { reference: "2 Chronicles 36:22-23", why: "It ends with Cyrus and the way home." },
  ],
  christianViews:
    "Many hold that the two complete each other and that the Chronicler had other good sources, which he names. Jewish tradition calls Ezra the author.",
  critics:
    "Critical scholars see a free retelling by a Levite about 400 to 300 BC, who changed what did not suit his view, and they use Chronicles with caution for earlier history.",
  sources: [
    {
      author: "Sara Japhet",
      year: "1993",
      title: "I and II Chronicles: A Commentary",
      publication: "SCM Press",
      kind: "book",
    },
  ],
  related: ["davids-census", "who-wrote-samuel-and-kings"],
};
