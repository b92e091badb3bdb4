import type { BookFacts } from "./schema";

export const lamentations: BookFacts = {
  osis: "Lam",
  name: "Lamentations",
  testament: "Old",
  genre: "Major Prophets",
  traditionalAuthor: "Jeremiah by tradition (compare 2 Chronicles 35:25); the book is anonymous",
  scholarlyView: "One or more poets in Judah soon after 586 BC",
  writtenTraditional: "soon after 586 BC",
  writtenScholarly: "6th century BC",
  eventsSpan: "The fall of Jerusalem, 586 BC",
  setting: ["Jerusalem"],
  audience: "Survivors",
  purpose: "Mourns the fallen city before God",
  keyFigures: ["Daughter Zion (the city)"],
  keyVerses: [
    "Lamentations 1:12",
    "Lamentations 3:22-23",
    "Lamentations 3:40",
    "Lamentations 5:19",
    "Lamentations 5:21",
  ],
  outline: [
    {
      passage: "Lamentations 1:1-22",
      heading: "The lonely city",
    },
    {
      passage: "Lamentations 2:1-22",
      heading: "The day of anger",
    },
    {
      passage: "Lamentations 3:1-66",
      heading: "Suffering and hope",
    },
    {
      passage: "Lamentations 4:1-22",
      heading: "The siege",
    },
    {
      passage: "Lamentations 5:1-22",
      heading: "A prayer",
    },
  ],
  themes: ["grief", "confession", "God’s steadfast love", "hope"],
  historicalBackground: [
    {
      text: "Four of the five poems follow the Hebrew alphabet",
      mark: "certain",
    },
    {
      text: "Jews read it on the fast of the Ninth of Av",
      mark: "certain",
    },
    {
      text: "Famine in the siege is described plainly (Lamentations 2:20; 4:9-10)",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Laments over ruined cities were an ancient form",
      mark: "certain",
    },
    {
      text: "Mourners sat on the ground in silence with dust and sackcloth (Lamentations 2:10)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Lamentations 3:30",
      to: ["Matthew 5:39"],
      note: "the cheek given to the smiter; a resemblance",
      inCrossReferenceData: true,
    },
  ],
  finds: ["burnt586", "urlament"],
  confidence: "author disputed",
  application:
    "Lamentations teaches that mourning may be spoken at length before God without a quick answer.",
};
