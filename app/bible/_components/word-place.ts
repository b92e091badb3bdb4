import type { DivineNameChoice } from "@/lib/bible/divine-name";
import { isShownAs, type ShownRun, toShownRuns, toTextOffset } from "@/lib/bible/shown-text";
import type { PassageVerse, PassageWords } from "@/lib/words/passage-contract";
import {
  mainWord,
  sharingStops,
  stopAt,
  stopsOfLexemes,
  toWordStops,
  type WordStop,
  wordsBehind,
} from "@/lib/words/word-stops";
import { rangesInVerse, readSetVerses, type SetVerse } from "./verse-text";
import type { TappedWord } from "./word-panel";

/** A word of the chapter on the page. */
export interface WordPlace {
  translation: string;
  verse: number;
  /** The character that was tapped, in what is shown of the verse; or the word by its number. */
  at: { offset: number; shown: string } | { stop: number };
  from: "tap" | "press" | "keys";
  isOpen: boolean;
  /** Which of the words behind it is shown, where another than the main one. */
  position?: number;
}

/** How the reader shows a verse of this translation. */
const runsOf = (text: string, translation: string, divineName: DivineNameChoice): ShownRun[] =>
  toShownRuns(text, translation === "WEB" ? divineName : "Yahweh");

/** The verse of this number among the words of its chapter. */
export const verseOf = (
  words: PassageWords | undefined,
  number: number,
): PassageVerse | undefined =>
  words?.verses.find(({ osis }) => Number(osis.split(".")[2]) === number);

/** What stands at a place; null where no word does, or the page shows other words than are known. */
export function findTapped(
  known: PassageWords,
  place: WordPlace,
  divineName: DivineNameChoice,
): TappedWord | null {
  const verse = verseOf(known, place.verse);
  if (!verse) return null;
  const stops = toWordStops(verse);
  const stop = stopOfPlace(verse, stops, place, divineName);
  if (!stop) return null;
  const words = wordsBehind(verse, stop);
  const chosen =
    words.find(({ position }) => position === place.position) ?? mainWord(words, known.lexemes);
  return { known, verse, stops, stop, chosen };
}

function stopOfPlace(
  { text }: PassageVerse,
  stops: readonly WordStop[],
  { at, translation }: WordPlace,
  divineName: DivineNameChoice,
): WordStop | undefined {
  if ("stop" in at) return stops[at.stop];
  const runs = runsOf(text, translation, divineName);
  if (!isShownAs(at.shown, text, runs)) return;
  const offset = toTextOffset(runs, at.offset);
  return offset === null ? undefined : stopAt(stops, offset);
}

/** The verses that are set on the page in one translation. */
export const setVersesIn = (root: ParentNode, translation: string, own: string): SetVerse[] =>
  readSetVerses(root).filter((verse) => (verse.translation ?? own) === translation);

/** The tapped words, all of their verse that goes back to the same, and to the chosen elsewhere. */
export function rangesOfTapped(
  verses: readonly SetVerse[],
  { known, verse, stops, stop, chosen }: TappedWord,
  translation: string,
  divineName: DivineNameChoice,
): { here: Range[]; open: Range[]; elsewhere: Range[] } {
  const rangesFor = (of: PassageVerse, wanted: readonly WordStop[]) => {
    const set = verses.find(({ number }) => verseOf(known, number) === of);
    if (!set || wanted.length === 0) return [];
    const runs = runsOf(of.text, translation, divineName);
    return wanted.flatMap(({ start, end }) => rangesInVerse(set, runs, start, end));
  };
  const shared = sharingStops(stops, stop);
  const lexemes = new Set(chosen?.lexeme ? [chosen.lexeme] : []);
  const elsewhere = known.verses.flatMap((other) => {
    const all = other === verse ? stops : toWordStops(other);
    const found = stopsOfLexemes(other, all, lexemes);
    return rangesFor(other, other === verse ? found.filter((one) => !shared.includes(one)) : found);
  });
  return { here: rangesFor(verse, [stop]), open: rangesFor(verse, shared), elsewhere };
}
