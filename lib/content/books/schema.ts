import { z } from "zod";
import { findIds, keyFigures, list, markedFact, references, words } from "../schema";

/** The kinds of books as Protestant Bibles group them. */
const genre = z.enum([
  "Law",
  "History",
  "Poetry",
  "Major Prophets",
  "Minor Prophets",
  "Gospels",
  "History (NT)",
  "Letters of Paul",
  "General Letters",
  "Apocalypse",
]);

export const bookFactsSchema = z.strictObject({
  /** OSIS id, as in lib/bible/canon. */
  osis: words,
  name: words,
  testament: z.enum(["Old", "New"]),
  genre,
  /** The traditional and the scholarly view stand side by side. */
  traditionalAuthor: words,
  scholarlyView: words,
  writtenTraditional: words,
  writtenScholarly: words,
  eventsSpan: words,
  setting: list,
  audience: words,
  purpose: words,
  keyFigures,
  keyVerses: references,
  outline: z.array(z.strictObject({ passage: words, heading: words })),
  themes: list,
  historicalBackground: z.array(markedFact),
  culturalBackground: z.array(markedFact),
  /** A promise, a quotation or an echo; the note says which when it is no quotation. */
  prophecyLinks: z.array(
    z.strictObject({
      from: words,
      to: references,
      note: words,
      /** False for links that the verse links do not list. */
      inCrossReferenceData: z.boolean(),
    }),
  ),
  /** Of whom a part of the book tells; its sections name them or mean them. */
  impliedWords: z.array(z.strictObject({ passage: words, words })).optional(),
  finds: findIds,
  confidence: words,
  /** What it may mean for a reader today: the editors' own words, never shown as fact. */
  application: words,
});
export type BookFacts = z.infer<typeof bookFactsSchema>;
