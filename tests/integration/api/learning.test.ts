import * as reviewsRoute from "@/app/api/workspace/learning/[learnedPassageId]/reviews/route";
import * as learnedRoute from "@/app/api/workspace/learning/[learnedPassageId]/route";
import * as learningRoute from "@/app/api/workspace/learning/route";
import * as workspaceRoute from "@/app/api/workspace/route";
import { db } from "@/lib/db/client";
import { MAX_LEARNED } from "@/lib/learning/constants";
import { deleteWorkspaces, disconnect, loadScriptureFirst, withQuery } from "./support";
import { Browser } from "./workspace-support";

process.env.RATE_LIMITS = "off";
loadScriptureFirst();
beforeEach(deleteWorkspaces);
afterAll(async () => {
  await deleteWorkspaces();
  await disconnect();
});

const LEARNING = "/api/workspace/learning";
const today = "2026-01-05";
const learn = (browser: Browser, body: object) =>
  browser.post(learningRoute.POST, LEARNING, { today, ...body });
const listed = async (browser: Browser, day = today) =>
  (await browser.call(learningRoute.GET, withQuery(LEARNING, { today: day }))).body;
const review = (browser: Browser, id: string, body: object) =>
  browser.call(reviewsRoute.POST, `${LEARNING}/${id}/reviews`, {
    method: "POST",
    params: { learnedPassageId: id },
    body: { today, ...body },
  });

test("a passage is learned once in each translation, its words from our text", async () => {
  const browser = new Browser();
  const first = await learn(browser, { reference: "Jn 11:35", translation: "KJV" });
  expect([first.status, first.body]).toMatchObject([
    200,
    {
      reference: "John 11:35",
      osis: "John.11.35",
      translation: "KJV",
      text: "Jesus wept.",
      due: today,
      isDue: true,
      reviewedOn: null,
      reviews: 0,
      next: { again: 0, hard: 1, good: 2, easy: 8 },
    },
  ]);
  // Once more, and at the same moment.
  const again = () => learn(browser, { reference: "John 11:35", translation: "KJV" });
  const both = await Promise.all([again(), again()]);
  for (const { body } of both) expect(body.id).toBe(first.body.id);
  await learn(browser, { reference: "John 11:35" });
  expect((await listed(browser)).map((row: { translation: string }) => row.translation)).toEqual([
    "WEB",
    "KJV",
  ]);
  const { body } = await browser.call(workspaceRoute.GET, "/api/workspace");
  expect(body.counts.learned).toBe(2);
});

test("a review sets the next day by the visitor's calendar, and never counts twice", async () => {
  const browser = new Browser();
  const { id } = (await learn(browser, { reference: "John 3:16-17" })).body;
  const good = await review(browser, id, { grade: "good", reviews: 0 });
  expect([good.status, good.body]).toMatchObject([
    200,
    { due: "2026-01-07", isDue: false, reviewedOn: today, reviews: 1 },
  ]);
  // Another tab that had not seen it, and a call whose key was forgotten.
  const late = await review(browser, id, { grade: "again", reviews: 0 });
  expect([late.status, late.body]).toEqual([200, good.body]);
  const both = await Promise.all([
    review(browser, id, { grade: "again", reviews: 1, today: "2026-01-07" }),
    review(browser, id, { grade: "easy", reviews: 1, today: "2026-01-07" }),
  ]);
  for (const { status } of both) expect(status).toBe(200);
  const [row] = await listed(browser, "2026-01-07");
  expect(row).toMatchObject({ reviews: 2, reviewedOn: "2026-01-07" });
});

test("it is due from its day on, wherever the visitor's day begins", async () => {
  const browser = new Browser();
  const { id } = (await learn(browser, { reference: "Psalm 23" })).body;
  await review(browser, id, { grade: "good", reviews: 0 });
  const isDue = async (day: string) => (await listed(browser, day))[0].isDue;
  expect([await isDue("2026-01-06"), await isDue("2026-01-07"), await isDue("2026-02-01")]).toEqual(
    [false, true, true],
  );
});

test.each([
  ["Nowhere 3:16", /Nowhere/],
  ["John 3:99", /John 3/],
  ["John 3:16,18", /one passage/],
  ["Psalm 119", /at most 40 verses/],
  ["Genesis", /whole book|at most/],
])("%s is not learned, and the answer says why", async (reference, words) => {
  const { status, body } = await learn(new Browser(), { reference });
  expect([status, body.errors[0].message]).toEqual([400, expect.stringMatching(words)]);
  expect(await db.workspace.count()).toBe(0);
});

test("it is removed with what was known of it", async () => {
  const browser = new Browser();
  const { id } = (await learn(browser, { reference: "John 3:16" })).body;
  const remove = () =>
    browser.call(learnedRoute.DELETE, `${LEARNING}/${id}`, {
      method: "DELETE",
      params: { learnedPassageId: id },
    });
  expect((await remove()).body).toEqual({ deleted: true });
  expect((await remove()).status).toBe(404);
  expect((await review(browser, id, { grade: "good", reviews: 0 })).status).toBe(404);
  expect(await listed(browser)).toEqual([]);
});

test("there is an end to what is learned at a time", async () => {
  const browser = new Browser();
  const { id } = (await learn(browser, { reference: "John 3:16" })).body;
  const { workspaceId } = await db.learnedPassage.findUniqueOrThrow({ where: { id } });
  await db.learnedPassage.createMany({
    data: Array.from({ length: MAX_LEARNED - 1 }, (_, at) => ({
      workspaceId,
      translation: "WEB",
      startOrder: at + 1,
      endOrder: at + 1,
      dueDay: 20_000,
    })),
  });
  const refused = await learn(browser, { reference: "John 3:17" });
  expect([refused.status, refused.body.detail]).toEqual([
    403,
    expect.stringMatching(/up to 500 passages/),
  ]);
  // What is learned already stays open.
  expect((await learn(browser, { reference: "John 3:16" })).body.id).toBe(id);
});
