/** @jest-environment node */
import { gzipSync } from "node:zlib";
import { BOOK_OUTLINES } from "@/lib/bible/books";
import { parseReference } from "@/lib/bible/references/parser";
import { referencePattern } from "@/lib/embeds/references/pattern";
import { bundleReferences } from "@/scripts/build-references";

const pattern = new RegExp(referencePattern(), "gu");
const find = (text: string) => [...text.matchAll(pattern)].map(([words]) => words);

test.each([
  ["See John 3:16 and Rom. 8:28-30.", ["John 3:16", "Rom. 8:28-30"]],
  ["(1 Cor 13:4–7; 2 Cor 5:17)", ["1 Cor 13:4–7", "2 Cor 5:17"]],
  ["Psalm 23 and Psalms 120-134, Gen 1:1–2:3", ["Psalm 23", "Psalms 120-134", "Gen 1:1–2:3"]],
  ["I Corinthians 13, II Tim 3:16, III John 4", ["I Corinthians 13", "II Tim 3:16", "III John 4"]],
  ["John 3:16,18; 4:1 says", ["John 3:16,18"]],
  ["read Matt 5:3, 5, 7.", ["Matt 5:3, 5, 7"]],
  ["Song of Solomon 2:4", ["Song of Solomon 2:4"]],
  ["Jn 3.16", ["Jn 3.16"]],
])("in “%s” the references are found", (text, found) => {
  expect(find(text)).toEqual(found);
});

test.each([
  "Mark 4 boxes, Job 3 of 5, Acts 2 and 3, Numbers 10 to 20",
  "at 3:16 on May 3:30, Is 5:30 too late?",
  "Johnson 3:16, http://x.example/John",
  "version 3.16 of John",
  "Room 3:16",
])("in “%s” there is none", (text) => {
  expect(find(text)).toEqual([]);
});

test("what comes after a verse is no verse when it begins something else", () => {
  expect(find("John 3:16, 12 people came")).toEqual(["John 3:16"]);
  expect(find("John 3:16; 1 John 4:8")).toEqual(["John 3:16", "1 John 4:8"]);
});

test("every book is found by its name and by its OSIS id, and the server knows what is meant", () => {
  const missed = BOOK_OUTLINES.flatMap(({ id, name }) => [name, id])
    .map((book) => `${book} 1:1`)
    .filter((reference) => {
      return (
        find(`as ${reference} says`)[0] !== reference || parseReference(reference).kind !== "found"
      );
    });
  expect(missed).toEqual([]);
});

test("a long text without references takes no time that grows faster than the text", () => {
  const text = "1 John 3, 3, 3; 3 - 3 ".repeat(20_000);
  expect(find(text).length).toBeGreaterThan(0);
  expect(find("John 3:16, ".repeat(20_000))).toHaveLength(20_000);
});

describe("the script", () => {
  let script = "";
  beforeAll(async () => {
    script = await bundleReferences();
  });

  test("is smaller than 6 KB", () => {
    expect(gzipSync(script, { level: 9 }).length).toBeLessThanOrEqual(6 * 1024);
  });

  test("asks a page's policy for nothing, and keeps nothing", () => {
    expect(script).not.toMatch(
      /\beval\(|new Function|innerHTML|document\.cookie|localStorage|sessionStorage|setAttribute\("style"|sendBeacon|https?:\/\//,
    );
  });
});
