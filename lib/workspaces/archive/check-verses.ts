import "server-only";
// The verses of a file compared with our text, with an end to the work of one reference and of one
// file.
import { getBook } from "@/lib/bible/canon";
import { DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import { findVersesOf, joinTexts } from "@/lib/bible/printed-verses";
import { parseReference } from "@/lib/bible/references/parser";
import { readWrittenReference } from "@/lib/bible/references/written";
import { formatOsis, type Passage } from "@/lib/bible/rules";
import type { HeldText } from "@/lib/bible/scripture";
import { AppError } from "@/lib/errors";
import { MAX_ARCHIVE_BYTES } from "../constants";
import type { ArchivedVerse } from "./schema";

/**
 * A verse of the file as it will be stored: in a translation we hold with our text, else as
 * entered.
 */
export type CheckedVerse = ArchivedVerse & { osis: string | null; isChecked: boolean };

/**
 * Letters of a reference in another notation than ours that the grammar is asked about: it takes a
 * millisecond for the worst of them.
 */
const MAX_GRAMMAR_LENGTH = 80;
/** Different ones of a file. Those after them stay as entered. */
const MAX_GRAMMAR_REFERENCES = 1_000;
/** Verses of one reference at most, and the letters of their text: as when a verse is added. */
const MAX_PASSAGE_VERSES = 500;
const MAX_PASSAGE_TEXT = 20_000;
/**
 * Letters of our text that a file may call for: twice what an exported file can hold, which brings
 * its text along.
 */
const MAX_TEXT = 2 * MAX_ARCHIVE_BYTES;

interface Place {
  osis: string;
  book: string;
  chapter: number;
  verse: number;
  /** Our text; null in a translation that we do not hold. */
  text: string | null;
}

/** Checks the verses of one file, one after the other. */
export class VerseChecker {
  readonly #known = new Map<string, Place | null>();
  #grammarReferences = 0;
  #text = 0;

  readonly #texts: ReadonlyMap<string, HeldText>;

  /** `texts` are all translations there are to read. */
  constructor(texts: readonly HeldText[]) {
    this.#texts = new Map(texts.map((text) => [text.code, text]));
  }

  /** References that the grammar was asked about so far. */
  get grammarReferences(): number {
    return this.#grammarReferences;
  }

  /**
   * The verse with our text and place where its reference is one; else as entered. Throws AppError
   * payload_too_large when the file calls for more text than a file can hold.
   */
  check(verse: ArchivedVerse): CheckedVerse {
    const place = this.#placeOf(verse);
    if (place === null) return { ...verse, osis: null, isChecked: false };
    const { text, ...where } = place;
    // The reference stays as it was written: by it the verse is recognized when the file comes
    // again.
    if (text === null) return { ...verse, ...where, isChecked: false };
    this.#text += text.length;
    if (this.#text > MAX_TEXT) {
      throw new AppError("payload_too_large", "The verses in this file are too long in total.");
    }
    return { ...verse, ...where, verseText: text, isChecked: true };
  }

  #placeOf({ reference, translation }: ArchivedVerse): Place | null {
    const code = this.#texts.has(translation) ? translation : undefined;
    const key = `${code} ${reference}`;
    const known = this.#known.get(key);
    if (known !== undefined) return known;
    const place = this.#find(reference, code);
    this.#known.set(key, place);
    return place;
  }

  #find(reference: string, code: string | undefined): Place | null {
    const found = this.#read(reference);
    if (!found) return null;
    const { passages, named } = found;
    const verseCount = passages.reduce((sum, { start, end }) => sum + end - start + 1, 0);
    if (verseCount > MAX_PASSAGE_VERSES) return null;
    const translation = this.#texts.get(code ?? named ?? DEFAULT_TRANSLATION);
    if (!translation) return null;
    const text = joinTexts(findVersesOf(translation, passages));
    if (text === "" || (code !== undefined && text.length > MAX_PASSAGE_TEXT)) return null;
    const [{ book, chapter, verse }] = passages;
    const osis = passages.map(formatOsis).join(",");
    const where = { osis, book: getBook(book).name, chapter, verse };
    return { ...where, text: code === undefined ? null : text };
  }

  #read(
    reference: string,
  ): { passages: readonly [Passage, ...Passage[]]; named: string | null } | null {
    const written = readWrittenReference(reference);
    if (written) return { passages: written, named: null };
    if (reference.length > MAX_GRAMMAR_LENGTH) return null;
    if (this.#grammarReferences >= MAX_GRAMMAR_REFERENCES) return null;
    this.#grammarReferences += 1;
    const parsed = parseReference(reference);
    if (parsed.kind !== "found") return null;
    const isWholeBook = parsed.bookAlone && getBook(parsed.passages[0].book).verseCounts.length > 1;
    return isWholeBook ? null : { passages: parsed.passages, named: parsed.translation };
  }
}
