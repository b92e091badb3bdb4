import "server-only";
import { isBookId } from "@/lib/bible/books";
import { chapterPath } from "@/lib/bible/chapter-path";
import { getEdition, isOwn } from "@/lib/bible/held-text";
import { readerHref, versePageHref } from "@/lib/bible/references/reader-link";
import type { PassageResponse } from "@/lib/bible/schema";
import { getPassage } from "@/lib/bible/service";
import { AppError } from "@/lib/errors";
import { site, siteUrl } from "@/lib/site/creator";
import { sharePictureOf } from "@/lib/site/share-images";
import { findCard } from "./find-card";
import {
  type EmbeddedCard,
  type EmbeddedPassage,
  type EmbeddedVerse,
  type Site,
  toCardDocument,
  toPassageDocument,
} from "./rules";
import type { EmbeddedCardQuery, EmbeddedVerseQuery } from "./schema";

/** The site as frames name it. */
export const thisSite: Site = { name: site.title, origin: siteUrl };

/** Most characters of scripture in a frame; beyond them it leads to the page. */
const MOST_CHARACTERS = 3_000;

/**
 * Verses by their reference as a frame shows them: the beginning of a long passage, and how many
 * verses are left. Throws AppError like getPassage.
 */
export async function getEmbeddedPassage(
  reference: string,
  translation: string | undefined,
): Promise<EmbeddedPassage> {
  const passage = await getPassage(reference, translation, false);
  const { name } = await getEdition(passage.translation);
  const [first] = passage.verses;
  const verses = beginningOf(passage.verses);
  const path =
    versePageHref(passage.reference, passage.translation) ??
    readerHref(passage.reference, passage.translation);
  return {
    reference: passage.reference,
    code: passage.translation,
    translation: name,
    language: first?.language,
    direction: first?.direction,
    verses,
    left: passage.verses.length - verses.length,
    path,
    picture: pictureOf(passage),
  };
}

/** Path of the share picture of verses of one chapter. */
function pictureOf(passage: PassageResponse): string | undefined {
  const { translation, reference, osis, chapter, endChapter, verses } = passage;
  const [book = ""] = osis.split(".");
  const inOneChapter = !osis.includes(",") && chapter === endChapter;
  if (!inOneChapter || !isOwn(translation) || !isBookId(book)) return;
  const [first, last] = [verses[0]?.verse ?? 1, verses.at(-1)?.verse ?? 1];
  const asked = first === last ? `${first}` : `${first}-${last}`;
  return sharePictureOf(
    chapterPath(translation, { book, chapter }),
    reference,
    reference.includes(":") ? asked : undefined,
  ).url;
}

/** As many verses as have room, one at least, with what stands before each. */
function beginningOf(verses: PassageResponse["verses"]): EmbeddedVerse[] {
  const shown: EmbeddedVerse[] = [];
  let characters = 0;
  let chapter = "";
  for (const { book, chapter: number, verse, text } of verses) {
    characters += text.length;
    if (shown.length > 0 && characters > MOST_CHARACTERS) break;
    const place = `${book} ${number}`;
    const begins = shown.length > 0 && place !== chapter;
    shown.push({ number: begins ? `${number}:${verse}` : `${verse}`, text });
    chapter = place;
  }
  return verses.length === 1 ? shown.map(({ text }) => ({ number: "", text })) : shown;
}

/** The document of a frame with verses. Throws AppError like getPassage. */
export async function getEmbeddedVerse(query: EmbeddedVerseQuery): Promise<string> {
  const passage = await getEmbeddedPassage(query.ref, query.translation);
  return toPassageDocument(passage, query, thisSite);
}

/**
 * The document of a frame with the card of a page. Throws AppError: not_found for pages that have
 * none, unavailable while what they say cannot be read.
 */
export async function getEmbeddedCard({ path, ...look }: EmbeddedCardQuery): Promise<string> {
  return toCardDocument(await requireCard(path), look, thisSite);
}

/** The card of a page by its path. Throws AppError like getEmbeddedCard. */
export async function requireCard(path: string): Promise<EmbeddedCard> {
  const card = await findCard(path);
  if (card) return card;
  throw new AppError("not_found", "There is no such page to show here.");
}
