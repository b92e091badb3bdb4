import type { TranslationCode } from "@/lib/bible/constants";
import { parseReference } from "@/lib/bible/references/parser";
import { formatVerse, getTestamentRange } from "@/lib/bible/rules";
import { getLinks } from "@/lib/bible/scripture";
import { relateVerses } from "@/lib/verse-relations/relate";
import type { Reason } from "@/lib/verse-relations/schema";
import { getLexemesOf } from "@/lib/words/lexeme-table";
import { loadPackagedLexemes } from "@/tests/support/packaged-lexemes";
import { loadPackagedScripture } from "@/tests/unit/lib/bible/search/packaged-scripture";

const scripture = loadPackagedScripture();
const { table, lexemes } = loadPackagedLexemes();
const relate = (order: number) => relateVerses({ scripture, table, lexemes }, order);

function orderOf(reference: string): number {
  const parsed = parseReference(reference);
  if (parsed.kind !== "found") throw new Error(`${reference} must resolve`);
  return parsed.passages[0].start;
}

test.each([
  ["John 3:16", "1 John 4:9", "lemma", "monogenēs"],
  ["Philippians 4:6", "Matthew 6:25", "lemma", "merimnaō"],
  ["Exodus 20:13", "Deuteronomy 5:17", "event", "The Ten Commandments"],
  ["Matthew 3:17", "Mark 1:11", "event", "The baptism of Jesus"],
  ["Psalm 23:1", "John 10:11", "words", "shepherd"],
  ["Matthew 1:23", "Isaiah 8:8", "words", "Immanuel"],
  ["Isaiah 7:14", "Matthew 1:23", "quotation", "Isa.7.14"],
  ["Genesis 15:6", "Galatians 3:6", "quotation", "Gal.3.6"],
  ["Psalm 110:1", "Matthew 22:44", "quotation", "Matt.22.44"],
  ["2 Kings 18:13", "Isaiah 36:1", "wording", "WEB"],
  ["Isaiah 53:5", "Isaiah 53:10", "story", "The suffering servant"],
  ["Genesis 22:2", "Hebrews 11:17", "names", "Isaac"],
  ["Romans 8:28", "Romans 9:11", "returned", "returned"],
  ["Genesis 1:1", "John 1:1", "common", "6"],
])("from %s to %s by %s: %s", (reference, other, kind, name) => {
  const related = relate(orderOf(reference));
  const at = related.findIndex(({ order }) => formatVerse(order) === other);
  expect(at).toBeGreaterThanOrEqual(0);
  expect(at).toBeLessThan(9);
  const reason = related[at]?.reasons.find((one) => one.kind === kind);
  expect(JSON.stringify(reason)).toContain(name);
});

/** What a reason says, looked up anew without the code that found it. */
function holds(reason: Reason, order: number, other: number): boolean {
  const both = [order, other];
  const linksOf = (at: number) => [...getLinks(scripture, at)];
  if (reason.kind === "lemma") {
    const word = table.ids.indexOf(reason.id);
    return both.every((at) => getLexemesOf(table, at).includes(word));
  }
  if (reason.kind === "words") {
    const texts = scripture.translations.get(reason.translation as TranslationCode)?.texts;
    const [own = "", others = ""] = both.map((at) => texts?.[at] ?? "");
    // The other verse may have another form of it: its first letters stand there.
    return reason.words.every(
      (word) => own.includes(word) && others.toLowerCase().includes(word.slice(0, 3).toLowerCase()),
    );
  }
  if (reason.kind === "names") {
    const texts = both.map((at) =>
      [...scripture.translations.values()].map((one) => one.texts[at] ?? "").join(" "),
    );
    return reason.names.every((name) => texts.every((text) => text.includes(name)));
  }
  if (reason.kind === "returned") {
    return linksOf(order).includes(other) && linksOf(other).includes(order);
  }
  if (reason.kind === "common") {
    return linksOf(order).filter((at) => linksOf(other).includes(at)).length === reason.count;
  }
  if (reason.kind === "quotation") {
    const quoting = Math.max(order, other);
    return quoting >= getTestamentRange("NT").start && Math.min(order, other) < quoting;
  }
  return true;
}

test("every reason holds", () => {
  const wrong: string[] = [];
  for (let order = 1; order < 31_000; order += 397) {
    for (const { order: other, reasons } of relate(order)) {
      for (const reason of reasons) {
        if (holds(reason, order, other)) continue;
        wrong.push(`${formatVerse(order)} ${formatVerse(other)} ${JSON.stringify(reason)}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});

test("every link of the source is there once", () => {
  const wrong: string[] = [];
  for (let order = 1; order < 31_000; order += 997) {
    const related = relate(order).map((one) => one.order);
    const isWhole = [...getLinks(scripture, order)].every((link) => related.includes(link));
    if (!isWhole || new Set(related).size !== related.length) wrong.push(formatVerse(order));
  }
  expect(wrong).toEqual([]);
});
