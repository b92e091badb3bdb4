import { BOOKS, canonicalOrderOf } from "../../lib/bible/canon";
import type { SourceVerses } from "./original-text";
import { readBibledit } from "./sources";
import { readXml } from "./xml-events";

/** What a run of English words of the tagged KJV translates. */
export interface Tag {
  /** Strong's numbers in the source's order: "H7225", "G3588". */
  numbers: string[];
  /** Positions (from 1) of the Greek words in the verse; empty in the Old Testament. */
  positions: number[];
}

/** A run of English text under one tag, or under none. */
export interface TaggedRun {
  text: string;
  tag: Tag | null;
  /** The psalm's title, which no verse of ours prints in its text. */
  title: boolean;
}

export interface TaggedKjv {
  /** Runs of each verse by canonicalOrder. */
  runs: Map<number, TaggedRun[]>;
  /** The Greek words of each verse of the New Testament, as numbered there. */
  greek: SourceVerses;
}

const numbersOf = (lemma: string) =>
  [...lemma.matchAll(/(?:strong:)?\b([HG])0*(\d+)\b/gu)].map(
    ([, kind = "", number = ""]) => kind + number,
  );
const wordsAfter = (prefix: string, list = "") =>
  list
    .trim()
    .split(/\s+/u)
    .filter((part) => part.startsWith(prefix))
    .map((part) => part.slice(prefix.length));

/** Some two dozen articles carry the number of ὄνος (donkey), a slip of one digit. */
const ARTICLE = "G3588";

/**
 * Reads which original words each run of the King James Version translates, and the Greek text it
 * is numbered by, from CrossWire's tagged KJV in Debian's bibledit-cloud-data. Only numbers,
 * positions, parsing codes and the words of the Textus Receptus are taken.
 */
export function readTaggedKjv(): TaggedKjv {
  const runs = new Map<number, TaggedRun[]>();
  const greek: SourceVerses = new Map();
  let order: number | undefined;
  let current: TaggedRun[] | undefined;
  let title: TaggedRun[] = [];
  let inTitle = false;
  let notes = 0;
  let tag: Tag | null = null;
  const addText = (text: string) => {
    if (notes > 0) return;
    if (inTitle) title.push({ text, tag, title: true });
    else current?.push({ text, tag, title: false });
  };
  readXml(readBibledit("kjv.xml"), {
    open(name, attributes) {
      if (name === "title") {
        inTitle = attributes.type === "psalm" || attributes.canonical === "true";
        if (!inTitle) notes++;
      } else if (name === "note") notes++;
      else if (name === "chapter" && attributes.osisID) title = [];
      else if (name === "verse" && attributes.sID) {
        const [book = "", chapter, verse] = attributes.sID.split(".");
        const id = BOOKS.find((known) => known.id === book)?.id;
        order = id && canonicalOrderOf(id, Number(chapter), Number(verse));
        if (order === undefined) throw new Error(`${attributes.sID} is no verse of ours`);
        current = title;
        title = [];
        runs.set(order, current);
      } else if (name === "verse" && attributes.eID) {
        current = undefined;
      } else if (name === "w") {
        const positions = (attributes.src ?? "").trim().split(/\s+/u).filter(Boolean).map(Number);
        tag = { numbers: numbersOf(attributes.lemma ?? ""), positions };
        if (order !== undefined && positions.length > 0 && !inTitle) {
          addGreek(greek, order, tag, attributes);
        }
      }
    },
    text: addText,
    close(name) {
      if (name === "title") {
        if (!inTitle) notes--;
        inTitle = false;
      } else if (name === "note") notes--;
      else if (name === "w") tag = null;
    },
  });
  return { runs, greek: renumbered(greek, runs) };
}

function addGreek(
  greek: SourceVerses,
  order: number,
  { numbers, positions }: Tag,
  attributes: Readonly<Record<string, string>>,
): void {
  const forms = wordsAfter("lemma.TR:", attributes.lemma);
  const morphs = wordsAfter("robinson:", attributes.morph);
  const words = greek.get(order) ?? [];
  greek.set(order, words);
  positions.forEach((position, at) => {
    const [text = "", number = "", morph = ""] = [forms[at], numbers[at], morphs[at]];
    const lemma = morph.startsWith("T-") && number === "G3688" ? ARTICLE : number;
    // A word that two English runs translate is numbered in both.
    words[position] ??= { text: text.normalize("NFC"), written: "", lemma, morph };
  });
}

/** Closes the gaps of the numbering (a word left out there), in the tags as well. */
function renumbered(greek: SourceVerses, runs: ReadonlyMap<number, TaggedRun[]>): SourceVerses {
  const dense: SourceVerses = new Map();
  for (const [order, words] of greek) {
    const kept = new Map<number, number>();
    words.forEach((_word, position) => {
      kept.set(position, kept.size + 1);
    });
    dense.set(order, words.filter(Boolean));
    const tags = new Set((runs.get(order) ?? []).map(({ tag }) => tag));
    for (const tag of tags) {
      if (tag) tag.positions = tag.positions.flatMap((position) => kept.get(position) ?? []);
    }
  }
  return dense;
}
