import "server-only";
import { anyOverlap, type VerseRange } from "@/lib/bible/references/verse-range";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { toWords } from "@/lib/bible/search/words";
import { builtOnce } from "@/lib/built-once";
import { SECTIONS } from "@/lib/content/sections";
import { STORIES } from "@/lib/content/stories";
import { TELLINGS } from "@/lib/content/tellings";
import { indexWordings } from "./answer-wordings";
import { chancesOf, meetAnswers } from "./match-answers";
import { TELLING_WEIGHTS } from "./match-weights";

/** Where each telling's passage stands, in the order of the index. */
const getRanges = builtOnce("toldRanges", () =>
  TELLINGS.map(([passage]) => readWrittenReferences(passage)),
);

/** How people tell passages, ready to be compared with another telling. */
export const getPassageTellings = builtOnce("passageTellings", () => {
  const sections = SECTIONS.map(({ passage, words }) => [passage, words] as const);
  const headings = [...STORIES, ...sections].map(([passage, words]) => ({
    ranges: readWrittenReferences(passage),
    words,
  }));
  return indexWordings(
    TELLINGS.map(([passage, toldAs], at) => ({
      id: passage,
      wordings: toldAs,
      text: headings
        .filter(({ ranges }) => anyOverlap(ranges, getRanges()[at] ?? []))
        .map(({ words }) => words)
        .join("; "),
      references: [passage],
    })),
  );
});

/** A passage that somebody may be telling of. */
export interface ToldPassage {
  /** Where it stands; in the gospels often in several. */
  ranges: readonly VerseRange[];
  /** How likely it is the one, against all others and none; 0 to 1. */
  likely: number;
}

/** Where a sentence ends; the telling may be one of several. */
const SENTENCES = /[.!?;\n]+\s*/;
const FEWEST_WORDS = 4;
const MOST_SENTENCES = 4;
const OF_A_SENTENCE = 0.9;
/** What tells of something else as well is hardly the one. */
const MOST_WORDS = 0.5;
const LACKS_WORDS = 0.65;
/** Less likely ones are no help. */
const LEAST_LIKELY = 0.01;

/** What is said of any passage tells of none. */
const ABOUT_TELLING =
  /\b(?:(?:i|we) (?:kind of |sort of |vaguely |only |half )?(?:remember|recall)|(?:i'm|i am|we're) (?:looking for|trying to (?:find|remember))|(?:the |that |this |a |some )?(?:bible |old testament |new testament )?(?:stor(?:y|ies)|passages?|verses?|chapters?|bits?|texts?|scriptures?)|something (?:about|like|where)|in the (?:old testament|new testament|bible)|(?:old|new) testament|bible)\b/gi;

/** A question without the words for asking after a passage. Pure. */
export const toTelling = (question: string): string =>
  question.replace(/[’‘]/g, "'").replace(ABOUT_TELLING, " ");

/** How likely each telling is meant by a text, by its number. */
function chancesFor(text: string): Map<number, number> {
  const meetings = meetAnswers(text, -1, getPassageTellings());
  const chances = chancesOf(meetings, TELLING_WEIGHTS);
  return new Map(
    meetings.map(({ answer, found: { told } }, at) => [
      answer,
      (told < MOST_WORDS ? LACKS_WORDS : 1) * (chances[at] ?? 0),
    ]),
  );
}

/**
 * The passages that a description in anybody's words may be about ("the one where his hand goes
 * white and is fine again"), the likeliest first, at most `most`: by its words and by what they
 * mean, against how people tell each. What is told of overlapping verses counts together. Some
 * milliseconds; pure.
 */
export function findToldPassages(text: string, most: number): ToldPassage[] {
  const told = toTelling(text);
  const likely = chancesFor(told);
  const sentences = told.split(SENTENCES).filter((one) => toWords(one).length >= FEWEST_WORDS);
  for (const sentence of sentences.length > 1 ? sentences.slice(0, MOST_SENTENCES) : []) {
    for (const [answer, chance] of chancesFor(sentence)) {
      likely.set(answer, Math.max(likely.get(answer) ?? 0, chance * OF_A_SENTENCE));
    }
  }
  const found = [...likely]
    .filter(([, chance]) => chance >= LEAST_LIKELY)
    .sort(([a, x], [b, y]) => y - x || a - b)
    .map(([answer, chance]) => ({ ranges: getRanges()[answer] ?? [], chance }));
  const passages: ToldPassage[] = [];
  for (const { ranges, chance } of found) {
    const same = passages.find((other) => anyOverlap(other.ranges, ranges));
    if (same) same.likely = Math.min(1, same.likely + chance);
    else passages.push({ ranges, likely: chance });
  }
  return passages.sort((a, b) => b.likely - a.likely).slice(0, most);
}
