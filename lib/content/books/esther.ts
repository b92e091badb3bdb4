import type { BookFacts } from "./schema";

export const esther: BookFacts = {
  osis: "Esth",
  name: "Esther",
  testament: "Old",
  genre: "History",
  traditionalAuthor: "Unknown; Mordecai or the men of the Great Assembly in Jewish tradition",
  scholarlyView:
    "A court story of the late Persian or Greek period; whether it is history, historical novel or both is debated",
  writtenTraditional: "5th century BC",
  writtenScholarly: "4th-3rd century BC",
  eventsSpan: "Reign of Ahasuerus, usually Xerxes I, 486-465 BC",
  setting: ["Susa"],
  audience: "Jews of the dispersion",
  purpose: "Tells how the Jews were saved and why Purim is kept",
  keyFigures: [{ person: "esther" }, "Mordecai", "Haman", "Ahasuerus", "Vashti"],
  keyVerses: ["Esther 2:17", "Esther 4:14", "Esther 4:16", "Esther 8:17", "Esther 9:22"],
  outline: [
    {
      passage: "Esther 1:1-2:23",
      heading: "Vashti’s fall and Esther’s rise",
    },
    {
      passage: "Esther 3:1-4:17",
      heading: "Haman’s plot",
    },
    {
      passage: "Esther 5:1-7:10",
      heading: "Two banquets and Haman’s fall",
    },
    {
      passage: "Esther 8:1-10:3",
      heading: "Deliverance and Purim",
    },
  ],
  themes: ["hidden providence", "courage", "reversal", "identity"],
  historicalBackground: [
    {
      text: "God is not named in the Hebrew book",
      mark: "certain",
    },
    {
      text: "No Persian or Greek text names Esther; Herodotus calls Xerxes’ queen Amestris (Histories 7.61; 9.109)",
      mark: "certain",
    },
    {
      text: "No copy was found among the Dead Sea Scrolls",
      mark: "certain",
    },
  ],
  culturalBackground: [
    {
      text: "That Persian law cannot be changed is part of the plot (Esther 1:19; 8:8)",
      mark: "certain",
    },
    {
      text: "Purim falls on 14 and 15 Adar (Esther 9:20-22)",
      mark: "certain",
    },
  ],
  prophecyLinks: [],
  finds: ["susapal"],
  confidence: "setting certain; the events disputed",
  application:
    "Esther, in which God is not named, asks what courage is possible in the place where we happen to be.",
};
