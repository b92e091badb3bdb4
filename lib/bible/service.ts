import "server-only";
import { parseReference } from "@/lib/bible/references/parser";
import { AppError } from "@/lib/errors";
import { getBook } from "./canon";
import { DEFAULT_TRANSLATION, type TranslationCode } from "./constants";
import { getHeldText, isOwn } from "./held-text";
import { omittedMessage, toPassageAnswer, toVerse } from "./printed-verses";
import { getRankedLinks } from "./ranked-links";
import { formatBook, type Passage } from "./rules";
import type { PassageResponse, Verse } from "./schema";
import type { HeldText, Scripture, TranslationText } from "./scripture";
import { NUMBERED_ELSEWHERE, RENUMBERED_VERSES } from "./text-notes";

/** Most verses one look-up prints; Psalm 119, the longest chapter, has 176. */
const MAX_PASSAGE_VERSES = 500;

/** One translation of the loaded text. Throws AppError unavailable when it is not among them. */
export function getText(scripture: Scripture, code: TranslationCode): TranslationText {
  const text = scripture.translations.get(code);
  if (!text)
    throw new AppError("unavailable", "This translation is not loaded.", { retryAfter: 2 });
  return text;
}

/** A reference with the verses it names, ready to be read. */
export interface ResolvedReference<Code extends string = TranslationCode> {
  passages: readonly [Passage, ...Passage[]];
  reference: string;
  osis: string;
  bookAlone: boolean;
  /**
   * The translation to read: the one asked for, else the one named in the reference, else the
   * default one.
   */
  code: Code;
}

/**
 * Explains a verse (OSIS id) that is numbered differently here ("Rom.14.24"); otherwise undefined.
 */
export function renumberedReason(code: string, osis: string | null): string | undefined {
  const own = isOwn(code) ? RENUMBERED_VERSES[code] : [];
  return [...own, ...NUMBERED_ELSEWHERE].find(({ printed }) => printed === osis)?.reason;
}

/** Reads a reference or throws AppError not_found, with the valid range when it does not exist. */
export function requireReference<Code extends string = TranslationCode>(
  text: string,
  asked: Code | undefined,
): ResolvedReference<Code | TranslationCode> {
  const parsed = parseReference(text);
  if (parsed.kind === "found") {
    return { ...parsed, code: asked ?? parsed.translation ?? DEFAULT_TRANSLATION };
  }
  if (parsed.kind === "missing") {
    const reason = renumberedReason(asked ?? DEFAULT_TRANSLATION, parsed.osis);
    throw new AppError("not_found", reason ?? parsed.message);
  }
  throw new AppError(
    "not_found",
    `“${shorten(text)}” is not a reference. Write it like John 3:16.`,
  );
}

function shorten(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/**
 * A passage by its reference. Several passages ("John 3:16,18") are printed one after the other.
 * `withLinks` adds the verses linked to its first verse. Throws AppError: not_found (no such place,
 * or not printed), invalid_request for a book alone that has several chapters and above 500 verses,
 * unavailable while the text cannot be read.
 */
export async function getPassage(
  reference: string,
  asked: string | undefined,
  withLinks: boolean,
): Promise<PassageResponse> {
  if (asked !== undefined) await getHeldText(asked);
  const found = requireReference(reference, asked);
  const book = getBook(found.passages[0].book);
  if (found.bookAlone && book.verseCounts.length > 1) {
    const message = `${book.name} is a whole book. Name a chapter or a verse of it, for example ${formatBook(book.id)} 1.`;
    throw new AppError("invalid_request", message, { errors: [{ path: "reference", message }] });
  }
  const size = found.passages.reduce((sum, { start, end }) => sum + end - start + 1, 0);
  if (size > MAX_PASSAGE_VERSES) {
    throw new AppError("invalid_request", `Ask for at most ${MAX_PASSAGE_VERSES} verses at once.`);
  }
  const { scripture, text: translation } = await getHeldText(found.code);
  const answer = toPassageAnswer(found, translation, scripture.translations.values());
  if (!answer) throw new AppError("not_found", omittedMessage(translation, found.passages));
  if (!withLinks) return answer;
  return { ...answer, links: toLinkedVerses(scripture, translation, found.passages[0].start) };
}

function toLinkedVerses(scripture: Scripture, translation: HeldText, order: number): Verse[] {
  const links: Verse[] = [];
  for (const target of getRankedLinks(scripture, order)) {
    if (translation.texts[target] !== "") links.push(toVerse(translation, target));
  }
  return links;
}
