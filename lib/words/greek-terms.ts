import type { FormPart, TermEntry } from "./morphology-term";

// What the letters of Robinson's codes mean; morphology-greek.ts reads the codes.

export const GREEK_PARTS_OF_SPEECH: Readonly<Record<string, TermEntry>> = {
  N: { term: "noun" },
  V: { term: "verb" },
  A: { term: "adjective" },
  T: { term: "article", explanation: "“The”; Greek has no word for “a”." },
  P: { term: "personal pronoun", plain: "pronoun" },
  R: { term: "relative pronoun", explanation: "Ties a clause to a word before it: who, which." },
  D: { term: "demonstrative pronoun", explanation: "Points at something: this, that." },
  I: { term: "interrogative pronoun", explanation: "Asks: who, what, which." },
  X: { term: "indefinite pronoun", explanation: "Names nobody in particular: someone, anything." },
  F: { term: "reflexive pronoun", explanation: "Points back to who acts: himself, yourselves." },
  C: { term: "reciprocal pronoun", explanation: "Goes both ways: one another." },
  S: { term: "possessive pronoun", explanation: "Says whose: my, your, our." },
  K: { term: "correlative pronoun", explanation: "Measures by another clause: as many as." },
  Q: { term: "correlative or interrogative pronoun", explanation: "How much, how many." },
  CONJ: { term: "conjunction", explanation: "Joins words or clauses: and, but, because." },
  COND: { term: "conditional word", explanation: "Opens a condition: if, unless." },
  PREP: {
    term: "preposition",
    explanation: "Says how something stands to a word: in, from, with.",
  },
  ADV: { term: "adverb", explanation: "Says how, where or when." },
  PRT: { term: "particle", explanation: "A small word that colors the sentence: not, indeed." },
  INJ: { term: "interjection", explanation: "A call: woe, behold." },
  HEB: { term: "Hebrew word", explanation: "A Hebrew word in Greek letters, such as Amen." },
  ARAM: { term: "Aramaic word", explanation: "An Aramaic word in Greek letters, such as Abba." },
};

export const TENSES: Readonly<Record<string, TermEntry>> = {
  P: {
    term: "present",
    explanation: "The action is seen as going on or repeated; mostly now.",
  },
  I: {
    term: "imperfect",
    plain: "past, going on (imperfect)",
    explanation: "The action is seen as going on or repeated in the past: he was doing.",
  },
  F: { term: "future", explanation: "The action is still to come: he will do." },
  A: {
    term: "aorist",
    plain: "past (aorist)",
    explanation: "The action is seen as a whole; in statements mostly past: he did.",
  },
  R: {
    term: "perfect",
    plain: "done and lasting (perfect)",
    explanation: "Done before, with a result that lasts: he has done.",
  },
  L: {
    term: "pluperfect",
    plain: "done before that (pluperfect)",
    explanation: "Done earlier than another time in the past: he had done.",
  },
  X: { term: "no tense stated", plain: "" },
};
export const SECOND: TermEntry = {
  term: "second form",
  plain: "",
  explanation: "Built by the older of two patterns, as “sang” beside “walked”; it means the same.",
};
/** Outside statements the aorist looks at the action as a whole and says nothing of when. */
export const WHOLE_ACTION = "action as a whole (aorist)";

const DEPONENT = "active in meaning";
export const VOICES: Readonly<Record<string, TermEntry>> = {
  A: { term: "active", explanation: "The subject acts." },
  M: {
    term: "middle",
    explanation: "The subject acts on itself, for itself or in its own concern.",
  },
  P: { term: "passive", explanation: "The subject is acted upon." },
  E: {
    term: "middle or passive",
    explanation: "The form is the same for both; the sentence decides.",
  },
  D: {
    term: "middle deponent",
    plain: DEPONENT,
    explanation: "Middle in form, active in meaning.",
  },
  O: {
    term: "passive deponent",
    plain: DEPONENT,
    explanation: "Passive in form, active in meaning.",
  },
  N: {
    term: "middle or passive deponent",
    plain: DEPONENT,
    explanation: "Middle or passive in form, active in meaning.",
  },
  Q: {
    term: "impersonal active",
    plain: "impersonal",
    explanation: "Has no subject but “it”: it is necessary.",
  },
  X: { term: "no voice stated", plain: "" },
};

export const MOODS: Readonly<Record<string, TermEntry>> = {
  I: { term: "indicative", plain: "", explanation: "States or asks how things are." },
  O: { term: "optative", plain: "wish (optative)", explanation: "A wish or a mere possibility." },
  M: { term: "imperative", plain: "command", explanation: "A command or a request." },
  S: {
    term: "subjunctive",
    plain: "may or should (subjunctive)",
    explanation: "What may or should be: after “so that”, “if”, “let us”.",
  },
  N: {
    term: "infinitive",
    plain: "“to …” (infinitive)",
    explanation: "The verb as a noun: to do.",
  },
  P: {
    term: "participle",
    plain: "“-ing” or “who …” (participle)",
    explanation: "The verb as an adjective: doing, having done, the one who does.",
  },
  R: {
    term: "participle as a command",
    plain: "command (participle)",
    explanation: "A participle that stands for a command.",
  },
};

export const CASES: Readonly<Record<string, TermEntry>> = {
  N: {
    term: "nominative",
    plain: "subject (nominative)",
    explanation: "Mostly the subject: who or what acts or is.",
  },
  G: {
    term: "genitive",
    plain: "“of” or “from” (genitive)",
    explanation: "Mostly “of”: whose, of what kind, from where.",
  },
  D: {
    term: "dative",
    plain: "“to”, “for”, “in” or “by” (dative)",
    explanation: "To or for whom, by what means, where or when.",
  },
  A: {
    term: "accusative",
    plain: "object (accusative)",
    explanation: "Mostly the object: whom or what the action meets; also how far, how long.",
  },
  V: {
    term: "vocative",
    plain: "form of address (vocative)",
    explanation: "Calls somebody by name or title.",
  },
};

export const CRASIS: TermEntry = {
  term: "joined with “and”",
  explanation: "Two words run into one, as in “I’m”; here the first is “and”.",
};
const COMPARATIVE: TermEntry = { term: "comparative", explanation: "More so: greater, better." };
const CONTRACTED: TermEntry = {
  term: "contracted",
  plain: "",
  explanation: "Two vowels have run into one.",
};
/** What C says after the first part of the code; after a pronoun or "if", that "and" is in it. */
export const C_SUFFIX: Readonly<Record<string, TermEntry>> = {
  A: COMPARATIVE,
  N: CONTRACTED,
  F: CONTRACTED,
  ADV: {
    term: "comparative, or two words in one",
    explanation: "Either “more …”, or a word that has run into the adverb.",
  },
};
const INTERROGATIVE: TermEntry = { term: "interrogative", explanation: "Opens a question." };
const ATTIC: TermEntry = {
  term: "Attic form",
  plain: "",
  explanation: "Spelled as in the older Greek of Athens.",
};
export const SUFFIXES: Readonly<Record<string, TermEntry>> = {
  ATT: ATTIC,
  S: { term: "superlative", explanation: "Most so: greatest, best." },
  N: { term: "negative", explanation: "Says no: not, neither." },
  I: INTERROGATIVE,
  K: CRASIS,
  P: { term: "with the particle per", plain: "", explanation: "Stresses the word: the very one." },
  ABB: { term: "abbreviated", explanation: "Written in letters that stand for a number." },
};
export const VERB_SUFFIXES: Readonly<Record<string, TermEntry>> = {
  ATT: ATTIC,
  A: { term: "Aeolic form", plain: "", explanation: "Spelled as in another dialect of Greek." },
  AP: { term: "shortened form", plain: "", explanation: "An ending has been cut off." },
  C: CONTRACTED,
  I: { term: "impersonal", explanation: "Has no subject but “it”." },
  IRR: { term: "irregular form", plain: "", explanation: "Does not follow the usual pattern." },
  M: { term: "middle in meaning", explanation: "The subject acts in its own concern." },
  T: { term: "transitive", plain: "", explanation: "Acts upon an object." },
};

const INDECLINABLE = "Its form never changes.";
export const UNCHANGING: Readonly<Record<string, FormPart>> = {
  "N-PRI": {
    partOfSpeech: { term: "proper noun", plain: "name" },
    details: [{ term: "indeclinable", plain: "", explanation: INDECLINABLE }],
  },
  "N-LI": {
    partOfSpeech: { term: "letter of the alphabet" },
    details: [{ term: "indeclinable", plain: "", explanation: INDECLINABLE }],
  },
  "N-OI": {
    partOfSpeech: { term: "noun" },
    details: [{ term: "indeclinable", plain: "", explanation: INDECLINABLE }],
  },
  "A-NUI": {
    partOfSpeech: { term: "number" },
    details: [{ term: "indeclinable", plain: "", explanation: INDECLINABLE }],
  },
};
