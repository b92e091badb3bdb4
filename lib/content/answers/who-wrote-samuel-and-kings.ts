import type { Answer } from "./schema";

export const whoWroteSamuelAndKings: Answer = {
  id: "who-wrote-samuel-and-kings",
  section: "Books and authors",
  question: "Who wrote Joshua, Judges, Samuel and Kings?",
  askedAs: [
    "who wrote joshua",
    "who wrote judges",
    "who wrote 1 and 2 samuel",
    "who wrote kings",
    "deuteronomistic history",
    "did samuel write the book of samuel",
  ],
  answer:
    "Nobody knows who wrote Joshua, Judges, Samuel and Kings; all of them are anonymous. Jewish tradition names Joshua, Samuel and Jeremiah. The books say that they draw on older records, such as the Book of Jashar and the chronicles of the kings. Most scholars think that they were put together as one long history in the spirit of Deuteronomy, begun under King Josiah or in the exile; the last event in Kings is of about 561 BC.",
  passages: [
    { reference: "Joshua 24:26", why: "Joshua writes words in a book." },
    { reference: "1 Kings 11:41", why: "A source is named: the acts of Solomon." },
    { reference: "1 Chronicles 29:29", why: "Samuel, Nathan and Gad are said to have written." },
    { reference: "2 Kings 25:27-30", why: "The last event told." },
  ],
  christianViews:
    "Those who follow tradition point to writings of the prophets mentioned in Chronicles. Others accept a later editor who used such records, and see Scripture in the finished work.",
  critics:
    "Martin Noth argued for one author in the exile; others, such as Frank Moore Cross, for two editions. How much of it is history, above all for Joshua and the days of David, is sharply debated.",
  sources: [
    {
      author: "Martin Noth",
      year: "1981",
      title: "The Deuteronomistic History",
      publication: "JSOT Press, Sheffield",
      kind: "book",
    },
    {
      author: "Frank Moore Cross",
      year: "1973",
      title: "Canaanite Myth and Hebrew Epic",
      publication: "Harvard University Press",
      kind: "book",
    },
  ],
  related: ["chronicles-and-kings"],
};
