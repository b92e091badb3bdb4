import { z } from "zod";
import { list, words } from "../schema";

/** Of kin, in one direction; the other is worked out ("sons" of a man make him their father). */
export const KIN = [
  "father",
  "mother",
  "wife",
  "husband",
  "sons",
  "daughters",
  "brothers",
  "sisters",
  "firstborn son",
  "youngest son",
  "favorite wife",
  "first wife",
  "first husband",
  "second husband",
  "concubine",
  "twin brother",
  "grandfather",
  "grandmother",
  "father-in-law",
  "mother-in-law",
  "daughter-in-law",
  "uncle",
  "nephew",
  "cousin",
  "servant",
] as const;

/** What else is known of a person; each is put in a sentence of its own kind. */
const TRAITS = [
  "lived",
  "reigned",
  "crowned at",
  "born",
  "from",
  "died",
  "died by",
  "killed by",
  "buried",
  "work",
  "tribe",
  "formerly",
  "renamed",
  "also called",
  "meaning",
  "followed by",
  "came after",
  "kingdom",
] as const;

const relation = z.enum([...KIN, ...TRAITS]);

/**
 * Relation, its value ("Shem, Ham and Japheth"; a name that several bear with what tells them
 * apart, as in "James (son of Zebedee)"), the verse that says it, and what is to be added.
 */
const personFact = z.union([
  z.tuple([relation, words, words]),
  z.tuple([relation, words, words, words]),
]);

export const personFactsSchema = z.strictObject({
  name: words,
  /** What tells this one apart from others of the name: "Mary’s husband". */
  who: words.optional(),
  isWoman: z.literal(true).optional(),
  /** Further names in questions. */
  askedAs: list.optional(),
  /** How the texts write the name, where otherwise. */
  spellings: list.optional(),
  facts: z.array(personFact),
});
export type PersonFacts = z.infer<typeof personFactsSchema>;
export type Relation = z.infer<typeof relation>;

/** The forms of question that a statement answers. */
const FORMS = [
  "who",
  "where",
  "when",
  "how many",
  "how old",
  "how long",
  "how big",
  "what",
  "which text",
  "why",
] as const;

export const statementSchema = z.strictObject({
  form: z.enum(FORMS),
  /**
   * What must stand in the question, each with other words for it: "disciples|apostles". All of them
   * must, and nothing else that means anything.
   */
  about: list.min(1),
  /** Words that may stand there too. */
  also: words.optional(),
  /** One sentence. */
  answer: words,
  /** "" where no verse says it (what the canon has by itself). */
  verse: z.string(),
  /** Words of the verse, in each translation one of them: "twelve|twelve disciples". */
  holds: list,
});
export type Statement = z.infer<typeof statementSchema>;

/**
 * An item of a list: its words ("Rehoboam, 17 years"), the verse that carries it, and words of that
 * verse, in each translation one of them ("Hezekiah|Ezekias"); without those, what the item begins
 * with, up to a comma, a colon or a bracket.
 */
const listItem = z.union([z.tuple([words, words]), z.tuple([words, words, words])]);

export const factListSchema = z.strictObject({
  /** What must stand in the question, as of a statement. */
  about: list.min(1),
  /** Further sets of words that ask for the same list. */
  orAbout: z.array(list.min(1)).optional(),
  /** Words that may stand there too. */
  also: words.optional(),
  /** The sentence before the items. */
  lead: words,
  items: z.array(listItem).min(2),
  /** Where the whole list stands in a few verses; printed. */
  passage: words.optional(),
  /** What is to be added: where texts or counts differ. */
  note: words.optional(),
});
export type FactList = z.infer<typeof factListSchema>;

export const parallelSchema = z.strictObject({
  /** What is told: "The baptism of Jesus". */
  name: words,
  /** What must stand in a question that asks for its parallels, as of a statement. */
  about: list.min(1),
  /** The passages that tell it, in the order of the canon. */
  passages: list.min(2),
  /** Words of every one of them, in each translation one: "publicans|tax collectors". */
  holds: words,
});
export type Parallel = z.infer<typeof parallelSchema>;

export const termSchema = z.strictObject({
  term: words,
  /** Further names, lower case, without apostrophes. */
  askedAs: list,
  /** One to three sentences. */
  is: words,
  /** Where it stands or what it is told by; none where the Bible has neither. */
  verse: words.optional(),
  /** Words of the verses, in each translation one of them. */
  holds: words.optional(),
  /** Of measures and coins: "how long is a cubit" asks for the same. */
  asksSize: z.literal(true).optional(),
});
export type TermDefinition = z.infer<typeof termSchema>;
