import * as route from "@/app/api/quotations/check/route";
import * as formRoute from "@/app/check/result/route";
import { db } from "@/lib/db/client";
import { forgetLimiters } from "@/lib/limits/limiters";
import { MAX_CHECKED_LENGTH } from "@/lib/quotation-check/constants";
import { checkResponse } from "@/lib/quotation-check/schema";
import { call, disconnect, loadScriptureFirst } from "./support";

Object.assign(process.env, { TRUST_PROXY_HOPS: "1", LIMIT_CHECKS_PER_MINUTE: "5" });

loadScriptureFirst();
beforeEach(async () => {
  await db.rateLimit.deleteMany();
  forgetLimiters();
});
afterAll(disconnect);

const check = (body: unknown) =>
  call(route.POST, "/api/quotations/check", {
    method: "POST",
    headers: { "Content-Type": "application/json", "X-Forwarded-For": "198.51.100.7" },
    body: JSON.stringify(body),
  });

test("a text is checked, and nothing of the answer may be kept", async () => {
  const response = await check({
    text: "“Jesus wept.” (John 11:35) and “Jesus slept” (John 11:35)",
  });

  expect([response.status, response.headers.get("Cache-Control")]).toEqual([200, "no-store"]);
  const { findings, counts } = checkResponse.parse(response.body);
  expect(findings.map(({ verdict }) => verdict)).toEqual(["exact", "differs"]);
  expect([counts.exact, counts.differs, counts.saying]).toEqual([1, 1, 0]);
});

test.each([
  [{ text: "  \n" }, "Paste a text to check."],
  [{}, "Paste a text to check."],
  [{ text: "a".repeat(MAX_CHECKED_LENGTH + 1) }, "A text can have at most 20,000 characters."],
])("a text that cannot be checked is refused with the reason", async (body, detail) => {
  const response = await check(body);

  expect(response.status).toBe(400);
  expect(response.headers.get("Content-Type")).toContain("application/problem+json");
  expect(response.body).toMatchObject({ detail });
});

test("the longest text of signs that JSON has to escape is no body too large", async () => {
  const response = await check({ text: `${"\u0001".repeat(MAX_CHECKED_LENGTH - 1)}a` });

  expect(response.status).toBe(200);
});

test("whoever asks too often is told to wait", async () => {
  const answers = [];
  for (let asked = 0; asked < 6; asked++) answers.push(await check({ text: "John 3:16" }));

  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
  expect(answers[5]?.headers.get("Retry-After")).toMatch(/^\d+$/);
});

/** The form as browsers send it without scripts. */
const send = (text: string, query = "") =>
  formRoute.POST(
    new Request(`http://localhost/check/result${query}`, {
      method: "POST",
      headers: { "X-Forwarded-For": "198.51.100.8" },
      body: new URLSearchParams({ text }),
    }),
  );

test("the form is answered with a page that has the text in it and what was found", async () => {
  const response = await send("“Jesus slept” <b>\r\nJohn 11:35");

  expect(response.status).toBe(200);
  expect(response.headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  const html = await response.text();
  expect(html).toContain("“Jesus slept” &lt;b&gt;\nJohn 11:35</textarea>");
  expect(html).toContain('data-verdict="differs"');
});

test("the page asks for the result alone", async () => {
  const response = await send("“Jesus wept” (John 11:35)", "?part=result");

  expect(await response.text()).toMatch(/^<h2 [^>]*>What was found<\/h2>/);
});

test.each([
  ["", 400, "Paste a text to check."],
  [`x${" y".repeat(MAX_CHECKED_LENGTH / 2)}`, 400, "at most 20,000 characters"],
])(
  "what the form cannot send is told on the page, with the text kept",
  async (text, status, words) => {
    const response = await send(text);

    expect(response.status).toBe(status);
    const html = await response.text();
    expect(html).toContain(words);
    expect(html).toContain(`${text}</textarea>`);
  },
);

test("the address of an answered form leads back to the form", async () => {
  const response = await formRoute.GET(new Request("http://localhost/check/result"));

  expect([response.status, response.headers.get("Location")]).toEqual([303, "/check"]);
});
