// "Who was her father?" where the passages or the last answer tell it by the way: "Jairus' daughter".
import "server-only";
import { toVerseAddress } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import { getBiblicalNames } from "@/lib/retrieval/biblical-names";
import { headingOf } from "@/lib/retrieval/passage-words";
import { type Asked, print, text, withoutSlots } from "./follow-pieces";
import type { Inside } from "./follow-up";
import type { Scope } from "./inside";
import type { Part } from "./parts";

const CHILD = "(?:daughter|son|child|girl|boy)";
/** What is asked for, and how a text tells it: the first group that is there is the name. */
const KIN: readonly (readonly [RegExp, string])[] = [
  [
    /\bwho (?:was|is) (?:her|his|the (?:girl|boy|child)['’]s?) (?:own )?(?:dad|daddy|father)\b/i,
    `(\\p{Lu}\\p{L}+)['’]s? (?:\\p{L}+ )?${CHILD}|\\b${CHILD} of (\\p{Lu}\\p{L}+)`,
  ],
  [
    /\bwho (?:was|is) (?:her|his) (?:husband|wife)\b/i,
    "(\\p{Lu}\\p{L}+)['’]s? (?:wife|husband)|\\b(?:wife|husband) of (\\p{Lu}\\p{L}+)",
  ],
];
const MOST_SCOPES = 4;
const LONGEST = 40;
/** Verses before a passage, in its chapter, in which its people may be named. */
const AROUND = 25;

function nameIn(words: string, pattern: string): string | null {
  const names = getBiblicalNames();
  for (const [, owner, of] of words.matchAll(new RegExp(pattern, "gu"))) {
    const name = owner ?? of ?? "";
    if (names.has(name.toLowerCase())) return name;
  }
  return null;
}

/** The verse of a passage that has a name; undefined where none does. */
function verseWith(scripture: Scripture, scopes: readonly Scope[], name: string) {
  const has = new RegExp(`\\b${name}\\b`);
  for (const { start, end } of scopes.slice(0, MOST_SCOPES)) {
    const { verse } = toVerseAddress(start);
    const from = start - Math.min(AROUND, verse - 1);
    for (let order = from; order <= Math.min(end, start + LONGEST); order++) {
      const texts = [...scripture.translations.values()].map((one) => one.texts[order] ?? "");
      if (texts.some((verse) => has.test(verse))) return order;
    }
  }
  return undefined;
}

/** Who stands so to whom the last answer tells of, with a verse; empty where nothing says it. */
export function kinInside(scripture: Scripture, inside: Inside, asked: Asked): Part[] {
  const pattern = KIN.find(([asks]) => asks.test(inside.words))?.[1];
  if (pattern === undefined) return [];
  const headings = inside.scopes.slice(0, MOST_SCOPES).map((scope) => headingOf(scope, []) ?? "");
  const told = [withoutSlots(inside.answer), ...headings];
  const name = told.map((words) => nameIn(words, pattern)).find((found) => found !== null);
  if (!name) return [];
  const order = verseWith(scripture, inside.scopes, name);
  if (order === undefined) return [];
  return [text(`It was ${name}.\n\n`), ...print(scripture, { start: order, end: order }, asked)];
}
