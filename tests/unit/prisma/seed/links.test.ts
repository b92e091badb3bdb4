import { canonicalOrderOf } from "@/lib/bible/canon";
import { importLinks, linksChecksum, parseTarget } from "@/prisma/seed/bible/links";
import { VERSE_LINKS_CHECKSUMS } from "@/prisma/seed/checksums";

const { rows, dropped } = importLinks();
const romans58 = canonicalOrderOf("Rom", 5, 8);

test("the links are those whose checksum the repository holds", () => {
  expect({ rows: rows.length, links: linksChecksum(rows) }).toEqual(VERSE_LINKS_CHECKSUMS);
});

test("every link of the package is imported but 77, which lead to the verse itself or are named twice", () => {
  expect(rows.reduce((sum, row) => sum + row.targets.length, 0)).toBe(386_473);
  expect(dropped).toHaveLength(77);
  const outsideTheCanon = dropped.filter(
    (line) => parseTarget(line.split(" → ")[1] ?? "") === undefined,
  );
  expect(outsideTheCanon).toEqual([]);
});

test("John 3:16 is linked with Romans 5:8", () => {
  const john316 = rows.find((row) => row.canonicalOrder === canonicalOrderOf("John", 3, 16));

  expect(john316?.targets).toContain(romans58);
});

test("no verse is linked with itself, twice with another, or with a verse that is not there", () => {
  const wrong = rows.filter(
    ({ canonicalOrder, targets }) =>
      targets.includes(canonicalOrder) ||
      new Set(targets).size !== targets.length ||
      targets.some((target) => target < 1 || target > 31_102),
  );

  expect(wrong).toEqual([]);
});

test.each([
  ["rom 5:8", romans58],
  ["jhn 3:37", undefined],
  ["xyz 1:1", undefined],
  ["rom 5", undefined],
  ["", undefined],
])("the target %j is read as %s", (target, order) => {
  expect(parseTarget(target)).toBe(order);
});
