import { readFileSync } from "node:fs";
import path from "node:path";
import { createBibleClient, type Shape } from "@/clients/typescript";
import { describeApi } from "@/lib/open-api/document";
import { hashDocument } from "@/lib/open-api/document-hash";
import { NAMED_SCHEMAS, OPEN_OPERATIONS } from "@/lib/open-api/operations";
import { HandlerServer } from "@/tests/support/handler-server";
import { disconnect, loadScriptureFirst } from "./support";

const server = new HandlerServer();
let client: ReturnType<typeof createBibleClient>;

loadScriptureFirst();
beforeAll(async () => {
  client = createBibleClient(`${await server.start()}/`);
});
afterAll(async () => {
  await server.stop();
  await disconnect();
});

test("the client was made from the document as it is now", () => {
  const file = path.resolve(__dirname, "../../../clients/typescript/schema.ts");
  const made = /^\/\/ Document: (\w+)/.exec(readFileSync(file, "utf8"))?.[1];
  const now = describeApi({
    operations: OPEN_OPERATIONS,
    named: NAMED_SCHEMAS,
    siteUrl: undefined,
  });
  const isSame = made === hashDocument(now);
  expect(isSame ? "the same" : "another one: run npm run client:build").toBe("the same");
});

test("a program reads, searches, lists and checks with the types of the document", async () => {
  const { data: verse } = await client.GET("/api/bible/verse", {
    params: { query: { reference: "John 11:35", translation: "KJV" } },
  });
  expect(verse?.text).toBe("Jesus wept.");

  const found = await client.GET("/api/bible/search", {
    params: { query: { query: "love is patient", limit: 2 } },
  });
  const verses: Pick<Shape<"FoundVerse">, "reference" | "text">[] = found.data?.verses ?? [];
  expect(verses[0]?.reference).toBe("1 Corinthians 13:4");
  expect(found.response.headers.get("etag")).toMatch(/^W\//);

  const { data: word } = await client.GET("/api/words/{id}", { params: { path: { id: "G26" } } });
  expect(word?.transliteration).toBe("agapē");

  const { data: checked } = await client.POST("/api/quotations/check", {
    body: { text: "“Jesus wept.” (John 11:35)" },
  });
  expect(checked?.findings[0]?.verdict).toBe("exact");
});

test("what is wrong comes as the problem that the document tells", async () => {
  const { data, error } = await client.GET("/api/bible/verse", {
    params: { query: { reference: "John 3:99" } },
  });
  expect(data).toBeUndefined();
  expect([error?.status, error?.detail]).toEqual([404, "John 3 has 36 verses."]);
});
