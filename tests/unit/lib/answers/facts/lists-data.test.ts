import { resolveReference, toVersePart } from "@/lib/bible/references/resolve";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { toPassage } from "@/lib/bible/rules";
import { FACT_LISTS } from "@/lib/content/facts/lists";
import { PARALLELS } from "@/lib/content/facts/parallels";
import { factListSchema, parallelSchema } from "@/lib/content/facts/schema";
import { loadPackagedScripture } from "../../bible/search/packaged-scripture";

const scripture = loadPackagedScripture();

/** Longer passages are told by a word anywhere in them, chapter by chapter. */
function textOf(verse: string, code: "KJV" | "WEB"): string {
  return verse
    .split("; ")
    .map((reference) => {
      const parts = resolveReference(scripture, reference, code);
      if (parts.length === 0) throw new Error(`${reference} does not resolve`);
      return parts.flatMap(({ verses }) => verses.map(({ text }) => text)).join(" ");
    })
    .join(" ");
}

const plain = (text: string) =>
  ` ${text
    .toLowerCase()
    .replaceAll("ae", "e")
    .replace(/[’']s?\b/g, "")
    .replace(/[^a-z0-9]+/g, " ")
    .trim()} `;

/** What an item begins with, up to a comma, a colon or a bracket; of "Abram became Abraham", Abram. */
const beginningOf = (item: string) => item.split(/[,(:]| of | became /)[0] ?? item;

test("every list is as its schema says", () => {
  for (const list of FACT_LISTS) factListSchema.parse(list);
  expect(FACT_LISTS.length).toBeGreaterThanOrEqual(60);
});

test("the verse of an item holds what it is told by, in both translations", () => {
  const wrong = FACT_LISTS.flatMap(({ lead, items }) =>
    items.flatMap(([item, verse, holds = beginningOf(item)]) =>
      (["KJV", "WEB"] as const).flatMap((code) => {
        const text = plain(textOf(verse, code));
        return holds.split("|").some((words) => text.includes(plain(words)))
          ? []
          : [`${lead} ${item} (${verse}, ${code})`];
      }),
    ),
  );
  expect(wrong).toEqual([]);
});

test("passages and further references of lists exist", () => {
  const wrong = FACT_LISTS.flatMap(({ passage, note = "" }) => [
    ...(passage ? [passage] : []),
    ...(note.match(/(?:[1-3] )?[A-Z][a-z]+ \d+:\d+(?:-\d+)?/g) ?? []),
  ]).filter((reference) => resolveReference(scripture, reference, "WEB").length === 0);
  expect(wrong).toEqual([]);
});

test("every passage that tells the same holds what it is told by, in both translations", () => {
  const chaptersOf = (passage: string) =>
    // Whole stories are longer than what is printed at once.
    readWrittenReferences(passage).flatMap(({ start, end }) =>
      Array.from({ length: Math.ceil((end - start + 1) / 30) }, (_none, at) =>
        toPassage(start + at * 30, Math.min(end, start + at * 30 + 29)),
      ),
    );
  const wrong = PARALLELS.flatMap((parallel) => {
    parallelSchema.parse(parallel);
    return parallel.passages.flatMap((passage) =>
      (["KJV", "WEB"] as const).flatMap((code) => {
        const verses = chaptersOf(passage).flatMap(
          (part) => toVersePart(scripture, part, code)?.verses ?? [],
        );
        const text = plain(verses.map((verse) => verse.text).join(" "));
        return parallel.holds.split("|").some((words) => text.includes(plain(words)))
          ? []
          : [`${parallel.name} ${passage} ${code}`];
      }),
    );
  });
  expect(wrong).toEqual([]);
});
