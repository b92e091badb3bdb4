import type { BookFacts } from "./schema";

export const ezekiel: BookFacts = {
  osis: "Ezek",
  name: "Ezekiel",
  testament: "Old",
  genre: "Major Prophets",
  traditionalAuthor: "Ezekiel son of Buzi",
  scholarlyView: "Mostly Ezekiel’s own work with editing by his circle",
  writtenTraditional: "593-571 BC",
  writtenScholarly: "6th century BC",
  eventsSpan: "593 to 571 BC by the dates in the book (Ezekiel 1:2; 29:17)",
  setting: ["Babylonia (Chebar, Tel-abib)", "Jerusalem in vision"],
  audience: "Exiles in Babylonia",
  purpose: "Explains the fall and promises a new heart and God’s return",
  keyFigures: [{ person: "ezekiel" }, { person: "jehoiachin" }, "Gog"],
  keyVerses: [
    "Ezekiel 1:28",
    "Ezekiel 11:19",
    "Ezekiel 18:23",
    "Ezekiel 34:23",
    "Ezekiel 36:26-27",
    "Ezekiel 37:5",
  ],
  outline: [
    {
      passage: "Ezekiel 1:1-3:27",
      heading: "The vision and the call",
    },
    {
      passage: "Ezekiel 4:1-24:27",
      heading: "Judgment on Jerusalem",
    },
    {
      passage: "Ezekiel 25:1-32:32",
      heading: "The nations",
    },
    {
      passage: "Ezekiel 33:1-37:28",
      heading: "The watchman, shepherd and dry bones",
    },
    {
      passage: "Ezekiel 38:1-39:29",
      heading: "Gog",
    },
    {
      passage: "Ezekiel 40:1-48:35",
      heading: "The new temple and land",
    },
  ],
  themes: ["glory of God", "responsibility", "new heart", "shepherd", "presence"],
  historicalBackground: [
    {
      text: "Ezekiel was taken with King Jehoiachin in 597 BC (Ezekiel 1:1-3; 33:21; 40:1)",
      mark: "certain",
    },
    {
      text: "Nebuchadnezzar besieged Tyre for years; Ezekiel 29:17-20 says he got no wages from it",
      mark: "certain",
    },
    {
      text: "The temple vision was not built as described; views differ on its meaning",
      mark: "disputed",
    },
  ],
  culturalBackground: [
    {
      text: "Ezekiel acted out signs: a model siege, shaved hair, packed bags (Ezekiel 4:1-3; 5:1-4; 12:3-7)",
      mark: "certain",
    },
    {
      text: "Winged guardian figures appear in Mesopotamian art",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Ezekiel 34:23",
      to: ["John 10:11"],
      note: "one shepherd",
      inCrossReferenceData: true,
    },
    {
      from: "Ezekiel 36:25-27",
      to: ["John 3:5"],
      note: "water and Spirit; a resemblance",
      inCrossReferenceData: true,
    },
    {
      from: "Ezekiel 47:1-12",
      to: ["Revelation 22:1-2"],
      note: "the river from the sanctuary",
      inCrossReferenceData: true,
    },
  ],
  finds: ["yahudu", "rations", "ishtar"],
  confidence: "setting well attested",
  application:
    "Ezekiel asks all people to answer for themselves, and promises a new heart to people who thought that all was over.",
};
