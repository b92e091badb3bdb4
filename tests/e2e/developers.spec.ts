import { Client, StreamableHTTPClientTransport } from "@modelcontextprotocol/client";
import { expect, test } from "@playwright/test";
import { ForeignSite } from "../support/foreign-site";

test("a developer tries a call and reads its answer", async ({ page }) => {
  await page.goto("/developers");
  const form = page.getByRole("region", { name: "Try it" });
  await form.getByRole("textbox", { name: "reference" }).fill("John 11:35");
  await form.getByRole("button", { name: "Ask" }).click();
  await expect(form.getByRole("status")).toContainText("Jesus wept.");
  await expect(form.getByRole("status")).toContainText("200");
});

test("pages of other sites read what is open, and nothing of what is kept", async ({
  page,
  baseURL,
}) => {
  const site = await ForeignSite.start({ "/": { html: "<!DOCTYPE html><title>Another</title>" } });
  await page.goto(site.url);
  const read = (path: string) =>
    page.evaluate(
      (address) =>
        fetch(address, { headers: { "If-None-Match": '"none"' } }).then(
          async (answer) => [answer.status, answer.headers.get("ratelimit") !== null] as const,
          () => "refused" as const,
        ),
      `${baseURL}${path}`,
    );
  expect(await read("/api/bible/verse?reference=John+3:16")).toEqual([200, expect.any(Boolean)]);
  expect(await read("/api/words/G26")).toEqual([200, expect.any(Boolean)]);
  for (const path of ["/api/collections", "/api/workspace", "/api/workspace/export"]) {
    expect(await read(path)).toBe("refused");
  }
  await site.end();
});

test("a compressed answer keeps its tag, weakly, and is not sent again", async ({ request }) => {
  const path = "/api/reading-plans";
  const plain = await request.get(path, { headers: { "Accept-Encoding": "identity" } });
  const packed = await request.get(path, { headers: { "Accept-Encoding": "gzip" } });
  const tag = plain.headers().etag ?? "";
  expect(packed.headers()).toMatchObject({
    etag: `W/${tag}`,
    "content-encoding": "gzip",
    vary: expect.stringContaining("Accept-Encoding"),
  });
  const again = await request.get(path, { headers: { "If-None-Match": `W/${tag}` } });
  expect(again.status()).toBe(304);
});

test("a client of the Model Context Protocol reads the Bible from the served site", async ({
  baseURL,
}) => {
  for (const options of [{}, { versionNegotiation: { mode: "auto" as const } }]) {
    const client = new Client({ name: "test", version: "1.0.0" }, options);
    await client.connect(new StreamableHTTPClientTransport(new URL(`${baseURL}/api/mcp`)));
    expect((await client.listTools()).tools).toHaveLength(6);
    const answer = await client.callTool({
      name: "get_passage",
      arguments: { reference: "John 11:35" },
    });
    expect(answer.structuredContent).toMatchObject({ text: "Jesus wept." });
    await client.close();
  }
});
