import { findReferences, parseReference } from "@/lib/bible/references/parser";
import { faqItems } from "@/lib/content/faq";
import { FAQ_SECTIONS, faqItemSchema } from "@/lib/content/faq/schema";

test("each question stands once and has an id of its own", () => {
  expect(new Set(faqItems.map(({ id }) => id)).size).toBe(faqItems.length);
  expect(new Set(faqItems.map(({ question }) => question)).size).toBe(faqItems.length);
});

test.each(faqItems)("$id fits the schema", (item) => {
  expect(faqItemSchema.parse(item)).toEqual(item);
});

test("the questions stand section by section, in the order of the sections, and no section is empty", () => {
  const sections = faqItems.map(({ section }) => section);

  expect(sections.filter((section, at) => section !== sections[at - 1])).toEqual([...FAQ_SECTIONS]);
});

test.each(faqItems)("the verse of $id is in the Bible", ({ verse }) => {
  expect(parseReference(verse)).toMatchObject({ kind: "found", bookAlone: false });
});

test.each(faqItems)("every reference in the answer of $id is in the Bible", ({ answer }) => {
  expect(findReferences(answer).filter(({ reference }) => reference === null)).toEqual([]);
});

test("most answers point to passages in running text", () => {
  const linked = faqItems.filter(({ answer }) => findReferences(answer).length > 0);

  expect(linked.length).toBeGreaterThan(25);
});

test.each(faqItems)(
  "$id is a question with an answer of 130 to 200 words in 3 to 5 paragraphs",
  ({ question, answer }) => {
    const paragraphs = answer.split("\n\n");

    expect(question).toMatch(/\?$/);
    expect(paragraphs.length).toBeGreaterThanOrEqual(3);
    expect(paragraphs.length).toBeLessThanOrEqual(5);
    expect(paragraphs.every((paragraph) => paragraph === paragraph.trim())).toBe(true);
    expect(answer.split(/\s+/).length).toBeGreaterThanOrEqual(130);
    expect(answer.split(/\s+/).length).toBeLessThanOrEqual(200);
  },
);

test.each(faqItems)("$id is set with typographic quotation marks", ({ question, answer }) => {
  expect(question + answer).not.toMatch(/["'`]/);
});

test.each(["faq-suffering", "faq-unanswered-prayer"])(
  "%s asks a reader who thinks of self-harm to seek help now",
  (id) => {
    const answer = faqItems.find((item) => item.id === id)?.answer;

    expect(answer).toMatch(/harming yourself/);
    expect(answer).toMatch(/local emergency services or a crisis line now/);
  },
);
