import "server-only";
import { TRANSLATION_CODES } from "@/lib/bible/constants";
import { findAskedBooks } from "@/lib/bible/references/asked-books";
import { anyOverlap } from "@/lib/bible/references/verse-range";
import { formatReference, formatVerse, toPassage } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import { findFamiliarOrder, findFamiliarWithin } from "@/lib/bible/search/familiar-wordings";
import {
  findNearestWords,
  type NearestWords,
  type WordDifference,
} from "@/lib/bible/search/nearest-words";
import { findWordPlaces } from "@/lib/bible/search/word-places";
import { toWords } from "@/lib/bible/search/words";
import { findWordsTogether } from "@/lib/bible/search/words-together";
import { type AskedWords, findAskedWords } from "./asked-words";
import { findRunningWords } from "./running-words";

/** What is said of words that a question asks for. */
export interface QuotationVerdict {
  kind: "exact" | "near" | "nowhere";
  text: string;
  /** The passages to print, each with the translation that has the words ("John 3:16 KJV"). */
  references: string[];
  /** True when nothing needs to follow. */
  isAnswer: boolean;
}

const MOST_PLACES = 3;
const MOST_DIFFERENCES = 3;
/** Share of the words, by rarity, that must stand there in order; more where they may be none. */
const NEAR = 0.6;
const NEAR_PERHAPS = 0.72;
const FEWEST_TELLING = 2;
/** Share of the telling words that may be missing. */
const MAY_BE_MISSING = 0.15;
const MAY_BE_MISSING_IN_MANY = 0.3;
const MANY_WORDS = 7;
/** Words of the verse between those asked for, by their number: more, and it says something else. */
const MAY_BE_ADDED = 1;
/** Fewer words than these cannot be missed: they are a subject. */
const FEWEST_MISSED = 4;

/** A familiar wording of so many words is meant, whatever else is said around it. */
const SHORTEST_WITHIN = 5;

const HELD = TRANSLATION_CODES.join(" and ");

function joined(names: readonly string[]): string {
  return names.length < 2
    ? (names[0] ?? "")
    : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

function toReference({ start, end }: { start: number; end: number }): string {
  return formatReference(toPassage(start, end));
}

function findExact(
  scripture: Scripture,
  question: string,
  { words, isAll }: Pick<AskedWords, "words" | "isAll">,
): QuotationVerdict | null {
  const all = findWordPlaces(scripture, words);
  // "Which Psalm says …": the others are not asked for.
  const books = findAskedBooks(question).ranges;
  const inBooks = all.filter((place) => anyOverlap([place], books));
  const places = inBooks.length > 0 ? inBooks : all;
  if (places.length === 0) return null;
  const shown = places.slice(0, MOST_PLACES);
  const names = joined(shown.map(toReference));
  const codes = new Set(shown.flatMap(({ translations }) => translations));
  const [only] = codes;
  const where = codes.size === 1 ? ` in the ${only}` : "";
  const text =
    places.length > MOST_PLACES
      ? `These words are in ${places.length} places, among them ${names}.`
      : `These words stand${where} word for word in ${names}.`;
  const references = shown.map((place) => `${toReference(place)} ${place.translations[0]}`);
  return { kind: "exact", text, references, isAnswer: isAll };
}

function sayDifference({ asked, verse }: WordDifference): string {
  if (verse === "") return `“${asked}” is not there`;
  return asked === "" ? `it has “${verse}” besides` : `where you have “${asked}” it has “${verse}”`;
}

function findNear(nearest: NearestWords, isAnswer: boolean): QuotationVerdict {
  const reference = toReference(nearest);
  const differences = nearest.differences.slice(0, MOST_DIFFERENCES).map(sayDifference);
  const difference = differences.length > 0 ? `: ${differences.join("; ")}` : "";
  return {
    kind: "near",
    text: `Not word for word. The nearest is ${reference} (${nearest.translation})${difference}.`,
    references: [`${reference} ${nearest.translation}`],
    isAnswer,
  };
}

/** Most verses in which words stand together that are printed. */
const MOST_TOGETHER = 2;

/** What is said of a saying that stands nowhere, where its words stand together in a verse. */
function findTogether(scripture: Scripture, asked: string): QuotationVerdict | null {
  const together = findWordsTogether(scripture, asked);
  if (!together) return null;
  const words = joined(together.words.map((word) => `“${word}”`));
  const shown = together.orders.slice(0, MOST_TOGETHER).map(formatVerse);
  const count = together.orders.length;
  const where =
    count > MOST_TOGETHER
      ? `in ${count} verses, among them ${joined(shown)}`
      : `in ${joined(shown)}`;
  return {
    kind: "nowhere",
    text: `As a saying these words are in neither translation held here (${HELD}). What comes near: ${words} stand together ${where}.`,
    references: shown,
    isAnswer: true,
  };
}

/**
 * What the table says of the words that a question asks for: where they stand, what comes nearest
 * and how it differs, or that they stand nowhere; null when it asks for no words. Pure.
 */
export function judgeAskedWords(scripture: Scripture, question: string): QuotationVerdict | null {
  const asked = findAskedWords(question);
  const verdict = asked && judgeWords(scripture, question, asked);
  if (verdict) return verdict;
  const words = findRunningWords(scripture, question);
  return words === null ? null : findExact(scripture, question, { words, isAll: true });
}

function judgeWords(
  scripture: Scripture,
  question: string,
  asked: AskedWords,
): QuotationVerdict | null {
  const nearest = findNearestWords(scripture, asked.words);
  // "he was God" stands anywhere.
  const tells = asked.isMarked || (nearest?.tellingWords ?? 0) >= FEWEST_TELLING;
  const exact = tells ? findExact(scripture, question, asked) : null;
  if (exact) return exact;
  const words = toWords(asked.words).map(({ text }) => text);
  const familiar = findFamiliarOrder(words);
  const order = familiar ?? findFamiliarWithin(words, SHORTEST_WITHIN)[0];
  if (order) {
    const reference = formatVerse(order);
    return {
      kind: "near",
      text: `Not word for word: it is how many remember ${reference}.`,
      references: [reference],
      isAnswer: asked.isAll,
    };
  }
  const count = words.length;
  const isSure = asked.sureness !== "perhaps";
  const added = nearest?.differences.reduce((sum, { verse }) => sum + toWords(verse).length, 0);
  const isNear =
    nearest !== null &&
    (added ?? 0) <= count * MAY_BE_ADDED &&
    nearest.share >= (isSure ? NEAR : NEAR_PERHAPS) &&
    nearest.tellingWords >= FEWEST_TELLING &&
    nearest.missing <= (count >= MANY_WORDS ? MAY_BE_MISSING_IN_MANY : MAY_BE_MISSING);
  if (isNear) return findNear(nearest, asked.isAll);
  if (!isSure || count < FEWEST_MISSED) return null;
  const together = asked.sureness === "marked" ? findTogether(scripture, asked.words) : null;
  if (together) return together;
  return asked.sureness === "marked"
    ? {
        kind: "nowhere",
        text: `These words are in neither translation held here (${HELD}), and nothing in them comes near.`,
        references: [],
        isAnswer: true,
      }
    : {
        kind: "nowhere",
        text: `Those words stand in neither translation held here (${HELD}).`,
        references: [],
        isAnswer: false,
      };
}
