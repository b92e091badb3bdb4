import type { EmbeddingModelV3 } from "@ai-sdk/provider";
import { db } from "@/lib/db/client";
import { getEmbeddings, loadEmbeddings, readEmbeddedTexts } from "@/lib/embeddings/data";
import { findByEmbedding, findByVector } from "@/lib/embeddings/find";
import { makeEmbeddings } from "@/lib/embeddings/make";
import type { EmbeddedText } from "@/lib/embeddings/texts";
import { createEmbeddingModel } from "@/lib/model/embedding-model";
import { OpenAiServer } from "@/tests/support/openai-server";

// The real provider over HTTP and the real table; the server's vectors count the letters of a text.

const server = new OpenAiServer();
let model: EmbeddingModelV3;
const lines: string[] = [];
const report = (line: string) => lines.push(line);

function lettersOf(text: string): number[] {
  const counts = new Array<number>(26).fill(0);
  for (const letter of text.toLowerCase().match(/[a-z]/g) ?? []) {
    const at = letter.charCodeAt(0) - 97;
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

/** Answers as many requests as given, then refuses. */
function embeds(requests = Number.POSITIVE_INFINITY) {
  let left = requests;
  server.behave = (response, call) => {
    const { input } = call.body as unknown as { input: string[] };
    if (left-- <= 0) {
      response.writeHead(400).end('{"error":{"message":"no more","type":"error","code":null}}');
      return;
    }
    const data = input.map((text, index) => ({
      object: "embedding",
      index,
      embedding: lettersOf(text),
    }));
    response.setHeader("Content-Type", "application/json");
    response.end(
      JSON.stringify({
        object: "list",
        model: "letters",
        data,
        usage: { prompt_tokens: 1, total_tokens: 1 },
      }),
    );
  };
}

const verse = (order: number, text: string, hash = text): EmbeddedText => ({
  kind: "verse",
  start: order,
  end: order,
  text,
  hash,
});
const TEXTS: EmbeddedText[] = [
  { kind: "chapter", start: 1, end: 31, text: "everything is made in six days", hash: "c" },
  { kind: "pericope", start: 1, end: 5, text: "light on the first day", hash: "p" },
  ...Array.from({ length: 200 }, (_, at) => verse(at + 1, `verse ${"abcdefghij"[at % 10]}${at}`)),
];
const sent = () =>
  server.calls.flatMap(({ body }) => (body as unknown as { input: string[] }).input);
const rows = () => db.passageEmbedding.findMany({ select: { model: true, textHash: true } });

beforeAll(async () => {
  await server.start();
  model = createEmbeddingModel({ apiKey: "key", baseUrl: server.url, model: "letters" });
});
afterAll(() => server.stop());
beforeEach(async () => {
  lines.length = 0;
  server.calls.length = 0;
  embeds();
  await db.passageEmbedding.deleteMany();
});

test("every text is embedded once, and the cost said before", async () => {
  await makeEmbeddings(model, TEXTS, report);

  expect(lines[0]).toBe(
    "Embeddings by letters: 202 of 202 texts are sent, about 1,000 tokens in all",
  );
  expect(await rows()).toHaveLength(202);
  expect(new Set(sent()).size).toBe(202);

  server.calls.length = 0;
  await makeEmbeddings(model, TEXTS, report);

  expect(server.calls).toHaveLength(0);
  expect(lines.at(-1)).toBe("Embeddings of letters are complete: 202 texts");
});

test("a run that breaks off keeps what was made, and the next one makes the rest", async () => {
  embeds(1);
  await expect(makeEmbeddings(model, TEXTS, report)).rejects.toThrow("no more");
  const made = (await rows()).length;
  expect(made).toBeGreaterThan(0);
  expect(made).toBeLessThan(202);

  embeds();
  server.calls.length = 0;
  await makeEmbeddings(model, TEXTS, report);

  expect(sent()).toHaveLength(202 - made);
  expect(await rows()).toHaveLength(202);
});

test("a changed text is made anew; a text that is gone and another model's go", async () => {
  await db.passageEmbedding.create({
    data: {
      model: "older",
      kind: "verse",
      startOrder: 1,
      endOrder: 1,
      textHash: "x",
      vector: Uint8Array.of(1),
    },
  });
  await makeEmbeddings(model, TEXTS, report);
  server.calls.length = 0;
  const changed = [verse(1, "other words"), ...TEXTS.slice(3, -1)];

  await makeEmbeddings(model, changed, report);

  expect(sent()).toEqual(["other words"]);
  const left = await rows();
  expect(left).toHaveLength(changed.length);
  expect(left.filter((row) => row.model !== "letters")).toEqual([]);
});

test("a question finds the pericopes and verses nearest to it in meaning, within the nearest regions", async () => {
  const texts = [...TEXTS, verse(300, "zzz light on the first day zzz")];
  await makeEmbeddings(model, texts, report);
  await loadEmbeddings("letters");

  const { signal } = new AbortController();
  const [pericopes = [], verses = []] = await findByEmbedding(
    model,
    "light, the first day",
    signal,
  );

  expect(pericopes[0]).toEqual({ fit: 1, ranges: [{ start: 1, end: 5 }] });
  expect(verses.length).toBeGreaterThan(0);
  // The likest verse of all lies in no region that is like the question.
  expect(verses.flatMap(({ ranges }) => ranges).every(({ end }) => end <= 31)).toBe(true);
  expect(verses.every(({ fit }) => fit > 0 && fit <= 1)).toBe(true);
});

test("a provider that refuses, and one whose vectors have another length, leave the words to find it", async () => {
  await makeEmbeddings(model, TEXTS, report);
  await loadEmbeddings("letters");
  const { signal } = new AbortController();

  embeds(0);
  expect(await findByEmbedding(model, "light", signal)).toEqual([]);
  expect(findByVector([1, 2, 3])).toEqual({ pericopes: [], verses: [] });
});

test("without vectors nothing is asked of the provider", async () => {
  await loadEmbeddings("letters");

  expect(getEmbeddings()).toBeNull();
  expect(await findByEmbedding(model, "light", new AbortController().signal)).toEqual([]);
  expect(server.calls).toHaveLength(0);
});

test("chapters, pericopes and verses of the whole Bible are embedded", async () => {
  const texts = await readEmbeddedTexts();
  const count = (kind: string) => texts.filter((text) => text.kind === kind).length;

  expect(count("chapter")).toBe(1189);
  expect(count("pericope")).toBeGreaterThan(1500);
  expect(count("verse")).toBeGreaterThan(31_000);
  expect(texts.find(({ start, kind }) => kind === "verse" && start === 1)?.text).toMatch(
    /^Genesis 1:1: In the beginning/,
  );
  expect(new Set(texts.map(({ kind, start, end }) => `${kind} ${start} ${end}`)).size).toBe(
    texts.length,
  );
});
