import { CANON_VERSE_COUNT } from "@/lib/bible/canon";
import { getBookRange, getTestamentRange } from "@/lib/bible/rules";
import { processorMs } from "@/tests/support/time";
import { search, textOf } from "./packaged-search";

test("a phrase comes before verses that only hold its words", () => {
  const found = search("god so loved the world");
  expect(found.references[0]).toBe("John 3:16");
  expect(found.hits[0]?.match).toBe("phrase");
  expect(found.marked[0]).toEqual(["God so loved the world"]);
});

test("all words are needed, in any order and in any form", () => {
  const found = search("hope faith loved");
  expect(found.references).toContain("1 Corinthians 13:13");
  expect(found.hits.every(({ match }) => match === "words")).toBe(true);
  for (const { order } of found.hits) {
    const text = textOf("WEB", order).toLowerCase();
    expect(text).toMatch(/hop(e|ing)/);
    expect(text).toMatch(/faith/);
    expect(text).toMatch(/lov(e|ing)/);
  }
});

test("the total is exact: it counts what a plain reading of every verse counts", () => {
  let count = 0;
  for (let order = 1; order <= CANON_VERSE_COUNT; order++) {
    if (/\bshepherd/i.test(textOf("WEB", order))) count++;
  }
  expect(count).toBeGreaterThan(50);
  expect(search("shepherd").total).toBe(count);
});

test("stop words are searched like others", () => {
  const found = search("in the beginning");
  expect(found.references.slice(0, 2)).toEqual(["Genesis 1:1", "John 1:1"]);
  expect(found.marked[0]).toEqual(["In the beginning"]);
});

test("a verse keeps its place before and after each further letter that still fits it", () => {
  const whole = "the lord is my shepherd";
  for (let length = "the lord is my s".length; length <= whole.length; length++) {
    expect(search(whole.slice(0, length)).references).toContain("Psalm 23:1");
  }
  const found = ["sheph", "shephe", "shepher", "shepherd"].map((text) =>
    search(text, { limit: 50 }),
  );
  for (const [shorter, longer] of found.slice(1).map((next, at) => [found[at], next])) {
    const kept = shorter?.hits.filter(({ order }) =>
      longer?.hits.some((hit) => hit.order === order),
    );
    const same = longer?.hits.filter(({ order }) =>
      shorter?.hits.some((hit) => hit.order === order),
    );
    expect(kept?.map(({ order }) => order)).toEqual(same?.map(({ order }) => order));
  }
});

test("whole words come before longer ones that begin with them", () => {
  const found = search("sin", { limit: 50 });
  const rest = search("sin", { offset: found.total - 20 });
  expect(found.marked.flat().every((word) => /^sin(s|ned|ning)?$/i.test(word))).toBe(true);
  expect(rest.marked.flat().some((word) => /^(since|single|sing|sinai)/i.test(word))).toBe(true);
});

test("the divine name is found by either of its English forms, in both translations", () => {
  const web = search("the lord is my shepherd");
  expect(web.references[0]).toBe("Psalm 23:1");
  expect(web.hits[0]?.match).toBe("phrase");
  expect(web.marked[0]).toEqual(["Yahweh is my shepherd"]);

  const kjv = search("yahweh is my shepherd", { code: "KJV" });
  expect(kjv.references[0]).toBe("Psalm 23:1");
  expect(kjv.marked[0]).toEqual(["The LORD is my shepherd"]);

  expect(search("lord").total).toBeGreaterThan(search("yahweh").total);
  expect(search("yahweh", { code: "KJV" }).total).toBeGreaterThan(5_000);
});

test("words known from another translation find the verse, after its own words", () => {
  const found = search("the lord is my shepherd i shall not want");
  expect(found.references).toEqual(["Psalm 23:1"]);
  expect(found.hits[0]).toMatchObject({ match: "otherTranslation", highlights: [] });
  expect(search("and he").hits.every(({ match }) => match !== "otherTranslation")).toBe(true);
});

test("a whole word that is going to be a far commoner one does not lead, another short word does", () => {
  const typing = search("shepher", { limit: 50 });
  expect(typing.references.slice(0, 10)).not.toContain("Numbers 33:23");
  expect(search("shepher").references).toEqual(search("shephe", { limit: 20 }).references);
  expect(search("eve").marked.slice(0, 4).flat()).toEqual(["Eve", "Eve", "Eve", "Eve"]);
  expect(search("mount shepher").references[0]).toBe("Numbers 33:23");
});

test("older forms of a verb find the plain one and the reverse", () => {
  expect(search("loveth").total).toBeGreaterThan(300);
  const orders = search("believes", { code: "KJV", limit: 50 }).marked.flat();
  expect(orders.some((word) => word === "believeth")).toBe(true);
});

test("case, quotation marks, hyphens and accents make no difference", () => {
  const plain = search("don't be afraid");
  expect(plain.total).toBeGreaterThan(20);
  expect(search("“DON’T be-afraid!”").references).toEqual(plain.references);
  expect(search("shépherd").total).toBe(search("shepherd").total);
});

test("filters keep to a testament or a book", () => {
  const all = search("faith").total;
  const old = search("faith", { range: getTestamentRange("OT") }).total;
  const young = search("faith", { range: getTestamentRange("NT") }).total;
  expect(old + young).toBe(all);
  const romans = search("faith", { range: getBookRange("Rom"), limit: 50 });
  expect(romans.total).toBeGreaterThan(10);
  expect(romans.references.every((reference) => reference.startsWith("Romans "))).toBe(true);
});

test("pages follow each other without gap or overlap", () => {
  const whole = search("mercy", { limit: 50 }).references;
  const parts = [0, 20, 40].flatMap((offset) => search("mercy", { offset }).references);
  expect(parts.slice(0, 50)).toEqual(whole);
  expect(search("mercy", { offset: 40_000 }).references).toEqual([]);
});

test("highlights lie inside the text, ascending and apart", () => {
  for (const query of [
    "the lord",
    "lord yahweh",
    "a",
    "praise yah",
    "the lord god",
    "i am",
    "by stripes we are healed",
  ]) {
    for (const code of ["WEB", "KJV"] as const) {
      const { hits } = search(query, { code, limit: 50 });
      expect(hits.length).toBeGreaterThan(0);
      for (const { order, highlights } of hits) {
        let end = 0;
        expect(highlights.length).toBeGreaterThan(0);
        for (const [from, to] of highlights) {
          expect(from).toBeGreaterThanOrEqual(end);
          expect(to).toBeGreaterThan(from);
          end = to;
        }
        expect(end).toBeLessThanOrEqual(textOf(code, order).length);
      }
    }
  }
});

test.each(["", "   ", "🙏", "%_\\':*&|!", "---", "…"])("%j finds nothing", (text) => {
  expect(search(text)).toMatchObject({ total: 0, hits: [], correctedQuery: null });
});

test("no query takes long, however it is made", () => {
  const queries = [
    "a ".repeat(250),
    "the lord ".repeat(55),
    "zzqqx ".repeat(80),
    "love mercy walk humbly zzqqx ".repeat(17),
    "x".repeat(500),
    Array.from({ length: 80 }, (_value, at) => `wrongg${at}`).join(" "),
  ];
  for (const query of queries) {
    expect(processorMs(() => search(query, { limit: 50 }))).toBeLessThan(500);
  }
});
