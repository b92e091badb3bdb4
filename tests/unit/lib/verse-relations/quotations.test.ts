import { parseReference } from "@/lib/bible/references/parser";
import { formatOsis, formatReference, getTestamentRange, toPassage } from "@/lib/bible/rules";
import { QUOTED_PLACES } from "@/lib/content/quotations";
import { quotedPlaceSchema } from "@/lib/content/quotations/schema";
import { findQuotations } from "@/lib/verse-relations/quotations";

function orderOf(reference: string): number {
  const parsed = parseReference(reference);
  if (parsed.kind !== "found") throw new Error(`${reference} must resolve`);
  return parsed.passages[0].start;
}

test.each([
  ["Matthew 1:23", "Isaiah 7:14"],
  ["Mark 12:29-30", "Deuteronomy 6:4-5"],
  ["Acts 2:17-21", "Joel 2:28-32"],
  ["Romans 3:10-12", "Psalm 14:1-3"],
  ["Galatians 3:6", "Genesis 15:6"],
  ["Hebrews 8:8-12", "Jeremiah 31:31-34"],
])("%s quotes %s, found from either side", (quoting, quoted) => {
  for (const place of [quoting, quoted]) {
    const found = findQuotations(orderOf(place))
      .filter(({ kind }) => kind === "quotation")
      .map((one) => [one.from, one.to].map((range) => formatOsis(range)));
    expect(found).toContainEqual(
      [quoting, quoted].map((reference) => {
        const parsed = parseReference(reference);
        return parsed.kind === "found" ? parsed.osis : "";
      }),
    );
  }
});

test("words that are only taken up, and places that are only named, are no quotations", () => {
  const kindsOf = (reference: string) => findQuotations(orderOf(reference)).map(({ kind }) => kind);
  expect(kindsOf("Hebrews 12:12")).toEqual(["allusion"]);
  expect(kindsOf("John 8:32")).toEqual(["named"]);
  expect(kindsOf("John 3:16")).toEqual([]);
});

test("every pair leads from the New Testament to the Old, written as the site writes it", () => {
  const [old, young] = [getTestamentRange("OT"), getTestamentRange("NT")];
  const wrong = QUOTED_PLACES.filter((entry) => {
    quotedPlaceSchema.parse(entry);
    const [from, to] = [entry[0], entry[1]].map(orderOf);
    return !(from && to && from >= young.start && to <= old.end);
  });
  expect(wrong).toEqual([]);
  const [first] = findQuotations(orderOf("Acts 2:17"));
  expect(first && formatReference(toPassage(first.from.start, first.from.end))).toMatch(
    /^Acts 2:17.21$/,
  );
});
