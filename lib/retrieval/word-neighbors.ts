import "server-only";
import { builtOnce } from "@/lib/built-once";
import { stemOf, type Term } from "./query";
import lines from "./word-neighbors.json";

// What else a word of the question may be called: words used like it in everyday English, each
// with its likeness in hundredths, from word vectors (scripts/word-neighbors.ts).

/** Likeness at which a neighbor counts nothing; the lists begin at 50. */
const NO_LIKENESS = 30;
/** What a neighbor as like as the word itself would count. */
const NEIGHBOR_SHARE = 0.8;

/** Forms that count at least this much are the same word. */
const SAME_WORD = 0.9;

/** The line of the list that begins with the word. The list is sorted. */
function findLine(word: string): string | undefined {
  let low = 0;
  let high = lines.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const line = lines[middle] ?? "";
    const found = line.slice(0, line.indexOf(" "));
    if (found === word) return line;
    if (found < word) low = middle + 1;
    else high = middle - 1;
  }
  return undefined;
}

/** Whether it is an English word of the list: then it is none misspelled. */
export function isListedWord(word: string): boolean {
  return findLine(word) !== undefined;
}

/** Lines by the stem of their word, for words that are not in the list in this form. */
const getLinesByStem = builtOnce("wordNeighborStems", () => {
  const byStem = new Map<string, number>();
  lines.forEach((line, at) => {
    const word = line.slice(0, line.indexOf(" "));
    const stem = stemOf(word);
    const known = byStem.get(stem);
    if (known === undefined || word.length < (lines[known] ?? "").indexOf(" "))
      byStem.set(stem, at);
  });
  return byStem;
});

/**
 * The terms, each also by the words that are used like it, which count less. Where the editors say
 * what Bibles have instead (`RELATED_WORDS`), that stands alone: "miscarriage" is used much like
 * "divorce". Pure.
 */
export function addNeighbors(terms: readonly Term[]): Term[] {
  return terms.map(({ stem, word, forms }) => {
    if (forms.some(({ share }) => share < SAME_WORD)) return { stem, word, forms };
    const line = findLine(word) ?? lines[getLinesByStem().get(stem) ?? -1];
    if (!line) return { stem, word, forms };
    const shares = new Map(forms.map((form) => [form.stem, form.share]));
    const parts = line.split(" ");
    for (let at = 1; at + 1 < parts.length; at += 2) {
      const likeness = Number(parts[at + 1]);
      const share = (NEIGHBOR_SHARE * (likeness - NO_LIKENESS)) / (100 - NO_LIKENESS);
      const other = stemOf(parts[at] ?? "");
      if ((shares.get(other) ?? 0) < share) shares.set(other, share);
    }
    return { stem, word, forms: [...shares].map(([form, share]) => ({ stem: form, share })) };
  });
}
