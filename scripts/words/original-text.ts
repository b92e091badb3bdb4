import { readFileSync } from "node:fs";
import path from "node:path";
import { BOOKS, canonicalOrderOf } from "../../lib/bible/canon";
import { readXml } from "./xml-events";

/** One word of the Hebrew, Aramaic or Greek text as the build reads it. */
export interface SourceWord {
  /** As it is read, pointed; Hebrew parts are separated by "/" as in the source. */
  text: string;
  /** The written form (ketiv) where the margin reads another, else "". */
  written: string;
  /** Prefixes and the number: "c/d/H776", "G26"; "l" where Strong's has no number. */
  lemma: string;
  /** The source's own parsing code: "HC/Td/Ncbsa", "N-NSF". */
  morph: string;
}

/** The words of each verse by canonicalOrder, in the order of the original. */
export type SourceVerses = Map<number, SourceWord[]>;

/** Accents of the reading tradition, meteg, paseq and the like: signs for chanting, not vowels. */
const CHANTING = /[\u0591-\u05AF\u05BD\u05BE\u05C0\u05C3\u05C6]/gu;
/** A combining grapheme joiner keeps marks in order and is no letter. */
const JOINER = /\u034F/gu;

/** Pointed Hebrew without the signs for chanting, composed as Unicode orders it. */
export function withoutChanting(text: string): string {
  return text.replace(CHANTING, "").replace(JOINER, "").normalize("NFC");
}

/** The first whole-verse reference of a map's name: "1Kgs.18.33!b" is in 1Kgs.18.33. */
function orderOf(osis: string): number | undefined {
  const [book = "", chapter, verse] = osis.replace(/!\w+$/u, "").split(".");
  const found = BOOKS.find(({ id }) => id === book);
  return found && canonicalOrderOf(found.id, Number(chapter), Number(verse));
}

/**
 * Which verses of ours a verse of the Leningrad Codex stands in, by the source's VerseMap.xml:
 * whole verses have one, a verse that is divided differently has several.
 */
function readVerseMap(folder: string): Map<string, number[]> {
  const map = new Map<string, number[]>();
  readXml(readFileSync(path.join(folder, "VerseMap.xml"), "utf8"), {
    open(name, { wlc, kjv }) {
      if (name !== "verse" || !wlc || !kjv) return;
      const key = wlc.replace(/!\w+$/u, "");
      const order = orderOf(kjv);
      if (order === undefined) throw new Error(`VerseMap.xml names ${kjv}, which is no verse`);
      map.set(key, [...(map.get(key) ?? []), order]);
    },
  });
  // Where a part of the verse is mapped, the rest stays under its own number.
  for (const [wlc, orders] of map) {
    const own = orderOf(wlc);
    const partial = PARTLY_MAPPED.has(wlc);
    if (partial && own !== undefined && !orders.includes(own)) orders.push(own);
  }
  return map;
}

/** Verses of which VerseMap.xml maps a part only; the other part keeps its number. */
const PARTLY_MAPPED = new Set(["1Kgs.18.34", "1Kgs.20.3", "1Kgs.22.21", "Isa.63.19"]);

/** "c/d/776" → "c/d/H776"; "1254 a" → "H1254"; "1008+" → "H1008"; "l" stays. */
export function toLemma(source: string): string {
  return source
    .split("/")
    .map((part) => part.replace(/[ +].*$/u, "").replace(/^\d+$/u, "H$&"))
    .join("/");
}

/**
 * The Hebrew and Aramaic words of the Old Testament under our verse numbers, from the folder `wlc`
 * of morphhb. The margin's reading (qere) stands in place of the written word, which is kept
 * beside it. A verse that is numbered otherwise stands whole under each number it belongs to.
 */
export function readHebrew(folder: string): SourceVerses {
  const map = readVerseMap(folder);
  const verses: SourceVerses = new Map();
  for (const { id } of BOOKS.slice(0, 39)) {
    readBook(readFileSync(path.join(folder, `${id}.xml`), "utf8"), (osis, words) => {
      // Titles of psalms have numbers of their own there and belong to the first verse here.
      const orders = map.get(osis) ?? [orderOf(titleToFirstVerse(osis, map))];
      for (const order of orders) {
        if (order === undefined) throw new Error(`${osis} has no verse of ours`);
        verses.set(order, [...(verses.get(order) ?? []), ...words]);
      }
    });
  }
  return verses;
}

/** A psalm's title that is numbered as a verse of its own stands before our verse 1. */
function titleToFirstVerse(osis: string, map: ReadonlyMap<string, number[]>): string {
  const [book, chapter, verse] = osis.split(".");
  if (book !== "Ps" || !map.has(`Ps.${chapter}.${Number(verse) + 1}`)) return osis;
  return `Ps.${chapter}.1`;
}

/** "b/H1035" → "H1035": prefixes stand before the first word of a name alone. */
const lemmaAlone = (lemma: string) => lemma.split("/").at(-1) ?? "";

function readBook(source: string, found: (osis: string, words: SourceWord[]) => void): void {
  let osis = "";
  let words: SourceWord[] = [];
  let word: SourceWord | undefined;
  let isPart = false;
  let inNote = false;
  let inQere = false;
  let caught: string | undefined;
  // The number of a name of several words that goes on with the next word ("1035+").
  let goesOn = "";
  let read: SourceWord[] = [];
  const catching = { done: false };
  readXml(source, {
    open(name, attributes) {
      if (name === "verse") {
        osis = attributes.osisID ?? "";
        words = [];
      } else if (name === "note") {
        inNote = true;
        read = [];
        caught = undefined;
      } else if (name === "catchWord") caught = "";
      else if (name === "rdg") inQere = attributes.type === "x-qere";
      else if (name === "w" && (!inNote || inQere)) {
        const lemma = toLemma(attributes.lemma ?? "");
        isPart = goesOn !== "" && lemma === goesOn;
        goesOn = attributes.lemma?.endsWith("+") ? lemmaAlone(lemma) : "";
        word = { text: "", written: "", lemma, morph: attributes.morph ?? "" };
      }
    },
    text(text) {
      if (word) word.text += text;
      else if (inNote && caught !== undefined && !catching.done) caught += text;
    },
    close(name) {
      if (name === "w" && word) {
        word.text = withoutChanting(word.text.trim());
        const list = inQere ? read : words;
        const last = list.at(-1);
        if (isPart && last) last.text += ` ${word.text}`;
        else list.push(word);
        word = undefined;
      } else if (name === "rdg") inQere = false;
      else if (name === "catchWord") catching.done = true;
      else if (name === "note") {
        inNote = false;
        if (read.length > 0) replaceWritten(words, read, caught ?? "");
        catching.done = false;
      } else if (name === "verse" && osis !== "") {
        found(osis, words);
        osis = "";
      }
    },
  });
}

/** Puts what is read in place of the written words before it that the note repeats. */
function replaceWritten(words: SourceWord[], read: readonly SourceWord[], repeated: string): void {
  const count = repeated.split(/[\s\u05BE]+/u).filter(Boolean).length;
  const written = count === 0 ? [] : words.splice(-count).map(({ text }) => text);
  read.forEach((word, at) => {
    const rest = at === read.length - 1 ? written.slice(at) : written.slice(at, at + 1);
    words.push({ ...word, written: rest.join(" ") });
  });
}
