import { z } from "zod";
import { order } from "../schema";

const words = z.string().trim().min(1);
const points = z.array(words).min(1);

/** Words of a father, letter for letter as the named translation prints them. */
const patristicQuoteSchema = z.strictObject({
  /** Also the anchor: /church-fathers#ignatius-quote-1. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  text: words,
  work: words,
  /** Chapter, book, letter or homily within the work. */
  section: words,
  /** Series and volume with the translator, all in the public domain. */
  translation: words,
  /** Passages that the words take up or explain, where that is beyond doubt. */
  verses: points.optional(),
  /** What a reader must know: an ellipsis, a variant, a disputed point. */
  note: words.optional(),
});

export const churchFatherSchema = z.strictObject({
  /** Also the anchor: /church-fathers#ignatius. */
  id: z.string().regex(/^[a-z0-9]+(-[a-z0-9]+)*$/),
  order,
  name: words,
  fullName: words,
  lifespan: words,
  location: words,
  title: words,
  /** A paragraph for the card. */
  description: words,
  majorWorks: z.array(z.strictObject({ title: words, date: words, about: words })).min(1),
  keyContributions: points,
  theologicalFocus: points,
  notableQuotes: z.array(patristicQuoteSchema).min(1),
  /** Paragraphs separated by blank lines. */
  historicalContext: words,
  controversies: points.optional(),
  legacy: words,
  /** Label to text, in order. */
  quickFacts: z.record(words, words),
  /** Where he is read in his own words: series, volume, publisher, year. */
  sources: points,
});
export type ChurchFather = z.infer<typeof churchFatherSchema>;
export type PatristicQuote = z.infer<typeof patristicQuoteSchema>;
