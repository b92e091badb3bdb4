import type { PassageVerse, PassageWord } from "@/lib/words/passage-contract";
import {
  mainWord,
  sharingStops,
  stopAt,
  stopsOfLexemes,
  toWordStops,
  wordsBehind,
} from "@/lib/words/word-stops";

const word = (position: number, lexeme: string | null): PassageWord => ({
  position,
  language: "grc",
  text: `word ${position}`,
  transliteration: "",
  lexeme,
  prefixes: [],
  morphology: "",
});

/** "when I gave ... diligence" is two runs of one word; "was" was supplied. */
const verse: PassageVerse = {
  osis: "Jude.1.3",
  reference: "Jude 1:3",
  text: "When I gave all diligence, it was God’s own faith.",
  words: [word(1, "G4160"), word(2, "G3956"), word(3, "G2316"), word(4, null)],
  alignments: [
    { start: 0, end: 11, positions: [1] },
    { start: 12, end: 15, positions: [2] },
    { start: 16, end: 25, positions: [1] },
    { start: 34, end: 37, positions: [3, 4] },
  ],
  supplied: [[30, 33]],
};
const stops = toWordStops(verse);
const textOf = ({ start, end }: { start: number; end: number }) => verse.text.slice(start, end);

test("runs that go back to words, and every other word by itself, can be tapped", () => {
  expect(stops.map(textOf)).toEqual([
    "When I gave",
    "all",
    "diligence",
    "it",
    "was",
    "God",
    "own",
    "faith",
  ]);
  expect(stops.filter(({ isSupplied }) => isSupplied).map(textOf)).toEqual(["was"]);
  const found = [...verse.text].map((_sign, at) => stopAt(stops, at));
  for (const [at, stop] of found.entries()) {
    if (stop) expect(stop.start <= at && at < stop.end).toBe(true);
  }
  expect(stopAt(stops, verse.text.indexOf(","))).toBeUndefined();
  expect(stopAt(stops, verse.text.length)).toBeUndefined();
});

test("what goes back to the same word belongs together, in the verse and by its entry", () => {
  const at = (words: string) => {
    const stop = stopAt(stops, verse.text.indexOf(words));
    if (!stop) throw new Error(`Nothing at ${words}`);
    return stop;
  };
  expect(sharingStops(stops, at("diligence")).map(textOf)).toEqual(["When I gave", "diligence"]);
  expect(sharingStops(stops, at("own")).map(textOf)).toEqual(["own"]);
  expect(wordsBehind(verse, at("God")).map(({ position }) => position)).toEqual([3, 4]);
  const lexemes = new Set(["G2316", "G3956"]);
  expect(stopsOfLexemes(verse, stops, lexemes).map(textOf)).toEqual(["all", "God"]);
});

test("of several words behind a run the rarest is shown first", () => {
  const entry = (frequency: number) => ({ frequency }) as never;
  const words = [word(1, "G3588"), word(2, "G746"), word(3, null)];
  expect(mainWord(words, { G3588: entry(19_000), G746: entry(58) })?.position).toBe(2);
  expect(mainWord([word(3, null)], {})?.position).toBe(3);
  expect(mainWord([], {})).toBeUndefined();
});
