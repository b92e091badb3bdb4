import "server-only";
import { isBookId } from "@/lib/bible/books";
import { CANON_VERSE_COUNT } from "@/lib/bible/canon";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { toChapterPassage } from "@/lib/bible/rules";
import { getLinks, type Ranking, type Scripture } from "@/lib/bible/scripture";
import { builtOnce } from "@/lib/built-once";
import { ANSWERS } from "@/lib/content/answers";
import { CHAPTERS } from "@/lib/content/chapters";
import { TELLINGS } from "@/lib/content/tellings";
import { placesOfHighest } from "./highest";
import naveHeadings from "./nave-headings.json";
import {
  buildPassageIndex,
  type DescribedPassages,
  type PassageIndex,
  scoreDescriptions,
} from "./passage-index";
import type { Term } from "./query";
import { getStatements } from "./site-index";
import { scoreVerses } from "./verses";
import { addNeighbors } from "./word-neighbors";

// The fields of evidence: what speaks for each verse when something is asked. A further one (of a
// model's embeddings, say) is one more name here, its scores in `gatherEvidence` and its weight in
// lib/retrieval/weights.ts, which `npm run eval:weights` learns.

export const FIELDS = [
  /** Words of the verse and of those around it. */
  "words",
  /** What the summary of its chapter says in today's words. */
  "chapters",
  /** What the site says of passages: sections, themes, topics, people, places, answers. */
  "statements",
  /** What Nave's Topical Bible files it under. */
  "headings",
  /** Links from the verses that the fields above find. */
  "links",
  /** How well known it is: how many verses link to it. */
  "known",
] as const;
export type Field = (typeof FIELDS)[number];
/** Scores by canonicalOrder (entry 0 unused), from 0 to about 1. */
export type Evidence = Readonly<Record<Field, Float32Array>>;

/** A description that fits less of the question is no evidence. */
const LEAST_FIT = 0.05;
/** What each further passage of a description loses, down to the lowest. */
const FURTHER = 0.06;
const LOWEST = 0.5;
/** What the verses of a long passage lose, by its logarithm. */
const LONG = 0.15;
/** Verses found first whose links are followed, and what they are found by. */
const LINKED_FROM = 60;
const FOUND_BY = { words: 1, chapters: 0.3, statements: 0.9, headings: 0.3, known: 0.3 } as const;

const getChapters = builtOnce("chapterIndex", () =>
  buildPassageIndex(
    CHAPTERS.flatMap(({ book, chapters }) =>
      chapters.flatMap((text, at): DescribedPassages[] => {
        const passage = isBookId(book) && toChapterPassage(book, at + 1);
        return passage ? [{ names: [], text, passages: [passage] }] : [];
      }),
    ),
  ),
);

const getDescribed = builtOnce("statementIndex", () =>
  buildPassageIndex([
    ...getStatements().statements.map(({ names, texts, passages }) => ({
      names,
      text: texts.join(" "),
      passages,
    })),
    ...TELLINGS.map(([passage, toldAs]) => ({
      names: [],
      text: toldAs.join("; "),
      passages: readWrittenReferences(passage),
    })),
    ...ANSWERS.flatMap(({ question, askedAs, answer, passages }) => [
      {
        names: [question],
        text: `${askedAs.join(" ")} ${answer}`,
        passages: passages.flatMap(({ reference }) => readWrittenReferences(reference)),
      },
    ]),
  ]),
);

const getHeadings = builtOnce("naveIndex", () =>
  buildPassageIndex(
    naveHeadings.flatMap(({ names, lines }) =>
      lines.map(([text = "", ranges = ""]) => ({
        names,
        text,
        passages: ranges.split(" ").map((range) => {
          const [start = 0, end = start] = range.split("-").map(Number);
          return { start, end };
        }),
      })),
    ),
  ),
);

const knownByRanking = new WeakMap<Ranking, Float32Array>();

/** How well known each verse is, 0 to 1: the logarithm of the links to it. */
function knownOf({ ranking }: Scripture): Float32Array {
  const before = knownByRanking.get(ranking);
  if (before) return before;
  const most = Math.log1p(ranking.incoming[ranking.orderOf[0] ?? 0] ?? 1);
  const known = Float32Array.from(ranking.incoming, (count) => Math.log1p(count) / most);
  knownByRanking.set(ranking, known);
  return known;
}

/** The best description of each verse, the first passages of a list before the others. */
function bestOf(index: PassageIndex, fits: Float32Array): Float32Array {
  const best = new Float32Array(CANON_VERSE_COUNT + 1);
  const { rangeStart, bounds } = index;
  for (let at = 0; at < fits.length; at++) {
    const fit = fits[at] ?? 0;
    if (fit < LEAST_FIT) continue;
    const first = rangeStart[at] ?? 0;
    for (let range = first; range < (rangeStart[at + 1] ?? 0); range++) {
      const start = bounds[range * 2] ?? 0;
      const end = bounds[range * 2 + 1] ?? 0;
      const score =
        (fit * Math.max(LOWEST, 1 - FURTHER * (range - first))) /
        (1 + LONG * Math.log(end - start + 1));
      for (let order = start; order <= end; order++) {
        if (score > (best[order] ?? 0)) best[order] = score;
      }
    }
  }
  return best;
}

/** All descriptions of each verse together: what is filed under many fitting headings fits. */
function sumOf(index: PassageIndex, fits: Float32Array): Float32Array {
  const sum = new Float32Array(CANON_VERSE_COUNT + 1);
  const { rangeStart, bounds } = index;
  for (let at = 0; at < fits.length; at++) {
    const fit = fits[at] ?? 0;
    if (fit < LEAST_FIT) continue;
    for (let range = rangeStart[at] ?? 0; range < (rangeStart[at + 1] ?? 0); range++) {
      const start = bounds[range * 2] ?? 0;
      const end = bounds[range * 2 + 1] ?? 0;
      const score = (fit * fit) / (1 + LONG * Math.log(end - start + 1));
      for (let order = start; order <= end; order++) sum[order] = (sum[order] ?? 0) + score;
    }
  }
  for (let order = 1; order < sum.length; order++) sum[order] = Math.sqrt(sum[order] ?? 0);
  return sum;
}

function followLinks(scripture: Scripture, evidence: Omit<Evidence, "links">): Float32Array {
  const { incoming } = scripture.ranking;
  const { known } = evidence;
  const found = new Float32Array(known.length);
  for (let order = 1; order < found.length; order++) {
    const score =
      FOUND_BY.words * (evidence.words[order] ?? 0) +
      FOUND_BY.chapters * (evidence.chapters[order] ?? 0) +
      FOUND_BY.statements * (evidence.statements[order] ?? 0) +
      FOUND_BY.headings * (evidence.headings[order] ?? 0);
    // Being well known is no reason to follow links when nothing else speaks for a verse.
    if (score > 0) found[order] = score + FOUND_BY.known * (known[order] ?? 0);
  }
  const linked = new Float32Array(found.length);
  for (const order of placesOfHighest(found, LINKED_FROM, 0)) {
    const targets = getLinks(scripture, order);
    const share = (found[order] ?? 0) / Math.sqrt(targets.length);
    for (const target of targets) {
      linked[target] = (linked[target] ?? 0) + share / Math.sqrt(1 + (incoming[target] ?? 0));
    }
  }
  for (let order = 1; order < linked.length; order++) {
    linked[order] = Math.sqrt(linked[order] ?? 0);
  }
  return linked;
}

/** What speaks for each verse when this is asked. Takes a few milliseconds. Pure. */
export function gatherEvidence(scripture: Scripture, asked: readonly Term[]): Evidence {
  const terms = addNeighbors(asked);
  const { scores, total } = scoreVerses(scripture, terms);
  const evidence = {
    words: total > 0 ? scores.map((score) => score / total) : scores,
    chapters: bestOf(getChapters(), scoreDescriptions(getChapters(), terms)),
    statements: bestOf(getDescribed(), scoreDescriptions(getDescribed(), terms)),
    headings: sumOf(getHeadings(), scoreDescriptions(getHeadings(), terms)),
    known: knownOf(scripture),
  };
  return { ...evidence, links: followLinks(scripture, evidence) };
}
