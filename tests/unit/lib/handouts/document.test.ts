/** @jest-environment ./tests/setup/browser-environment.mjs */
import { type SheetWords, toSheetDocument } from "@/lib/handouts/document";
import { inductiveQuestions } from "@/lib/handouts/questions";

const HOSTILE = `<script>alert(1)</script>"' onload="x`;
const words: SheetWords = {
  sheet: "participant",
  room: "some",
  kind: "Question",
  title: "What is grace?",
  lead: null,
  help: [],
  passages: [
    {
      reference: "Titus 2:11-12",
      translation: "World English Bible",
      verses: [
        { number: "11", text: "For the grace of God has appeared" },
        { number: "12", text: "instructing us" },
      ],
      why: "Grace also trains people to live well.",
    },
  ],
  questions: [{ step: "Observe", text: "What does it say?" }, { text: "And then?" }],
  plan: [
    { minutes: 20, step: "Read." },
    { minutes: 40, step: "Talk." },
  ],
  notes: [{ title: "The answer", paragraphs: ["Kindness."], list: ["One", "Two"] }],
  address: "https://a.example/answers/what-is-grace/handout",
  page: "/answers/what-is-grace",
  site: "Truth Uncovered",
  choice: {
    path: "/answers/what-is-grace/handout",
    passages: [
      { reference: "Titus 2:11-12", isChosen: true },
      { reference: "Romans 6:1-2", isChosen: false },
    ],
    translations: [
      { code: "WEB", name: "World English Bible" },
      { code: "KJV", name: "King James Version" },
    ],
    translation: "KJV",
  },
};
const read = (sheet: SheetWords) =>
  new DOMParser().parseFromString(toSheetDocument(sheet), "text/html");
const headings = (page: Document) =>
  [...page.querySelectorAll("h2")].map(({ textContent }) => textContent);

test("a participant gets the passages and questions with room to write, and nothing that answers them", () => {
  const page = read(words);

  expect(headings(page)).toEqual(["Read", "Talk about it", "What I take with me"]);
  expect(page.querySelector(".scripture")?.textContent).toBe(
    "11For the grace of God has appeared 12instructing us",
  );
  expect(page.querySelectorAll(".questions > li")).toHaveLength(2);
  expect(page.querySelectorAll(".questions .room i")).toHaveLength(2 * 3);
  expect(page.body.textContent).not.toContain("Grace also trains");
  expect(page.body.textContent).not.toContain("Kindness.");
});

test("the leader's sheet adds the evening, what each passage adds, and the notes", () => {
  const page = read({ ...words, sheet: "leader" });

  expect(headings(page)).toEqual([
    "The evening, 60 minutes",
    "Read",
    "Talk about it",
    "The answer",
  ]);
  expect(page.querySelector(".why")?.textContent).toBe("Grace also trains people to live well.");
  expect(page.querySelectorAll(".questions .room")).toHaveLength(0);
});

test("room to write can be left out", () => {
  expect(read({ ...words, room: "none" }).querySelectorAll(".room")).toHaveLength(0);
  expect(read({ ...words, room: "much" }).querySelectorAll(".questions .room i")).toHaveLength(12);
});

test("the form stands as what is shown was chosen, every field with a label", () => {
  const page = read(words);
  const form = page.querySelector("form");
  expect(form?.getAttribute("action")).toBe("/answers/what-is-grace/handout");
  const given = new FormData(form ?? undefined);
  expect(Object.fromEntries(given)).toEqual({
    sheet: "participant",
    room: "some",
    translation: "KJV",
    v1: "on",
  });
  for (const field of page.querySelectorAll<HTMLInputElement>("form input, form select")) {
    expect(field.labels?.length).toBeGreaterThan(0);
  }
});

test("whom to call stands before everything else", () => {
  const page = read({ ...words, help: ["Call 112."] });
  const main = page.querySelector("main");
  expect(main?.querySelector("aside")?.textContent).toContain("Call 112.");
  expect(main?.querySelector("section")?.textContent).not.toContain("Call 112.");
});

test("nothing that somebody wrote is markup", () => {
  const page = read({
    ...words,
    title: HOSTILE,
    lead: HOSTILE,
    help: [HOSTILE],
    address: `https://a.example/${HOSTILE}`,
    page: `/${HOSTILE}`,
    passages: [
      {
        reference: HOSTILE,
        translation: HOSTILE,
        language: HOSTILE,
        verses: [{ number: HOSTILE, text: HOSTILE }],
      },
      { reference: null, translation: "", verses: [] },
    ],
    questions: [{ step: HOSTILE, text: HOSTILE }],
  });
  expect([...page.scripts].map((script) => script.getAttribute("src"))).toEqual([
    "/print-button.js",
  ]);
  expect(page.querySelectorAll("[onload]")).toHaveLength(0);
  expect(page.querySelector("h1")?.textContent).toBe(HOSTILE);
});

const passage = (reference: string, why?: string) => ({
  reference,
  translation: "World English Bible",
  verses: [],
  why,
});

test("questions observe, interpret and apply, each bound to a passage, no more than an hour bears", () => {
  const passages = ["John 1:1", "John 1:2", "John 1:3", "John 1:4", "John 1:5"].map((reference) =>
    passage(reference, "It says so."),
  );
  const questions = inductiveQuestions(passages, {
    question: "Who is he?",
    hasViews: true,
    hasCritics: true,
  });
  expect(questions.length).toBeLessThanOrEqual(9);
  expect(questions[0]?.text).toContain("John 1:1");
  expect(new Set(questions.map(({ step }) => step))).toEqual(
    new Set(["Observe", "Interpret", "Apply"]),
  );
  expect(questions.at(-1)?.step).toBe("Apply");
  expect(questions.map(({ text }) => text).join(" ")).not.toContain("John 1:5");
});

test("what somebody may be living through is asked about gently", () => {
  const tender = inductiveQuestions([passage("Psalm 11:5")], { question: "Why?", isTender: true });
  expect(tender.at(-1)?.text).toMatch(/^Nobody has to speak of themselves\./);
  expect(inductiveQuestions([], {})).toEqual([]);
});
