import { toResultHtml } from "@/lib/quotation-check/result-html";
import { checkResponse } from "@/lib/quotation-check/schema";
import { checkText } from "@/lib/quotation-check/service";
import { blocksOf } from "@/lib/quotation-check/text-blocks";
import { quotedFromHell } from "@/scripts/attack/quoted";
import { Random } from "@/scripts/attack/random";
import { loadPackagedScripture } from "@/tests/unit/lib/bible/search/packaged-scripture";

jest.mock("@/lib/bible/data");
jest.mock("@/lib/limits/service");

const scripture = loadPackagedScripture();

test("hostile texts are checked, told where they stand, and shown escaped", async () => {
  const random = new Random(7);
  const wrong: string[] = [];
  for (let number = 0; number < 40; number++) {
    const text = quotedFromHell(random).slice(0, 2_000);
    const checked = await checkText(scripture, text);
    const isTold = checked.findings.every(
      ({ start, end, text: found }) => text.slice(start, end) === found,
    );
    const isEscaped = !/<script|<\/textarea/.test(toResultHtml(text, checked));
    if (!isTold || !isEscaped || !checkResponse.safeParse(checked).success) wrong.push(text);
  }

  expect(wrong).toEqual([]);
});

test.each([
  ["one letter", "a".repeat(20_000)],
  ["sentences", "It is written. ".repeat(1_300)],
  ["paragraphs", "A line.\n\n".repeat(2_000)],
  ["line ends", "\n".repeat(9_000)],
])("a text of %s is read in blocks of bounded length, and nothing is left out", (_name, text) => {
  const blocks = blocksOf(text);

  expect(blocks.map(({ start, end }) => text.slice(start, end)).join("")).toBe(text);
  expect(Math.max(...blocks.map(({ start, end }) => end - start))).toBeLessThanOrEqual(3_000);
});
