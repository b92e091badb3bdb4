import { BOOKS } from "@/lib/bible/canon";
import { formatVerse, getBookRange } from "@/lib/bible/rules";
import type { ContextType } from "@/lib/biblical-context/constants";
import { answerFromFacts, factsVersion } from "@/lib/biblical-context/facts";
import { findPage, pageAt } from "@/lib/biblical-context/sources";
import { BOOK_FACTS } from "@/lib/content/books";
import { discoveries } from "@/lib/content/discoveries";
import { FINDS } from "@/lib/content/finds";
import { PEOPLE } from "@/lib/content/people";
import { PERIODS } from "@/lib/content/periods";
import { PLACES } from "@/lib/content/places";
import { TOPICS } from "@/lib/content/topics";
import { processorMs } from "@/tests/support/time";
import { answer, expectSound, scripture } from "./sound-answer";

test.each(BOOKS.map(({ id, name }) => [name, id] as const))(
  "a verse of %s, one in its middle, and the whole book",
  (name, id) => {
    const { start, end } = getBookRange(id);
    const first = formatVerse(start);
    const middle = formatVerse(Math.floor((start + end) / 2));
    for (const reference of [first, middle, name]) {
      const response = answer("verse", reference);
      expectSound(response);
      expect(response.title).toBe(`Biblical Context: ${reference}`);
      expect(response.historicalContext).toContain(name);
      expect(response.relatedVerses).not.toContain(reference);
    }
    expect(answer("verse", middle).passages[0]?.reference).toBe(middle);
  },
);

/**
 * What is asked for may be answered under a name of its own or under what it is an other name for.
 */
const BY_NAME: [ContextType, string][] = [
  ...TOPICS.flatMap(({ name, aliases }) =>
    [name, ...aliases].map((one): [ContextType, string] => ["topic", one]),
  ),
  ...PEOPLE.map(({ name }): [ContextType, string] => ["topic", name]),
  ...PERIODS.flatMap(({ name, aliases }) =>
    [name, ...aliases].map((one): [ContextType, string] => ["historical", one]),
  ),
  ...PLACES.flatMap(({ name, otherNames }) =>
    [name, ...otherNames].map((one): [ContextType, string] => ["archaeological", one]),
  ),
  ...discoveries.map(({ title }): [ContextType, string] => ["archaeological", title]),
];

test("every topic, person, period, place and discovery, by every name it has", () => {
  expect(BY_NAME.length).toBeGreaterThan(400);
  for (const [type, name] of BY_NAME) expectSound(answer(type, name));
});

test.each([
  ["topic", TOPICS],
  ["topic", PEOPLE],
  ["historical", PERIODS],
  ["archaeological", PLACES],
] as const)("%s: each entry is answered under its own name", (type, entries) => {
  for (const { name } of entries) {
    const { title, note } = answer(type, name);
    expect([title, note]).toEqual([`Biblical Context: ${name}`, null]);
  }
});

test("the specification's placeholders are answered", () => {
  const asked: [ContextType, string, RegExp][] = [
    ["verse", "John 3:16", /John 3:16$/],
    ["verse", "Genesis 1:1", /Genesis 1:1$/],
    ["topic", "The Flood", /The Flood$/],
    ["topic", "Exodus", /Exodus$/],
    ["topic", "Creation", /Creation$/],
    ["historical", "Babylonian Exile", /Babylonian Exile$/],
    ["historical", "Roman Empire", /Roman Empire$/],
    ["archaeological", "Noah's Ark", /The Flood$/],
    ["archaeological", "Mount Sinai", /Mount Sinai$/],
  ];
  for (const [type, subject, title] of asked) {
    const response = answer(type, subject);
    expectSound(response);
    expect(response.title).toMatch(title);
  }
  expect(answer("archaeological", "Noah's Ark").archaeologicalEvidence).toContain(
    "No find has been verified as the ark.",
  );
});

test.each([
  ["babylonain exile", "Babylonian Exile"],
  ["Jerusalm", "Jerusalem"],
  ["King David", "David"],
  ["the apostle Paul", "Paul (Saul)"],
  ["Mt. Ararat", "Mountains of Ararat"],
  ["JERICHO", "Jericho"],
  ["Saul of Tarsus", "Paul (Saul)"],
  ["tithing", "Money"],
  ["Moabite Stone", "Mesha Stele (Moabite Stone)"],
  ["why did God allow slavery", "Slavery"],
])("%s is understood as %s", (asked, name) => {
  expect(answer("topic", asked).title).toBe(`Biblical Context: ${name}`);
});

test("what is understood otherwise than written says so", () => {
  expect(answer("topic", "babylonain exile").note).toBe(
    "You asked for “babylonain exile”. This is what the site holds about Babylonian Exile.",
  );
  expect(answer("topic", "King David").note).toBeNull();
});

test("a story and a question without an entry are answered by their passage, and say so", () => {
  const walking = answer("topic", "walking on water");
  expect(walking.title).toBe("Biblical Context: Matthew 14:25-33");
  expect(walking.note).toContain("no entry of its own for “walking on water”");
  const dinosaurs = answer("topic", "dinosaurs");
  expect(dinosaurs.sources.map(({ href }) => href)).toContain(
    "/study-guides#faq-evolution-and-dinosaurs",
  );
});

test("the same name means another thing by another type", () => {
  expect(answerFromFacts(scripture, { type: "topic", subject: "Exodus", useModel: true }).key).toBe(
    "topic Exodus",
  );
  expect(
    answerFromFacts(scripture, { type: "historical", subject: "Exodus", useModel: true }).key,
  ).toBe("period Egypt and the Exodus");
});

test("one subject has one key, however it is written", () => {
  const keys = ["John 3:16", "Jn 3:16", "john 3.16", "JOHN 3:16"].map(
    (subject) => answerFromFacts(scripture, { type: "verse", subject, useModel: true }).key,
  );
  expect(new Set(keys)).toEqual(new Set(["verse John.3.16"]));
});

test.each([
  ["verse", "John 3:99", "John 3 has 36 verses."],
  ["verse", "Hezekiah 3:16", "There is no book called “Hezekiah” in this Bible."],
  ["verse", "love", "“love” is not a reference. Write it like John 3:16."],
  ["topic", "John 3:99", "John 3 has 36 verses."],
] as const)("%s %s does not exist: %s", (type, subject, message) => {
  expect(() => answer(type, subject)).toThrow(message);
});

test.each(["pizza", "Atlantis", "qqqq zzzz", "__proto__", "constructor", "....", "🙂"])(
  "nothing is held about %s, and that is said",
  (subject) => {
    for (const type of ["topic", "historical", "archaeological"] as const) {
      expect(() => answer(type, subject)).toThrow(/holds nothing about|lies outside/);
    }
  },
);

test("near names are offered for what is not known", () => {
  expect(() => answer("archaeological", "Nazarrethville")).toThrow(/holds nothing about/);
  expect(() => answer("topic", "Gethsamaneh xyz")).toThrow(/Did you mean Gethsemane/);
});

test("no statement of a probable or disputed fact passes for a plain fact", () => {
  const jericho = answer("archaeological", "Jericho").statements.find(({ text }) =>
    text.includes("Kenyon dated"),
  );
  expect(jericho).toMatchObject({ mark: "inference" });
  const debated = answer("historical", "Egypt and the Exodus").statements;
  for (const { text, mark } of debated) {
    if (/This is (?:disputed|likely, not certain)\.$/.test(text)) expect(mark).toBe("inference");
  }
  expect(answer("archaeological", "Caiaphas").archaeologicalEvidence).toContain("probably");
  const sinai = answer("archaeological", "Mount Sinai").statements.find(
    ({ field }) => field === "geographicalContext",
  );
  expect(sinai?.mark).toBe("inference");
  expect(sinai?.text).toContain("one proposal only");
});

test("where no find is known the field is left out, and what belongs to the book says so", () => {
  expect("archaeologicalEvidence" in answer("topic", "Grace")).toBe(false);
  expect(answer("verse", "John 3:16").archaeologicalEvidence).toMatch(/^Of John as a whole: /);
});

test("a field that is left out has no empty place in the answer", () => {
  const response = answer("verse", "Psalm 23");
  expect("propheticSignificance" in response).toBe(false);
});

test("a claim of Ron Wyatt’s stands with its objection and as no fact of ours", () => {
  const { statements, archaeologicalEvidence } = answer(
    "archaeological",
    "Noah’s Ark: The Durupınar Formation",
  );
  expect(archaeologicalEvidence).toMatch(/^Objections:/);
  expect(archaeologicalEvidence).toContain("have not confirmed");
  expect(statements.some(({ mark }) => mark === "inference")).toBe(true);
});

test("somebody in need gets kind words and help, and nothing else", () => {
  const { key, response } = answerFromFacts(scripture, {
    type: "topic",
    subject: "I want to kill myself",
    useModel: true,
  });
  expect(key).toBeNull();
  expect(response.note).toContain("988");
  expect(response.historicalContext).toBe(response.note);
  expect(response.statements).toEqual([]);
  expect(response.passages[0]?.reference).toBe("Psalm 34:18");
});

test("a heavy subject we have nothing of its own about is answered by help alone", () => {
  const { key, response } = answerFromFacts(scripture, {
    type: "topic",
    subject: "suicide",
    useModel: true,
  });
  expect([key, response.statements]).toEqual([null, []]);
  expect(response.note).toContain("you matter");
});

test("every book, topic and period has its own application, and every page named exists", () => {
  const applications = [...BOOK_FACTS, ...TOPICS, ...PERIODS].map(({ application }) => application);
  expect(new Set(applications).size).toBe(applications.length);
  const pages = TOPICS.flatMap((topic) => topic.pages);
  expect(pages.filter((href) => !pageAt(href))).toEqual([]);
  expect(FINDS.filter((find) => find.discovery && !findPage(find))).toEqual([]);
});

test("the version changes with the model", () => {
  expect(factsVersion("one")).toMatch(/^[0-9a-f]{64}$/);
  expect(factsVersion("one")).not.toBe(factsVersion("another"));
  expect(factsVersion("one")).toBe(factsVersion("one"));
});

test("an answer takes no more than some milliseconds once the indexes stand", () => {
  const subjects = PLACES.map(({ name }) => name);
  answer("archaeological", "Jericho");
  const spent = processorMs(() => {
    for (const subject of subjects) answer("archaeological", subject);
  });
  expect(spent / subjects.length).toBeLessThan(80);
});

test("a period lists places where it happened, not those that its songs remember", () => {
  const judges = answer("historical", "Judges").geographicalContext;
  expect(judges).toContain("Shiloh");
  expect(judges).not.toContain("Mount Sinai");
});

test("Habakkuk, dated 610 to 597 BC, is set before the exile", () => {
  expect(answer("verse", "Habakkuk 2:4").timeline).toContain("Judah under Assyria");
});
