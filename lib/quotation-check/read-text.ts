import "server-only";
import { wordsIn } from "@/lib/answer-guard/alignment";
import { findMisquotations } from "@/lib/answer-guard/misquotations";
import { ClaimReading, type GivenWords } from "@/lib/answer-guard/read-claims";
import { isAscribed } from "@/lib/answer-guard/speakers";
import { shareOfKnownRuns } from "@/lib/answer-guard/table-places";
import { isFirmlyAbout, soundsLikeScripture } from "@/lib/answer-guard/voice";
import { versePath } from "@/lib/bible/chapter-path";
import type { TranslationCode } from "@/lib/bible/constants";
import { DEFAULT_TRANSLATION } from "@/lib/bible/constants";
import type { Mention } from "@/lib/bible/references/mentions";
import { parseReference } from "@/lib/bible/references/parser";
import { rewrite, type TracedText, traceText } from "@/lib/bible/references/traced-text";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import {
  formatOsis,
  formatReference,
  type Passage,
  toPassage,
  toVerseAddress,
} from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import type { FoundInText } from "./corrected-text";
import { type Judged, QuotationJudge } from "./judge-quotation";
import { namedTranslation } from "./named-translation";
import type { Finding, FoundPassage } from "./schema";
import { stateMissing, stateVerdict } from "./statements";
import { type Block, blocksOf } from "./text-blocks";

/** Characters that nobody sees, and those that the guard takes for its own signs. */
const UNSEEN = /[\u00AD\u200B-\u200F\u202A-\u202E\u2060-\u2064\uFEFF\uE000-\uE0FF]/g;
/** Verses of a passage that are printed. */
const MOST_VERSES = 20;
/** Characters after a reference in which its translation is named, and before the words. */
const NAMED_AFTER = 24;
const NAMED_BEFORE = 60;
/** Fewer words in a sentence without marks are no quotation that anybody would know. */
const FEWEST_UNMARKED = 5;
/** Share of runs of four words that some verse has, from which a sentence may be one, changed. */
const MAY_BE_VERSE = 0.3;

const MARKS_BEFORE = /^["“”„‟«»″‘’'‚‹›]/;

/** Reads a text block by block; `next` reads one, and is to be called for each. */
export class TextReading {
  readonly #judge: QuotationJudge;
  readonly #traced: TracedText;
  readonly blocks: readonly Block[];
  /** What was named last, for a block that goes on without naming it again. */
  #named: readonly Passage[] = [];

  constructor(
    readonly scripture: Scripture,
    readonly text: string,
  ) {
    this.#judge = new QuotationJudge(scripture);
    this.#traced = rewrite(traceText(text), UNSEEN, () => "");
    this.blocks = blocksOf(this.#traced.text);
  }

  /** Everything that is found in one block, in its order. */
  read(block: Block): FoundInText[] {
    const text = this.#traced.text.slice(block.start, block.end);
    const reading = new ClaimReading(this.scripture, text, this.#named);
    const found: FoundInText[] = [];
    const tied = new Set<Mention>();
    for (const given of reading.read()) {
      const one = this.#judged(block, given);
      if (!one) continue;
      found.push(one);
      for (const mention of given.mentions) tied.add(mention);
    }
    for (const mention of reading.named) {
      if (tied.has(mention)) continue;
      const one = this.#reference(block, mention);
      if (one) found.push(one);
      tied.add(mention);
    }
    const last = reading.named.findLast(({ passages }) => (passages?.length ?? 0) > 0);
    if (last) this.#named = last.passages ?? [];
    return found.sort((a, b) => a.finding.start - b.finding.start);
  }

  /** A span of a block, where it stands in the text as it was given. */
  #original(block: Block, start: number, end: number): { start: number; end: number } {
    const { from, to } = this.#traced;
    return { start: from[block.start + start] ?? 0, end: to[block.start + end - 1] ?? 0 };
  }

  #passage({ start, end }: VerseRange, translation: TranslationCode): FoundPassage {
    const texts = this.scripture.translations.get(translation)?.texts ?? [];
    const last = Math.min(end, start + MOST_VERSES - 1);
    const printed = texts.slice(start, last + 1).filter((text) => text !== "");
    return {
      reference: formatReference(toPassage(start, end)),
      osis: formatOsis({ start, end }),
      translation,
      path: versePath(translation.toLowerCase(), toVerseAddress(start)),
      text: printed.join(" "),
    };
  }

  #judged(block: Block, given: GivenWords): FoundInText | null {
    const { scripture } = this;
    const isMarked = given.manner === "marked";
    if (!isMarked && !this.#mayBeQuoted(given)) return null;
    const last = given.mentions.at(-1);
    const named =
      (last && namedTranslation(this.#after(block, last), "first")) ??
      namedTranslation(given.before.slice(-NAMED_BEFORE), "last");
    const missing = given.mentions.find(({ passages }) => passages === null);
    const stated = given.mentions.flatMap(({ passages }) => passages ?? []);
    const isMissing = missing !== undefined && stated.length === 0;
    const asked = {
      ...{ written: given.words, stated, before: given.before, after: given.after },
      ...{ code: named?.code ?? null, otherCode: named?.otherCode ?? null },
    };
    const judged = this.#judge.judge(asked);
    const core = isMarked ? null : withoutLead(given, judged);
    if (core) return this.#judged(block, core);
    if (isMarked ? !isMeant(given, judged) : !isKept(given, judged, scripture)) return null;
    const span = this.#original(block, given.start, given.end);
    const written = this.text.slice(span.start, span.end);
    const inner = written.indexOf(given.words.slice(0, 1));
    const hasMarks = isMarked && MARKS_BEFORE.test(written);
    const words = hasMarks
      ? { start: span.start + 1, end: span.end - (/["“”»″‘’'›]$/.test(written) ? 1 : 0) }
      : { start: span.start + Math.max(0, inner), end: span.end };
    const mention = this.#mentionSpan(block, given.mentions);
    const names = given.mentions.map(({ start, end }) => {
      const at = this.#original(block, start, end);
      return this.text.slice(at.start, at.end);
    });
    const shown = this.#shown(judged);
    const finding: Finding = {
      kind: "quotation",
      verdict: isMissing ? "no-such-verse" : judged.verdict,
      ...span,
      text: written,
      statement: isMissing
        ? stateMissing(missing.message, isStanding(judged) ? judged.places : [])
        : stateVerdict(judged, names),
      stated: names,
      ...shown,
      ...(isMissing && !isStanding(judged) ? { passages: [], comparison: null } : {}),
    };
    return { finding, judged, words, mention, missing: isMissing ? missing.message : null };
  }

  #after(block: Block, { end }: Mention): string {
    return this.#traced.text.slice(block.start + end, block.start + end + NAMED_AFTER);
  }

  #mentionSpan(block: Block, mentions: readonly Mention[]) {
    const [first] = mentions;
    const last = mentions.at(-1);
    return first && last ? this.#original(block, first.start, last.end) : null;
  }

  /** The passages of a verdict, the words side by side, and where else they may be from. */
  #shown(judged: Judged): Pick<Finding, "passages" | "comparison" | "mayBeFrom"> {
    const mayBeFrom = "mayBeFrom" in judged ? judged.mayBeFrom : [];
    if (judged.verdict === "saying") {
      const passages = judged.saying.references.flatMap((reference) => {
        const parsed = parseReference(reference);
        const list = parsed.kind === "found" ? parsed.passages : [];
        return list.map((passage) => this.#passage(passage, DEFAULT_TRANSLATION));
      });
      return { passages, comparison: null, mayBeFrom };
    }
    if (!("compared" in judged)) {
      const passages = judged.places.map((place) => this.#passage(place, place.translation));
      return { passages, comparison: null, mayBeFrom };
    }
    const { compared } = judged;
    if (!compared) {
      const beside = judged.verdict === "not-held" ? judged.stated : null;
      const passages = beside ? [this.#passage(beside, DEFAULT_TRANSLATION)] : [];
      return { passages, comparison: null, mayBeFrom };
    }
    const passage = this.#passage(compared, compared.translation);
    const { reference, translation, path } = passage;
    const { quotation, verse } = compared;
    const isNear = judged.verdict === "differs" || mayBeFrom.length > 0;
    const comparison = isNear ? { reference, translation, path, quotation, verse } : null;
    return { passages: [passage], comparison, mayBeFrom };
  }

  /** A reference that no quotation stands beside. */
  #reference(block: Block, mention: Mention): FoundInText | null {
    const span = this.#original(block, mention.start, mention.end);
    const text = this.text.slice(span.start, span.end);
    const { passages, message } = mention;
    if (passages?.length === 0 && /no such verse/.test(text)) return null;
    const [passage] = passages ?? [];
    const verdict = passages === null ? "no-such-verse" : passage ? "named" : ("not-held" as const);
    const statement =
      passages === null
        ? stateMissing(message, [])
        : passage
          ? `${message} is there; none of its words are quoted here.`
          : "This book is in none of the translations that we hold.";
    const finding: Finding = {
      ...{ kind: "reference", verdict, ...span, text, statement, stated: [text] },
      passages: (passages ?? []).map((one) => this.#passage(one, DEFAULT_TRANSLATION)),
      ...{ comparison: null, mayBeFrom: [] },
    };
    const missing = passages === null ? message : null;
    return { finding, judged: null, words: span, mention: span, missing };
  }

  /** Saves judging sentences that are nobody's words but the writer's. */
  #mayBeQuoted({ words, manner }: GivenWords): boolean {
    const count = wordsIn(words).length;
    if (manner === "given" && count >= 3)
      return !isFirmlyAbout(words) || soundsLikeScripture(words);
    if (count < FEWEST_UNMARKED) return false;
    return (
      shareOfKnownRuns(this.scripture, words) >= MAY_BE_VERSE || findMisquotations(words).length > 0
    );
  }
}

/**
 * Words without marks less those at their ends that no verse has: "We read that the Lord is my
 * shepherd". Null when nothing is to be taken off.
 */
function withoutLead(given: GivenWords, judged: Judged): GivenWords | null {
  if (!("compared" in judged) || !judged.compared) return null;
  const { quotation, verse, matched } = judged.compared;
  const [first] = quotation;
  const last = quotation.at(-1);
  if (!first || !last || matched < FEWEST_UNMARKED) return null;
  const lead = first.kind === "differs" && verse[0]?.kind !== "differs" ? first.text.length : 0;
  const isTail = last !== first && last.kind === "differs" && verse.at(-1)?.kind !== "differs";
  const tail = isTail ? last.text.length : 0;
  if (lead === 0 && tail === 0) return null;
  const blanks = given.words.length - given.words.trimStart().length;
  const words = given.words.slice(blanks + lead, given.words.length - tail);
  // Only where nothing else was changed in between, so that places are those of the text.
  if (!given.words.includes(words) || /\s{2}|\n/.test(given.words)) return null;
  const start = given.start + blanks + lead;
  return { ...given, words: words.trimEnd(), start, end: start + words.trimEnd().length };
}

type Standing = Extract<Judged, { places: unknown }>;
const isStanding = (judged: Judged): judged is Standing => "places" in judged;

/** Fewer words in marks that nobody of the Bible is said to have spoken are a phrase of anybody's. */
const FEWEST_PHRASE = 6;

/** True when words in marks are given as the Bible's, or are. */
function isMeant({ words, mentions, before, after }: GivenWords, judged: Judged): boolean {
  if (mentions.length > 0 || wordsIn(words).length >= FEWEST_PHRASE) return true;
  const isKnown = judged.verdict !== "not-held" || judged.mayBeFrom.length > 0;
  return (judged.verdict !== "differs" && isKnown) || isAscribed(before, after);
}

/** True when words without marks are certainly a quotation. */
function isKept({ manner, words }: GivenWords, judged: Judged, scripture: Scripture): boolean {
  const count = wordsIn(words).length;
  switch (judged.verdict) {
    case "exact":
    case "taken-out":
      return manner !== "loose" || count >= FEWEST_UNMARKED + 1;
    case "saying":
      return true;
    case "differs":
      return manner === "given" || shareOfKnownRuns(scripture, words) >= MAY_BE_VERSE;
    case "wrong-place":
    case "joined":
      return count >= FEWEST_UNMARKED + 1;
    case "not-held":
      return judged.mayBeFrom.length > 0 || (manner === "given" && soundsLikeScripture(words));
  }
}
