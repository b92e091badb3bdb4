/** @jest-environment jsdom */

import { lastChapterOf } from "@/lib/reading-sessions/find-reading-position";
import {
  noteNoPosition,
  onPosition,
  readPosition,
  reservePosition,
  savePosition,
  toPosition,
} from "@/lib/reading-sessions/reading-position";
import { POSITION_BOOT_SOURCE, WORKSPACE_KEY } from "@/lib/reading-sessions/reading-position-boot";

beforeEach(() => localStorage.clear());

const isMarkedBy = (mark: () => void) => {
  delete document.documentElement.dataset.place;
  mark();
  return "place" in document.documentElement.dataset;
};
/** Both ways of marking the page, which have to agree. */
const isMarked = () => {
  // biome-ignore lint/security/noGlobalEval: the page runs it as an inline script
  const isMarkedAtFirst = isMarkedBy(() => window.eval(POSITION_BOOT_SOURCE));
  expect(isMarkedBy(reservePosition)).toBe(isMarkedAtFirst);
  return isMarkedAtFirst;
};

test.each([
  ["Genesis 1-3", "Genesis 3"],
  ["John 3:16-21", "John 3"],
  ["1 Corinthians 13", "1 Corinthians 13"],
  ["Genesis 1; Genesis 4-5", "Genesis 5"],
  ["Song of Solomon 2:1", "Song of Solomon 2"],
  ["3 John 1", "3 John 1"],
  ["nothing", null],
])("the last chapter of %s is %s", (reference, chapter) => {
  expect(lastChapterOf(reference)).toBe(chapter);
});

test("a place is kept with its parameters, followed and forgotten, and no workspace is asked for another", () => {
  localStorage.setItem(WORKSPACE_KEY, "yes");
  const heard = jest.fn();
  const stop = onPosition(heard);
  savePosition({ title: "Psalm 23", parameters: "&translation=KJV" });
  expect(toPosition(readPosition())).toEqual({ title: "Psalm 23", parameters: "&translation=KJV" });
  noteNoPosition();
  expect(toPosition(readPosition())).toBeNull();
  expect(readPosition()).not.toBe("");
  expect(heard).toHaveBeenCalledTimes(2);
  stop();
});

test("height is kept free where there is a place to show or to look for, and only there", () => {
  expect(readPosition()).toBeNull();
  expect(isMarked()).toBe(false);
  localStorage.setItem(WORKSPACE_KEY, "yes");
  expect(readPosition()).toBe("");
  expect(isMarked()).toBe(true);
  noteNoPosition();
  expect(toPosition(readPosition())).toBeNull();
  expect(isMarked()).toBe(false);
  savePosition({ title: "John 3", parameters: "" });
  expect(isMarked()).toBe(true);
});
