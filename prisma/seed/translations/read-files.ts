import { readdirSync, readFileSync, statSync } from "node:fs";
import path from "node:path";
import { readOsis } from "./osis";
import { type SourceVerse, TranslationError } from "./source-text";
import { readUsfm } from "./usfm";
import { readUsx } from "./usx";

/** All files of a translation together; the longest Bibles with notes have some 30 MB. */
const MAX_BYTES = 100_000_000;
const EXTENSIONS = /\.(?:usfm|sfm|ptx|usx|osis|xml|txt)$/i;
/** What no text has: control characters, and the sign of a wrong encoding. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
const UNPRINTABLE = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffd]/;

/** The verses of a translation's files, and the books outside the canon that were left out. */
export interface SourceFiles {
  verses: SourceVerse[];
  leftOut: string[];
}

/**
 * Reads a file, or every file of a folder, of USFM, USX or OSIS, told apart by what stands in them.
 * Throws TranslationError with file and line.
 */
export function readTranslation(given: string): SourceFiles {
  const files = filesOf(given);
  const size = files.reduce((sum, file) => sum + statSync(file).size, 0);
  if (size > MAX_BYTES) throw new TranslationError([`${given}: more than 100 MB is no Bible`]);
  const verses: SourceVerse[] = [];
  const leftOut = new Set<string>();
  const problems: string[] = [];
  const books = new Map<string, string>();
  for (const file of files) {
    try {
      const source = readFile(file);
      for (const book of new Set(source.verses.map((verse) => verse.book))) {
        const before = books.get(book);
        if (before) problems.push(`${path.basename(file)}: ${book} stands in ${before} already`);
        books.set(book, path.basename(file));
      }
      for (const one of source.verses) verses.push(one);
      for (const name of source.leftOut) leftOut.add(name);
    } catch (error) {
      if (!(error instanceof TranslationError)) throw error;
      problems.push(...error.problems);
    }
  }
  if (problems.length > 0) throw new TranslationError(problems);
  return { verses, leftOut: [...leftOut] };
}

function filesOf(given: string): string[] {
  const stat = statSync(given, { throwIfNoEntry: false });
  if (!stat) throw new TranslationError([`${given}: there is no such file or folder`]);
  if (!stat.isDirectory()) return [given];
  const names = readdirSync(given).filter((name) => EXTENSIONS.test(name));
  if (names.length === 0) {
    throw new TranslationError([`${given}: holds no files of USFM (.usfm, .sfm), USX or OSIS`]);
  }
  return names.sort().map((name) => path.join(given, name));
}

function readFile(file: string) {
  const name = path.basename(file);
  const text = decode(readFileSync(file), name);
  if (!/^\s*</.test(text)) return readUsfm(text, name);
  if (/<usx[\s>]/.test(text)) return readUsx(text, name);
  if (/<osis[\s>]/.test(text)) return readOsis(text, name);
  throw new TranslationError([`${name}: XML, but neither USX nor OSIS`]);
}

function decode(bytes: Buffer, name: string): string {
  let text: string;
  try {
    text = new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new TranslationError([`${name}: not UTF-8; save it in that encoding`]);
  }
  const bad = UNPRINTABLE.exec(text);
  if (bad) {
    const line = text.slice(0, bad.index).split("\n").length;
    throw new TranslationError([`${name}, line ${line}: holds a character that no text has`]);
  }
  return text.normalize("NFC");
}
