import { churchFathers } from "@/lib/content/church-fathers";
import { studyGuides } from "@/lib/content/study-guides";
import { type AnsweredQuestion, getAnsweredQuestions } from "@/lib/site/pages/answers";
import { fatherPages } from "@/lib/site/pages/church-fathers";
import { relatedToAnswer, relatedToFather, relatedToGuide } from "@/lib/site/pages/related-answers";
import { guidePages } from "@/lib/site/pages/study-guides";

const answered = [...getAnsweredQuestions().values()];
const paths = (pages: readonly { path: string }[]) => pages.map(({ path }) => path);

function get(id: string): AnsweredQuestion {
  const found = getAnsweredQuestions().get(id);
  if (!found) throw new Error(`no answer ${id}`);
  return found;
}
function byId<Item extends { id: string }>(items: readonly Item[], id: string): Item {
  const found = items.find((item) => item.id === id);
  if (!found) throw new Error(`no item ${id}`);
  return found;
}

test("the questions an answer names are asked next first, then those that name it", () => {
  const { related } = get("amalekites");
  const next = paths(relatedToAnswer(get("amalekites")).questions);

  expect(next.slice(0, related.length)).toEqual(related.map((id) => `/answers/${id}`));
  expect(paths(relatedToAnswer(get("problem-of-evil")).questions)).toContain("/answers/jobs-wager");
});

test("no answer leads to itself or twice to another, and nearly all lead on", () => {
  const leading = answered.map((one) => ({ one, next: paths(relatedToAnswer(one).questions) }));

  for (const { one, next } of leading) {
    expect(next).not.toContain(`/answers/${one.id}`);
    expect(new Set(next).size).toBe(next.length);
    expect(next.length).toBeLessThanOrEqual(6);
  }
  expect(leading.filter(({ next }) => next.length === 0).map(({ one }) => one.id)).toEqual([]);
});

test("an answer leads to the guide on its passages and to the fathers it names", () => {
  const { guides } = relatedToAnswer(get("gilgamesh-flood"));
  const { fathers } = relatedToAnswer(get("what-is-the-millennium"));

  expect(paths(guides)).toContain("/study-guides/the-flood");
  expect(paths(fathers)).toEqual([
    "/church-fathers/justin",
    "/church-fathers/irenaeus",
    "/church-fathers/augustine",
  ]);
});

test("somebody in need is sent to no guide, and nobody else to what they are told", () => {
  expect(relatedToAnswer(get("my-child-died")).guides).toEqual([]);
  const told = new Set(
    answered.filter(({ section }) => section === "Hard times").map(({ id }) => `/answers/${id}`),
  );
  const fromGuides = studyGuides.flatMap((guide) => paths(relatedToGuide(guide).questions));

  expect(fromGuides.filter((path) => told.has(path))).toEqual([]);
});

test("guides and fathers lead to pages that exist, topics' and named ones among them", () => {
  const flood = relatedToGuide(byId(studyGuides, "the-flood"));
  const athanasius = relatedToFather(byId(churchFathers, "athanasius"));

  expect(paths(flood.questions)[0]).toBe("/answers/faq-world-wide-flood");
  expect(paths(athanasius.questions)).toContain("/answers/faq-canon");
  expect(paths(athanasius.questions)).toContain("/answers/faq-trinity");
  const known = new Set([
    ...answered.map(({ id }) => `/answers/${id}`),
    ...paths(guidePages()),
    ...paths(fatherPages()),
  ]);
  const led = [...studyGuides.map(relatedToGuide), ...churchFathers.map(relatedToFather)].flatMap(
    ({ questions, guides, fathers }) => paths([...questions, ...guides, ...fathers]),
  );
  expect(led.length).toBeGreaterThan(100);
  expect(led.filter((path) => !known.has(path))).toEqual([]);
});
