import { createHash } from "node:crypto";
import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { createMcpHandler } from "@modelcontextprotocol/server";
import { DELETE, GET, OPTIONS, POST, PUT } from "@/app/api/mcp/route";
import { env } from "@/lib/env";
import { SOCKET_ADDRESS_HEADER } from "@/lib/limits/constants";
import { log } from "@/lib/log";
import { createMcpServer } from "@/lib/mcp/server";
import { CLASSES } from "@/scripts/attack/classes";
import { endpointOf } from "@/scripts/attack/endpoints";
import { Random } from "@/scripts/attack/random";
import type { Shot } from "@/scripts/attack/shot";
import { Things } from "@/scripts/attack/things";
import { disconnect, loadScriptureFirst } from "./support";

loadScriptureFirst();
afterAll(disconnect);

const ADDRESS = "http://localhost:3000/api/mcp";
const sha256 = (text: string) => createHash("sha256").update(text, "utf8").digest("hex");

function send(body: unknown, headers: Record<string, string> = {}) {
  return POST(
    new Request(ADDRESS, {
      method: "POST",
      headers: { "Content-Type": "application/json", Accept: "*/*", ...headers },
      body: typeof body === "string" ? body : JSON.stringify(body),
    }),
  );
}

const HANDLERS = { GET, POST, PUT, DELETE };

/** A client of the library's own, whose requests are answered by the handlers. */
async function connect(mode: "auto" | "legacy"): Promise<Client> {
  const client = new Client(
    { name: "test", version: "1.0.0" },
    mode === "legacy" ? {} : { versionNegotiation: { mode: "auto" } },
  );
  const ask = (url: string | URL, init?: RequestInit) => {
    const asked = new Request(url, init);
    return HANDLERS[asked.method as keyof typeof HANDLERS](asked);
  };
  await client.connect(new StreamableHTTPClientTransport(new URL(ADDRESS), { fetch: ask }));
  return client;
}

interface Quoted {
  reference: string;
  translation: string;
  text: string;
  checksum: string;
}
/** Everything in an answer that is quoted from the Bible. */
function quotedIn(value: unknown): Quoted[] {
  if (typeof value !== "object" || value === null) return [];
  const own = "checksum" in value ? [value as Quoted] : [];
  return [...own, ...Object.values(value).flatMap(quotedIn)];
}

describe.each(["auto", "legacy"] as const)("a client of the protocol (%s)", (mode) => {
  let client: Client;
  beforeAll(async () => {
    client = await connect(mode);
  });
  afterAll(() => client.close());

  const call = (name: string, given: Record<string, unknown>) =>
    client.callTool({ name, arguments: given });

  test("is told what there is, and how to quote", async () => {
    const { tools } = await client.listTools();
    expect(tools.map(({ name }) => name)).toEqual([
      "get_passage",
      "search_scripture",
      "check_quotation",
      "original_words",
      "cross_references",
      "evidence_for",
    ]);
    expect(client.getInstructions()).toMatch(/Quote the Bible only from the results/);
    for (const { description, annotations, outputSchema } of tools) {
      expect(description?.length).toBeGreaterThan(80);
      expect(annotations).toMatchObject({ readOnlyHint: true });
      expect(outputSchema).toMatchObject({ type: "object" });
    }
  });

  test.each([
    ["get_passage", { reference: "Jn 3:16-17" }],
    ["get_passage", { reference: "Psalm 23", translation: "kjv" }],
    ["search_scripture", { query: "love is patient", limit: 3 }],
    ["search_scripture", { query: "lemma:agape in:1john", limit: 2 }],
    ["check_quotation", { text: "“For God so loved the world that he gave his Son” (John 3:16)." }],
    ["original_words", { reference: "John 1:1-2" }],
    ["original_words", { reference: "Genesis 1:1", translation: "KJV" }],
    ["cross_references", { reference: "John 3:16", limit: 4 }],
  ])("%s %j gives words of the Bible with what proves them", async (name, given) => {
    const answer = await call(name, given);
    expect(answer.isError).toBeFalsy();
    const quoted = quotedIn(answer.structuredContent);
    expect(quoted.length).toBeGreaterThan(0);
    for (const { text, checksum, reference, translation } of quoted) {
      expect(checksum).toBe(sha256(text));
      const read = await call("get_passage", { reference, translation });
      expect(read.structuredContent).toMatchObject({ text, checksum });
    }
    // Those who read text alone read the same.
    const [first] = answer.content;
    expect(first?.type === "text" && JSON.parse(first.text)).toEqual(answer.structuredContent);
  });

  test("the original words are told with meaning, form and what they became", async () => {
    const { structuredContent } = await call("original_words", { reference: "John 1:1" });
    expect(structuredContent).toMatchObject({
      verses: [
        {
          reference: "John 1:1",
          words: expect.arrayContaining([
            expect.objectContaining({
              strongs: "G3056",
              lemma: "λόγος",
              parsing: expect.stringMatching(/^noun/),
              translated: expect.stringMatching(/Word/),
            }),
          ]),
        },
      ],
    });
  });

  test("a quotation with a wrong word is found, and one without is not", async () => {
    const wrong = await call("check_quotation", { text: "“Jesus laughed.” (John 11:35)" });
    expect(wrong.structuredContent).toMatchObject({
      isSound: false,
      findings: [{ quoted: expect.stringContaining("Jesus laughed"), verdict: "differs" }],
    });
    const right = await call("check_quotation", { text: "“Jesus wept.” (John 11:35)" });
    expect(right.structuredContent).toMatchObject({
      isSound: true,
      findings: [{ verdict: "exact", passages: [{ text: "Jesus wept." }] }],
    });
  });

  test("related verses say why they are, and evidence has its critics", async () => {
    const links = await call("cross_references", { reference: "Matthew 1:23", limit: 3 });
    expect(JSON.stringify(links.structuredContent)).toMatch(/"why":"Quoted here/);
    const { structuredContent } = await call("evidence_for", { about: "tel dan stele" });
    expect(structuredContent).toMatchObject({
      note: null,
      found: expect.arrayContaining([
        expect.objectContaining({
          title: "Tel Dan Stele",
          grade: expect.objectContaining({ score: expect.any(Number), strength: "strong" }),
          sources: expect.arrayContaining([expect.stringMatching(/\d{4}/)]),
          critics: expect.arrayContaining([expect.any(String)]),
        }),
      ]),
    });
    const nothing = await call("evidence_for", { about: "qqqq zzzz" });
    expect(nothing.structuredContent).toMatchObject({ found: [] });
    expect(JSON.stringify(nothing.structuredContent)).toContain("Tel Dan Stele");
  });

  test.each([
    ["get_passage", { reference: "John 3:99" }, "John 3 has 36 verses."],
    ["get_passage", { reference: "Hezekiah 3:1" }, /no book called/],
    ["get_passage", { reference: "John 3:16", translation: "ESV" }, /WEB, KJV/],
    ["original_words", { reference: "Psalm 119" }, /at most 20 verses/],
    ["get_passage", {}, /reference/],
  ])("%s %j is told what is wrong, in an answer that a model reads", async (name, given, said) => {
    const answer = await call(name, given);
    expect(answer.isError).toBe(true);
    const [first] = answer.content;
    expect(first?.type === "text" ? first.text : "").toMatch(said);
  });
});

test("a mistake of our own says nothing of itself to a model", async () => {
  jest.spyOn(log, "error").mockImplementation(() => undefined);
  const broken = createMcpHandler(() =>
    createMcpServer(() => Promise.reject(new Error("at /srv/secret.ts:1"))),
  );
  const client = new Client({ name: "test", version: "1.0.0" });
  const transport = new StreamableHTTPClientTransport(new URL(ADDRESS), {
    fetch: (url, init) => broken.fetch(new Request(url, init)),
  });
  await client.connect(transport);
  const answer = await client.callTool({ name: "get_passage", arguments: { reference: "Jn 1:1" } });
  expect(answer).toMatchObject({
    isError: true,
    content: [{ text: "Something went wrong on our side." }],
  });
});

const LIST = { jsonrpc: "2.0", id: 1, method: "tools/list" };

test("there are no sessions to open or to end", async () => {
  for (const method of ["GET", "DELETE", "PUT"] as const) {
    const answer = await HANDLERS[method](new Request(ADDRESS, { method }));
    expect([answer.status, answer.headers.get("allow")]).toEqual([405, "POST"]);
  }
  const asked = await OPTIONS(
    new Request(ADDRESS, {
      method: "OPTIONS",
      headers: { Origin: "https://elsewhere.example", "Access-Control-Request-Method": "POST" },
    }),
  );
  expect([asked.status, asked.headers.get("access-control-allow-methods")]).toEqual([204, "POST"]);
  expect(asked.headers.get("access-control-allow-headers")).toContain("MCP-Protocol-Version");
  expect((await send(LIST)).headers.get("cache-control")).toBe("no-store");
});

test("a browser that was led here under another name is refused; programs and known names are not", async () => {
  const from = async (host: string, origin?: string) =>
    (await send(LIST, { Host: host, ...(origin ? { Origin: origin } : {}) })).status;

  expect(await from("evil.example", "http://evil.example")).toBe(403);
  expect(await from("localhost:3000", "null")).toBe(403);
  expect(await from("localhost:3000", "file:///etc")).toBe(403);
  expect(await from("evil.example")).toBe(200);
  expect(await from("localhost:3000", "https://elsewhere.example")).toBe(200);
  expect(await from("192.168.1.5:3000", "http://192.168.1.5:3000")).toBe(200);
  expect(await from("[::1]:3000", "http://[::1]:3000")).toBe(200);

  jest.replaceProperty(env(), "API_CORS", false);
  expect(await from("localhost:3000", "https://elsewhere.example")).toBe(403);
  expect(await from("localhost:3000", "http://localhost:3000")).toBe(200);
});

test("an operator can switch it off, and its calls are limited like all open ones", async () => {
  const limited = await send(LIST, { [SOCKET_ADDRESS_HEADER]: "203.0.113.9" });
  expect(limited.headers.get("ratelimit")).toMatch(/^"calls";r=2999;/);

  jest.replaceProperty(env(), "MCP_SERVER", false);
  const off = await send(LIST);
  expect([off.status, off.headers.get("content-type")]).toEqual([404, "application/problem+json"]);
});

test.each([
  ["{x", 400, -32_700],
  ["", 400, -32_700],
  ['"x"', 400, -32_600],
  [[LIST, LIST], 400, -32_600],
  [` [${JSON.stringify(LIST)}]`, 400, -32_600],
])("%j is an error of the protocol", async (body, status, code) => {
  const answer = await send(body);
  expect([answer.status, (await answer.json()).error.code]).toEqual([status, code]);
});

test("what is no message at all is a problem", async () => {
  const long = await send({ ...LIST, params: { x: "y".repeat(200_000) } });
  const typed = await send(LIST, { "Content-Type": "text/plain" });
  expect([long.status, typed.status]).toEqual([413, 415]);
  expect(typed.headers.get("content-type")).toBe("application/problem+json");
});

test("whatever is sent, the answer is the protocol's or a problem, and no fault of ours", async () => {
  const faults = jest.spyOn(log, "error").mockImplementation(() => undefined);
  const endpoint = endpointOf("POST", "/api/mcp");
  const things = new Things("workspace=x", {} as never, {} as never);
  const wrong: string[] = [];
  let sent = 0;
  for (const { name, make } of CLASSES.filter((one) => one.name.startsWith("mcp-"))) {
    const random = new Random(1, name);
    for (let at = 0; at < 60; at += 1) {
      const shot = make({ endpoint, own: things, foreign: things, random, host: "localhost:3000" });
      const { status, headers } = await answerTo(shot);
      sent += 1;
      if (status >= 500) wrong.push(`${name}: ${status} to ${shot.body?.toString().slice(0, 200)}`);
      if (!/json|event-stream/.test(headers.get("content-type") ?? "") && status !== 202) {
        wrong.push(`${name}: ${status} ${headers.get("content-type")}`);
      }
    }
  }
  expect(wrong).toEqual([]);
  expect(faults).not.toHaveBeenCalled();
  expect(sent).toBeGreaterThan(300);
});

async function answerTo({ headers, body }: Shot): Promise<Response> {
  const { Host: _host, ...rest } = headers as Record<string, string>;
  const answer = await POST(
    new Request(ADDRESS, {
      method: "POST",
      headers: { ...rest, Host: "localhost:3000" },
      body: body ? new Uint8Array(body) : "",
    }),
  );
  await answer.text();
  return answer;
}
