import "server-only";
import { createHash } from "node:crypto";
import { BOOKS } from "@/lib/bible/canon";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { formatReference, toPassage } from "@/lib/bible/rules";
import { CHAPTERS } from "@/lib/content/chapters";
import { SECTIONS } from "@/lib/content/sections";
import { STORIES } from "@/lib/content/stories";

/** Of which a vector is made. */
export type EmbeddedKind = "chapter" | "pericope" | "verse";

export interface EmbeddedText {
  kind: EmbeddedKind;
  /** canonicalOrder of its first and last verse. */
  start: number;
  end: number;
  text: string;
  /** SHA-256 (hex) of the text. */
  hash: string;
}

function toText(kind: EmbeddedKind, start: number, end: number, words: string): EmbeddedText {
  const text = `${formatReference(toPassage(start, end))}: ${words}`;
  return { kind, start, end, text, hash: createHash("sha256").update(text).digest("hex") };
}

function chapterTexts(): EmbeddedText[] {
  const texts: EmbeddedText[] = [];
  let end = 0;
  for (const { id, verseCounts } of BOOKS) {
    const { chapters = [] } = CHAPTERS.find(({ book }) => book === id) ?? {};
    verseCounts.forEach((count, at) => {
      const start = end + 1;
      end += count;
      texts.push(toText("chapter", start, end, chapters[at] ?? ""));
    });
  }
  return texts;
}

/** What is said of the same verses twice is one text. */
function pericopeTexts(): EmbeddedText[] {
  const words = new Map<string, { start: number; end: number; words: string[] }>();
  const sections = SECTIONS.map((section) => [section.passage, section.words] as const);
  for (const [reference, about] of [...STORIES, ...sections]) {
    for (const { start, end } of readWrittenReferences(reference)) {
      const known = words.get(`${start}-${end}`) ?? { start, end, words: [] };
      known.words.push(about);
      words.set(`${start}-${end}`, known);
    }
  }
  return [...words.values()].map(({ start, end, words: all }) =>
    toText("pericope", start, end, all.join("; ")),
  );
}

/**
 * Everything that is embedded: the site's words about each chapter and pericope, and each verse in
 * the given translation, by canonicalOrder (empty where it has none).
 */
export function embeddedTexts(verses: readonly string[]): EmbeddedText[] {
  const verseTexts = verses.flatMap((words, order) =>
    order > 0 && words !== "" ? [toText("verse", order, order, words)] : [],
  );
  return [...chapterTexts(), ...pericopeTexts(), ...verseTexts];
}
