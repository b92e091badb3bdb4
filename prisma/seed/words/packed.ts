import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { brotliCompressSync, brotliDecompressSync, constants } from "node:zlib";
import { CANON_VERSE_COUNT } from "../../../lib/bible/canon";
import type { TranslationCode } from "../../../lib/bible/constants";

// The files of this folder, made by `npm run words:build` (docs/text-provenance.md): tab-separated
// lines, compressed. Numbers are in base 36.

/** An entry of Strong's dictionaries. */
export interface LexiconRow {
  /** "G26" or "H2617". */
  id: string;
  language: "he" | "arc" | "grc";
  lemma: string;
  /** By the SBL Handbook's academic style. */
  transliteration: string;
  /** As Strong spells the sound for English readers. */
  pronunciation: string;
  /** The source's code: "n-m", "v"; Greek: the first part of the commonest parsing, "N". */
  partOfSpeech: string;
  /** Strong's words, other entries as "G25". */
  derivation: string;
  definition: string;
  /** Entries that it is derived from or that are derived from it. */
  related: string[];
  /** Words that stand in its verses far more often than elsewhere, and in how many of them. */
  neighbors: [id: string, verses: number][];
}

/** A form as it stands in the text. */
export interface WordForm {
  /** Hebrew prefixes and suffixes are parted by "/". */
  text: string;
  /** "c/d/H776", "G26". */
  lemma: string;
  morph: string;
  /** What is written where the margin reads otherwise, or "". */
  written: string;
  transliteration: string;
}

/** Words `from` to `to` of a verse (from 0, inclusive) translate the originals at `positions`. */
export interface Alignment {
  from: number;
  to: number;
  positions: number[];
}

export interface PackedWords {
  forms: WordForm[];
  /** By canonicalOrder − 1: which forms stand in the verse, in order. */
  verses: number[][];
}

const FOLDER = path.join(__dirname, "data");
const LEXICON_FIELDS = [
  "id",
  "language",
  "lemma",
  "transliteration",
  "pronunciation",
  "partOfSpeech",
  "derivation",
  "definition",
  "related",
  "neighbors",
] as const;
const FORM_FIELDS = ["text", "lemma", "morph", "written", "transliteration"] as const;

const toBase36 = (value: number) => value.toString(36);
const fromBase36 = (value: string) => Number.parseInt(value, 36);

function writePacked(name: string, lines: readonly string[]): void {
  const text = Buffer.from(lines.join("\n"));
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 11,
    [constants.BROTLI_PARAM_LGWIN]: 24,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  writeFileSync(path.join(FOLDER, `${name}.br`), brotliCompressSync(text, { params }));
}

function readPacked(name: string): string[] {
  return brotliDecompressSync(readFileSync(path.join(FOLDER, `${name}.br`)))
    .toString("utf8")
    .split("\n");
}

/** Fields of a line by name; throws when there are too few. */
function fieldsOf<K extends string>(line: string, names: readonly K[]): Record<K, string> {
  const values = line.split("\t");
  if (values.length !== names.length) throw new Error(`a line of ${values.length} fields: ${line}`);
  return Object.fromEntries(names.map((name, at) => [name, values[at]])) as Record<K, string>;
}

/** Writes the dictionary. */
export function writeLexicon(rows: readonly LexiconRow[]): void {
  writePacked(
    "lexicon",
    rows.map((row) => {
      const neighbors = row.neighbors.map(([id, verses]) => `${id}:${toBase36(verses)}`);
      const fields = { ...row, neighbors };
      return LEXICON_FIELDS.map((field) => [fields[field]].flat().join(" ")).join("\t");
    }),
  );
}

/** The dictionary as `words:build` made it. */
export function readLexiconRows(): LexiconRow[] {
  return readPacked("lexicon").map((line) => {
    const { language, related, neighbors, ...fields } = fieldsOf(line, LEXICON_FIELDS);
    return {
      ...fields,
      language: language as LexiconRow["language"],
      related: related.split(" ").filter(Boolean),
      neighbors: neighbors
        .split(" ")
        .filter(Boolean)
        .map((pair): [string, number] => {
          const [id = "", verses = ""] = pair.split(":");
          return [id, fromBase36(verses)];
        }),
    };
  });
}

/** Writes the original text: forms first, an empty line, then a line for each verse. */
export function writeOriginals({ forms, verses }: PackedWords): void {
  writePacked("originals", [
    ...forms.map((form) => FORM_FIELDS.map((field) => form[field]).join("\t")),
    "",
    ...verses.map((ids) => ids.map(toBase36).join(" ")),
  ]);
}

/** The original text as `words:build` made it. */
export function readOriginals(): PackedWords {
  const lines = readPacked("originals");
  const cut = lines.indexOf("");
  const verses = lines.slice(cut + 1).map((line) => (line ? line.split(" ").map(fromBase36) : []));
  if (verses.length !== CANON_VERSE_COUNT) throw new Error(`${verses.length} verses of originals`);
  return { forms: lines.slice(0, cut).map((line) => fieldsOf(line, FORM_FIELDS)), verses };
}

/** Writes a translation's alignment by canonicalOrder: "0-2:1,3 4:2". */
export function writeAlignments(code: TranslationCode, verses: readonly Alignment[][]): void {
  const run = ({ from, to, positions }: Alignment) =>
    `${toBase36(from)}${to > from ? `-${toBase36(to)}` : ""}:${positions.map(toBase36).join(",")}`;
  writePacked(
    code.toLowerCase(),
    verses.map((alignments) => alignments.map(run).join(" ")),
  );
}

/** A translation's alignment as `words:build` made it, by canonicalOrder − 1. */
export function readAlignments(code: TranslationCode): Alignment[][] {
  const lines = readPacked(code.toLowerCase());
  if (lines.length !== CANON_VERSE_COUNT) throw new Error(`${lines.length} verses of ${code}`);
  return lines.map((line) =>
    line === ""
      ? []
      : line.split(" ").map((run) => {
          const [words = "", positions = ""] = run.split(":");
          const [from = "", to = from] = words.split("-");
          return {
            from: fromBase36(from),
            to: fromBase36(to),
            positions: positions.split(",").map(fromBase36),
          };
        }),
  );
}
