import type { TermEntry } from "./morphology-term";

// What the letters of the Open Scriptures codes mean; morphology-hebrew.ts reads the codes.

export const CONJUGATIONS: Readonly<Record<string, TermEntry>> = {
  p: {
    term: "perfect",
    plain: "completed (perfect)",
    explanation: "The action is seen as complete, mostly past; of qualities and knowing, also now.",
  },
  q: {
    term: "sequential perfect",
    plain: "what follows (sequential perfect)",
    explanation: "A perfect with “and” that carries on: mostly what will, shall or used to follow.",
  },
  i: {
    term: "imperfect",
    plain: "not completed (imperfect)",
    explanation: "The action is seen as open: will do, may do, used to do.",
  },
  w: {
    term: "sequential imperfect",
    plain: "next step (sequential imperfect)",
    explanation: "The next step of a story: and he did. The common tense of telling.",
  },
  h: {
    term: "cohortative",
    plain: "let me or us (cohortative)",
    explanation: "The speaker’s own wish or resolve.",
  },
  j: { term: "jussive", plain: "let … (jussive)", explanation: "A wish or command: let there be." },
  v: { term: "imperative", plain: "command", explanation: "A command or a request." },
  r: {
    term: "active participle",
    plain: "“-ing” or “who …” (participle)",
    explanation: "The verb as an adjective or noun: doing, the one who does.",
  },
  s: {
    term: "passive participle",
    plain: "“-ed” (passive participle)",
    explanation: "The verb as an adjective: done, written, blessed.",
  },
  a: {
    term: "infinitive absolute",
    plain: "stresses or stands for the verb (infinitive absolute)",
    explanation: "Beside its own verb it stresses it: “you shall surely die”.",
  },
  c: {
    term: "infinitive construct",
    plain: "“to …” or “-ing” (infinitive)",
    explanation: "The verb as a noun: to do, his doing.",
  },
};

export const STATES: Readonly<Record<string, TermEntry>> = {
  a: { term: "absolute", plain: "", explanation: "The word stands by itself." },
  c: {
    term: "construct",
    plain: "“… of” (construct)",
    explanation: "Tied to what follows, as in “house of”; the next word or ending says whose.",
  },
  d: {
    term: "determined",
    plain: "“the” (determined)",
    explanation: "The Aramaic ending that says “the”.",
  },
};

export const ADJECTIVES: Readonly<Record<string, TermEntry>> = {
  a: { term: "adjective" },
  c: { term: "number", explanation: "A cardinal number: one, two, three." },
  g: { term: "adjective of people or place", explanation: "Names where somebody belongs." },
  o: { term: "ordinal number", explanation: "First, second, third." },
};
export const COMMON: TermEntry = {
  term: "common",
  plain: "",
  explanation: "An ordinary noun, no name.",
};
export const NOUNS: Readonly<Record<string, TermEntry>> = {
  c: { term: "noun" },
  g: { term: "name of a people", explanation: "Says to what people or place somebody belongs." },
  p: { term: "proper noun", plain: "name" },
  x: { term: "noun" },
};
export const PRONOUNS: Readonly<Record<string, TermEntry>> = {
  d: { term: "demonstrative pronoun", explanation: "Points at something: this, that." },
  f: { term: "indefinite pronoun", explanation: "Names nobody in particular: whoever, anything." },
  i: { term: "interrogative pronoun", explanation: "Asks: who, what." },
  p: { term: "personal pronoun", plain: "pronoun" },
  r: { term: "relative pronoun", explanation: "Ties a clause to a word before it: who, which." },
};
export const PARTICLES: Readonly<Record<string, TermEntry>> = {
  a: { term: "particle of affirmation", explanation: "Stresses: also, indeed, surely." },
  d: { term: "article", explanation: "“The”; Hebrew has no word for “a”." },
  e: { term: "particle of exhortation", explanation: "Makes a request warmer: please, now." },
  i: { term: "interrogative particle", explanation: "Opens a question." },
  j: { term: "interjection", explanation: "A call: woe, alas, far be it." },
  m: { term: "demonstrative particle", explanation: "Points: look, here is, there is." },
  n: { term: "negative particle", explanation: "Says no: not, there is no." },
  o: {
    term: "direct object marker",
    explanation: "Not translated: it tells that a definite object follows.",
  },
  r: { term: "relative particle", explanation: "Ties a clause to a word before it: who, which." },
};
export const CONJUNCTION: TermEntry = {
  term: "conjunction",
  explanation: "Joins words or clauses: and, but, because.",
};
export const PREPOSITION: TermEntry = {
  term: "preposition",
  explanation: "Says how something stands to a word: in, from, to.",
};
export const ADVERB: TermEntry = { term: "adverb", explanation: "Says how, where or when." };
export const WITH_ARTICLE: TermEntry = {
  term: "with the article",
  plain: "the",
  explanation: "“The” has melted into the preposition; only its vowel tells.",
};
export const PARTICLE: TermEntry = { term: "particle", explanation: "A small word." };

/** Before a word these are the small words themselves. */
export const PREFIXES: Readonly<Record<string, TermEntry>> = {
  C: { term: "and", explanation: "Hebrew’s “and” (also “but”, “then”) is written onto the word." },
  Td: { term: "the", explanation: "The article is written onto the word." },
  Ti: { term: "interrogative", plain: "question", explanation: "A letter that opens a question." },
  Tr: { term: "that, which", explanation: "Written onto the word that it opens a clause with." },
};

export const ENDINGS: Readonly<Record<string, TermEntry>> = {
  d: {
    term: "ending of direction",
    plain: "toward",
    explanation: "An ending: toward, to a place.",
  },
  h: {
    term: "lengthening ending (paragogic he)",
    plain: "",
    explanation: "Adds weight to the word, hardly meaning.",
  },
  n: {
    term: "lengthening ending (paragogic nun)",
    plain: "",
    explanation: "Adds weight to the verb, hardly meaning.",
  },
};
export const PRONOUN_SUFFIX: TermEntry = {
  term: "pronoun suffix",
  plain: "",
  explanation: "A pronoun written onto the word: whose it is, or whom it is done to.",
};
