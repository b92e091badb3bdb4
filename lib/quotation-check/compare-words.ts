import "server-only";
import { diffArrays } from "diff";
import type { TranslationCode } from "@/lib/bible/constants";
import { displayDivineName } from "@/lib/bible/divine-name";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import { toVerseAddress } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import type { ComparedRun } from "./schema";

/** A difference in the order of the words; one side may be empty. */
export interface Difference {
  quoted: string;
  held: string;
}

/** Words given as a quotation beside those of a passage. */
export interface ComparedWords extends VerseRange {
  translation: TranslationCode;
  quotation: ComparedRun[];
  verse: ComparedRun[];
  differences: Difference[];
  /** Words of the quotation that the passage has in the same order, and all of them. */
  matched: number;
  count: number;
}

/** Verses that a quotation may run over. */
const MOST_VERSES = 40;
/** Words that are compared: more are a chapter's, and the rest is shown as it stands. */
const MOST_WORDS = 900;

const split = (text: string): string[] => text.match(/\S+\s*/g) ?? [];
/** Letters alone; a verse's number and signs are no word of it. */
const bare = (word: string): string =>
  /^\P{L}*$/u.test(word) ? "" : word.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

function runsOf(quoted: readonly string[], held: readonly string[]) {
  const quotation: ComparedRun[] = [];
  const verse: ComparedRun[] = [];
  const differences: Difference[] = [];
  const push = (to: ComparedRun[], text: string, kind: ComparedRun["kind"]) => {
    const last = to.at(-1);
    if (text === "") return;
    if (last?.kind === kind) last.text += text;
    else to.push({ text, kind });
  };
  const [own, other] = [quoted.map(bare), held.map(bare)];
  const changes = diffArrays(own, other);
  let [at, there, matched] = [0, 0, 0];
  changes.forEach(({ count, added, removed }, index) => {
    const before = changes[index - 1];
    const after = changes[index + 1];
    if (removed) {
      const text = quoted.slice(at, at + count).join("");
      const isWord = own.slice(at, at + count).some((word) => word !== "");
      at += count;
      push(quotation, text, isWord ? "differs" : "same");
      if (isWord && !after?.added) differences.push({ quoted: text.trim(), held: "" });
      return;
    }
    if (!added) {
      push(quotation, quoted.slice(at, at + count).join(""), "same");
      push(verse, held.slice(there, there + count).join(""), "same");
      matched += own.slice(at, at + count).filter((word) => word !== "").length;
      at += count;
      there += count;
      return;
    }
    const words = held.slice(there, there + count);
    there += count;
    const replaced = before?.removed ? before.count : 0;
    const isFirst = index === (before?.removed ? 1 : 0);
    const isLast = index === changes.length - 1;
    // What stands before the first word quoted, or after the last one, is not left out.
    const around = isFirst || isLast ? Math.max(0, count - replaced) : 0;
    const lead = isFirst ? words.slice(0, around) : words.slice(0, count - around);
    const rest = isFirst ? words.slice(around) : words.slice(count - around);
    push(verse, lead.join(""), isFirst ? "around" : "differs");
    push(verse, rest.join(""), isFirst ? "differs" : "around");
    const differing = (isFirst ? rest : lead).join("").trim();
    const gone = before?.removed
      ? quoted
          .slice(at - before.count, at)
          .join("")
          .trim()
      : "";
    const isSignOnly = gone !== "" && split(gone).every((word) => bare(word) === "");
    if (differing !== "" || (gone !== "" && !isSignOnly))
      differences.push({ quoted: isSignOnly ? "" : gone, held: differing });
  });
  return {
    quotation,
    verse,
    differences,
    matched,
    count: own.filter((word) => word !== "").length,
  };
}

function compareWith(
  scripture: Scripture,
  written: string,
  range: VerseRange,
  translation: TranslationCode,
): ComparedWords {
  const texts = scripture.translations.get(translation)?.texts ?? [];
  // The name of God as the quotation has it, in the form in which the site shows it, too.
  const isNamed = translation === "WEB" && /\blord\b/i.test(written) && !/yahweh/i.test(written);
  const held = texts
    .slice(range.start, range.end + 1)
    .filter((text) => text !== "")
    .map((text) => (isNamed ? displayDivineName(text, "LORD") : text));
  const quoted = split(written).slice(0, MOST_WORDS);
  const list = held.flatMap((text, at) => split(at < held.length - 1 ? `${text} ` : text));
  return { ...range, translation, ...runsOf(quoted, list.slice(0, MOST_WORDS)) };
}

const differing = ({ differences }: ComparedWords) =>
  differences.reduce((sum, { quoted, held }) => sum + split(quoted).length + split(held).length, 0);

/**
 * Words beside the passage from a verse on, as far as they run over the verses after it, in the
 * translation that they are nearest to; `preferred` where two are as near.
 */
export function compareFrom(
  scripture: Scripture,
  written: string,
  start: number,
  preferred: TranslationCode | null,
): ComparedWords {
  const { book } = toVerseAddress(start);
  const codes = [...scripture.translations.keys()];
  const found = codes.map((code) => {
    let best = compareWith(scripture, written, { start, end: start }, code);
    for (let end = start + 1; end < start + MOST_VERSES; end++) {
      if (best.matched >= best.count || end >= scripture.ranking.rankOf.length) break;
      if (toVerseAddress(end).book !== book) break;
      const wider = compareWith(scripture, written, { start, end }, code);
      // A word or two in common is chance.
      if (wider.matched < best.matched + 3) break;
      best = wider;
    }
    return best;
  });
  const rank = (one: ComparedWords) => differing(one) * 2 - (one.translation === preferred ? 1 : 0);
  return found.reduce((a, b) => (rank(b) < rank(a) ? b : a));
}
