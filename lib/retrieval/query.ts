import "server-only";
import { IRREGULAR_FORMS } from "@/lib/bible/search/irregular-forms";
import { toStem, toWords } from "@/lib/bible/search/words";
import { PHRASES, RELATED_WORDS, SOFT_WORDS, STOP_WORDS } from "./words";

/**
 * A form in which a word of the question may occur, and its weight relative to the word itself (1).
 */
interface Form {
  stem: string;
  share: number;
}

/** A meaningful word of the question in all its forms. */
export interface Term {
  stem: string;
  /** As the question has it. */
  word: string;
  forms: readonly Form[];
}

/** Most words of a question that are used; the rest of a long one only repeats its subject. */
const MAX_TERMS = 24;
/** Another form of the same word counts nearly as much as the word itself, a synonym less. */
const IRREGULAR_SHARE = 0.95;
const RELATED_SHARE = 0.7;

/** The stem by which content and questions are matched. */
export function stemOf(word: string): string {
  return toStem(word, () => false);
}

function byWord(groups: readonly string[]): Map<string, string[]> {
  const found = new Map<string, string[]>();
  for (const group of groups) {
    const stems = [...new Set(group.split(" ").map(stemOf))];
    for (const stem of stems) found.set(stem, [...(found.get(stem) ?? []), ...stems]);
  }
  return found;
}

const irregular = byWord(IRREGULAR_FORMS);
const related = new Map<string, string[]>();
for (const [everyday, biblical] of RELATED_WORDS) {
  const stems = biblical.split(" ").map(stemOf);
  for (const word of everyday.split(" ")) {
    const stem = stemOf(word);
    related.set(stem, [...(related.get(stem) ?? []), ...stems]);
  }
}

/** A stem with the other forms it may stand in, and how much each counts. */
export function formsOf(stem: string): Form[] {
  const forms = new Map<string, number>([[stem, 1]]);
  const add = (other: string, share: number) => {
    if ((forms.get(other) ?? 0) < share) forms.set(other, share);
  };
  for (const other of irregular.get(stem) ?? []) add(other, IRREGULAR_SHARE);
  for (const other of related.get(stem) ?? []) {
    add(other, RELATED_SHARE);
    for (const form of irregular.get(other) ?? []) add(form, RELATED_SHARE * IRREGULAR_SHARE);
  }
  return [...forms].map(([form, share]) => ({ stem: form, share }));
}

/** The words that say what a question is about, each once, in order. Pure. */
export function toTerms(question: string): Term[] {
  const terms = new Map<string, Term>();
  const words = toWords(question).map(({ text }) => text);
  const line = words.join(" ");
  const meant = PHRASES.flatMap(([pattern, meaning]) =>
    pattern.test(line) ? meaning.split(" ") : [],
  );
  const isStop = (text: string) => STOP_WORDS.has(text.replace(/'s$/, ""));
  const said = [...words, ...meant];
  const saysMore = said.some((text) => !isStop(text) || meant.includes(text));
  for (const text of said) {
    const isEmpty = isStop(text) && !meant.includes(text) && (saysMore || !SOFT_WORDS.has(text));
    if (isEmpty || /^\d+$/.test(text)) continue;
    const stem = stemOf(text);
    if (stem.length < 2 || terms.has(stem)) continue;
    terms.set(stem, { stem, word: text, forms: formsOf(stem) });
    if (terms.size >= MAX_TERMS) break;
  }
  return [...terms.values()];
}
