import type { BookFacts } from "./schema";

export const luke: BookFacts = {
  osis: "Luke",
  name: "Luke",
  testament: "New",
  genre: "Gospels",
  traditionalAuthor: "Luke the physician, companion of Paul (Colossians 4:14)",
  scholarlyView:
    "An educated Greek-speaking Christian, who also wrote Acts; many hold that it was Luke",
  writtenTraditional: "about AD 60-62",
  writtenScholarly: "about AD 75-95",
  eventsSpan: "From the birth of John to the ascension",
  setting: ["Nazareth", "Bethlehem", "Galilee", "Jericho", "Jerusalem", "Emmaus"],
  audience: "Theophilus and readers of Greek",
  purpose: "Sets out an orderly account so that the reader may be sure (Luke 1:1-4)",
  keyFigures: [
    { person: "jesus-of-nazareth" },
    { person: "mary-mother-of-jesus" },
    "Elizabeth",
    { person: "john-the-baptist" },
    "Zacchaeus",
    { person: "mary-magdalene" },
  ],
  keyVerses: [
    "Luke 1:3-4",
    "Luke 2:10-11",
    "Luke 4:18-19",
    "Luke 9:23",
    "Luke 15:20",
    "Luke 19:10",
  ],
  outline: [
    {
      passage: "Luke 1:1-2:52",
      heading: "Births and childhood",
    },
    {
      passage: "Luke 3:1-4:13",
      heading: "Preparation",
    },
    {
      passage: "Luke 4:14-9:50",
      heading: "Galilee",
    },
    {
      passage: "Luke 9:51-19:27",
      heading: "The way to Jerusalem",
    },
    {
      passage: "Luke 19:28-21:38",
      heading: "Jerusalem",
    },
    {
      passage: "Luke 22:1-24:53",
      heading: "Death, resurrection and ascension",
    },
  ],
  themes: ["salvation for all", "the poor", "prayer", "Spirit", "joy"],
  historicalBackground: [
    {
      text: "Luke dates John’s call by the fifteenth year of Tiberius, AD 28 or 29 (Luke 3:1)",
      mark: "certain",
    },
    {
      text: "The census under Quirinius (Luke 2:2) is hard to place: Josephus puts it in AD 6 (Antiquities 18.1-2)",
      mark: "disputed",
    },
    {
      text: "Parables such as the good Samaritan and the lost son are found only here",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "Samaritans and Jews kept apart (Luke 9:52-53)",
      mark: "certain",
    },
    {
      text: "Table fellowship showed honor (Luke 14:7-11)",
      mark: "certain",
    },
  ],
  prophecyLinks: [
    {
      from: "Isaiah 61:1-2",
      to: ["Luke 4:17-21"],
      note: "good news to the poor",
      inCrossReferenceData: true,
    },
    {
      from: "Malachi 4:5-6",
      to: ["Luke 1:17"],
      note: "the spirit of Elijah",
      inCrossReferenceData: true,
    },
    {
      from: "Isaiah 53:12",
      to: ["Luke 22:37"],
      note: "counted with transgressors",
      inCrossReferenceData: true,
    },
  ],
  impliedWords: [{ passage: "Luke 1-24", words: "Jesus" }],
  finds: ["lysanias", "nazarethhouse", "pilate", "magdala"],
  confidence: "author widely accepted; date disputed",
  application:
    "Luke draws the eye to people on the margins, and asks who is missing at our own table.",
};
