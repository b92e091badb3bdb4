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

/** The ids of the answers that are not as they should be. */
const idsWhere = (isWrong: (answer: (typeof ANSWERS)[number]) => boolean) =>
  ANSWERS.filter(isWrong).map(({ id }) => id);

test("every answer fits the schema, which takes nothing away", () => {
  expect(ANSWERS.map((answer) => answerSchema.parse(answer))).toEqual(ANSWERS);
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

test("every passage is in the Bible and few enough verses to read, each once in an answer", () => {
  const isShort = (reference: string) => {
    const read = parseReference(reference);
    return read.kind === "found" && !read.bookAlone;
  };

  expect(
    idsWhere(({ passages }) => {
      const references = passages.map(({ reference }) => reference);
      return !references.every(isShort) || new Set(references).size !== references.length;
    }),
  ).toEqual([]);
});

test("every reference in the words of an answer is in the Bible", () => {
  const missing = ANSWERS.flatMap((answer) => {
    const texts = textsOf(answer).filter((text) => /\d/.test(text));
    return findReferences(texts.join("\n\n"))
      .filter(({ reference }) => reference === null)
      .map(({ text }) => [answer.id, text]);
  });

  expect(missing).toEqual([]);
});

test("an answer has two to five sentences, and a passage unless it is about the site's own pages", () => {
  const sentences = new Intl.Segmenter("en", { granularity: "sentence" });

  expect(idsWhere(({ question }) => !question.endsWith("?"))).toEqual([]);
  expect(
    idsWhere(({ answer }) => {
      const count = [...sentences.segment(answer)].length;
      return count < 2 || count > 5;
    }),
  ).toEqual([]);
  expect(idsWhere(({ answer }) => answer.split(/\s+/).length > 130)).toEqual([]);
  expect(
    idsWhere(({ section, passages }) => section !== "This site" && passages.length === 0),
  ).toEqual([]);
});

test("answers are set with typographic quotation marks", () => {
  expect(
    idsWhere((answer) => /["'`]/.test(textsOf({ ...answer, askedAs: [] }).join("\n"))),
  ).toEqual([]);
});

test("the answers that an answer leads to exist, and are others", () => {
  expect(
    idsWhere(({ id, related = [] }) => related.some((other) => !ids.has(other) || other === id)),
  ).toEqual([]);
});
