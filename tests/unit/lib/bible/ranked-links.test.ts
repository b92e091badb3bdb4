import { getRankedLinks } from "@/lib/bible/ranked-links";
import { parseReference } from "@/lib/bible/references/parser";
import { formatVerse } from "@/lib/bible/rules";
import { getLinks } from "@/lib/bible/scripture";
import { loadPackagedScripture } from "./search/packaged-scripture";

const scripture = loadPackagedScripture();

function orderOf(reference: string): number {
  const parsed = parseReference(reference);
  if (parsed.kind !== "found") throw new Error(`${reference} must resolve`);
  return parsed.passages[0].start;
}

test.each([
  ["John 3:16", "1 John 4:9", "Genesis 22:12"],
  ["Exodus 20:13", "Deuteronomy 5:17", "Genesis 4:8"],
  ["Psalm 23:1", "John 10:11", "Psalm 79:13"],
  ["Isaiah 53:5", "1 Peter 2:24", "Genesis 3:15"],
  ["1 Samuel 17:4", "1 Samuel 17:23", "1 Samuel 27:4"],
])("from %s to %s rather than to %s", (reference, closer, farther) => {
  const links = getRankedLinks(scripture, orderOf(reference)).map(formatVerse);
  expect(links.indexOf(closer)).toBeGreaterThanOrEqual(0);
  expect(links.indexOf(closer)).toBeLessThan(4);
  expect(links.indexOf(farther)).toBeGreaterThan(links.indexOf(closer));
});

test("no link is lost or added, whatever the verse", () => {
  for (let order = 1; order < 31_000; order += 997) {
    expect(getRankedLinks(scripture, order).sort((a, b) => a - b)).toEqual(
      [...getLinks(scripture, order)].sort((a, b) => a - b),
    );
  }
});
