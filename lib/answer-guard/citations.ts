import "server-only";
import { findMentions, type Mention } from "@/lib/bible/references/mentions";
import type { Scripture } from "@/lib/bible/scripture";
import { toWords } from "@/lib/bible/search/words";
import { isMisquotation, startsWithMisquotation } from "./misquotations";
import { findQuotations, type Quotation } from "./quotation-marks";
import { sharedWords, standsInPassages, standsInTable } from "./table-words";

/** A quotation of at least this many words must match the text verbatim, or it loses its marks. */
export const QUOTATION_WORDS = 6;
/**
 * With fewer words in common, a passage does not count as a paraphrase of the quotation beside it.
 */
const PARAPHRASE = 0.5;
/**
 * Shown instead of a reference when the words are found elsewhere in the Bible, and when they are
 * not found at all.
 */
const SOMEWHERE_IN_SCRIPTURE = "Scripture";
const UNCONFIRMED = "an unconfirmed source";
/**
 * Most characters between a reference and the quotation it introduces: when another reference
 * follows, and from the start of the next sentence.
 */
export const INTRODUCTION = 60;

/** What may come between a quotation and its reference. */
const ATTRIBUTION =
  /^[\s.,;:!?…”’"')\]]{0,8}(?:[—–~(*-]\s?)*(?:(?:from|in|see|cf\.?|as|of|per|found|written|is|are|stands|comes|says|kjv|web|niv|esv|nkjv|nasb|nlt)[\s,]+){0,3}$/i;

interface Edit {
  start: number;
  end: number;
  text: string;
}

/** The quotations of a text with the references that stand beside them. */
interface Beside {
  quotation: Quotation;
  before: Mention | undefined;
  after: Mention | undefined;
}

/** Words of a text, as the verse search counts them. */
export function countWords(text: string): number {
  return toWords(text).length;
}

function findBeside(text: string, mentions: readonly Mention[]): Beside[] {
  const quotations = findQuotations(text).sort((a, b) => a.start - b.start);
  return quotations.map((quotation, at) => {
    const { start, end } = quotation;
    const previous = quotations.slice(0, at).findLast((other) => other.end <= start)?.end ?? 0;
    return {
      quotation,
      before: mentions.findLast((one) => one.end <= start && one.start >= previous),
      after: mentions.find(
        (one) => one.start >= end && ATTRIBUTION.test(text.slice(end, one.start)),
      ),
    };
  });
}

/** Removes a reference together with its brackets or dash; otherwise replaces it with `text`. */
function strike(whole: string, { start, end }: Mention, text: string): Edit {
  const before = /\s*[([]\s*(?:see|cf\.?)?\s*$/i.exec(whole.slice(0, start));
  const after = /^[\s,]*(?:kjv|web|niv|esv|nkjv|nasb|nlt)?\s*[)\]]/i.exec(whole.slice(end));
  const closed = before && after ? end + after[0].length : end;
  // Keep the text on either side apart.
  const blank = /^[\s.,;:!?]|^$/.test(whole.slice(closed, closed + 1)) ? "" : " ";
  if (before && after) return { start: before.index, end: closed, text: blank };
  const dash = /\s*[—–~-]{1,2}\s*$/.exec(whole.slice(0, start));
  if (dash) return { start: dash.index, end, text: blank };
  const left = /[\s([]$|^$/.test(whole.slice(Math.max(0, start - 1), start)) ? "" : " ";
  const opensSentence = /(?:^|[.!?:]["”’)]?\s+|\n)$/.test(whole.slice(0, start));
  const said = opensSentence ? text.charAt(0).toUpperCase() + text.slice(1) : text;
  return { start, end, text: left + said + blank };
}

function apply(text: string, edits: readonly Edit[]): string {
  let result = "";
  let position = 0;
  for (const edit of [...edits].sort((a, b) => a.start - b.start)) {
    if (edit.start < position) continue;
    result += text.slice(position, edit.start) + edit.text;
    position = edit.end;
  }
  return result + text.slice(position);
}

/** What to do about one quotation and the references beside it. */
function judgeMarked(scripture: Scripture, text: string, found: Beside): Edit[] {
  const { quotation, before, after } = found;
  const { words, start, end } = quotation;
  const count = countWords(words);
  const isNear = before !== undefined && start - before.end <= INTRODUCTION;
  const beside = [...(after ? [after] : []), ...(before && (isNear || !after) ? [before] : [])];
  if (beside.length === 0 || count < 2) return [];
  if (isMisquotation(words)) return beside.map((mention) => strike(text, mention, UNCONFIRMED));
  const isThere = ({ passages }: Mention) =>
    passages !== null && standsInPassages(scripture, words, passages);
  const isScripture = standsInTable(scripture, words);
  if (beside.some(isThere)) {
    const wrong = after && !isThere(after) ? after : undefined;
    return wrong && (count >= QUOTATION_WORDS || isScripture)
      ? [strike(text, wrong, SOMEWHERE_IN_SCRIPTURE)]
      : [];
  }
  if (count < QUOTATION_WORDS && !isScripture) {
    // Two words may be a term ("eternal security"); more would read as quoted.
    const unmark = count > 2 && (after !== undefined || isNear);
    return unmark ? [start, end - 1].map((at) => ({ start: at, end: at + 1, text: "" })) : [];
  }
  const isVerbatim = count >= QUOTATION_WORDS && isScripture;
  return beside
    .filter(
      ({ passages }) => isVerbatim || sharedWords(scripture, words, passages ?? []) < PARAPHRASE,
    )
    .map((mention) => strike(text, mention, isScripture ? SOMEWHERE_IN_SCRIPTURE : UNCONFIRMED));
}

/** What introduces unquoted words as the text of a reference: "John 3:16 says:", "John 3:16 —". */
const LEAD =
  /^(?:\s*\([^()]{0,12}\))?,?(?:\s+(?:\w+ly\s+)?(?:says?|said|reads?|states?|teaches|tells us|declares?|promises|writes|records?|goes)(?:,?\s+that|\s+as follows)?\s*[:,—–-]?|\s*[:—–])\s*/i;
/** How many words at the edge of a clause are compared. */
const COMPARED_WORDS = 8;

/**
 * The edit for unquoted words presented as the text of a reference, directly after it or before its
 * brackets.
 */
function judgeUnmarked(scripture: Scripture, text: string, mention: Mention): Edit[] {
  const rest = text.slice(mention.end);
  const lead = LEAD.exec(rest)?.[0];
  const following =
    lead === undefined ? "" : (/^[^.!?\n]*/.exec(rest.slice(lead.length))?.[0] ?? "");
  const bracket = /\s*\(\s*(?:see|cf\.?)?\s*$/i.exec(text.slice(0, mention.start));
  const preceding = bracket
    ? (/[^.!?\n]*[.!?]?$/.exec(text.slice(0, bracket.index))?.[0] ?? "")
    : "";
  if (following !== "" && startsWithMisquotation(following)) {
    return [strike(text, mention, UNCONFIRMED)];
  }
  const borders = [
    toWords(following).slice(0, COMPARED_WORDS),
    toWords(preceding).slice(-COMPARED_WORDS),
  ];
  for (const border of borders) {
    if (border.length < QUOTATION_WORDS) continue;
    const words = border.map((word) => word.text).join(" ");
    const isHere = () => standsInPassages(scripture, words, mention.passages ?? []);
    if (standsInTable(scripture, words) && !isHere()) {
      return [strike(text, mention, SOMEWHERE_IN_SCRIPTURE)];
    }
  }
  return [];
}

/**
 * Removes references from words that are not found there, quoted or not. A reference in brackets or
 * after a dash is dropped; within a sentence "Scripture" (or "an unconfirmed source") replaces it.
 * A paraphrase keeps its reference.
 */
export function strikeWrongPlaces(scripture: Scripture, text: string): string {
  const mentions = findMentions(text).filter(({ passages }) => passages !== null);
  if (mentions.length === 0) return text;
  const beside = findBeside(text, mentions);
  const marked = beside.flatMap((found) => judgeMarked(scripture, text, found));
  const judged = new Set(beside.flatMap(({ before, after }) => [before, after]));
  const unmarked = mentions
    .filter((mention) => !judged.has(mention))
    .flatMap((mention) => judgeUnmarked(scripture, text, mention));
  return apply(text, [...marked, ...unmarked]);
}
