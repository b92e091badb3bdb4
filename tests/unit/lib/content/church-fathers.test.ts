import { findReferences, parseReference } from "@/lib/bible/references/parser";
import { churchFathers } from "@/lib/content/church-fathers";
import { churchFatherSchema } from "@/lib/content/church-fathers/schema";

const quotes = churchFathers.flatMap(({ notableQuotes }) => notableQuotes);

/** Every text inside a value, however deep. */
function collectTexts(value: unknown): string[] {
  if (typeof value === "string") return [value];
  return value && typeof value === "object" ? Object.values(value).flatMap(collectTexts) : [];
}

test("the fathers stand in the order of their time", () => {
  const deaths = churchFathers.map(({ lifespan }) => Number(/\d+$/.exec(lifespan)?.[0]));

  expect(deaths).toEqual([...deaths].sort((a, b) => a - b));
});

test.each(churchFathers)("$name fits the schema", (father) => {
  expect(churchFatherSchema.parse(father)).toEqual(father);
});

test("every quotation has an anchor of its own, made from its father's id and its place", () => {
  for (const { id, notableQuotes } of churchFathers) {
    expect(notableQuotes.map((quote) => quote.id)).toEqual(
      notableQuotes.map((_, at) => `${id}-quote-${at + 1}`),
    );
  }
});

test.each(quotes)("$id ends as a sentence or with an ellipsis", ({ text }) => {
  expect(text).toMatch(/[.!?…]$/);
});

test.each(quotes)("$id stands without quotation marks around it", ({ text }) => {
  expect(text).not.toMatch(/^["“‘']|["”’']$/);
  expect(text).not.toContain('"');
});

test.each(quotes)("$id names the place, the series and the translator or editor", (quote) => {
  expect(quote.section).toMatch(/\d|preface/);
  expect(quote.translation).toMatch(
    /^(Ante-Nicene|Nicene and Post-Nicene) Fathers,( series [12],)? vol\. \d+, (tr\.|ed\.|Oxford translation)/,
  );
});

test.each(quotes.filter(({ text }) => text.endsWith("…")))(
  "$id, which breaks off, says so to the reader",
  ({ note }) => {
    expect(note).toMatch(/sentence|condition/);
  },
);

test.each(churchFathers)("every reference in the words about $name is in the Bible", (father) => {
  const found = collectTexts(father).flatMap(findReferences);

  expect(found.length).toBeGreaterThan(0);
  expect(found.filter(({ reference }) => reference === null)).toEqual([]);
});

test.each(churchFathers)(
  "$name has a card text of 45 to 70 words and a history in paragraphs",
  ({ description, historicalContext, legacy }) => {
    const words = description.split(/\s+/).length;

    expect(words).toBeGreaterThanOrEqual(45);
    expect(words).toBeLessThanOrEqual(70);
    expect(historicalContext.split("\n\n").length).toBeGreaterThanOrEqual(2);
    expect(legacy.split("\n\n").length).toBeLessThanOrEqual(2);
  },
);

test("sayings that are wrongly given to a father are not quoted", () => {
  const texts = quotes.map(({ text }) => text).join("\n");

  expect(texts).not.toMatch(
    /fully alive|necessary use words|in essentials unity|all truth is God/i,
  );
});

test("the passages that quotations take up are in the Bible", () => {
  const verses = churchFathers.flatMap(({ notableQuotes }) =>
    notableQuotes.flatMap(({ verses = [] }) => verses),
  );
  expect(verses.length).toBeGreaterThan(4);
  expect(verses.filter((verse) => parseReference(verse).kind !== "found")).toEqual([]);
});
