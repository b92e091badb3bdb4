import { parseReference } from "@/lib/bible/references/parser";
import { formatVerse } from "@/lib/bible/rules";
import { getLinks } from "@/lib/bible/scripture";
import { relateVerses } from "@/lib/verse-relations/relate";
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
])("from %s to %s by %s: %s", (reference, other, kind, name) => {
  const related = relate(orderOf(reference));
  const at = related.findIndex(({ order }) => formatVerse(order) === other);
  expect(at).toBeGreaterThanOrEqual(0);
  expect(at).toBeLessThan(8);
  const reason = related[at]?.reasons.find((one) => one.kind === kind);
  expect(JSON.stringify(reason)).toContain(name);
});

test("every word that is given as a reason stands in both verses", () => {
  const wrong: string[] = [];
  for (let order = 1; order < 31_000; order += 997) {
    for (const { order: other, reasons } of relate(order)) {
      for (const reason of reasons) {
        if (reason.kind !== "lemma") continue;
        const word = table.ids.indexOf(reason.id);
        const isShared = [order, other].every((at) => getLexemesOf(table, at).includes(word));
        if (!isShared) wrong.push(`${formatVerse(order)} ${formatVerse(other)} ${reason.id}`);
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
