import type { BookFacts } from "./schema";

export const isaiah: BookFacts = {
  osis: "Isa",
  name: "Isaiah",
  testament: "Old",
  genre: "Major Prophets",
  traditionalAuthor: "Isaiah son of Amoz (Isaiah 1:1)",
  scholarlyView:
    "Chapters 1-39 mainly from the 8th century; 40-55 from the exile; 56-66 after it; others hold to one author",
  writtenTraditional: "about 740-680 BC",
  writtenScholarly: "8th-5th century BC",
  eventsSpan:
    "From the death of Uzziah (about 740 BC) to beyond the return from exile, which it looks ahead to",
  setting: ["Jerusalem", "Assyria", "Babylon"],
  audience: "Judah",
  purpose: "Calls Judah to trust God, warns of judgment and promises comfort and a servant",
  keyFigures: [
    { person: "isaiah" },
    "Ahaz",
    { person: "hezekiah" },
    { person: "sennacherib" },
    { person: "cyrus-the-great" },
  ],
  keyVerses: [
    "Isaiah 6:8",
    "Isaiah 7:14",
    "Isaiah 9:6",
    "Isaiah 40:31",
    "Isaiah 53:5",
    "Isaiah 61:1",
  ],
  outline: [
    {
      passage: "Isaiah 1:1-12:6",
      heading: "Judah warned; Immanuel",
    },
    {
      passage: "Isaiah 13:1-23:18",
      heading: "The nations",
    },
    {
      passage: "Isaiah 24:1-27:13",
      heading: "The whole earth",
    },
    {
      passage: "Isaiah 28:1-35:10",
      heading: "Woes and hope",
    },
    {
      passage: "Isaiah 36:1-39:8",
      heading: "Hezekiah and Assyria",
    },
    {
      passage: "Isaiah 40:1-55:13",
      heading: "Comfort and the servant",
    },
    {
      passage: "Isaiah 56:1-66:24",
      heading: "The new heavens and earth",
    },
  ],
  themes: ["holiness of God", "trust", "justice", "the servant", "comfort", "new creation"],
  historicalBackground: [
    {
      text: "Isaiah worked under Uzziah, Jotham, Ahaz and Hezekiah (Isaiah 1:1)",
      mark: "certain",
    },
    {
      text: "Ahaz faced Israel and Damascus about 735-732 BC (Isaiah 7:1-9)",
      mark: "certain",
    },
    {
      text: "Cyrus is named in Isaiah 44:28 and 45:1; on the traditional view this is prophecy long beforehand, on the critical view it belongs to Cyrus’s own day",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Signs and names of children carried messages (Isaiah 7:3; 8:3-4)",
      mark: "certain",
    },
    {
      text: "Idols were made by craftsmen, and Isaiah mocks this (Isaiah 44:9-20)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Isaiah 7:14",
      to: ["Matthew 1:22-23"],
      note: "Immanuel; the Hebrew word means young woman, the Greek says virgin",
      inCrossReferenceData: true,
    },
    {
      from: "Isaiah 9:1-2",
      to: ["Matthew 4:13-16"],
      note: "light in Galilee",
      inCrossReferenceData: true,
    },
    {
      from: "Isaiah 40:3",
      to: ["Matthew 3:3"],
      note: "a voice in the wilderness",
      inCrossReferenceData: true,
    },
    {
      from: "Isaiah 53:4-9",
      to: ["Matthew 8:17", "Acts 8:32-35", "1 Peter 2:22-25"],
      note: "the suffering servant; many Jewish readers see Israel",
      inCrossReferenceData: true,
    },
    {
      from: "Isaiah 61:1-2",
      to: ["Luke 4:17-21"],
      note: "good news to the poor",
      inCrossReferenceData: true,
    },
  ],
  finds: [
    "isascroll",
    "prism",
    "siloamtunnel",
    "broadwall",
    "sargon",
    "steward",
    "hezbulla",
    "cyruscyl",
  ],
  confidence: "single author disputed",
  application:
    "Isaiah asks whom people rely on when they are afraid, and sets comfort beside the call to justice.",
};
