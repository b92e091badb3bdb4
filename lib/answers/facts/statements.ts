import "server-only";
import { builtOnce } from "@/lib/built-once";
import type { Statement } from "@/lib/content/facts/schema";
import { STATEMENTS } from "@/lib/content/facts/statements";
import { type Fact, toReferences } from "./fact";
import { type About, measureFit, prepareAbout, toStems } from "./fit";

type Form = Statement["form"];

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

interface Prepared extends About {
  statement: Statement;
}

const prepared = builtOnce("factStatements", () =>
  STATEMENTS.map(
    (statement): Prepared => ({ statement, ...prepareAbout(statement.about, statement.also) }),
  ),
);

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
