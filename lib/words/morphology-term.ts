/** One thing that a parsing code says, as students name it. */
export interface MorphologyTerm {
  /** "aorist", "third person". */
  term: string;
  /** What that means, in one line; absent where the term is plain English. */
  explanation?: string;
}

/** A term as the tables hold it. */
export interface TermEntry extends MorphologyTerm {
  /** How the short form puts it; "" where it leaves it out. The term itself where absent. */
  plain?: string;
}

/** A prefix, the word itself or a suffix. */
export interface FormPart {
  partOfSpeech: TermEntry;
  details: TermEntry[];
  /** Who acts or whose it is, for the short form: "he or it". */
  person?: string;
}

/** Terms that mean the same in all three languages. */
export const NUMBERS: Readonly<Record<string, TermEntry>> = {
  S: { term: "singular" },
  P: { term: "plural" },
  D: { term: "dual", explanation: "Two of a kind, above all pairs: hands, eyes, two days." },
};

export const GENDERS: Readonly<Record<string, TermEntry>> = {
  M: {
    term: "masculine",
    plain: "",
    explanation: "A class of words; for things it says nothing about male or female.",
  },
  F: {
    term: "feminine",
    plain: "",
    explanation: "A class of words; for things it says nothing about male or female.",
  },
  N: {
    term: "neuter",
    plain: "",
    explanation: "The third class of Greek words, neither masculine nor feminine.",
  },
  C: {
    term: "common gender",
    plain: "",
    explanation: "The same form serves for masculine and feminine.",
  },
  B: {
    term: "both genders",
    plain: "",
    explanation: "The word is found as masculine and as feminine.",
  },
};

export const PERSONS: Readonly<Record<string, TermEntry>> = {
  1: { term: "first person", plain: "", explanation: "The speaker: I or we." },
  2: { term: "second person", plain: "", explanation: "Whoever is spoken to: you." },
  3: { term: "third person", plain: "", explanation: "Whoever is spoken of: he, she, it or they." },
};

/** The entry of a letter, or null where the table has none. */
export function entryOf(
  table: Readonly<Record<string, TermEntry>>,
  letter: string | undefined,
): TermEntry | null {
  return letter !== undefined && Object.hasOwn(table, letter) ? (table[letter] ?? null) : null;
}

/** All entries, or null where one is missing. */
export function allOf(entries: readonly (TermEntry | null)[]): TermEntry[] | null {
  const found = entries.filter((entry) => entry !== null);
  return found.length === entries.length ? found : null;
}
