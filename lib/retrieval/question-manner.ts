import { normalizeWord, splitWords } from "@/lib/bible/search/words";

/** What kind of answer a question wants, by how it is put. */
export type QuestionKind = "number" | "deed" | "why" | "who" | "where" | "when" | "whether";

const KINDS: readonly (readonly [RegExp, QuestionKind])[] = [
  [/\bhow (?:many|much|old|long|far|tall|big|often)\b/, "number"],
  [
    /\bwhat (?:did|does|do) (?!the (?:bible|scriptures?)\b)[a-z' ]+ (?:say|teach|tell|do)\b/,
    "deed",
  ],
  [/\bwhy\b|\bwhat(?:'s| is| was)? the (?:reason|point)\b|\bhow come\b/, "why"],
  [/\bwho(?:m|se|'s)?\b/, "who"],
  [/\bwhere(?:'s)?\b/, "where"],
  [/\bwhen\b|\bwhat (?:day|date|month|season|time|year|century)\b/, "when"],
  [
    /^(?:is|are|was|were|am|do|does|did|has|have|had|can|could|may|might|must|should|will|would|isn't|aren't|don't|doesn't|didn't|can't)\b/,
    "whether",
  ],
];
const NOT =
  /\b(?:not|no|never|nobody|nothing|without|isn't|aren't|wasn't|weren't|don't|doesn't|didn't|can't|cannot|couldn't|won't|shouldn't)\b/;

const FOR_NAME =
  /^(?:who|whom|whose|which|where|when|how (?:many|much|old|long|far|tall|big|often))\b|^(?:in|at|on|to|for|with|from|by) (?:who|whom|which|what)\b|^what (?:was|were|is|are) the (?:name|number)\b|^what (?!does|do\b|is the point|should|would|if|about|happens|do you)[a-z']+ (?:did|was|were|had)\b|^what did\b/;

/** How a question is put, whatever it is about. */
export interface Manner {
  /** Its words in lower case, single blanks between them. */
  line: string;
  words: ReadonlySet<string>;
  kind: QuestionKind | undefined;
  isNegative: boolean;
  /** True when it asks for somebody or something to be named, as a quiz does. */
  asksForName: boolean;
}

/** The words of a text in lower case, without accents. */
export const wordsOf = (text: string): string[] => splitWords(text).map(normalizeWord);

/** The manner of a question. Pure. */
export function readManner(question: string): Manner {
  return mannerOf(wordsOf(question));
}

/** The manner of a question of these words. Pure. */
export function mannerOf(words: readonly string[]): Manner {
  const line = words.join(" ");
  return {
    line,
    words: new Set(words),
    kind: KINDS.find(([pattern]) => pattern.test(line))?.[1],
    isNegative: NOT.test(line),
    asksForName: FOR_NAME.test(line),
  };
}
