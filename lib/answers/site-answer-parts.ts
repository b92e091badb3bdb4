import "server-only";
import { DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import { getScripture } from "@/lib/bible/data";
import { readerHref } from "@/lib/bible/references/reader-link";
import { resolveReference } from "@/lib/bible/references/resolve";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import type { VersePart } from "@/lib/bible/verse-part";
import { type SiteAnswer, toWholeText } from "@/lib/retrieval/site-answers";
import type { Source } from "@/lib/retrieval/source";
import type { Part } from "./parts";
import type { Question } from "./question";

/** Most passages printed with an answer, and most verses of one. */
const MAX_PASSAGES = 3;
const MAX_PASSAGE_VERSES = 8;
const MAX_EXCERPT = 300;

/** A line before a passage, as the words that introduce it. */
export function introduce(line: string): string {
  const words = line.replace(/[.:]\s*$/, "");
  return `\n\n${words.charAt(0).toUpperCase()}${words.slice(1)}${/[?!]$/.test(words) ? "" : ":"}\n\n`;
}

function paragraphsOf({ answer, christianViews, critics }: SiteAnswer): string[] {
  return [
    ...answer.split(/\n{2,}/),
    ...(christianViews ? [`Where Christians differ: ${christianViews}`] : []),
    ...(critics ? [`What critics say: ${critics}`] : []),
  ];
}

function readingList({ sources }: SiteAnswer): string {
  const lines = sources.map(
    ({ author, title, publication, year }) => `- ${author}, ${title}. ${publication}, ${year}.`,
  );
  return lines.length === 0 ? "" : `Further reading:\n\n${lines.join("\n")}`;
}

/** A printed passage as a source: it opens in the reader. */
export function toPassageSource({ reference, osis, translation, verses }: VersePart): Source {
  const code = translation === DEFAULT_TRANSLATION ? undefined : translation;
  return {
    kind: "passage",
    id: `passage:${osis}`,
    title: reference,
    excerpt: verses
      .map(({ text }) => text)
      .join(" ")
      .slice(0, MAX_EXCERPT),
    href: readerHref(reference, code),
    references: [reference],
  };
}

/** The same as a source: for a model to rest on, or to open where it stands on the site. */
export function toSource(answer: SiteAnswer): Source {
  return {
    kind: answer.kind,
    id: answer.id,
    title: answer.question,
    excerpt: toWholeText(answer),
    href: answer.href,
    references: answer.passages.map(({ reference }) => reference),
  };
}

/**
 * Everything the site says to a question: the answer, how Christians differ, what critics say, then
 * the passages that carry it, each with what it adds, and where to read on. What is `printed` already
 * is not printed again.
 */
export async function* siteAnswerParts(
  answer: SiteAnswer,
  { translation, signal }: Pick<Question, "translation" | "signal">,
  printed: readonly VerseRange[] = [],
): AsyncGenerator<Part> {
  const scripture = await getScripture();
  for (const paragraph of paragraphsOf(answer)) {
    yield { type: "text", text: `${paragraph}\n\n` };
  }
  const isPrinted = ({ start, end }: VerseRange) =>
    printed.some((range) => range.start <= start && end <= range.end);
  for (const { reference, why } of answer.passages.slice(0, MAX_PASSAGES)) {
    if (signal.aborted) return;
    if (readWrittenReferences(reference).some(isPrinted)) continue;
    const passage = resolveReference(scripture, reference, translation, MAX_PASSAGE_VERSES);
    if (passage.length === 0) continue;
    if (why !== undefined) yield { type: "text", text: introduce(why) };
    for (const part of passage) {
      yield part;
      yield { type: "source", source: toPassageSource(part) };
    }
  }
  const reading = readingList(answer);
  if (reading !== "") yield { type: "text", text: `\n\n${reading}` };
  // Its own page also tells what is asked next.
  yield { type: "source", source: { ...toSource(answer), excerpt: "" } };
}
