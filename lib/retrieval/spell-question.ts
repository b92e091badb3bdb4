import "server-only";
import SearchableMap from "minisearch/SearchableMap";
import { soundOf } from "@/lib/bible/search/correct-words";
import { toWords } from "@/lib/bible/search/words";
import { builtOnce } from "@/lib/built-once";
import { CHAPTERS } from "@/lib/content/chapters";
import { getWordings } from "./answer-wordings";
import { getBiblicalNames } from "./biblical-names";
import { fromQuranicName, toEnglishName } from "./foreign-people";
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
  agen: "again",
  arnt: "aren't",
  b4: "before",
  bc: "because",
  becos: "because",
  becoz: "because",
  becuz: "because",
  climed: "climbed",
  cos: "because",
  coz: "because",
  cud: "could",
  cuz: "because",
  da: "the",
  dosnt: "doesn't",
  dunno: "don't know",
  evry: "every",
  gimme: "give me",
  gonna: "going to",
  gotta: "have to",
  idk: "I don't know",
  kinda: "kind of",
  lemme: "let me",
  n: "and",
  nvr: "never",
  pls: "please",
  plz: "please",
  ppl: "people",
  sed: "said",
  shud: "should",
  skool: "school",
  smth: "something",
  sorta: "sort of",
  thay: "they",
  tho: "though",
  thru: "through",
  tmr: "tomorrow",
  tmrw: "tomorrow",
  u: "you",
  ur: "your",
  w: "with",
  wanna: "want to",
  wat: "what",
  wen: "when",
  wernt: "weren't",
  wiv: "with",
  wot: "what",
  wud: "would",
  yr: "year",
  yrs: "years",
};

/** What the site's words are known by may be a stem: "befor" is one, and no word. */
const withoutItsE = (word: string) => !isEverydayWord(word) && isEverydayWord(`${word}e`);

/** A silent letter is left out ("climed"): all that was typed stands in the word, in its order. */
function lacksLetter(typed: string, meant: string): boolean {
  if (meant.length !== typed.length + 1 || meant.charAt(0) !== typed.charAt(0)) return false;
  const at = [...typed].findIndex((letter, place) => letter !== meant.charAt(place));
  return at > 0 && typed.slice(at) === meant.slice(at + 1);
}

const isSilent = (typed: string, meant: string) =>
  typed.length >= LONG && isEverydayWord(meant) && lacksLetter(typed, meant);

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
  if (word.length < MIN_LENGTH || /[\d']/.test(word)) return word;
  // "Callin", "sayin": as they are spoken.
  if (/in$/.test(word) && !isWord(word) && isWord(`${word}g`)) return `${word}g`;
  if (isWord(word)) return withoutItsE(word) ? `${word}e` : word;
  const sound = heard(word);
  const near = [...getSpellings().fuzzyGet(word, word.length >= LONG ? 2 : 1)]
    .map(([meant, [count, distance]]) => ({ meant, count, distance }))
    .filter(({ meant, count }) => count >= LEAST || isSilent(word, meant))
    .filter(({ meant }) => heard(meant) === sound || isSilent(word, meant))
    .filter(({ meant }) => meant.length >= word.length - 1)
    .sort((a, b) => a.distance - b.distance || b.count - a.count);
  return near.find(({ meant }) => meant.replace("'", "") === word)?.meant ?? near[0]?.meant ?? word;
}

/**
 * A name as it was meant. It may be nobody's in the Bible, so only a long one is mended, where the
 * letters that differ are not heard: "Zaccheus", "Nebuchadnezar".
 */
function spellName(name: string): string {
  const meant = name.length < LONG ? name : spell(name);
  const [short = "", long = ""] = [name, meant].sort((a, b) => a.length - b.length);
  const isLetterLess = long.length - short.length <= 2 && heard(short) === heard(long);
  return isLetterLess && short.charAt(0) === long.charAt(0) ? meant : name;
}

/** What is chewed is no "could". */
const CHEWED = /\bchew\w*\s+(?:(?:the|its|their)\s+)?$/i;

/**
 * A question with its typing errors mended ("dinosors"): words that are neither English nor the
 * site's, by the words people ask with and chapters are told in.
 */
export function spellQuestion(question: string): string {
  let spelled = "";
  let position = 0;
  for (const { text, start, end } of toWords(question)) {
    const typed = question.slice(start, end);
    // "Chew the cud", "w/o".
    const isItself =
      (text === "cud" && CHEWED.test(question.slice(0, start))) ||
      (text.length === 1 && question.charAt(end) === "/");
    // A capital within a sentence is a name, which may be nobody's in the Bible.
    const isName = /\p{Ll}[\s,]+$/u.test(question.slice(0, start)) && /^\p{Lu}/u.test(typed);
    // "Isa 53" is Isaiah.
    const isBook = /^\.?\s*\d/.test(question.slice(end));
    const person = isBook ? undefined : (toEnglishName(text) ?? fromQuranicName(text, question));
    const mended = isName ? spellName(text) : spell(text);
    const meant = person ?? (isItself ? text : mended);
    spelled += question.slice(position, start) + (meant === text ? typed : meant);
    position = end;
  }
  return spelled + question.slice(position);
}
