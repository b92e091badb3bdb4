import type { BookFacts } from "./schema";

export const firstKings: BookFacts = {
  osis: "1Kgs",
  name: "1 Kings",
  testament: "Old",
  genre: "History",
  traditionalAuthor:
    "Jeremiah in Jewish tradition; the book names its sources, such as the acts of Solomon (1 Kings 11:41)",
  scholarlyView:
    "Last part of the long history of Israel, first compiled under Josiah or in the exile",
  writtenTraditional: "6th century BC",
  writtenScholarly: "7th-6th century BC",
  eventsSpan: "From David’s last days to Ahaziah of Israel, about 970-852 BC",
  setting: ["Jerusalem", "Shechem", "Samaria", "Mount Carmel", "Horeb"],
  audience: "Judah; in its final form, Judah in exile",
  purpose:
    "Weighs the kings by their loyalty to God, from the building of the temple to the split of the kingdom and Ahab",
  keyFigures: [
    { person: "solomon" },
    { person: "jeroboam-i" },
    "Rehoboam",
    { person: "ahab" },
    "Jezebel",
    { person: "elijah" },
    "Hiram",
    "Queen of Sheba",
  ],
  keyVerses: [
    "1 Kings 3:9",
    "1 Kings 6:1",
    "1 Kings 8:27-30",
    "1 Kings 12:28",
    "1 Kings 18:21",
    "1 Kings 19:11-12",
  ],
  outline: [
    {
      passage: "1 Kings 1:1-2:46",
      heading: "Solomon made king",
    },
    {
      passage: "1 Kings 3:1-4:34",
      heading: "Wisdom and rule",
    },
    {
      passage: "1 Kings 5:1-9:28",
      heading: "The temple and palace",
    },
    {
      passage: "1 Kings 10:1-11:43",
      heading: "Glory and fall",
    },
    {
      passage: "1 Kings 12:1-16:34",
      heading: "The kingdom divided",
    },
    {
      passage: "1 Kings 17:1-19:21",
      heading: "Elijah",
    },
    {
      passage: "1 Kings 20:1-22:53",
      heading: "Ahab’s wars and death",
    },
  ],
  themes: ["wisdom", "temple", "divided loyalty", "prophets against kings"],
  historicalBackground: [
    {
      text: "The kingdom split after Solomon, about 931 or 930 BC (1 Kings 12)",
      mark: "certain",
    },
    {
      text: "Shishak of Egypt invaded in Rehoboam’s fifth year (1 Kings 14:25-26)",
      mark: "certain",
    },
    {
      text: "Ahab’s alliance with Damascus against Assyria is known only from Assyrian records",
      mark: "certain",
    },
    {
      text: "Omri made Samaria his capital (1 Kings 16:24)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Baal was the storm god of Canaan, so the drought and the fire on Carmel strike at his claim (1 Kings 17:1; 18:38-39)",
      mark: "probable",
    },
    {
      text: "Kings sealed peace by marriages (1 Kings 3:1; 16:31)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "1 Kings 8:27",
      to: ["Acts 7:47-49"],
      note: "God does not live in houses made by hands",
      inCrossReferenceData: true,
    },
    {
      from: "1 Kings 10:1",
      to: ["Matthew 12:42"],
      note: "the queen of the south",
      inCrossReferenceData: true,
    },
    {
      from: "1 Kings 17:9",
      to: ["Luke 4:25-26"],
      note: "the widow of Zarephath",
      inCrossReferenceData: true,
    },
  ],
  impliedWords: [{ passage: "1 Kings 1-11", words: "Solomon" }],
  finds: ["shishak", "gates", "kurkh", "samariaivory", "dancult", "ugarit"],
  confidence: "Omri, Ahab and Shishak attested outside the Bible; Solomon’s wealth disputed",
  application: "First Kings asks what wins our loyalty when wealth and power pull the other way.",
};
