import "server-only";
import { AppError } from "@/lib/errors";
import { BOOK_IDS, type BookId } from "./canon";
import type { ChapterId } from "./chapters";
import {
  DEFAULT_TRANSLATION,
  TRANSLATION_CODES,
  TRANSLATION_NAMES,
  type TranslationCode,
} from "./constants";
import { getScripture } from "./data";
import { getImports } from "./imported/data";
import { getBookRange, toChapterPassage } from "./rules";
import { chooseTranslation, type TranslationListResponse } from "./schema";
import type { Edition, HeldText, Scripture } from "./scripture";

/** True for one of our own translations. */
export function isOwn(code: string): code is TranslationCode {
  return TRANSLATION_CODES.some((own) => own === code);
}

/**
 * Any translation by its code, ours or imported. Throws AppError: invalid_request (naming those
 * there are), unavailable while the texts cannot be read.
 */
export async function getHeldText(
  code: string = DEFAULT_TRANSLATION,
): Promise<{ scripture: Scripture; text: HeldText }> {
  const scripture = await getScripture();
  const own = isOwn(code) ? scripture.translations.get(code) : undefined;
  if (own) return { scripture, text: own };
  const imports = await getImports(code);
  const text = imports.get(code);
  if (text) return { scripture, text };
  const message = chooseTranslation([...imports.keys()]);
  throw new AppError("invalid_request", message, { errors: [{ path: "translation", message }] });
}

/**
 * The translation that a label names, in any spelling of its letters, when it is here; undefined
 * for any other ("ESV"). Throws AppError unavailable.
 */
export async function findHeldCode(label: string): Promise<string | undefined> {
  const code = label.trim().toUpperCase();
  if (isOwn(code)) return code;
  return (await getImports()).has(code) ? code : undefined;
}

/** Every translation there is to read, ours first. Throws AppError unavailable. */
export async function getHeldTexts(): Promise<{ scripture: Scripture; texts: HeldText[] }> {
  const scripture = await getScripture();
  const imports = await getImports();
  return { scripture, texts: [...scripture.translations.values(), ...imports.values()] };
}

/** What is said of one of our own translations. */
function ownEdition(code: TranslationCode): Edition {
  const name = TRANSLATION_NAMES[code];
  return { name, language: "en", direction: "ltr", license: "Public domain" };
}

/** What is said of any translation. Throws like getHeldText. */
export async function getEdition(code: string): Promise<Edition> {
  if (isOwn(code)) return ownEdition(code);
  const { text } = await getHeldText(code);
  return text.edition ?? { name: code, language: "und", direction: "ltr", license: "" };
}

/** The books a text prints a verse of, in canonical order. */
export function booksOf({ texts }: Pick<HeldText, "texts">): BookId[] {
  return BOOK_IDS.filter((book) => {
    const { start, end } = getBookRange(book);
    return texts.slice(start, end + 1).some((text) => text !== "");
  });
}

/** True where a text prints a verse of a chapter. */
export function hasChapter({ texts }: Pick<HeldText, "texts">, place: ChapterId): boolean {
  const whole = toChapterPassage(place.book, place.chapter);
  return whole !== null && texts.slice(whole.start, whole.end + 1).some((text) => text !== "");
}

/** All translations there are to read, ours first. Throws like getHeldText. */
export async function listTranslations(): Promise<TranslationListResponse> {
  const { texts } = await getHeldTexts();
  return {
    translations: texts.map((text) => ({
      code: text.code,
      ...(text.edition ?? ownEdition(text.code as TranslationCode)),
      isImported: text.edition !== undefined,
      books: booksOf(text),
      verses: text.texts.reduce((sum, words) => sum + (words === "" ? 0 : 1), 0),
    })),
  };
}
