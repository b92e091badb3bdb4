import "server-only";
import { stemmer } from "stemmer";
import { builtOnce } from "@/lib/built-once";
import type { Statement } from "@/lib/content/facts/schema";
import { STATEMENTS } from "@/lib/content/facts/statements";
import { type Fact, toReferences } from "./fact";

type Form = Statement["form"];

/** Words of every question, which say nothing of what is asked for. */
const STOP = new Set(
  "a an the of in on at to for from by with into onto upon over out up off was is were are be been being did do does done had has have it its that this these those there here his her hers their theirs him them he she they we us our i you your me my when while as and then so just only ever really actually about after all what which who whom whose where how name names called bible biblical".split(
    " ",
  ),
);
/** Words that a question may have besides, where they are not what is asked for. */
const SOFT = new Set(
  toStems("story stories person man woman guy lady people character take took get got found find"),
);
/** Nouns of a place, which only say that a place is asked for. */
const PLACE_NOUNS =
  "city|town|village|place|country|land|region|river|mountain|mount|hill|island|sea|lake|valley|garden|area";
const TEXT_NOUNS = "book|chapter|psalm|verse|passage|gospel|letter|epistle|scripture|section|part";

/** What a question may ask for by how it begins; the words of the form are taken off. */
const FORMS: readonly (readonly [RegExp, readonly Form[]])[] = [
  [/^(?:for )?how many (?=(?:days|nights|years|months|weeks|hours)\b)/, ["how many", "how long"]],
  [/^(?:for )?how many (?:days|nights|years|months|weeks|hours) /, ["how long"]],
  [/^(?:(?:what|which) (?:is|was) the )?number of |^(?:and )?how many /, ["how many"]],
  [/^how much /, ["how many"]],
  [/^how old |^(?:at )?what age /, ["how old"]],
  [/^(?:for )?how long /, ["how long", "how big"]],
  [
    /^how (?:tall|high|big|wide|large|deep|huge) |^(?:what (?:is|was|were|are) )?the (?:size|height|length|dimensions|width) of /,
    ["how big"],
  ],
  [new RegExp(`^(?:in |on |at |to |from |near )?(?:what|which) (?:${PLACE_NOUNS}) `), ["where"]],
  [
    new RegExp(
      `^(?:in |from |out of )?(?:what|which) (?:bible )?(?:${TEXT_NOUNS})s? (?:of the bible )?`,
    ),
    ["which text"],
  ],
  [
    /^where (?:in the bible )?(?:can (?:i|we|you) (?:find|read)|do (?:i|we|you) (?:find|read)|would i find|to find|can i look up) |^find |^show me |^where (?:does|do) (?:the bible|it|scripture) (?:talk|speak|tell|read|say something|say anything) (?:about|of) /,
    ["which text"],
  ],
  [/^where(?: in the bible)? (?:is|are|was|were|do|does|did) (?=.)/, ["where", "which text"]],
  [/^where /, ["where", "which text"]],
  [/^when |^(?:on |at |in )?(?:what|which) (?:day|hour|time|year|month|date) /, ["when"]],
  [
    /^(?:what|which) (?:man|woman|person|king|queen|prophet|apostle|disciple|judge|priest|angel|emperor|governor) /,
    ["who"],
  ],
  [/^who(?:m|se)? |^by whom /, ["who"]],
  [/^(?:what|which) (?=(?:is|are|was|were) (?:an? )?|does |do |did )/, ["what"]],
  [/^(?:what|which) /, ["what", "who"]],
];

/** "What is a disciple" asks what the word means. */
const DEFINITION = /^what (?:is|are|was) an? /;

interface Part {
  text: string;
  /** Alternatives, each as stems in sequence. */
  alternatives: string[][];
}
interface Prepared {
  statement: Statement;
  parts: Part[];
  also: Set<string>;
}

function toStems(text: string): string[] {
  return text
    .toLowerCase()
    .replace(/'s?\b/g, "")
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== "" && !STOP.has(word))
    .map((word) => (word === "noahs" ? "noah" : stemmer(word)));
}

const prepared = builtOnce("factStatements", () =>
  STATEMENTS.map((statement): Prepared => {
    const parts = statement.about.map((text) => ({
      text,
      alternatives: text
        .split("|")
        .map(toStems)
        .filter((stems) => stems.length > 0),
    }));
    return { statement, parts, also: new Set(toStems(statement.also ?? "")) };
  }),
);

/** The places that the words of one part take; null when none of them stands there. */
function findPart({ alternatives }: Part, words: readonly string[], taken: ReadonlySet<number>) {
  let best: number[] | null = null;
  for (const stems of alternatives) {
    for (let at = 0; at + stems.length <= words.length; at++) {
      const places = stems.map((_stem, offset) => at + offset);
      const isHere = stems.every((stem, offset) => words[at + offset] === stem);
      if (!isHere || places.some((place) => taken.has(place))) continue;
      if (!best || places.length > best.length) best = places;
    }
  }
  return best;
}

/** How many words of a question a statement is about; 0 unless all of them are understood. */
function measureFit({ parts, also }: Prepared, words: readonly string[]): number {
  const taken = new Set<number>();
  for (const part of parts) {
    const places = findPart(part, words, taken);
    if (!places) return 0;
    for (const place of places) taken.add(place);
  }
  const known = new Set(parts.flatMap(({ alternatives }) => alternatives.flat()));
  const isUnderstood = words.every(
    (word, at) => taken.has(at) || also.has(word) || known.has(word) || SOFT.has(word),
  );
  return isUnderstood ? taken.size : 0;
}

/**
 * The direct answer to a question that one of the statements is about: each of its parts stands in
 * the question, and nothing stands there that it does not know. Pure.
 */
export function answerByStatement(plain: string): Fact | null {
  for (const [pattern, forms] of FORMS) {
    const form = pattern.exec(plain);
    if (!form) continue;
    if (DEFINITION.test(plain)) return null;
    const words = toStems(plain.slice(form[0].length));
    if (words.length === 0) continue;
    let best: { size: number; statement: Statement } | null = null;
    for (const entry of prepared()) {
      if (!forms.includes(entry.statement.form)) continue;
      const size = measureFit(entry, words);
      if (size > (best?.size ?? 0)) best = { size, statement: entry.statement };
    }
    if (best) {
      const { answer, verse } = best.statement;
      return { text: answer, references: toReferences([verse]) };
    }
  }
  return null;
}
