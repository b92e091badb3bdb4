import "server-only";
import { builtOnce } from "@/lib/built-once";
import { FACT_LISTS } from "@/lib/content/facts/lists";
import type { FactList } from "@/lib/content/facts/schema";
import type { Fact } from "./fact";
import { type About, measureFit, prepareAbout, toStems } from "./fit";
import { toPlainQuestion } from "./plain-question";

/** Words of any request for a list. */
const OF_LISTS =
  "list lists name names named all every each entire whole order chronological verse verses reference references passage scripture bible biblical different various complete full please chart table overview mentioned called known say said there do can you me i need want give show tell know about one two three four five six seven eight nine ten some few couple example examples";

/** Names of one, or of angels, are asked for as such; elsewhere they are who is listed. */
const TITLES =
  /\bnames (?=(?:of|for) (?:god|jesus|christ|the (?:lord|messiah)|yahweh|(?:the )?angels)\b)/gi;

/** Questions that ask something else of what is listed. */
const OTHER_KIND =
  /^(?:how|when|why|whose|is|are|was|were|do|does|did|can|could|should|will|would|what (?:happened|does|did|do)|where did)\b|\b(?:wrote|mean|means|meaning|really|literal|difference)\b|\b(?:verses?|scriptures?|passages?|psalms?|prayers?) for\b/;
/** "Can you list": asks for it all the same. */
const REQUEST =
  /^(?:can|could|will|would) (?:you|i|we) (?:please )?|^(?:please |i (?:need|want) |show me |do you have )+/;

/** What only says that nothing is to be left out. */
const WHOLE =
  /\s(?:including (?:the |all )?(?:minor|lesser|small|smaller|other) ones|without (?:exception|exceptions|reservation|reservations)|row by row|one by one)(?=\s|$)/g;

/** "What is a Nazirite" asks what the word means. */
const DEFINITION = /^(?:what|who) (?:is|was) an? (?!(?:\w+ )?(?:list|table|chart|overview)\b)/;

interface Listed extends About {
  list: FactList;
  /** Each part must stand there as it is written: a covenant is no list of them. */
  written: readonly RegExp[];
}

const listed = builtOnce("factLists", () =>
  FACT_LISTS.flatMap((list) =>
    [list.about, ...(list.orAbout ?? [])].map(
      (about): Listed => ({
        list,
        written: about.map((part) => new RegExp(`\\b(?:${part})\\b`)),
        ...prepareAbout(about, `${list.also ?? ""} ${OF_LISTS}`),
      }),
    ),
  ),
);

function toFact({ lead, items, passage, note }: FactList): Fact {
  const lines = items.map(([item, verse]) => `- ${item} (${verse})`);
  return {
    text: [lead, lines.join("\n"), ...(note ? [note] : [])].join("\n\n"),
    references: passage ? [passage] : [],
    mostVerses: MOST_LIST_VERSES,
  };
}
/** A passage that holds a whole list is longer than one that holds a fact. */
const MOST_LIST_VERSES = 16;

/**
 * The list a question asks for ("kings of Judah", "what are the seven churches"): all of it, a verse
 * for each. Null unless every word of the question is understood. Pure.
 */
export function answerByList(question: string): Fact | null {
  const asked = toPlainQuestion(question.replace(TITLES, "titles "))
    .replace(REQUEST, "")
    .replace(WHOLE, " ")
    .trim();
  if (OTHER_KIND.test(asked)) return null;
  if (DEFINITION.test(asked)) return null;
  const words = toStems(asked);
  // Who says a thing twice ("apostle to the apostles") tells something of it.
  if (new Set(words).size < words.length) return null;
  let best: { size: number; list: FactList } | null = null;
  for (const entry of listed()) {
    if (!entry.written.every((pattern) => pattern.test(asked))) continue;
    const size = measureFit(entry, words);
    if (size > (best?.size ?? 0)) best = { size, list: entry.list };
  }
  return best && toFact(best.list);
}
