import { findConcern } from "@/lib/answer-guard/safety";
import { ANSWERS } from "@/lib/content/answers";
import { faqItems } from "@/lib/content/faq";
import { HELPLINES } from "@/lib/content/helplines";
import { answerPath } from "@/lib/site/item-paths";
import { itemMetadata } from "@/lib/site/metadata";
import { answerSections, getAnsweredQuestions } from "@/lib/site/pages/answers";
import { shareImage } from "@/lib/site/share-images";

const answered = [...getAnsweredQuestions().values()];
/** What a question may tell of its asker that somebody should be called for. */
const NEEDS = ["self-harm", "abuse", "suicide", "distress", "grief-over-suicide"];

test("every answer has a page of its own, the FAQ's among them", () => {
  expect(answered).toHaveLength(ANSWERS.length + faqItems.length);
  expect(getAnsweredQuestions().get("faq-hell")?.passages).toHaveLength(1);
});

test("every question stands in one section of the list, and no section is empty", () => {
  const sections = answerSections();
  const paths = sections.flatMap(({ pages }) => pages.map(({ path }) => path));

  expect(sections.filter(({ pages }) => pages.length === 0)).toEqual([]);
  expect(paths.toSorted()).toEqual(answered.map(({ id }) => answerPath(id)).toSorted());
});

test("no two answers show search engines the same title or description", () => {
  const shown = answered.map(({ id, question, answer }) =>
    itemMetadata({
      path: answerPath(id),
      title: question,
      description: answer,
      image: shareImage("/answers"),
    }),
  );

  expect(new Set(shown.map(({ title }) => title)).size).toBe(shown.length);
  expect(new Set(shown.map(({ description }) => description)).size).toBe(shown.length);
});

test("help lines that answers name exist, and a question of somebody in need names one", () => {
  const known = HELPLINES.map(({ id }) => id);
  const inNeed = answered.filter(({ question }) => NEEDS.includes(findConcern(question) ?? ""));

  expect(
    answered.flatMap(({ helplines }) => helplines).filter((id) => !known.includes(id)),
  ).toEqual([]);
  expect(inNeed.length).toBeGreaterThanOrEqual(5);
  expect(inNeed.filter(({ helplines }) => helplines.length === 0).map(({ id }) => id)).toEqual([]);
});
