import * as unknown from "@/app/api/[...path]/route";
import * as articles from "@/app/api/articles/route";
import * as chapter from "@/app/api/bible/chapter/route";
import * as bibleSearch from "@/app/api/bible/search/route";
import * as verse from "@/app/api/bible/verse/route";
import * as verseLinks from "@/app/api/bible/verse-links/route";
import * as verseOfTheDay from "@/app/api/bible/verse-of-the-day/route";
import * as crossReferences from "@/app/api/cross-references/route";
import * as dailyQuote from "@/app/api/daily-quote/route";
import * as analysis from "@/app/api/events/[eventId]/analysis/route";
import * as news from "@/app/api/news/route";
import * as oEmbed from "@/app/api/oembed/route";
import * as search from "@/app/api/search/route";
import * as timelineEvents from "@/app/api/timeline-events/route";
import * as findings from "@/app/api/validation-findings/route";
import * as verses from "@/app/api/verses/route";
import * as videos from "@/app/api/videos/route";
import { db } from "@/lib/db/client";
import { HANG_MS } from "@/tests/support/time";
import { call, disconnect, loadScriptureFirst } from "./support";

/** Every endpoint of the specification so far, with all parameters it reads. */
const ENDPOINTS = [
  {
    path: "/api/bible/verse",
    handlers: verse,
    parameters: ["reference", "translation", "include"],
  },
  {
    path: "/api/bible/search",
    handlers: bibleSearch,
    parameters: ["query", "limit", "offset", "translation", "testament", "book"],
  },
  { path: "/api/bible/chapter", handlers: chapter, parameters: ["reference", "translation"] },
  {
    path: "/api/bible/verse-links",
    handlers: verseLinks,
    parameters: ["reference", "translation", "limit", "offset"],
  },
  {
    path: "/api/bible/verse-of-the-day",
    handlers: verseOfTheDay,
    parameters: ["date", "translation"],
  },
  { path: "/api/daily-quote", handlers: dailyQuote, parameters: ["translation"] },
  { path: "/api/verses", handlers: verses, parameters: ["translation"], alsoAnswers: "POST" },
  {
    path: "/api/search",
    handlers: search,
    parameters: ["q", "limit", "offset", "translation"],
  },
  { path: "/api/articles", handlers: articles, parameters: ["limit", "cursor"] },
  { path: "/api/videos", handlers: videos, parameters: ["limit", "cursor"] },
  { path: "/api/news", handlers: news, parameters: ["limit", "cursor"] },
  { path: "/api/timeline-events", handlers: timelineEvents, parameters: [] },
  { path: "/api/oembed", handlers: oEmbed, parameters: ["url", "maxwidth", "maxheight"] },
  {
    path: "/api/cross-references",
    handlers: crossReferences,
    parameters: ["limit", "cursor", "eventId"],
  },
  {
    path: "/api/validation-findings",
    handlers: findings,
    parameters: ["limit", "cursor", "crossReferenceId", "eventId"],
  },
];

/** Raw, as they would stand in an address. */
const VALUES = [
  "",
  "%20%20%09",
  "a".repeat(100_000),
  "Genesis%20".repeat(10_000),
  "%00",
  "love%00love",
  "%0d%0aSet-Cookie:%20a=b",
  "%F0%9F%99%8F",
  "%ED%A0%80",
  "%E0%A4%A",
  "%",
  "%25_%5C':*&|!",
  "%27%20OR%201=1%20--%20",
  "1;DROP%20TABLE%20verses",
  "$(id)",
  "../../etc/passwd",
  "%3Cscript%3Ealert(1)%3C/script%3E",
  "-1",
  "0",
  "NaN",
  "Infinity",
  "1e9",
  "0x10",
  "1.5",
  "99999999999999999999",
  "__proto__",
  "constructor",
  "toString",
  "null",
  "undefined",
  "[object%20Object]",
  "%EF%B7%BA".repeat(150),
  "(((((((((((((((((((((((((((((((",
  "John%203:16%20".repeat(30),
  "1%20".repeat(160),
  "2026-13-45",
  "9999999-01-01",
];

async function countRows(): Promise<unknown> {
  return db.$queryRaw`
    SELECT (SELECT count(*)::int FROM verses) AS verses, (SELECT count(*)::int FROM verse_links) AS links,
      (SELECT count(*)::int FROM translations) AS translations, (SELECT count(*)::int FROM articles) AS articles,
      (SELECT count(*)::int FROM videos) AS videos, (SELECT count(*)::int FROM news_items) AS news,
      (SELECT count(*)::int FROM cross_references) AS evidence, (SELECT count(*)::int FROM validation_findings) AS findings, (SELECT count(*)::int FROM seed_state) AS seeded`;
}

loadScriptureFirst();
let before: unknown;
beforeAll(async () => {
  before = await countRows();
});
afterAll(async () => {
  const after = await countRows();
  await disconnect();
  expect(after).toEqual(before);
});

async function expectProper(
  handler: Parameters<typeof call>[0],
  target: string,
  init?: RequestInit,
) {
  const started = performance.now();
  const answer = await call(handler, target, init);
  const elapsed = performance.now() - started;
  const shown = `${init?.method ?? "GET"} ${target.slice(0, 120)}`;
  expect({ shown, ok: answer.status < 500 }).toEqual({ shown, ok: true });
  expect({ shown, slow: elapsed > HANG_MS }).toEqual({ shown, slow: false });
  expect(answer.type).toBe(answer.status < 400 ? "application/json" : "application/problem+json");
  if (answer.status >= 400) {
    expect(answer.body).toMatchObject({ type: "about:blank", status: answer.status });
    expect(JSON.stringify(answer.body)).not.toMatch(/node_modules|prisma|at \w+ \(|SELECT/i);
    // The parser's own English, which names no parameter and helps no visitor.
    expect(answer.body.detail).not.toMatch(/expected|received|Invalid (?:input|option|string)/);
  }
  return answer;
}

describe.each(ENDPOINTS)("$path", ({ path, handlers, parameters, alsoAnswers }) => {
  test("hostile values of every parameter are refused or find nothing", async () => {
    for (const parameter of parameters) {
      const rest =
        parameters.includes("reference") && parameter !== "reference" ? "&reference=John+3:16" : "";
      for (const value of VALUES)
        await expectProper(handlers.GET, `${path}?${parameter}=${value}${rest}`);
    }
  });

  test("a parameter given twice is refused", async () => {
    for (const parameter of parameters) {
      const answer = await expectProper(handlers.GET, `${path}?${parameter}=a&${parameter}=b`);
      expect(answer.status).toBe(400);
    }
  });

  test("unknown parameters and odd queries do no harm", async () => {
    for (const query of [
      "__proto__=1",
      "constructor[prototype]=x",
      "&&&",
      "=",
      "?",
      "a[]=1",
      `${"x=&".repeat(1)}y`,
    ]) {
      await expectProper(handlers.GET, `${path}?${query}`);
    }
    await expectProper(handlers.GET, path);
  });

  test("other methods are refused with the ones that are allowed", async () => {
    for (const method of ["POST", "PUT", "PATCH", "DELETE", "OPTIONS"] as const) {
      if (method === alsoAnswers) continue;
      const allow = alsoAnswers === undefined ? "GET, HEAD" : `GET, HEAD, ${alsoAnswers}`;
      const answer = await expectProper(handlers[method], path, { method });
      expect([answer.status, answer.headers.get("allow")]).toEqual([405, allow]);
    }
  });
});

test("hostile event ids are refused or unknown", async () => {
  for (const value of VALUES) {
    const eventId = readable(value);
    const init = { method: "GET" };
    const answer = await call(analysis.GET, "/api/events/x/analysis", init, { eventId });
    expect([400, 404]).toContain(answer.status);
    expect(answer.type).toBe("application/problem+json");
    expect(answer.body.detail).toMatch(/event/i);
    expect(answer.body.detail.length).toBeLessThan(2_000);
  }
});

/** As Next hands a part of the path on; what cannot be decoded never reaches a handler. */
function readable(value: string): string {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}

test("an unknown address is not found, whatever the method", async () => {
  for (const [method, handler] of Object.entries(unknown)) {
    const answer = await expectProper(handler, "/api/none/of/these", { method });
    expect(answer.status).toBe(404);
  }
});
