/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { render } from "@testing-library/react";
import { ChapterView } from "@/app/bible/_components/chapter-view";
import {
  characterAt,
  offsetInShown,
  rangesInVerse,
  readSetVerses,
  shownText,
} from "@/app/bible/_components/verse-text";
import type { Chapter } from "@/lib/bible/client";
import { displayDivineName } from "@/lib/bible/divine-name";
import { toShownRuns, toTextOffset } from "@/lib/bible/shown-text";

const FIRST = "Yahweh is my shepherd; I shall lack nothing. Selah. “He said, ‘Yes.’ ”";
const SECOND = "The Lord Yahweh was there.";
const nowhere = { breaks: [], headings: [], italics: [], selah: [] };
const verse = (number: number, text: string, layout: object) => ({
  id: `WEB.${number}`,
  translation: "WEB",
  text,
  reference: `Psalm 23:${number}`,
  verse: number,
  layout: { ...nowhere, ...layout },
});
/** Stanzas and lines, a heading within a verse, italics, Selah. */
const chapter: Chapter = {
  bookId: "Ps",
  chapter: 23,
  title: "Psalm 23",
  reference: "Psalm 23",
  translation: "WEB",
  marked: null,
  omitted: [],
  verses: [
    verse(1, FIRST, {
      breaks: [
        { at: 0, kind: "stanza" },
        { at: 23, kind: "line" },
      ],
      headings: [
        { at: 0, text: "Of David" },
        { at: 23, text: "Between" },
      ],
      selah: [[45, 51]],
    }),
    verse(2, SECOND, { breaks: [{ at: 0, kind: "paragraph" }], italics: [[16, 19]] }),
  ],
};

function show(divineName: "Yahweh" | "LORD") {
  const { container } = render(
    <ChapterView
      chapter={chapter}
      divineName={divineName}
      highlights={new Map([["Psalm 23:1", { colour: "green", label: "Shepherd" }]])}
      notes={new Map([["Psalm 23:2", []]])}
      onChooseVerse={() => {}}
    />,
  );
  return readSetVerses(container);
}

test.each(["Yahweh", "LORD"] as const)(
  "the words of a verse are found between numbers, labels, notes and headings (%s)",
  (divineName) => {
    const verses = show(divineName);
    expect(verses.map(({ number }) => number)).toEqual([1, 2]);
    for (const [at, text] of [FIRST, SECOND].entries()) {
      const set = verses[at];
      if (!set) throw new Error("A verse is missing");
      const runs = toShownRuns(text, divineName);
      expect(shownText(set)).toBe(displayDivineName(text, divineName));
      for (const { 0: word, index } of text.matchAll(/[\p{L}’]+/gu)) {
        const ranges = rangesInVerse(set, runs, index, index + word.length);
        const shown = ranges.map(String).join("");
        if (divineName === "Yahweh") expect(shown).toBe(word);
        // Back from the first of its letters on the page to where it begins in the text.
        const [range] = ranges;
        const offset = range && offsetInShown(set, range.startContainer, range.startOffset);
        expect(offset === undefined ? offset : toTextOffset(runs, offset ?? -1)).toBe(index);
      }
    }
  },
);

test("a run over several lines is a range for each, and what is no word has no offset", () => {
  const [first] = show("Yahweh");
  if (!first) throw new Error("A verse is missing");
  const runs = toShownRuns(FIRST, "Yahweh");
  expect(rangesInVerse(first, runs, 0, FIRST.length).map(String).join("")).toBe(
    shownText(first).replace("’ ”", "’\u00a0”"),
  );
  const label = document.querySelector(".highlight-label")?.firstChild;
  expect(label?.textContent).toBe("Shepherd");
  expect(label && offsetInShown(first, label, 1)).toBeNull();
  expect(first.button.firstChild && offsetInShown(first, first.button.firstChild, 0)).toBeNull();
});

test("a tap means the letter it is on, on either side of the caret, and nothing far away", () => {
  const node = document.createTextNode("In the beginning");
  // Letters of ten pixels, on a line from 100 to 120.
  Range.prototype.getClientRects = function rects(this: Range) {
    const left = this.startOffset * 10;
    return [{ left, right: left + 10, top: 100, bottom: 120 }] as unknown as DOMRectList;
  };
  expect(characterAt(node, 3, 32, 110)).toBe(3);
  expect(characterAt(node, 4, 38, 110)).toBe(3);
  expect(characterAt(node, 16, 159, 110)).toBe(15);
  expect(characterAt(node, 3, 34, 95)).toBe(3);
  expect(characterAt(node, 16, 400, 110)).toBeNull();
  expect(characterAt(node, 3, 34, 60)).toBeNull();
});
