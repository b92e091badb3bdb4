import { table } from "../bench/measure";
import { Visitor } from "../bench/saved/visitor";
import type { RunningServer } from "../test/processes";
import type { Answer } from "./answers";
import { type Endpoint, endpointOf, findEndpoints } from "./endpoints";
import { isAccepted, judge } from "./judge";
import { changedTables, ownerOf, Rows, type Sums } from "./rows";
import { Gun } from "./send";
import { pathOf, percent, type Shot } from "./shot";
import { show } from "./tally";
import { furnish, type Things } from "./things";

// Everything private of one visitor, asked for by others: every address by every verb, ids in
// paths, bodies, queries and cursors, labels, links, codes and keys. It must be as if it did not
// exist, and it must be untouched afterwards.

const VERBS = ["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"];
/** Parameters of paths that name something private. */
const PRIVATE =
  /\{(collectionId|verseId|creationId|conversationId|startedPlanId|sessionId|highlightId|learnedPassageId)\}/;
/** An id that nothing has. */
const UNKNOWN = "0198c0de-0000-7000-8000-000000000000";
/** A word that stands in everything the victim keeps. */
const SECRET = "Victim";

/** Ways to write an id that might be read as the same. */
const SPELLINGS: readonly ((id: string) => string)[] = [
  (id) => id,
  (id) => id.toUpperCase(),
  (id) => `${id}%20`,
  (id) => `%20${id}`,
  (id) => `%7B${id}%7D`,
  (id) => id.replaceAll("-", ""),
  (id) => id.replace(/^./, (first) => `%${first.charCodeAt(0).toString(16)}`),
  (id) => `${id}/`,
  (id) => `${id}%00`,
];

type Callers = Readonly<Record<string, Record<string, string>>>;

/** One run of the matrix. */
class Matrix {
  /** By address: tries by verb, with how many were wrong. */
  readonly tries = new Map<string, Map<string, { count: number; wrong: number }>>();
  readonly wrongs: string[] = [];
  readonly #gun: Gun;
  readonly #secrets: readonly string[];

  constructor(
    origin: string,
    readonly victim: Things,
    readonly callers: Callers,
  ) {
    this.#gun = new Gun(origin);
    const { cookie, ids, tokens } = victim;
    const token = cookie.split("=")[1] ?? "";
    this.#secrets = [SECRET, token, ...Object.values(ids), ...Object.values(tokens)];
  }

  close(): void {
    this.#gun.close();
  }

  /** Asks, and looks for the victim's words in the answer. `isSame` says what else must hold. */
  async try(
    row: string,
    shot: Shot,
    isSame: (answer: Answer) => boolean | Promise<boolean> = () => true,
  ): Promise<void> {
    const [answer] = await this.#gun.fire(shot);
    const verbs = this.tries.get(row) ?? new Map<string, { count: number; wrong: number }>();
    this.tries.set(row, verbs);
    const cell = verbs.get(shot.method) ?? { count: 0, wrong: 0 };
    verbs.set(shot.method, cell);
    cell.count += 1;
    const what = answer ? judge(shot, answer, { secrets: this.#secrets }) : ["no answer"];
    if (answer && !(await isSame(answer))) what.push(`answered with ${answer.status}`);
    if (what.length === 0) return;
    cell.wrong += 1;
    this.wrongs.push(`${shot.method} ${row}: ${what.join(", ")}: ${show(shot)}`);
  }

  /** What the same call about nothing is answered with. */
  async answerTo(shot: Shot): Promise<Answer | undefined> {
    return (await this.#gun.fire(shot))[0];
  }
}

/** Tries under way at the same moment. */
const AT_ONCE = 4;

/** Does all of these, a few at a time. */
async function together(tasks: readonly (() => Promise<unknown>)[]): Promise<void> {
  const queue = [...tasks];
  const worker = async () => {
    for (let task = queue.shift(); task; task = queue.shift()) await task();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
}

/** A request of one caller, with the body that would be good if these things were his. */
function shotOf(
  method: string,
  target: string,
  headers: Record<string, string>,
  body?: unknown,
): Shot {
  if (body === undefined) return { method, target, headers };
  const sent = { ...headers, "Content-Type": "application/json" };
  return { method, target, headers: sent, body: Buffer.from(JSON.stringify(body)) };
}

/**
 * Every address of something private, by every verb, under every spelling of its id, by every
 * caller.
 */
async function askById(matrix: Matrix, templates: readonly string[]): Promise<void> {
  const { victim, callers } = matrix;
  const tasks: (() => Promise<unknown>)[] = [];
  for (const template of templates) {
    const parameters = victim.parameters(template);
    const unknown = Object.fromEntries(Object.keys(parameters).map((name) => [name, UNKNOWN]));
    for (const verb of VERBS) {
      const body = endpointOf(verb, template).body?.(victim.ids);
      for (const headers of Object.values(callers)) {
        tasks.push(async () => {
          const nothing = pathOf({ template }, unknown);
          const absent = await matrix.answerTo(shotOf(verb, nothing, headers, body));
          for (const spell of SPELLINGS) {
            const spelled = Object.entries(parameters).map(([name, id]) => [name, spell(id)]);
            const target = pathOf({ template }, Object.fromEntries(spelled));
            const isExact = spell === SPELLINGS[0];
            await matrix.try(template, shotOf(verb, target, headers, body), ({ status, text }) =>
              isExact
                ? status === absent?.status && text === absent.text && status >= 400
                : status >= 300,
            );
          }
        });
      }
    }
  }
  await together(tasks);
}

/**
 * Calls that name nothing in their path: with the victim's ids in the body, the label, the cursor.
 */
async function askOwn(matrix: Matrix, endpoints: readonly Endpoint[], workspaceId: string) {
  const { victim, callers } = matrix;
  const labels = [workspaceId, victim.cookie, victim.cookie.split("=")[1] ?? "", "%", "demo-"];
  for (const endpoint of endpoints) {
    const { method, template } = endpoint;
    const own = JSON.stringify(endpoint.body?.(victim.ids) ?? {});
    const namesVictim = Object.values(victim.ids).some((id) => own.includes(id));
    const tasks = Object.values(callers).map((headers) => async () => {
      for (const label of labels) {
        const target = `${template}?userId=${percent(label)}`;
        const body = endpoint.body
          ? { ...endpoint.body(victim.ids), userId: label, workspaceId }
          : undefined;
        await matrix.try(template, shotOf(method, target, headers, body), (answer) =>
          namesVictim ? !isAccepted(answer) : true,
        );
      }
      for (const id of Object.values(victim.ids)) {
        const cursor = `cursor=${percent(`2126-01-02T03:04:05.678Z~${id}`)}&limit=200`;
        const body = endpoint.body?.(victim.ids);
        await matrix.try(template, shotOf(method, `${template}?${cursor}`, headers, body));
      }
    });
    await together(tasks);
  }
}

/**
 * Links: ids are no tokens, tokens of one kind open no other, and what is nearly a token opens
 * nothing.
 */
async function askByToken(matrix: Matrix, templates: readonly string[]): Promise<void> {
  const { victim, callers } = matrix;
  for (const template of templates) {
    const right = victim.parameters(template).token ?? "";
    const others = [...Object.values(victim.ids), ...Object.values(victim.tokens)];
    const near = [
      right.slice(1),
      right.toLowerCase(),
      `${right}A`,
      right.replace(/.$/, "-"),
      "%25",
    ];
    const tokens = [...others, ...near].filter((one) => one !== right);
    const tasks = tokens.map((token) => async () => {
      for (const headers of Object.values(callers)) {
        for (const verb of VERBS) {
          const body = endpointOf(verb, template).body?.(victim.ids);
          const shot = shotOf(verb, pathOf({ template }, { token }), headers, body);
          await matrix.try(template, shot, ({ status }) => status >= 400);
        }
      }
    });
    await together(tasks);
  }
}

/**
 * Keys and codes: another's key gives no answer of his, and what is nearly his code moves nothing.
 */
async function askByKeyAndCode(matrix: Matrix, owner: Visitor): Promise<void> {
  const body = { name: `${SECRET} key` };
  const first = await owner.post("/api/collections", body, "shared-key");
  const code = await owner.post("/api/workspace/transfer-codes", {});
  const { id } = JSON.parse(first.text) as { id: string };
  const { code: right } = JSON.parse(code.text) as { code: string };
  for (const headers of Object.values(matrix.callers)) {
    for (const name of [`${SECRET} key`, "Other"]) {
      const keyed = { ...headers, "Idempotency-Key": "shared-key" };
      const shot = shotOf("POST", "/api/collections", keyed, { name });
      await matrix.try("Idempotency-Key", shot, ({ text }) => !text.includes(id));
    }
    for (let at = 0; at < right.length; at++) {
      const letter = right[at] === "2" ? "3" : "2";
      const wrong = right.slice(0, at) + letter + right.slice(at + 1);
      const shot = shotOf("POST", "/api/workspace/transfer", headers, {
        code: wrong,
        replace: true,
      });
      await matrix.try("transfer codes", shot, ({ status }) => status >= 400);
    }
  }
}

/** The matrix by address and verb: how often it was tried, and how often it was wrong. */
function matrixTable(matrix: Matrix): string {
  return table([
    ["private", ...VERBS, "wrong"],
    ...[...matrix.tries].map(([row, verbs]) => [
      row,
      ...VERBS.map((verb) => String(verbs.get(verb)?.count ?? "")),
      String([...verbs.values()].reduce((sum, { wrong }) => sum + wrong, 0)),
    ]),
  ]);
}

const isEnd = ({ name }: Endpoint) => name === "DELETE /api/workspace";

/** Runs the matrix. Gives its table and what was wrong. */
export async function isolation(
  site: RunningServer,
  databaseUrl: string,
): Promise<{ text: string; wrongs: string[] }> {
  const rows = new Rows(databaseUrl);
  await rows.open();
  const victim = await furnish(site.url, SECRET);
  const workspaceId = await ownerOf(databaseUrl, victim.ids.collection);
  const stranger = await furnish(site.url, "Stranger");
  const owner = new Visitor(site.url);
  owner.cookie = victim.cookie;
  const browser = { "X-Client": "web", Origin: site.url };
  const callers = {
    "another visitor": { ...browser, Cookie: stranger.cookie },
    "a newcomer": browser,
    "a plain client": {},
    "a forged cookie": { ...browser, Cookie: `workspace=${workspaceId}` },
  };
  const matrix = new Matrix(site.url, victim, callers);
  const ids = [workspaceId, ...Object.values(victim.ids)];
  const wrongs: string[] = [];
  const untouched = async (before: Sums, after: string) => {
    const changed = changedTables(before, await rows.sumsOf(ids));
    if (changed.length > 0) wrongs.push(`after ${after} the victim's ${changed.join(", ")} differ`);
  };
  try {
    const endpoints = await findEndpoints(site.url);
    const templates = [...new Set(endpoints.map(({ template }) => template))];
    // Last, because it ends the workspace of whoever asks.
    const own = endpoints
      .filter(({ template }) => !template.includes("{"))
      .sort((a, b) => Number(isEnd(a)) - Number(isEnd(b)));
    const before = await rows.sumsOf(ids);
    await askById(
      matrix,
      templates.filter((template) => PRIVATE.test(template)),
    );
    await untouched(before, "asking by id");
    await askByToken(
      matrix,
      templates.filter((template) => template.includes("{token}")),
    );
    await untouched(before, "asking by link");
    await askOwn(matrix, own, workspaceId);
    await untouched(before, "asking by body, label and cursor");
    await askByKeyAndCode(matrix, owner);
    const kept = await owner.ask(`/api/collections/${victim.ids.collection}`);
    if (kept.status !== 200) wrongs.push("the victim's own cookie opens nothing any more");
  } finally {
    matrix.close();
    owner.close();
    await rows.close();
  }
  const count = [...matrix.tries.values()].flatMap((verbs) => [...verbs.values()]);
  const tries = count.reduce((sum, cell) => sum + cell.count, 0);
  const text = `${tries} tries by ${Object.keys(callers).join(", ")}\n\n${matrixTable(matrix)}`;
  return { text, wrongs: [...wrongs, ...matrix.wrongs] };
}
