// What the parts of an answer to a follow-up are made of.
import "server-only";
import { resolveReference, toVersePart } from "@/lib/bible/references/resolve";
import { overlaps, type VerseRange } from "@/lib/bible/references/verse-range";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { formatBook, toPassage, toVerseAddress } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import { headingOf } from "@/lib/retrieval/passage-words";
import { getSiteAnswers, type SiteAnswer } from "@/lib/retrieval/site-answers";
import type { Inside } from "./follow-up";
import { tellingTerms } from "./inside";
import type { Part } from "./parts";
import type { Question } from "./question";
import { introduce, toPassageSource } from "./site-answer-parts";

export type Asked = Pick<Question, "translation">;

export const text = (words: string): Part => ({ type: "text", text: words });
export const offer = (label: string): Part => ({ type: "offer", label, href: null });

/** An answer's words without the places of its passages. */
export const withoutSlots = (answer: string) => answer.replace(/\[\[[^\]]*\]\]/g, " ");

/** Words of a page's beginning by which an answer is known to be that page. */
const BEGINNING = 60;

/** The page of the site that the last answer was; null where it was none. */
export function pageOf(answer: string): SiteAnswer | null {
  for (const page of getSiteAnswers().values()) {
    if (answer.includes(page.answer.slice(0, BEGINNING))) return page;
  }
  return null;
}

/** A passage with its source. */
export function* print(
  scripture: Scripture,
  range: VerseRange,
  { translation }: Asked,
): Generator<Part> {
  const part = toVersePart(scripture, toPassage(range.start, range.end), translation);
  if (!part) return;
  yield part;
  yield { type: "source", source: toPassageSource(part) };
}

/** "Mark 5, a woman with an issue of blood:" before a passage. */
export function standsIn(range: VerseRange, words: string): Part {
  const { book, chapter } = toVerseAddress(range.start);
  const heading = headingOf(range, tellingTerms(words));
  return text(introduce(`${formatBook(book)} ${chapter}${heading ? `, ${heading}` : ""}`));
}

/** The passages of a page that were not printed yet. */
function nextPassages(page: SiteAnswer, printed: readonly VerseRange[], most: number) {
  return page.passages
    .filter(({ reference }) =>
      readWrittenReferences(reference).every((range) =>
        printed.every((other) => !overlaps(range, other)),
      ),
    )
    .slice(0, most);
}

/** Those, with what each adds. */
export function* printNext(
  scripture: Scripture,
  page: SiteAnswer,
  { printed }: Inside,
  asked: Asked,
): Generator<Part> {
  for (const { reference, why } of nextPassages(page, printed, 2)) {
    if (why !== undefined) yield text(introduce(why));
    yield* resolveReference(scripture, reference, asked.translation, 8);
  }
}
