// How other Bibles number verses, and where each stands in the canon. The tables are the versification
// files of Paratext as npm's @bibletags/bibletags-versification carries them: each maps its numbers to
// those of the Hebrew and Greek (org); English ones turned around lead from there to ours.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { type BookId, canonicalOrderOf } from "../../../lib/bible/canon";
import { bookOfUsfm } from "./book-codes";

const requireHere = createRequire(__filename);

/** The schemes a file may follow, and how each is told to an operator. */
export const VERSIFICATIONS = {
  english: "English and most Spanish Bibles, as ours",
  original:
    "the Hebrew Bible and the Greek New Testament, as many German ones (Joel 4, Malachi 3:24)",
  vulgate: "the Latin Vulgate",
  septuagint: "the Septuagint",
  synodal: "the Russian Synodal Bible, Protestant edition",
} as const;
export type Versification = keyof typeof VERSIFICATIONS;

const FILES: Record<Versification, string> = {
  english: "eng",
  original: "org",
  vulgate: "vul",
  septuagint: "lxx",
  synodal: "rsc",
};

/** "Joel.3.1"; verse 0 is a psalm's title. */
type Place = string;

interface Table {
  /** Verses of each chapter, by "Joel.3". */
  counts: ReadonlyMap<string, number>;
  /** Where the scheme's numbers differ: the places in the original. */
  toOriginal: ReadonlyMap<Place, readonly Place[]>;
}

/**
 * What the tables leave open, by original place: the New Testaments end 2 Corinthians with one verse
 * fewer, since they print 13:12 and 13:13 as one.
 */
const CORRECTED: Readonly<Record<Place, Place>> = { "2Cor.13.13": "2Cor.13.14" };
/** Numbers of the English table that ours does not have. */
const IN_OURS: Readonly<Record<Place, Place>> = {
  "3John.1.15": "3John.1.14",
  "Rev.12.18": "Rev.13.1",
};

const MAPPING = /^([A-Z0-9]{3}) (\d+):(\d+)(?:-(\d+))? = ([A-Z0-9]{3}) (\d+):(\d+)(?:-(\d+))?\s*$/;
const COUNTS = /^([A-Z0-9]{3}) ((?:\d+:\d+ ?)+)\s*$/;

const tables = new Map<Versification, Table>();

/** The table of a scheme, read once. */
function tableOf(scheme: Versification): Table {
  const known = tables.get(scheme);
  if (known) return known;
  const folder = path.dirname(
    requireHere.resolve("@bibletags/bibletags-versification/package.json"),
  );
  const file = path.join(folder, "imports", "uw-api-files", `${FILES[scheme]}.vrs.txt`);
  const table = readTable(readFileSync(file, "utf8"));
  tables.set(scheme, table);
  return table;
}

function readTable(text: string): Table {
  const counts = new Map<string, number>();
  const toOriginal = new Map<Place, Place[]>();
  for (const line of text.split(/\r?\n/)) {
    const [, code = "", chapters = ""] = COUNTS.exec(line) ?? [];
    const book = bookOfUsfm(code);
    if (book) {
      for (const one of chapters.trim().split(" ")) {
        const [chapter, verses] = one.split(":");
        counts.set(`${book}.${chapter}`, Number(verses));
      }
      continue;
    }
    const mapping = MAPPING.exec(line);
    if (!mapping) continue;
    const [, fromCode = "", fromChapter, first, last = first] = mapping;
    const [toCode = "", toChapter, target] = mapping.slice(5);
    const from = bookOfUsfm(fromCode);
    const to = bookOfUsfm(toCode);
    if (!from || !to) continue;
    for (let verse = Number(first); verse <= Number(last); verse++) {
      const place = `${from}.${fromChapter}.${verse}`;
      const targets = toOriginal.get(place) ?? [];
      targets.push(`${to}.${toChapter}.${Number(target) + verse - Number(first)}`);
      toOriginal.set(place, targets);
    }
  }
  return { counts, toOriginal };
}

let english: ReadonlyMap<Place, readonly Place[]> | undefined;

/** From the original's numbers to the English ones, where they differ. */
function toEnglish(): ReadonlyMap<Place, readonly Place[]> {
  if (english) return english;
  const turned = new Map<Place, Place[]>();
  for (const [place, originals] of tableOf("english").toOriginal) {
    for (const original of originals) {
      turned.set(original, [...(turned.get(original) ?? []), place]);
    }
  }
  english = turned;
  return turned;
}

/** Where a verse stands in the canon: its canonicalOrder, and true where it is a psalm's title. */
export interface CanonPlace {
  order: number;
  /** Printed above the verse `order` instead of as one. */
  isTitle: boolean;
}

/** The canon's place of a verse that a scheme numbers so; null when it has none. */
export function toCanon(
  scheme: Versification,
  book: BookId,
  chapter: number,
  verse: number,
): CanonPlace | null {
  const place = `${book}.${chapter}.${verse}`;
  if (scheme === "english") return toPlace([IN_OURS[place] ?? place]);
  const { counts, toOriginal } = tableOf(scheme);
  if (verse > (counts.get(`${book}.${chapter}`) ?? 0)) return null;
  const originals = toOriginal.get(place) ?? [place];
  const turned = toEnglish();
  const places = originals.flatMap((original) => {
    const corrected = CORRECTED[original];
    const found = corrected ? [corrected] : (turned.get(original) ?? [original]);
    return found.map((one) => IN_OURS[one] ?? one);
  });
  return toPlace(places);
}

/** The first verse among them; a title where there is nothing else. */
function toPlace(places: readonly Place[]): CanonPlace | null {
  const parsed = places.map((place) => {
    const [book = "", chapter, verse] = place.split(".");
    return { book: book as BookId, chapter: Number(chapter), verse: Number(verse) };
  });
  const one = parsed.find(({ verse }) => verse > 0) ?? parsed[0];
  if (!one) return null;
  const order = canonicalOrderOf(one.book, one.chapter, Math.max(1, one.verse));
  return order === undefined ? null : { order, isTitle: one.verse === 0 };
}
