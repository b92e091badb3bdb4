import "server-only";
import SearchableMap from "minisearch/SearchableMap";
import { soundOf } from "@/lib/bible/search/correct-words";
import { toWords } from "@/lib/bible/search/words";
import { builtOnce } from "@/lib/built-once";
import { CHAPTERS } from "@/lib/content/chapters";
import { getWordings } from "./answer-wordings";
import { getBiblicalNames } from "./biblical-names";
import { isKnownWord } from "./known-words";
import { isEverydayWord } from "./sentence-vectors";

/** Shorter words have too many neighbors to guess. */
const MIN_LENGTH = 4;
/** From this length on two letters may be wrong. */
const LONG = 6;

const isWord = (word: string) => isEverydayWord(word) || isKnownWord(word);
/** "Havent": people leave the apostrophe out. */
const CONTRACTION = /(?:n't|'(?:s|re|ve|ll|d|m))$/;

/** How often each word stands in what people ask and in what the chapters tell. */
const getSpellings = builtOnce("spellings", () => {
  const words = new SearchableMap<number>();
  const texts = [
    ...getWordings().wordings.map(({ line }) => line),
    ...CHAPTERS.flatMap(({ chapters }) => chapters),
    ...getBiblicalNames(),
  ];
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const { text: word } of toWords(text)) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  for (const [word, count] of counts) {
    if (word.length < MIN_LENGTH) continue;
    if (isWord(word) || CONTRACTION.test(word)) words.set(word, count);
  }
  return words;
});

/** What stands there less often is no word to guess. */
const LEAST = 2;

/** How people type short. */
const SHORT: Readonly<Record<string, string>> = {
  abt: "about",
  b4: "before",
  bc: "because",
  coz: "because",
  cud: "could",
  cuz: "because",
  da: "the",
  pls: "please",
  plz: "please",
  ppl: "people",
  shud: "should",
  tho: "though",
  thru: "through",
  u: "you",
  ur: "your",
  wat: "what",
  wen: "when",
  wiv: "with",
  wot: "what",
  wud: "would",
};

/** How a word sounds, about: a word that sounds otherwise is not mistyped but another one. */
function heard(word: string): string {
  const letters = word.replace("'", "").replace(/ph/g, "f").replace(/ck/g, "k");
  return soundOf(
    letters
      .replace(/c(?=[eiy])/g, "s")
      .replace(/z/g, "s")
      .replace(/v/g, "f"),
  );
}

/**
 * The word that was meant: of those that sound alike the nearest in letters, the most frequent of
 * the nearest.
 */
function spell(word: string): string {
  const long = SHORT[word];
  if (long) return long;
  // "Hezekiahs dad": the apostrophe is left out.
  const names = getBiblicalNames();
  const bare = word.replace(/s$/, "");
  if (bare !== word && names.has(bare) && !names.has(word) && !isEverydayWord(word)) {
    return `${bare}'s`;
  }
  if (word.length < MIN_LENGTH || /[\d']/.test(word) || isWord(word)) return word;
  const sound = heard(word);
  const near = [...getSpellings().fuzzyGet(word, word.length >= LONG ? 2 : 1)]
    .map(([meant, [count, distance]]) => ({ meant, count, distance }))
    .filter(({ meant, count }) => heard(meant) === sound && count >= LEAST)
    .filter(({ meant }) => meant.length >= word.length - 1)
    .sort((a, b) => a.distance - b.distance || b.count - a.count);
  return near.find(({ meant }) => meant.replace("'", "") === word)?.meant ?? near[0]?.meant ?? word;
}

/**
 * A question with its typing errors mended ("dinosors"): words that are neither English nor the
 * site's, by the words people ask with and chapters are told in.
 */
export function spellQuestion(question: string): string {
  let spelled = "";
  let position = 0;
  for (const { text, start, end } of toWords(question)) {
    const typed = question.slice(start, end);
    // A capital within a sentence is a name, which may be nobody's in the Bible.
    const isName = /\p{Ll}[\s,]+$/u.test(question.slice(0, start)) && /^\p{Lu}/u.test(typed);
    const meant = isName ? text : spell(text);
    spelled += question.slice(position, start) + (meant === text ? typed : meant);
    position = end;
  }
  return spelled + question.slice(position);
}
