import "server-only";
import { overlaps, type VerseRange } from "@/lib/bible/references/verse-range";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import type { Scripture } from "@/lib/bible/scripture";
import { builtOnce } from "@/lib/built-once";
import type { Statement } from "@/lib/content/facts/schema";
import { STATEMENTS } from "@/lib/content/facts/statements";
import { type Fact, toReferences } from "./fact";
import { type About, measureFit, NOTHING_ELSE, prepareAbout, type Tolerates, toStems } from "./fit";
import { isOfStory, tellsIt } from "./story-words";

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
  [
    /^(?:so )?why |^how come |^for what reason |^what (?:is|was) the reason (?:that |why )?/,
    ["why"],
  ],
  [/^what (?=did \S+ (?:\S+ )?do wrong)/, ["why", "what"]],
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

interface Asked {
  scripture: Scripture | undefined;
  /** The passages that were found for the question, the best ones. */
  found: readonly VerseRange[];
  /** True where it asks what came afterward. */
  asksLater: boolean;
  /** Stems of what a question adds about the thing it asks for. */
  added: ReadonlySet<string>;
  /** The stem of the thing it asks for, where it has a name. */
  kind: string | undefined;
}

/** A fact of one word and little more is about too much for a story to explain the rest. */
const FEWEST_PARTS = 2;

/** These ask for a thing by its name: "what food", "how many loaves", "which Herod". */
const NAMES_ITS_KIND = /^(?:for )?(?:what|which|how many|how much) /;
/** Begins what only tells more of the same; "after" asks for what came later. */
const TELLS_MORE =
  /^.+? (?=(?:(?<!\band )(?:before|when|while|because|where|who|that)|with|at|on|in|by|from|during) )/;

/** What of a question a story may explain: what is added to it, and never the thing it asks for. */
function toleranceOf({ statement, parts }: Prepared, asked: Asked): Tolerates {
  const { scripture, added, kind } = asked;
  if (!scripture || parts.length < FEWEST_PARTS || statement.form === "how old")
    return NOTHING_ELSE;
  return (others) => {
    if (others.some((word) => word === kind)) return false;
    if (others.every((word) => added.has(word))) return isOfStory(scripture, statement, others);
    return !asked.asksLater && isFound(statement, asked) && tellsIt(scripture, statement, others);
  };
}

/** True where the question was found to be about the very verses of a fact. */
function isFound({ verse }: Statement, { found }: Asked): boolean {
  return (
    found.length > 0 &&
    readWrittenReferences(verse).some((range) => found.some((other) => overlaps(range, other)))
  );
}

/** The statement that most words of a question are about; undefined for none. */
function bestOf(
  entries: readonly Prepared[],
  words: readonly string[],
  toTolerance: (entry: Prepared) => Tolerates,
): Statement | undefined {
  let best: { size: number; statement: Statement } | undefined;
  for (const entry of entries) {
    const size = measureFit(entry, words, toTolerance(entry));
    if (size > (best?.size ?? 0)) best = { size, statement: entry.statement };
  }
  return best?.statement;
}

/**
 * The direct answer to a question that one of the statements is about: each of its parts stands in
 * the question, and nothing stands there that neither it nor, given the text, its story knows. Pure.
 */
export function answerByStatement(
  plain: string,
  scripture?: Scripture,
  found: readonly VerseRange[] = [],
): Fact | null {
  for (const [pattern, forms] of FORMS) {
    const form = pattern.exec(plain);
    if (!form) continue;
    if (DEFINITION.test(plain)) return null;
    const words = toStems(plain.slice(form[0].length));
    if (words.length === 0) continue;
    const added = new Set(TELLS_MORE.test(plain) ? toStems(plain.replace(TELLS_MORE, "")) : []);
    const kind = NAMES_ITS_KIND.test(plain) ? words[0] : undefined;
    const asked = { scripture, found, asksLater: /\bafter(?:wards?)?\b/.test(plain), added, kind };
    const entries = prepared().filter(({ statement }) => forms.includes(statement.form));
    const best =
      bestOf(entries, words, () => NOTHING_ELSE) ??
      bestOf(entries, words, (entry) => toleranceOf(entry, asked));
    if (best) {
      const { answer, verse } = best;
      const reason = best.form === "why" ? { isReason: true as const } : {};
      return { text: answer, references: toReferences([verse]), ...reason };
    }
  }
  return null;
}
