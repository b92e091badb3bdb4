import { readDocument } from "@/scripts/crawl/document";
import { headFaults, policyFaults, repeated } from "@/scripts/crawl/head";
import {
  namedVerseFaults,
  placeFaults,
  verseFaults,
  wantedVerses,
} from "@/scripts/crawl/scripture";
import { sitemapAddresses } from "@/scripts/crawl/sitemaps";

const ADDRESS = "https://bible.example/bible/web/jude/1";
const ORIGINS = ["http://127.0.0.1:3000", "https://bible.example"];
const VERSES = [
  { number: 1, text: "Jude, a servant" },
  { number: 2, text: "Mercy, “peace” ‘and’ love" },
];

const HEAD = `<title>Jude 1 (WEB)</title><meta name="description" content="Jude 1 in full">
<link rel="canonical" href="${ADDRESS}"><meta property="og:image" content="/share/a.png">`;
const TEXT = `<div class="chapter scripture"><p class="chapter-heading">Greeting</p>
<p><span><button id="v1">1</button>Jude, a <em>servant</em></span></p
><p><span><button id="v2">2</button>Mercy, “peace”\u00a0‘and’ <!-- --><span>love</span></span></p></div>`;

const page = ({ head = HEAD, body = `<h1>Jude</h1>${TEXT}`, lang = ' lang="en"' } = {}) =>
  readDocument(`<!doctype html><html${lang}><head>${head}</head><body>${body}</body></html>`);

test("a sound page has no fault", () => {
  expect(headFaults(page(), ADDRESS)).toEqual([]);
  expect(verseFaults(page().verses, VERSES)).toEqual([]);
});

test.each([
  ["two h1", { body: "<h1>a</h1><h1>b</h1>" }, "2 h1"],
  ["no language", { lang: "" }, 'lang ""'],
  ["no title", { head: HEAD.replace(/<title>.*<\/title>/, "") }, "0 titles"],
  [
    "a long description",
    { head: HEAD.replace("in full", "x".repeat(160)) },
    "description of 167 characters",
  ],
  [
    "another's canonical",
    { head: HEAD.replace("/web/", "/kjv/") },
    `canonical ${ADDRESS.replace("web", "kjv")} instead of ${ADDRESS}`,
  ],
  ["noindex", { head: `${HEAD}<meta name="robots" content="noindex, follow">` }, "robots noindex"],
  ["no picture", { head: HEAD.replace("og:image", "og:title") }, "no og:image"],
])("%s is a fault of the head", (_name, parts, fault) => {
  expect(headFaults(page({ body: "<h1>Jude</h1>", ...parts }), ADDRESS)).toEqual([fault]);
});

test.each([
  ["a letter", TEXT.replace("Mercy", "mercy"), /^verse 2 is "mercy/],
  [
    "a missing verse",
    TEXT.replace(/<p><span><button id="v1".*?<\/p/s, "<p></p"),
    /^numbers 2 instead/,
  ],
  ["a wrong number", TEXT.replace(">2<", ">3<"), /^numbers 1 NaN instead/],
  ["words before the first", TEXT.replace("<p><span>", "<p>Stray<span>"), /^numbers NaN 1 2/],
  ["a hidden text", `<div hidden>${TEXT}</div>`, /^numbers none instead/],
  ["a text left to scripts", `<template>${TEXT}</template>`, /^numbers none instead/],
])("%s is a fault of the verses", (_name, body, fault) => {
  expect(verseFaults(page({ body }).verses, VERSES)[0]).toMatch(fault);
});

test("a place on a word's page is a verse letter for letter with the word marked", () => {
  const place = (text: string, original: string) =>
    `<ol class="word-places"><li><h3><a href="/bible/web/jude/1#v2">Jude 2</a></h3>
<blockquote>${text}</blockquote><p class="word-original">${original}</p></li></ol>`;
  const faults = (body: string) =>
    placeFaults(page({ body }).places, new Map([["/bible/web/jude/1", VERSES]]));
  const [, mercy] = VERSES.map(({ text }) => text);
  const sound = (mercy ?? "").replace("Mercy", "<mark>Mercy</mark>");

  expect(faults(place(sound, "<span><mark>ἔλεος</mark></span>"))).toEqual([]);
  expect(faults(place(sound, "ἔλεος"))).toEqual(["no word is marked at /bible/web/jude/1#v2"]);
  expect(faults(place("Mercy", "<mark>ἔλεος</mark>"))).toEqual(['/bible/web/jude/1#v2 is "Mercy"']);
});

test("words in other letters stand in an element that says their language", () => {
  const unnamed = (body: string) => page({ body }).unnamedWords;
  expect(
    unnamed('<p><span lang="he">חֶסֶד <i>וֶאֱמֶת</i></span>, <b lang="grc">λόγος</b>, א and β</p>'),
  ).toEqual([]);
  expect(unnamed('<p lang="he">חסד <span lang="en">λόγος</span></p><title>חסד</title>')).toEqual([
    "λόγος",
  ]);
  expect(unnamed('<p>חסד<script>"λόγος"</script></p>')).toEqual(["חסד"]);
});

test("a policy must name the scripts that stand in the page, and nothing comes from elsewhere", () => {
  const body = `<script>1</script><script src="/a.js"></script><script type="application/json">2</script>`;
  const [hash] = page({ body }).inlineScripts;

  const faults = (policy: string | undefined, more = "") =>
    policyFaults(page({ body: body + more }), policy, ORIGINS);

  expect(faults(`default-src 'self'; script-src 'self' '${hash}'`)).toEqual([]);
  expect(faults(undefined)).toEqual(["no script-src in the policy"]);
  expect(faults("script-src 'self'")).toEqual(["1 inline scripts that the policy blocks"]);
  expect(faults(`script-src 'unsafe-inline' '${hash}'`)).toEqual(["'unsafe-inline' in script-src"]);
  expect(faults(`script-src '${hash}'`, '<img src="//cdn.example/a.png">')).toEqual([
    "fetches //cdn.example/a.png",
  ]);
});

test("a text that two pages have is named with both", () => {
  expect(
    repeated([
      ["/a", "Same"],
      ["/b", "Other"],
      ["/c", "Same"],
    ]),
  ).toEqual(['2 pages have "Same": /a /c']);
});

test("a sitemap's addresses are read as they were written", () => {
  const xml = "<urlset><url><loc>https://a.example/b?c=1&amp;d=2</loc></url></urlset>";

  expect(sitemapAddresses(xml)).toEqual(["https://a.example/b?c=1&d=2"]);
});

describe("a verse's page", () => {
  const chapters = new Map([
    ["/bible/web/jude/1", [...VERSES, { number: 5, text: "Now I desire" }]],
    ["/bible/kjv/jude/1", [{ number: 2, text: "Mercy unto you" }]],
  ]);
  const path = "/bible/web/jude/1/2";
  const quote = (id: string, text: string) => `<blockquote data-verse="${id}">${text}</blockquote>`;
  const named = (...quotes: string[]) => page({ body: quotes.join("") }).namedVerses;
  const own = quote(
    "WEB:Jude.1.2",
    "<p class='chapter-heading'>Peace</p>Mercy, “peace” ‘and’ love",
  );

  test("prints the verses around it, and a chapter's page all of its own", () => {
    expect(wantedVerses(chapters, path).map(({ number }) => number)).toEqual([1, 2]);
    expect(wantedVerses(chapters, "/bible/web/jude/1")).toHaveLength(3);
    expect(wantedVerses(chapters, "/answers/hell")).toEqual([]);
  });

  test("prints every verse that it names letter for letter, its own among them", () => {
    const other = quote("KJV:Jude.1.2", "Mercy <mark>unto you</mark>");
    expect(namedVerseFaults(named(own, other), chapters, path)).toEqual([]);
    expect(namedVerseFaults(named(own, other.replace("you", "thee")), chapters, path)).toEqual([
      'KJV:Jude.1.2 is "Mercy unto thee"',
    ]);
    expect(namedVerseFaults(named(other), chapters, path)).toEqual(["its own verse is missing"]);
    expect(namedVerseFaults(named(quote("WEB:Jude.9.9", "")), chapters, "/")).toEqual([
      'WEB:Jude.9.9 is ""',
    ]);
  });
});
