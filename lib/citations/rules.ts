// How verses and pages are cited. Styles as their handbooks have them, without the italics that a
// clipboard of plain text cannot carry.
import { BOOK_OUTLINES } from "@/lib/bible/books";

/** The styles, as they are offered. */
export const CITATION_STYLES = ["SBL", "Chicago", "MLA", "APA"] as const;
export type CitationStyle = (typeof CITATION_STYLES)[number];

/** A verse or passage to be cited. */
export interface CitedVerse {
  /** Written out: "1 Corinthians 13:4-7". */
  reference: string;
  /** The translation's code and name. */
  code: string;
  translation: string;
  /** Year of its edition, where that is known. */
  year?: string | undefined;
}

/** A page of the site to be cited. */
export interface CitedPage {
  title: string;
}

/** Where it is read, and on which day. */
export interface CitedPlace {
  site: string;
  /** Whole address. */
  address: string;
  /** YYYY-MM-DD. */
  day: string;
}

const MONTHS =
  "January February March April May June July August September October November December".split(
    " ",
  );
/** As MLA shortens them. */
const SHORT_MONTHS = "Jan. Feb. Mar. Apr. May June July Aug. Sept. Oct. Nov. Dec.".split(" ");

function readDay(day: string): { year: string; month: number; date: number } {
  const [year = "", month, date] = day.split("-");
  return { year, month: Number(month) - 1, date: Number(date) };
}

/** "November 26, 2026". */
function longDay(day: string): string {
  const { year, month, date } = readDay(day);
  return `${MONTHS[month]} ${date}, ${year}`;
}

/** "26 Nov. 2026". */
function mlaDay(day: string): string {
  const { year, month, date } = readDay(day);
  return `${date} ${SHORT_MONTHS[month]} ${year}`;
}

/** Ranges with the dash that print has. */
const withDashes = (reference: string) => reference.replaceAll("-", "–");

/** A reference with its book as SBL shortens it, which is the OSIS id: "1 Cor 13:4–7". */
function sblReference(reference: string): string {
  const whole = reference.replace(/^Psalm /, "Psalms ");
  const book = BOOK_OUTLINES.find(({ name }) => whole.startsWith(`${name} `));
  if (!book) return withDashes(reference);
  return withDashes(book.id.replace(/^[1-3]/, "$& ") + whole.slice(book.name.length));
}

/** A verse cited in a style: in MLA and APA the entry of the list, then how the text points to it. */
export function citeVerse(
  style: CitationStyle,
  { reference, code, translation, year }: CitedVerse,
  { site, address, day }: CitedPlace,
): string {
  const edition = year ? `, ${year} ed.` : "";
  const written = withDashes(reference);
  switch (style) {
    case "SBL":
      return `${sblReference(reference)} (${code}${edition}). ${site}, ${address}.`;
    case "Chicago":
      return `${written} (${translation}${edition}), ${site}, accessed ${longDay(day)}, ${address}.`;
    case "MLA":
      return `${translation}. ${year ? `${year} ed., ` : ""}${site}, ${address}. Accessed ${mlaDay(day)}.\n(${translation}, ${written.replaceAll(":", ".")})`;
    case "APA":
      return `${translation}. (${year ?? "n.d."}). ${site}. ${year ? address : `Retrieved ${longDay(day)}, from ${address}`}\n(${translation}, ${year ?? "n.d."}, ${written})`;
  }
}

/** A title with the point that ends it, unless it ends with a mark of its own. */
const ended = (title: string) => (/[.?!]$/.test(title) ? title : `${title}.`);
const beforeComma = (title: string) => (/[.?!]$/.test(title) ? title : `${title},`);

/** A page of the site cited in a style. Built-in words carry no date, so none is given. */
export function citePage(
  style: CitationStyle,
  { title }: CitedPage,
  { site, address, day }: CitedPlace,
): string {
  switch (style) {
    case "SBL":
      return `“${ended(title)}” ${site}. ${address}.`;
    case "Chicago":
      return `“${beforeComma(title)}” ${site}, accessed ${longDay(day)}, ${address}.`;
    case "MLA":
      return `“${ended(title)}” ${site}, ${address}. Accessed ${mlaDay(day)}.`;
    case "APA":
      return `${site}. (n.d.). ${ended(title)} Retrieved ${longDay(day)}, from ${address}`;
  }
}
