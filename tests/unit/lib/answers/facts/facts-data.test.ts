import { resolveReference } from "@/lib/bible/references/resolve";
import { PEOPLE_FACTS } from "@/lib/content/facts/people";
import { personFactsSchema, statementSchema } from "@/lib/content/facts/schema";
import { STATEMENTS } from "@/lib/content/facts/statements";
import { loadPackagedScripture } from "../../bible/search/packaged-scripture";
import { spelledNumbers } from "./number-words";

const scripture = loadPackagedScripture();
const CODES = ["KJV", "WEB"] as const;

/** The text of a fact's verses in one translation; throws where one does not resolve. */
function textOf(verse: string, code: (typeof CODES)[number]): string {
  return verse
    .split("; ")
    .map((reference) => {
      const parts = resolveReference(scripture, reference, code);
      if (parts.length === 0) throw new Error(`${reference} does not resolve`);
      return parts.flatMap(({ verses }) => verses.map(({ text }) => text)).join(" ");
    })
    .join(" ");
}

const plain = (text: string) =>
  text
    .toLowerCase()
    .replaceAll("ae", "e")
    .replace(/[^a-z]+/g, " ");

/** True when a text holds a name, or the name of who comes from there: "Elkosh" by "Elkoshite". */
function holdsName(text: string, name: string): boolean {
  const wanted = plain(name).replaceAll(" ", "");
  const words = plain(text).split(" ");
  const enough = Math.max(3, Math.min(5, wanted.length - 1));
  return words.some((_word, at) =>
    [1, 2, 3, 4].some((length) => {
      const found = words.slice(at, at + length).join("");
      let same = 0;
      while (same < wanted.length && found[same] === wanted[same]) same++;
      return same === wanted.length || same >= enough;
    }),
  );
}

const spellings = new Map<string, string[]>();
for (const { name, spellings: others = [] } of PEOPLE_FACTS) {
  spellings.set(name, [...(spellings.get(name) ?? [name]), ...others]);
}

/** Places and tribes, and people who are only somebody's kin, as a translation spells them. */
const OTHER_SPELLINGS: Readonly<Record<string, readonly string[]>> = {
  Asher: ["Aser"],
  Lapidoth: ["Lappidoth"],
  Moresheth: ["Morasth", "Morasht"],
  Jecoliah: ["Jecholiah"],
  Hoshea: ["Oshea"],
  Necoh: ["Nechoh"],
  Sidonians: ["Zidonians"],
  Emmanuel: ["Immanuel"],
  "Zaphnath-paaneah": ["Zaphenath"],
};
/** Words of a value that are no names. */
const NOT_NAMES = new Set(["God", "Lord", "Mount", "Most", "High"]);

test("every record is as its schema says", () => {
  for (const person of PEOPLE_FACTS) personFactsSchema.parse(person);
  for (const statement of STATEMENTS) statementSchema.parse(statement);
  const facts = PEOPLE_FACTS.reduce((sum, person) => sum + person.facts.length, 0);
  expect(facts + STATEMENTS.length).toBeGreaterThanOrEqual(1_300);
});

test("the verse of a person's fact holds each name and number of it, in both translations", () => {
  const wrong: string[] = [];
  for (const person of PEOPLE_FACTS) {
    for (const [relation, value, verse] of person.facts) {
      for (const code of CODES) {
        const text = textOf(verse, code);
        if (/^(?:not named|not said|none)$/.test(value)) continue;
        const bare = value.replace(/ ?\([^)]*\)/g, "");
        const names = [...bare.matchAll(/\p{Lu}[\p{L}-]+/gu)].map(([name]) => name);
        const missing = names.filter(
          (name) =>
            !NOT_NAMES.has(name) &&
            ![...(spellings.get(name) ?? [name]), ...(OTHER_SPELLINGS[name] ?? [])].some(
              (spelled) => holdsName(text, spelled),
            ),
        );
        const numbers = spelledNumbers(text);
        const counts = [...bare.matchAll(/\d+/g)].map(Number);
        const uncounted = counts.filter((count) => count > 1 && !numbers.has(count));
        if (missing.length + uncounted.length > 0)
          wrong.push(
            `${person.name}, ${relation}, ${verse} ${code}: ${[...missing, ...uncounted]}`,
          );
      }
    }
  }
  expect(wrong).toEqual([]);
});

test("the verse of a statement holds what it is told by, in both translations", () => {
  const wrong: string[] = [];
  for (const { answer, verse, holds } of STATEMENTS) {
    if (verse === "") continue;
    for (const code of CODES) {
      const text = ` ${plain(textOf(verse, code))} `;
      for (const words of holds) {
        if (!words.split("|").some((other) => text.includes(plain(other).trim())))
          wrong.push(`${answer} ${verse} ${code}: ${words}`);
      }
    }
  }
  expect(wrong).toEqual([]);
});
