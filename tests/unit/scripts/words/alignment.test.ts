import { alignKjv } from "@/scripts/words/align-kjv";
import { ofRobinson } from "@/scripts/words/greek-accents";
import { matchWords } from "@/scripts/words/match-words";
import { toLemma, withoutChanting } from "@/scripts/words/original-text";
import { placeNumbers } from "@/scripts/words/place-numbers";
import { tagsOf } from "@/scripts/words/word-tags";

const word = (lemma: string) => ({ text: lemma, written: "", lemma, morph: "" });

test("words of two editions are paired in order", () => {
  expect(matchWords(["a", "b", "c"], ["a", "x", "c"])).toEqual([0, -1, 2]);
  expect(matchWords([], ["a"])).toEqual([]);
});

describe("numbers find their words", () => {
  test("in order, the nearest where there are more words than numbers", () => {
    const verse = ["H1", "H2", "H1", "H3", "H1"];
    expect(placeNumbers([{ number: "H1", at: 0.9 }], verse)).toEqual([5]);
    expect(
      placeNumbers(
        [
          { number: "H1", at: 0.1 },
          { number: "H1", at: 0.5 },
        ],
        verse,
      ),
    ).toEqual([1, 3]);
  });

  test("shared where there are fewer; forms of one word meet; a stranger finds none", () => {
    const twice = [
      { number: "G2258", at: 0.2 },
      { number: "G2258", at: 0.8 },
    ];
    expect(placeNumbers(twice, ["G3056", "G1510"])).toEqual([2, 2]);
    expect(placeNumbers([{ number: "H9", at: 0 }], ["H1"])).toEqual([0]);
  });
});

test("a run of the tagged edition becomes a run of our words, also where the spelling differs", () => {
  const tag = (numbers: string[]) => ({ numbers, positions: [] });
  const run = (text: string, numbers: string[]) => ({
    text,
    tag: numbers.length > 0 ? tag(numbers) : null,
    title: false,
  });
  const runs = [
    run("A Psalm", ["H9"]),
    run("In the beginning", ["H1"]),
    run(" God ", ["H2"]),
    run("shewed", ["H3", "H853"]),
    run(" it", []),
  ];
  const title = runs[0];
  if (title) title.title = true;
  const originals = ["H9", "H1", "H3", "H2", "H853"].map(word);
  expect(alignKjv("In the beginning God showed it", runs, originals)).toEqual([
    { from: 0, to: 2, positions: [2] },
    { from: 3, to: 3, positions: [4] },
    { from: 4, to: 4, positions: [3] },
  ]);
});

test("the sources' spellings become ours", () => {
  expect(toLemma("c/d/776")).toBe("c/d/H776");
  expect(toLemma("1254 a")).toBe("H1254");
  expect(toLemma("l")).toBe("l");
  expect(withoutChanting("בְּ/רֵאשִׁ֖ית")).toBe("בְּ/רֵאשִׁית");
  expect(tagsOf('In the <w lemma="strong:H07225">beginning</w><note>1:1 x</note>, so')).toEqual([
    { word: "in", number: "" },
    { word: "the", number: "" },
    { word: "beginning", number: "H7225" },
    { word: "so", number: "" },
  ]);
});

test.each([
  ["N-DSF", " DS"],
  ["V-AAI-3S", " AIS"],
  ["V-2AAP-NPM", " APNP"],
  ["V-RAI-1P", " XIP"],
  ["V-PAM-2S", " PDS"],
  ["CONJ", " "],
])("Robinson’s %s is told apart by “%s”", (code, key) => {
  expect(ofRobinson(code)).toBe(key);
});
