import { type Answer, silence } from "@/scripts/attack/answers";
import { faultOfBatch, judge } from "@/scripts/attack/judge";
import type { Shot } from "@/scripts/attack/shot";

const shot: Shot = { method: "GET", target: "/api/articles?limit=1", headers: {} };
const court = { secrets: ["hunter2"] };

function problem(status: number, detail = "This is wrong.", headers = {}): Answer {
  const body = { type: "about:blank", title: "x", status, detail, code: "x" };
  return {
    status,
    headers: { "content-type": "application/problem+json", ...headers },
    text: JSON.stringify(body),
    ms: 5,
  };
}

test("a good answer and a refusal in the site's own form are in order", () => {
  const good = { status: 200, headers: { "content-type": "application/json" }, text: "[]", ms: 5 };
  expect(judge(shot, good, court)).toEqual([]);
  expect(judge(shot, problem(400), court)).toEqual([]);
});

test("a planted 500 is found, in whatever form it comes", () => {
  expect(judge(shot, problem(500), court)).toEqual(["undeclared 500"]);
  expect(judge(shot, problem(502), court)).toEqual(["undeclared 502"]);
});

test("503 is declared with Retry-After only", () => {
  expect(judge(shot, problem(503, "Later.", { "retry-after": "2" }), court)).toEqual([]);
  expect(judge(shot, problem(503), court)).toEqual(["undeclared 503"]);
});

test.each([
  ["a page", { "content-type": "text/html" }, "<h1>Not found</h1>"],
  ["nothing", {}, ""],
  ["the form without its words", { "content-type": "application/problem+json" }, "{}"],
])("a refusal that is %s is no problem+json", (_name, headers, text) => {
  const [what] = judge(shot, { status: 404, headers, text, ms: 5 }, court);
  expect(what).toMatch(/^404 without a problem/);
});

test("pages may refuse as pages do", () => {
  const answer = { status: 404, headers: { "content-type": "text/html" }, text: "<h1>", ms: 5 };
  expect(judge({ ...shot, target: "/apis" }, answer, court)).toEqual([]);
});

test.each([
  "Error: no\n    at read (/srv/lib/x.ts:3:1)",
  "Invalid `prisma.collection.findMany()`: PrismaClientKnownRequestError",
  'insert or update violates foreign key constraint "x"',
  "the row in collection_verses",
  "postgresql://site:pw@db/x",
])("an answer that holds “%s” leaks", (detail) => {
  expect(judge(shot, problem(400, detail), court).join()).toMatch(/leaks/);
});

test("a secret is found, and what a visitor said himself may come back", () => {
  expect(judge(shot, problem(400, "hunter2"), court)).toEqual(["leaks a secret"]);
  const said = { ...shot, target: "/api/articles?limit=node_modules+hunter2" };
  expect(judge(said, problem(400, "“node_modules hunter2” is no number."), court)).toEqual([]);
});

describe("a document that is written as text", () => {
  const document = (body: string): Answer => ({
    status: 200,
    headers: { "content-type": "text/html" },
    text: `<!DOCTYPE html>\n<html lang="en"><head><style>p{margin:0}</style>\n<script src="/print-button.js" defer></script></head><body>${body}</body></html>`,
    ms: 5,
  });
  const embed: Shot = { ...shot, target: "/embed/verse?ref=x" };

  test("is in order with what it holds by itself", () => {
    const own = `<a href="/bible/web/john/3" target="_blank">&lt;script&gt; on="x"</a>`;
    expect(judge(embed, document(own), court)).toEqual([]);
  });

  test.each([
    "<script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '<p onclick="x">',
    '<a href="javascript:alert(1)">x</a>',
    '<a href="//evil.example">x</a>',
    "<iframe srcdoc=x>",
    '<p style="color:red">',
  ])("is wrong with %s", (markup) => {
    expect(judge(embed, document(markup), court)).toHaveLength(1);
  });
});

test("silence is an answer only to what was never finished", () => {
  expect(judge(shot, silence(5), court)).toEqual(["no answer"]);
  expect(judge({ ...shot, mayBeSilent: true }, silence(5), court)).toEqual([]);
});

test("a header that came in by a line break is found", () => {
  const answer = problem(400, "This is wrong.", { "x-injected": "yes" });
  expect(judge(shot, answer, court)).toEqual(["a header was injected"]);
});

describe("tables that differ after a batch", () => {
  const write: Shot = { method: "POST", target: "/api/collections", headers: {} };
  const made = { status: 201, headers: {}, text: "{}", ms: 5 };

  test("are a fault when everything was refused", () => {
    const fault = faultOfBatch([write, write], [[problem(400)], [problem(404)]], ["collections"]);
    expect(fault).toBe("refused, yet collections changed");
  });

  test("are a fault when nothing but questions were asked", () => {
    expect(faultOfBatch([shot], [[made]], ["workspaces"])).toBe(
      "only read, yet workspaces changed",
    );
  });

  test("are none when one write was accepted, or its answer never came", () => {
    expect(faultOfBatch([write, write], [[problem(400)], [made]], ["collections"])).toBeNull();
    expect(faultOfBatch([write], [[silence(9)]], ["collections"])).toBeNull();
    // Of several requests on one connection one may have been accepted.
    expect(faultOfBatch([write], [[problem(400), made]], ["collections"])).toBeNull();
  });

  test("are none when they do not differ", () => {
    expect(faultOfBatch([shot], [[made]], [])).toBeNull();
  });
});
