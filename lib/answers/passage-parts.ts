import "server-only";
import { TRANSLATION_NAMES, type TranslationCode } from "@/lib/bible/constants";
import { getRankedLinks } from "@/lib/bible/ranked-links";
import { MAX_RESOLVED_VERSES, resolveReference, toVersePart } from "@/lib/bible/references/resolve";
import {
  countVerses,
  formatReference,
  formatVerse,
  type Passage,
  toPassage,
  toVerseAddress,
} from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import { findPassageAnswers } from "@/lib/retrieval/passage-answers";
import { findPassagePlace } from "@/lib/retrieval/passage-place";
import { headingOf } from "@/lib/retrieval/passage-words";
import type { SiteAnswer } from "@/lib/retrieval/site-answers";
import { findParallels } from "./facts/parallels";
import type { Part } from "./parts";
import type { PassageRequest } from "./passage-request";
import type { Question } from "./question";
import { introduce, siteAnswerParts, toPassageSource } from "./site-answer-parts";

/** Verses before and after a passage that show what it stands in. */
const AROUND = 4;
/** A longer passage is not printed before an answer about it. */
const SHORT = 12;
/** Linked passages that are named, and those of them that are printed. */
const MOST_LINKED = 12;
const PRINTED_LINKS = 3;
/** Linked passages named at the end of an explanation. */
const FEW_LINKED = 6;
const NO_NOTE = "The site has no note on the manuscripts of this passage.";
const NO_LINKS = "The verse links of this site have none for this passage.";

type Asked = Pick<Question, "signal"> & {
  translations: readonly TranslationCode[];
  /** The site's answer to the whole question, where it has one. */
  same: SiteAnswer | null;
};

const text = (words: string): Part => ({ type: "text", text: words });

/** A passage as it is asked for, in each translation, and where it goes on when it is cut. */
function* printPassage(
  scripture: Scripture,
  passage: Passage,
  translations: readonly TranslationCode[],
): Generator<Part> {
  const heading = headingOf(passage, []);
  if (heading !== undefined) yield text(introduce(heading));
  const isCut = passage.end - passage.start >= MAX_RESOLVED_VERSES;
  const shown = isCut ? toPassage(passage.start, passage.start + MAX_RESOLVED_VERSES - 1) : passage;
  for (const code of translations) {
    const part = toVersePart(scripture, shown, code);
    if (!part) continue;
    if (translations.length > 1) yield text(introduce(`In the ${TRANSLATION_NAMES[code]}`));
    yield part;
    yield { type: "source", source: toPassageSource(part) };
  }
  if (isCut)
    yield text(`\n\nIt goes on: ${formatReference(toPassage(shown.end + 1, passage.end))}.\n\n`);
}

/** The passages that the verses of a passage are linked to, the closest first, without its own. */
function findLinked(scripture: Scripture, { start, end }: Passage, most: number): number[] {
  const found = new Map<number, number>();
  for (let order = start; order <= Math.min(end, start + MAX_RESOLVED_VERSES - 1); order++) {
    for (const [rank, target] of getRankedLinks(scripture, order).entries()) {
      if (target >= start && target <= end) continue;
      found.set(target, Math.min(rank, found.get(target) ?? rank));
    }
  }
  return [...found]
    .sort(([, a], [, b]) => a - b)
    .slice(0, most)
    .map(([target]) => target);
}

function* listParallels(passage: Passage): Generator<Part> {
  for (const { name, passages } of findParallels(passage)) {
    if (passages.length === 0) continue;
    yield text(`\n\n${name} is also told in:\n\n${passages.map((one) => `- ${one}`).join("\n")}`);
  }
}

function* listLinks(scripture: Scripture, passage: Passage, asked: Asked): Generator<Part> {
  yield* listParallels(passage);
  const linked = findLinked(scripture, passage, MOST_LINKED);
  if (linked.length === 0) {
    yield text(`\n\n${NO_LINKS}`);
    return;
  }
  const lines = linked.map((order) => {
    const heading = headingOf({ start: order, end: order }, []);
    return `- ${formatVerse(order)}${heading ? `: ${heading}` : ""}`;
  });
  yield text(`\n\nCross references, the closest first:\n\n${lines.join("\n")}\n\n`);
  for (const order of linked.slice(0, PRINTED_LINKS)) {
    yield* resolveReference(scripture, formatVerse(order), asked.translations[0] ?? "WEB");
  }
}

/** The verses about a passage, within its chapter; null where it is the chapter. */
function around({ start, end }: Passage): Passage | null {
  const { book, chapter, verse } = toVerseAddress(start);
  const first = Math.max(start - AROUND, start - verse + 1);
  const last = Math.min(end + AROUND, start - verse + countVerses(book, chapter));
  return first < start || last > end ? toPassage(first, Math.max(last, end)) : null;
}

/** Where a passage stands: its part of the book, its chapter in short, its book. */
export function* tellPlace(passage: Passage): Generator<Part> {
  const { chapter, summary, part, book } = findPassagePlace(passage);
  const lines = [
    ...(part ? [`Where it stands: “${part.heading}” (${part.passage}).`] : []),
    ...(summary === "" ? [] : [`${chapter} in short: ${summary}`]),
    `The book: ${book}`,
  ];
  yield text(`\n\n${lines.join("\n\n")}\n\n`);
}

/**
 * What is asked of passages that a question names: they are printed first, whole up to thirty verses;
 * then what the site answers about the first of them, or where it stands, what surrounds it and what
 * it is linked to. What the site does not have it says.
 */
export async function* passageParts(
  scripture: Scripture,
  { wish, passages }: PassageRequest,
  asked: Asked,
): AsyncGenerator<Part> {
  const [first] = passages;
  if (!first) return;
  const { own: about, near } = findPassageAnswers(first);
  const own = asked.same ?? about;
  const isAnswered = own !== null && (asked.same !== null || wish === "explain" || wish === "text");
  for (const passage of passages) {
    if (asked.signal.aborted) return;
    // An answer prints what it rests on; a whole chapter before it would hide it.
    if (wish !== "read" && isAnswered && passage.end - passage.start >= SHORT) continue;
    yield* printPassage(scripture, passage, asked.translations);
  }
  if (wish === "read") return;
  if (wish === "links" && !isAnswered) {
    yield* listLinks(scripture, first, asked);
    return;
  }
  if (own && isAnswered) {
    yield text("\n\n");
    const translation = asked.translations[0] ?? "WEB";
    yield* siteAnswerParts(own, { ...asked, translation }, passages);
    return;
  }
  if (wish === "text") yield text(`\n\n${NO_NOTE}`);
  yield* tellPlace(first);
  const verses = wish === "context" ? around(first) : null;
  if (verses) {
    yield text(introduce("The verses around it"));
    yield* resolveReference(scripture, formatReference(verses), asked.translations[0] ?? "WEB");
  }
  const linked = findLinked(scripture, first, FEW_LINKED).map(formatVerse);
  if (linked.length > 0) yield text(`\n\nCross references: ${linked.join("; ")}.\n\n`);
  for (const { question: label } of [...(own ? [own] : []), ...near]) {
    yield { type: "offer", label, href: null };
  }
}
