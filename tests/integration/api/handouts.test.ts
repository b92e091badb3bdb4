import { GET as getAnswerHandout } from "@/app/answers/[slug]/handout/route";
import { GET as getSharePicture } from "@/app/share/[...page]/route";
import { GET as getSharedHandout } from "@/app/shared/[token]/handout/route";
import { GET as getShared } from "@/app/shared/[token]/route";
import { GET as getGuideHandout } from "@/app/study-guides/[slug]/handout/route";
import { getScripture } from "@/lib/bible/data";
import { ANSWERS } from "@/lib/content/answers";
import { studyGuides } from "@/lib/content/study-guides";
import { db } from "@/lib/db/client";
import { toAnswerHandout } from "@/lib/handouts/answer-handout";
import type { Handler } from "@/lib/http/route";
import { getAnsweredQuestions } from "@/lib/site/pages/answers";
import { deleteWorkspaces, disconnect, loadScriptureFirst } from "./support";

loadScriptureFirst();
afterAll(disconnect);

const ORIGIN = "http://localhost:3000";

async function open(handler: Handler, params: Record<string, string>, query = "") {
  const request = new Request(`${ORIGIN}/a/handout${query}`);
  const response = await handler(request, { params: Promise.resolve(params) });
  return { status: response.status, headers: response.headers, html: await response.text() };
}
const guide = (slug: string, query?: string) => open(getGuideHandout, { slug }, query);
const answer = (slug: string, query?: string) => open(getAnswerHandout, { slug }, query);

test("every guide has both sheets, with its passages from the table and its own questions", async () => {
  const { texts } = (await getScripture()).translations.get("WEB") ?? { texts: [] };
  const known = new Set(texts);
  for (const { id, discussionQuestions } of studyGuides) {
    const { status, html } = await guide(id);
    expect(status).toBe(200);
    expect(html.match(/<li><p>/g)).toHaveLength(discussionQuestions.length);
    const printed = [
      ...html.matchAll(/<span>(?:<sup>\d+<\/sup>)?([^<]+)<\/span>(?= |<\/blockquote>)/g),
    ];
    expect(printed.length).toBeGreaterThan(2);
    const unknown = printed
      .map(([, words = ""]) => words.replaceAll("&apos;", "'").replaceAll("&quot;", '"'))
      .filter((words) => !known.has(words.replaceAll("&amp;", "&")));
    expect(unknown).toEqual([]);
    expect((await guide(id, "?sheet=leader")).html).toContain("The evening, ");
  }
});

test("every answer that rests on passages has a handout with questions, every other one none", async () => {
  for (const answered of getAnsweredQuestions().values()) {
    const handout = toAnswerHandout(answered);
    expect(handout === null).toBe(answered.passages.length === 0);
    const passages = answered.passages.map((one) => ({ ...one, translation: "", verses: [] }));
    if (handout) expect(handout.questionsFor(passages).length).toBeGreaterThan(2);
  }
  const without = ANSWERS.find(({ passages }) => passages.length === 0);
  expect((await answer(without?.id ?? "")).status).toBe(404);
});

test("the sheet keeps to the passages, translation and room that its address names", async () => {
  const { html } = await answer("what-is-grace", "?v2=on&v4=on&translation=KJV&room=none");
  expect(html).toContain('v=11-12#v11">Titus 2:11-12</a>');
  expect(html).toContain(">Romans 6:1-2</a>");
  expect(html).not.toContain(">Ephesians 2:8-10</a>");
  expect(html).toContain("King James Version");
  expect(html).not.toContain('class="room"');
  expect(html).toContain(
    `${ORIGIN}/answers/what-is-grace/handout?room=none&amp;translation=KJV&amp;v2=on&amp;v4=on`,
  );
});

test("an answer in need names whom to call, and leaves the answer to the leader", async () => {
  const [participant, leader] = [
    await answer("abused-at-home"),
    await answer("abused-at-home", "?sheet=leader"),
  ];
  for (const { html } of [participant, leader]) expect(html).toContain("You are not alone");
  expect(participant.html).not.toContain("The answer</h2>");
  expect(leader.html).toContain("The answer</h2>");
});

test.each([
  [404, "none", ""],
  [400, "what-is-grace", "?sheet=wall"],
  [400, "what-is-grace", "?room=palace"],
  [400, "what-is-grace", "?translation=XYZ"],
  [400, "what-is-grace", "?v1=on&v1=on"],
])("%i for %s%s, in a document", async (status, slug, query) => {
  const response = await answer(slug, query);
  expect(response.status).toBe(status);
  expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("cache-control")).toBe("no-store");
});

describe("a shared collection", () => {
  const token = "shared-collection-0000";
  let id = "";

  beforeAll(async () => {
    const workspace = await db.workspace.create({ data: {} });
    const collection = await db.collection.create({
      data: {
        workspaceId: workspace.id,
        title: "Comfort <for> Ann",
        description: "For the week.",
        isPublic: true,
        shareToken: token,
      },
    });
    id = collection.id;
    const row = (orderIndex: number, reference: string, more: object) => ({
      collectionId: id,
      orderIndex,
      reference,
      verseText: "x",
      book: "",
      chapter: 0,
      verse: 0,
      translation: "WEB",
      personalNote: "SECRET NOTE",
      ...more,
    });
    await db.collectionVerse.createMany({
      data: [
        row(1, "John 3:16", {
          osis: "John.3.16",
          isChecked: true,
          verseText: "For God so loved the world",
        }),
        row(2, "Psalm 23:1", { osis: "Ps.23.1", isChecked: false, verseText: "TYPED IN" }),
      ] as never,
    });
  });
  afterAll(deleteWorkspaces);

  const shared = (handler: Handler, query?: string) => open(handler, { token }, query);

  test("has a page that says that it is shared, with its own title and picture", async () => {
    const { status, headers, html } = await shared(getShared);
    expect(status).toBe(200);
    expect(headers.get("cache-control")).toBe("no-store");
    expect(html).toContain("<title>Comfort &lt;for&gt; Ann</title>");
    expect(html).toContain(
      `<meta property="og:image" content="${ORIGIN}/share/shared/${token}.png">`,
    );
    expect(html).toContain("Somebody shared this collection");
    expect(html).toContain("For God so loved the world");
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).not.toMatch(/SECRET NOTE|TYPED IN/);
  });

  test("has a handout with its passages and questions about them", async () => {
    const { status, html } = await shared(getSharedHandout);
    expect(status).toBe(200);
    expect(html).toContain("Read John 3:16 aloud, twice.");
    expect(html).not.toMatch(/SECRET NOTE|TYPED IN/);
    const chosen = await shared(getSharedHandout, "?v1=on&sheet=leader");
    expect(chosen.html).not.toContain(">Psalm 23:1");
  });

  test("has a picture; page, handout and picture end with the link", async () => {
    const picture = () => {
      const path = ["shared", `${token}.png`];
      const request = new Request(`${ORIGIN}/share/${path.join("/")}`);
      return getSharePicture(request, { params: Promise.resolve({ page: path }) });
    };
    const drawn = await picture();
    expect([drawn.status, drawn.headers.get("content-type")]).toEqual([200, "image/png"]);
    expect(drawn.headers.get("cache-control")).toBe("public, max-age=300");

    await db.collection.update({ where: { id }, data: { isPublic: false } });
    expect((await shared(getShared)).status).toBe(404);
    expect((await shared(getSharedHandout)).status).toBe(404);
    expect((await picture()).status).toBe(404);
    expect((await open(getShared, { token: "../../etc" })).status).toBe(404);
  });
});
