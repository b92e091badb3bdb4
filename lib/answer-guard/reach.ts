import "server-only";
import type { Mention } from "@/lib/bible/references/mentions";
import { wordsIn } from "./alignment";
import { GOES, onlyPoints, refersOnly, tieAfter, tieBefore, WORDS_OF } from "./claim-grammar";
import { LEAST_WORDS, type Manner } from "./claim-judge";
import type { Quotation } from "./quotation-marks";
import type { Segment } from "./segments";
import { speaksDirectly } from "./voice";

// Which words of a sentence a reference reaches, and how firmly they are given as its own. Any layout is
// reduced to pieces between signs; what the signs are matters little.

/** Words that a reference in the same sentence reaches. */
interface Claim {
  start: number;
  end: number;
  manner: Manner;
  /** Where the words stand from the reference. */
  side: "before" | "after";
}

interface Piece {
  start: number;
  end: number;
  /** The signs before it. */
  sign: string;
}

/** Signs that part a clause from what it is said of. */
const SIGNS =
  /[\s"“”]*(?:(?<!\d):|:(?!\d)|[：=;→←⇒⇨|‖([{)\]}\uE002\uE003_>]|->|=>|—|–|--|(?<=^|\s)[-/~·•](?=\s)|\.{4,}|\p{Extended_Pictographic}\uFE0F?|[✨★☆❖✦◆▪►])[\s"“”]*/gu;
const OPENS = /[([{]/;

function piecesOf(
  text: string,
  { start, end }: Segment,
  whole: readonly { start: number; end: number }[],
): Piece[] {
  const pieces: Piece[] = [];
  let from = start;
  let sign = "";
  const written = text.slice(start, end);
  for (const match of written.matchAll(SIGNS)) {
    const at = start + match.index;
    const after = at + match[0].length;
    const core = at + match[0].search(/[^\s"“”]/);
    if (whole.some((one) => core >= one.start && core < one.end)) continue;
    if (at > from) {
      pieces.push({ start: from, end: at, sign });
      sign = match[0];
    } else sign += match[0];
    from = after;
  }
  if (from < end) pieces.push({ start: from, end, sign });
  return pieces;
}

/** What a chain of references reaches within its sentence. */
export interface Reach {
  claims: Claim[];
  /** True when the sentence holds nothing but the references and words that point to others. */
  isPointer: boolean;
  isBracketed: boolean;
  /** True when only signs and such words stand before them: "✨ John 3:16". */
  isLed: boolean;
}

/**
 * The words of a sentence that a chain of references reaches: from the end of the references before
 * to the start of those after.
 */
export function reachOf(
  text: string,
  segment: Segment,
  chain: readonly Mention[],
  mentions: readonly Mention[],
  quotations: readonly Quotation[],
): Reach {
  const none = { claims: [], isPointer: false, isBracketed: false, isLed: false };
  const first = chain[0];
  const last = chain.at(-1);
  if (!first || !last) return none;
  const bounds = [...mentions, ...quotations.filter(({ kind }) => kind !== "silent")];
  const from = Math.max(
    segment.start,
    ...bounds.filter((one) => one.end <= first.start).map(({ end }) => end),
  );
  const to = Math.min(
    segment.end,
    ...bounds.filter((one) => one.start >= last.end).map(({ start }) => start),
  );
  const pieces = piecesOf(text, { ...segment, start: from, end: to }, [
    { start: first.start, end: last.end },
    ...mentions,
  ]);
  const at = pieces.findIndex((piece) => piece.start <= first.start && piece.end >= last.end);
  const own = pieces[at];
  if (!own) return none;
  const before = text.slice(own.start, first.start);
  const after = text.slice(last.end, own.end);
  const points = pieces.map((piece) => onlyPoints(text.slice(piece.start, piece.end)));
  const isLead = points.slice(0, at).every(Boolean);
  const clause: Clause = {
    text,
    pieces,
    points,
    at,
    own,
    before,
    after,
    start: first.start,
    end: last.end,
    to,
    startsLine: last.start === segment.start || text[last.start - 1] === "\n",
    isBracketed: OPENS.test(own.sign) && /^\s*[^()[\]{}]*[)\]}]/.test(text.slice(last.end)),
    pointsBefore: onlyPoints(before),
    pointsAfter: onlyPoints(after),
  };
  const claims = [within(clause), following(clause), ahead(clause)].flat();
  return {
    claims: claims.filter(
      ({ start, end }) => wordsIn(text.slice(start, end)).length >= LEAST_WORDS,
    ),
    isPointer:
      clause.pointsBefore && clause.pointsAfter && isLead && points.slice(at + 1).every(Boolean),
    isBracketed: clause.isBracketed,
    isLed: clause.pointsBefore && own.sign !== "" && isLead,
  };
}

/** A sentence in pieces, with the one that holds the references. */
interface Clause {
  text: string;
  pieces: readonly Piece[];
  /** Which pieces only point. */
  points: readonly boolean[];
  at: number;
  own: Piece;
  /** The words of its own piece before and after the references, which stand from `start` to `end`. */
  before: string;
  after: string;
  start: number;
  end: number;
  to: number;
  startsLine: boolean;
  isBracketed: boolean;
  pointsBefore: boolean;
  pointsAfter: boolean;
}

/** The words right after the references, in their own clause. */
function within(clause: Clause): Claim[] {
  const { text, before, after, end, to, pointsAfter } = clause;
  if (pointsAfter) return [];
  // "v2 Words": a verse's number at the head of its line.
  const isNumber = clause.startsLine && /^v/i.test(text.slice(clause.start, end));
  const found = tieAfter(after, before);
  const tie = isNumber && found.by === "none" ? { length: 0, by: "comma" as const } : found;
  const start = end + tie.length;
  const words = text.slice(start, to);
  const isTold = startsLower(words) && !startsLower(text.slice(clause.start, end));
  const claims: Claim[] = [];
  const add = (manner: Manner) => claims.push({ start, end: to, manner, side: "after" });
  if (tie.by === "none") add("beside");
  else if (WORDS_OF.test(before) || tie.by === "comma") add("given");
  else if (tie.by === "that") add("told");
  else add(isTold && !speaksDirectly(words) ? "told" : "given");
  // What a colon gives after prose: "…, where the poet breaks off: …".
  const colon = clause.pieces.find(({ sign }, index) => index > clause.at && COLON.test(sign));
  if (tie.by === "none" && colon && givesOn(clause, colon))
    claims.push({ start: colon.start, end: to, manner: "given", side: "after" });
  return claims;
}

/** Clauses after the references, when nothing but pointer words comes in between. */
function following(clause: Clause): Claim[] {
  const { text, pieces, points, at, to, pointsAfter, pointsBefore, isBracketed } = clause;
  const next = pieces.find((_piece, index) => index > at && !points[index]);
  if (!pointsAfter || !next) return [];
  const goes = GOES.exec(text.slice(next.start, to));
  if (goes)
    return [{ start: next.start + goes[0].length, end: to, manner: "given", side: "after" }];
  const isColon = COLON.test(next.sign);
  const closesBracket = isBracketed && next === pieces[at + 1];
  const isLower = startsLower(text.slice(next.start, to));
  // "The law (Exodus 20) is older": brackets within a sentence.
  const isWithin = closesBracket && !isColon && (isLower || !points.slice(0, at).every(Boolean));
  const isGiven = (pointsBefore && !isWithin) || (isColon && (!isLower || givesOn(clause, next)));
  const manner = isGiven ? "given" : isColon ? "told" : "beside";
  return [{ start: next.start, end: to, manner, side: "after" }];
}

/** What stands before the references. */
function ahead(clause: Clause): Claim[] {
  const { text, pieces, points, at, own, before, isBracketed, pointsBefore } = clause;
  const lead = points.findIndex((point, index) => index >= at || !point);
  const start = pieces[lead]?.start ?? own.start;
  const tie = tieBefore(before);
  const end = pointsBefore ? (pieces[at - 1]?.end ?? start) : clause.start - tie.length;
  if (end <= start) return [];
  const claim = { start, end, side: "before" as const };
  if (!pointsBefore) {
    const isTold = tie.by === "verb" || (tie.by === "comma" && clause.pointsAfter);
    return [{ ...claim, manner: isTold ? "told" : "beside" }];
  }
  const label = text.slice(pieces[0]?.start ?? start, start);
  const isLabeled = lead > 0 && !/^[\s"“]*(?:[-•*]\s|\d)/.test(label);
  if (isBracketed || refersOnly(before))
    return [{ ...claim, manner: isLabeled ? "given" : "cited" }];
  return [{ ...claim, manner: /;/.test(own.sign) && !isLabeled ? "cited" : "given" }];
}

const COLON = /[:：=→]/;

/** True when a clause after a colon is what the words before it lead to. */
function givesOn({ text, own }: Clause, { start, end }: Piece): boolean {
  return speaksDirectly(text.slice(start, end)) || endsPointing(text.slice(own.start, start));
}

function startsLower(text: string): boolean {
  return /^[^\p{L}]*\p{Ll}/u.test(text);
}

/** "In the original", "his words are": the last words before a colon that point on. */
function endsPointing(words: string): boolean {
  const last = wordsIn(words.replace(/[:：=→\s]+$/u, "")).slice(-2);
  return last.every(({ text }) => onlyPoints(text));
}
