import { findReferences, parseReference } from "@/lib/bible/references/parser";
import { toWords } from "@/lib/bible/search/words";
import { ANSWERS } from "@/lib/content/answers";
import { answerSchema } from "@/lib/content/answers/schema";
import { faqItems } from "@/lib/content/faq";

const ids = new Set(ANSWERS.map(({ id }) => id));
const textsOf = ({
  question,
  askedAs,
  answer,
  passages,
  christianViews,
  critics,
}: (typeof ANSWERS)[number]) =>
  [question, ...askedAs, answer, ...passages.map(({ why }) => why), christianViews, critics].filter(
    (text) => text !== undefined,
  );

test.each(ANSWERS)("$id fits the schema", (answer) => {
  expect(answerSchema.parse(answer)).toEqual(answer);
});

test("no two answers have the same id, and none the same wording, the FAQ’s among them", () => {
  const asked = [...ANSWERS, ...faqItems].flatMap(({ question, askedAs }) => [
    question,
    ...askedAs,
  ]);
  const wordings = asked.map((text) =>
    toWords(text)
      .map((word) => word.text)
      .join(" "),
  );

  expect(ids.size).toBe(ANSWERS.length);
  const seen = new Set<string>();
  expect(wordings.filter((text) => seen.size === seen.add(text).size)).toEqual([]);
});

test.each(ANSWERS)(
  "every passage of $id is in the Bible, and few enough verses to read",
  ({ passages }) => {
    for (const { reference } of passages)
      expect(parseReference(reference)).toMatchObject({ kind: "found", bookAlone: false });
    expect(new Set(passages.map(({ reference }) => reference)).size).toBe(passages.length);
  },
);

test.each(ANSWERS)("every reference in the words of $id is in the Bible", (answer) => {
  const texts = textsOf(answer).filter((text) => /\d/.test(text));
  const found = findReferences(texts.join("\n\n"));

  expect(found.filter(({ reference }) => reference === null)).toEqual([]);
});

test.each(ANSWERS)(
  "$id answers in two to five sentences, and only the site's own pages without a passage",
  ({ section, question, answer, passages }) => {
    const sentences = [...new Intl.Segmenter("en", { granularity: "sentence" }).segment(answer)];

    expect(question).toMatch(/\?$/);
    expect(sentences.length).toBeGreaterThanOrEqual(2);
    expect(sentences.length).toBeLessThanOrEqual(5);
    expect(answer.split(/\s+/).length).toBeLessThanOrEqual(130);
    expect(section === "This site" || passages.length > 0).toBe(true);
  },
);

test.each(ANSWERS)("$id is set with typographic quotation marks", (answer) => {
  const { askedAs: _typed, ...set } = answer;

  expect(textsOf({ ...set, askedAs: [] }).join("\n")).not.toMatch(/["'`]/);
});

test.each(ANSWERS)("the answers that $id leads to exist", ({ id, related = [] }) => {
  expect(related.filter((other) => !ids.has(other) || other === id)).toEqual([]);
});
