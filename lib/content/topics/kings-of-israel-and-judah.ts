import type { Topic } from "./schema";

export const kingsOfIsraelAndJudah: Topic = {
  id: "kings-of-israel-and-judah",
  order: 160,
  name: "Kings of Israel and Judah",
  askedAs: ["Ten Lost Tribes"],
  aliases: ["Monarchy", "Kingship"],
  facts: [
    {
      text: "Saul, David and Solomon were followed by two lines of kings, until 722 and 586 BC",
      mark: "certain",
    },
    {
      text: "The king’s law limits horses, wives and wealth (Deuteronomy 17:14-20)",
      mark: "certain",
    },
  ],
  views: ["Kingship as God’s gift or as a poor choice: both are in 1 Samuel 8-12"],
  background: [
    {
      text: "Outside records name at least Omri, Ahab, Jehu, Menahem, Pekah, Hoshea, Ahaz, Hezekiah, Manasseh and Jehoiachin",
      mark: "certain",
    },
  ],
  keyFigures: [
    { person: "saul" },
    { person: "david" },
    { person: "solomon" },
    { person: "ahab" },
    { person: "hezekiah" },
    { person: "josiah" },
  ],
  relatedVerses: [
    "Deuteronomy 17:18-19",
    "1 Samuel 8:7",
    "1 Samuel 12:14",
    "2 Samuel 7:16",
    "1 Kings 12:16",
    "2 Kings 17:7",
    "Psalm 72:1-2",
    "Luke 1:32-33",
  ],
  finds: ["teldan", "kurkh", "obelisk", "tiglath", "prism", "hezbulla", "rations"],
  pages: ["/study-guides#kings-archaeology", "/discover#tel-dan-stele"],
  application:
    "The kings are measured by faithfulness and justice, not by success: a measure for power in any age.",
};
