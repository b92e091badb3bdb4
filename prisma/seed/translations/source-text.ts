// What a file of a translation holds, whatever its format, before its numbers are mapped.
import type { BookId } from "../../../lib/bible/canon";
import type { BreakKind } from "../bible/rows";
import { strongerBreak } from "../bible/rows";

/** Most problems that one refusal lists. */
const MOST_PROBLEMS = 30;

/** What is wrong with a translation's files; nothing of it is stored. */
export class TranslationError extends Error {
  override readonly name = "TranslationError";
  constructor(readonly problems: readonly string[]) {
    const shown = problems.slice(0, MOST_PROBLEMS);
    const more = problems.length - shown.length;
    super([...shown, ...(more > 0 ? [`… and ${more} more`] : [])].join("\n"));
  }
}

/** A run of words of one verse with what is printed before it. */
export interface SourceRun {
  /** As in the file: white space not yet made plain. */
  words: string;
  isAdded: boolean;
  break: BreakKind | null;
  headings: readonly string[];
}

/** A verse as its source numbers it. */
export interface SourceVerse {
  book: BookId;
  chapter: number;
  /** 0 for what stands before the first verse of a psalm and is numbered so. */
  verse: number;
  /** Greater than `verse` where the source prints several as one ("2-3"). */
  lastVerse: number;
  /** File and line, for messages. */
  where: string;
  runs: SourceRun[];
}

const LABEL = /^(\d{1,3})([a-z])?(?:[-–](\d{1,3})([a-z])?)?$/i;

/**
 * Takes what a reader of a format meets, in order, and makes source verses of it. Every method that
 * refuses throws TranslationError with file and line.
 */
export class SourceTextBuilder {
  readonly verses: SourceVerse[] = [];
  readonly #seen = new Map<string, SourceVerse>();
  readonly #books = new Map<BookId, string>();
  /** Books that the canon does not have: their words are left out and named. */
  readonly leftOut = new Set<string>();
  #book: BookId | null = null;
  #chapter = 0;
  #verse: SourceVerse | null = null;
  #break: BreakKind | null = null;
  #headings: string[] = [];
  #heading: string | null = null;
  #isPoetry = false;
  #isStanzaNext = false;

  constructor(readonly file: string) {}

  /** A TranslationError about a line of the file. */
  error(line: number, what: string): TranslationError {
    return new TranslationError([`${this.file}, line ${line}: ${what}`]);
  }

  /** Begins a book; null and its name for one outside the canon, which is passed over. */
  openBook(book: BookId | null, name: string, line: number): void {
    this.#endHeading();
    const before = book && this.#books.get(book);
    if (before) throw this.error(line, `${name} begins a second time; it began at ${before}`);
    if (book) this.#books.set(book, `${this.file}, line ${line}`);
    else this.leftOut.add(name);
    this.#book = book;
    this.#chapter = 0;
    this.#verse = null;
    this.#clear();
  }

  /** Begins a chapter of the open book. */
  openChapter(label: string, line: number): void {
    if (this.#book === null) {
      if (this.leftOut.size > 0) return;
      throw this.error(line, "a chapter begins before any book");
    }
    if (!/^\d{1,3}$/.test(label)) throw this.error(line, `“${label}” is no chapter number`);
    this.#endHeading();
    this.#chapter = Number(label);
    this.#verse = null;
    this.#clear();
    this.#break = "paragraph";
  }

  /** Begins a verse: "4", "4a" (a part of it), "4-5" (two printed as one). */
  openVerse(label: string, line: number): void {
    if (this.#book === null) {
      if (this.leftOut.size > 0) return;
      throw this.error(line, "a verse begins before any book");
    }
    if (this.#chapter === 0) throw this.error(line, "a verse begins before any chapter");
    const [, first, part, last] = LABEL.exec(label) ?? [];
    const place = `${this.#book}.${this.#chapter}`;
    if (first === undefined) throw this.error(line, `“${label}” is no verse number (${place})`);
    const verse = Number(first);
    const lastVerse = last === undefined ? verse : Number(last);
    if (lastVerse < verse) throw this.error(line, `the verses ${label} run backwards (${place})`);
    const key = `${place}.${verse}`;
    const before = this.#seen.get(key);
    const isFurtherPart = part !== undefined && part.toLowerCase() !== "a";
    if (before && !(isFurtherPart && lastVerse === before.lastVerse)) {
      throw this.error(line, `verse ${key} stands twice; first at ${before.where}`);
    }
    if (before) {
      this.#verse = before;
      return;
    }
    const where = `${this.file}, line ${line}`;
    const opened = { book: this.#book, chapter: this.#chapter, verse, lastVerse, where, runs: [] };
    this.#verse = opened;
    this.#seen.set(key, opened);
    this.verses.push(opened);
  }

  /** Ends the open verse, where the format says so; what follows belongs to none. */
  closeVerse(): void {
    this.#verse = null;
  }

  /** Goes on with a verse that was interrupted by a heading or a paragraph of its own. */
  resumeVerse(label: string): void {
    const [, first] = LABEL.exec(label) ?? [];
    const known = this.#seen.get(`${this.#book}.${this.#chapter}.${Number(first)}`);
    if (known) this.#verse = known;
  }

  /** Begins a paragraph of prose. */
  paragraph(): void {
    this.#endHeading();
    this.#break = strongerBreak(this.#break, "paragraph");
    this.#isPoetry = false;
  }

  /** Begins a line of poetry; the first one after prose or a blank line begins a stanza. */
  line(): void {
    this.#endHeading();
    const isStanza = !this.#isPoetry || this.#isStanzaNext;
    this.#break = strongerBreak(this.#break, isStanza ? "stanza" : "line");
    // A chapter begins with a block of its kind.
    if (isStanza && this.#break === "paragraph") this.#break = "stanza";
    this.#isPoetry = true;
    this.#isStanzaNext = false;
  }

  /** A blank line between stanzas. */
  blankLine(): void {
    this.#endHeading();
    this.#isStanzaNext = true;
  }

  /** Begins a heading, whose words follow as text. */
  heading(): void {
    this.#endHeading();
    this.#heading = "";
    this.#isPoetry = false;
  }

  /** Words of the open heading or verse; `isAdded` for words the translators supplied. */
  text(words: string, isAdded: boolean, line: number): void {
    if (this.#heading !== null) {
      this.#heading += words;
      return;
    }
    if (words.trim() === "") {
      this.#verse?.runs.push({ words, isAdded: false, break: null, headings: [] });
      return;
    }
    if (this.#book === null && this.leftOut.size > 0) return;
    if (!this.#verse) {
      if (this.#chapter === 0) return;
      const shown = words.trim().slice(0, 40);
      throw this.error(
        line,
        `“${shown}” stands outside every verse of ${this.#book}.${this.#chapter}`,
      );
    }
    this.#verse.runs.push({
      words,
      isAdded,
      break: this.#break,
      headings: this.#headings,
    });
    this.#clear();
  }

  /** Ends the file. */
  end(): void {
    this.#endHeading();
  }

  #endHeading(): void {
    const words = this.#heading?.replace(/\s+/gu, " ").trim();
    if (words && this.#chapter > 0) this.#headings.push(words);
    this.#heading = null;
  }

  #clear(): void {
    this.#break = null;
    this.#headings = [];
  }
}
