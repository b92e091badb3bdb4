import * as creationsRoute from "@/app/api/creations/route";
import { SEARCHED_ROWS } from "@/lib/creations/data";
import { db } from "@/lib/db/client";
import { deleteWorkspaces, disconnect } from "./support";
import { Browser } from "./workspace-support";

beforeAll(deleteWorkspaces);
afterAll(async () => {
  await deleteWorkspaces();
  await disconnect();
});

test("a search looks through so many creations at once, and its pages lead to all of them", async () => {
  const browser = new Browser();
  const first = { title: "First", content: "x", type: "poem", prompt: "x" };
  expect((await browser.post(creationsRoute.POST, "/api/creations", first)).status).toBe(201);
  const { id: workspaceId } = await db.workspace.findFirstOrThrow();
  await db.creation.deleteMany();
  // Two at each moment, so that the end of a search falls between two of the same.
  const insert = (from: number, to: number) => db.$executeRaw`
    INSERT INTO creations (id, workspace_id, title, content, type, prompt, scripture_references, created_at)
    SELECT lpad(n::text, 8, '0') || '-0000-4000-8000-000000000000', ${workspaceId}, 'Poem ' || n, 'Lines',
           CASE WHEN n % 4000 = 3999 THEN 'prayer' ELSE 'poem' END, 'Hope', ARRAY[]::text[],
           timestamptz '2026-01-01' - (n / 2) * interval '1 second'
      FROM generate_series(${from}::int, ${to}::int) n`;
  const rows = 2 * SEARCHED_ROWS + 5;
  for (let from = 0; from < rows; from += 5_000)
    await insert(from, Math.min(from + 4_999, rows - 1));

  const readAll = async (query: string) => {
    const pages: string[][] = [];
    for (let target: string | undefined = `/api/creations?${query}`; target; ) {
      const answer = await browser.call(creationsRoute.GET, target);
      expect(answer.status).toBe(200);
      pages.push(answer.body.map(({ title }: { title: string }) => title));
      target = /<([^>]+)>/.exec(answer.headers.get("link") ?? "")?.[1];
    }
    return pages;
  };
  // The last row of the first ten thousand and the one after it, made at the same moment or not.
  expect(await readAll(`q=Poem+${SEARCHED_ROWS - 1}`)).toEqual([
    [`Poem ${SEARCHED_ROWS - 1}`],
    [],
    [],
  ]);
  expect(await readAll(`q=Poem+${SEARCHED_ROWS}`)).toEqual([[], [`Poem ${SEARCHED_ROWS}`], []]);
  expect(await readAll(`q=Poem+${rows - 1}`)).toEqual([[], [], [`Poem ${rows - 1}`]]);
  expect(await readAll("q=nowhere")).toEqual([[], [], []]);
  expect((await readAll("type=prayer")).flat()).toEqual(
    [3_999, 7_999, 11_999, 15_999, 19_999].map((n) => `Poem ${n}`),
  );
  const all = (await readAll("q=Lines&limit=200")).flat();
  expect([all.length, new Set(all).size]).toEqual([rows, rows]);
});
