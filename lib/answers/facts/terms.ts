import "server-only";
import { toWords } from "@/lib/bible/search/words";
import { builtOnce } from "@/lib/built-once";
import type { TermDefinition } from "@/lib/content/facts/schema";
import { TERMS } from "@/lib/content/facts/terms";
import { type Fact, toReferences } from "./fact";

const ASKS_FIRST =
  /^(?:(?:please|so|and|can you|could you|tell me|do you know|i want to know|in the bible)\s+)+/;
/** Ways to ask what a word means; the group is the word. */
const ASKS: readonly RegExp[] = [
  /^(?:what|who)(?:'s| is| are| was| were| exactly is| exactly are)? (?:an? |the |meant by (?:the )?)?(?:term |word |doctrine of |concept of )?(.+?)(?: mean| means| stand for)?$/,
  /^what does it mean to be (?:an? |the )?(.+)$/,
  /^what (?:does|do|did|is) (?:an? |the )?(?:term |word |name |phrase )?(.+?) (?:mean|refer to|stand for|meaning)$/,
  /^(?:define|definition of|meaning of|explain|describe|what is the (?:meaning|definition) of|the meaning of|significance of) (?:an? |the )?(?:term |word |doctrine of |concept of )?(.+)$/,
  /^(?:an? |the )?(.+?) (?:meaning|definition|defined|explained)$/,
  /^(?:an? |the )?(.+)$/,
];
const ASKS_SIZE =
  /^(?:what is|how (?:long|big|much|heavy|large|many \w+))(?: (?:is|was|were|are|in))? (?:an? |the |one )?(.+?)(?: worth| weigh| long| today| in (?:feet|inches|meters|metres|cm|dollars|pounds|kilograms|kg))*$/;
const AFTER =
  / (?:in (?:the )?(?:bible|scripture|theology|new testament|old testament)|biblically|please)$/;

const byName = builtOnce("factTerms", () => {
  const terms = new Map<string, TermDefinition>();
  for (const term of TERMS) {
    for (const name of [term.term, ...term.askedAs]) terms.set(toLine(name), term);
  }
  return terms;
});

/** A text in small letters, one blank between its words; "widow's" is "widows". */
function toLine(text: string): string {
  return toWords(text)
    .map(({ text: word }) => word.replace(/'s$/, "s"))
    .join(" ");
}

const toFact = ({ is, verse }: TermDefinition): Fact => ({
  text: is,
  references: toReferences(verse ? [verse] : []),
});

/**
 * The definition a question asks for ("what is a pericope", "kenosis meaning"), in a sentence or two
 * with its passage; null for any word that is not among the terms. Pure.
 */
export function defineTerm(question: string): Fact | null {
  const line = toWords(question)
    .map(({ text }) => text)
    .join(" ")
    .replace(ASKS_FIRST, "")
    .replace(AFTER, "");
  for (const pattern of ASKS) {
    const name = pattern.exec(line)?.[1];
    const term = name && byName().get(toLine(name));
    if (term) return toFact(term);
  }
  const size = ASKS_SIZE.exec(line)?.[1];
  const measure = size ? byName().get(toLine(size)) : undefined;
  return measure?.asksSize ? toFact(measure) : null;
}
