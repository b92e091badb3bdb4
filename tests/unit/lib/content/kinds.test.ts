import { readdirSync } from "node:fs";
import type { z } from "zod";
import { parseReference } from "@/lib/bible/references/parser";
import { FAMILIAR_WORDINGS } from "@/lib/content/familiar-wordings";
import { familiarWordingSchema } from "@/lib/content/familiar-wordings/schema";
import { HELPLINES } from "@/lib/content/helplines";
import { helplineSchema } from "@/lib/content/helplines/schema";
import { LOCAL_HELPLINES } from "@/lib/content/local-helplines";
import { localHelplinesSchema } from "@/lib/content/local-helplines/schema";
import { MISQUOTATIONS } from "@/lib/content/misquotations";
import { misquotationSchema } from "@/lib/content/misquotations/schema";
import { ORIGINAL_WORDS } from "@/lib/content/original-words";
import { originalWordSchema } from "@/lib/content/original-words/schema";
import { SAFETY_ANSWERS } from "@/lib/content/safety-answers";
import { safetyAnswerSchema } from "@/lib/content/safety-answers/schema";
import { SECTIONS } from "@/lib/content/sections";
import { sectionSchema } from "@/lib/content/sections/schema";
import { SITUATIONS } from "@/lib/content/situations";
import { situationSchema } from "@/lib/content/situations/schema";
import { TELLINGS } from "@/lib/content/tellings";
import { tellingSchema } from "@/lib/content/tellings/schema";
import { THEMES } from "@/lib/content/themes";
import { themeSchema } from "@/lib/content/themes/schema";

interface Item {
  id: string;
  references?: readonly string[];
  verses?: readonly { reference: string }[];
}

const KINDS: [folder: string, items: readonly Item[], schema: z.ZodType][] = [
  ["familiar-wordings", FAMILIAR_WORDINGS, familiarWordingSchema],
  ["helplines", HELPLINES, helplineSchema],
  ["local-helplines", LOCAL_HELPLINES, localHelplinesSchema],
  ["misquotations", MISQUOTATIONS, misquotationSchema],
  ["original-words", ORIGINAL_WORDS, originalWordSchema],
  ["safety-answers", SAFETY_ANSWERS, safetyAnswerSchema],
  ["situations", SITUATIONS, situationSchema],
  ["themes", THEMES, themeSchema],
];

const filesOf = (folder: string) =>
  readdirSync(`lib/content/${folder}`)
    .map((file) => file.replace(/\.ts$/, ""))
    .filter((file) => !["index", "schema"].includes(file));

test.each(KINDS)("%s fit the schema, each in the file of its id", (folder, items, schema) => {
  for (const item of items) expect(schema.parse(item)).toEqual(item);
  expect(items.map(({ id }) => id).sort()).toEqual(filesOf(folder).sort());
});

test.each(KINDS)("every reference of the %s is in the Bible", (_folder, items) => {
  const references = items.flatMap((item) => [
    ...(item.references ?? []),
    ...(item.verses ?? []).map(({ reference }) => reference),
  ]);
  const wrong = references.filter((reference) => parseReference(reference).kind !== "found");
  expect(wrong).toEqual([]);
});

test("no name leads to two original words", () => {
  const names = ORIGINAL_WORDS.flatMap(({ word, askedAs }) => [word.toLowerCase(), ...askedAs]);
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([]);
});

test("every section is a passage with its words", () => {
  for (const section of SECTIONS) expect(sectionSchema.parse(section)).toEqual(section);
});

test("every telling is one of passages in the order of the canon, and told once", () => {
  let last = 0;
  for (const telling of TELLINGS) {
    expect(tellingSchema.parse(telling)).toEqual(telling);
    const [passage, toldAs] = telling;
    const parsed = parseReference(passage);
    const [first] = parsed.kind === "found" ? parsed.passages : [];
    expect([passage, first !== undefined && first.start >= last]).toEqual([passage, true]);
    expect([passage, new Set(toldAs).size]).toEqual([passage, toldAs.length]);
    last = first?.start ?? last;
  }
});

test.each(HELPLINES)("every number of the helpline $id stands in its text, and no other", (one) => {
  const { text, lines } = one;
  const rest = lines.reduce((words, { number }) => {
    expect(words).toContain(number);
    return words.replace(number, "");
  }, text);
  expect(rest.replace("1800RESPECT", "")).not.toMatch(/\d/);
});
