import "server-only";
import { setImmediate } from "node:timers/promises";
import { withEnglishBooks } from "@/lib/bible/references/foreign-books";
import { findMentions, type Mention, strikeMissing } from "@/lib/bible/references/mentions";
import type { Passage } from "@/lib/bible/rules";
import { AppError } from "@/lib/errors";
import type { Context } from "./claim-text";
import { strikeContacts } from "./contacts";
import { isEnglishText } from "./foreign-sayings";
import type { GuardCounts, GuardedPart, GuardOptions } from "./guard-options";
import { foreignSentences, mayBeScripture, shortSentences } from "./held-sentences";
import { DROPPED_SLOT, PlainCharacters } from "./plain-characters";
import { tidy, toPlainWords } from "./plain-words";
import { PrintedPassages } from "./printed-passages";
import { withoutSilentMarks } from "./quotation-marks";
import { checkQuotations } from "./quotations";
import { type SlotPiece, SlotReader } from "./scripture-slots";
import { SecretWatch } from "./secret-watch";
import { SentenceCutter, type Stretch } from "./sentences";
import { MAX_PRINTS, PRINT_SIGN, settleClaims } from "./settle-claims";
import type { Said } from "./settle-sayings";
import { namesBible } from "./speakers";

/** UTF-16 code units of a whole text checked in one turn of the event loop. */
const CHECKED_AT_ONCE = 256;

const SOURCE_SLOT = /^\s*S(\d{1,2})\s*$/i;
/** Characters of the last words before a text. */
const LAST_WORDS = 80;
/** Text that needs no checking: too short for words of anybody. */
const PLAIN_TEXT = /^[\p{L}\p{M} ,]{0,15}$/u;
const PRINT_SIGNS = new RegExp(
  `([\\u{${PRINT_SIGN.toString(16)}}-\\u{${(PRINT_SIGN + MAX_PRINTS - 1).toString(16)}}])`,
  "u",
);

/**
 * Stands between a model and the visitor. The model's text comes in, in pieces of any size; parts
 * come out: passages and sources that the model named in slots, read from our own tables, and
 * commentary as plain words, with no reference that we can tell is wrong and nothing that reads as
 * scripture and is not. The parts depend only on the text, not on how it was split.
 */
export class OutputGuard<Source extends { id: string } = never> {
  readonly #options: GuardOptions<Source>;
  readonly #characters = new PlainCharacters();
  readonly #slots = new SlotReader();
  readonly #sentences: SentenceCutter;
  readonly #secret: SecretWatch;
  readonly #shownSources = new Set<string>();
  readonly #counts = {
    droppedSlots: 0,
    replacedWords: 0,
    unspokenWords: 0,
    alteredVerses: 0,
    sayings: 0,
    foreignWords: 0,
    misplacedVerses: 0,
    correctedReferences: 0,
    missingReferences: 0,
    unmarkedQuotations: 0,
    contacts: 0,
  };
  /** Passages named last, or given words, in the sentence before. */
  #context: Context | null = null;
  /** The last character shown since the last verse; "" at the start. */
  #tail = "";
  #said: Said = { isFramed: false, isEnglish: false };
  readonly #passages: PrintedPassages;

  constructor(options: GuardOptions<Source>) {
    this.#options = options;
    this.#passages = new PrintedPassages(options);
    this.#secret = new SecretWatch(options.canary ?? "");
    const mayBeForeign = foreignSentences();
    const isShortVerse = shortSentences();
    this.#sentences = new SentenceCutter((sentence, held) => {
      const waits = [mayBeForeign(sentence), isShortVerse(sentence)].includes(true);
      return waits || mayBeScripture(options.scripture, sentence, held);
    });
  }

  get counts(): GuardCounts {
    return {
      ...this.#counts,
      brokenSlots: this.#slots.broken,
      printedBeside: this.#passages.beside,
    };
  }

  /**
   * The parts completed by another piece of text. Throws AppError ai_unavailable when the prompt's
   * secret word appears, before the sentence it stands in is shown.
   */
  *push(chunk: string): Generator<GuardedPart<Source>> {
    yield* this.#take(this.#characters.push(chunk));
  }

  *#take(text: string): Generator<GuardedPart<Source>> {
    const secretAt = this.#secret.push(text);
    yield* this.#takePieces(this.#slots.push(secretAt < 0 ? text : text.slice(0, secretAt)));
    if (secretAt >= 0) throw stopped();
  }

  /** The remaining parts at the end of the text. Throws like push. */
  *end(): Generator<GuardedPart<Source>> {
    yield* this.#take(this.#characters.end());
    if (this.#secret.end()) throw stopped();
    yield* this.#takePieces(this.#slots.end());
    yield* this.#show(this.#sentences.end());
    yield* this.#printBeside();
  }

  *#takePieces(pieces: readonly SlotPiece[]): Generator<GuardedPart<Source>> {
    for (const piece of pieces) {
      if (piece.kind === "text") {
        yield* this.#show(this.#sentences.push(piece.text));
        continue;
      }
      const parts = this.#resolve(piece.content);
      if (parts.length === 0) {
        this.#counts.droppedSlots++;
        yield* this.#show(this.#sentences.push(DROPPED_SLOT));
        continue;
      }
      if (parts[0]?.type === "source") {
        // A source may be named mid-sentence.
        yield* parts;
        continue;
      }
      const passages = this.#passages.note(parts.filter((part) => part.type === "verse"));
      yield* this.#show(this.#sentences.end(), passages);
      yield* this.#printBeside();
      this.#context = { passages, isOpen: true };
      this.#tail = "";
      yield* parts;
    }
  }

  #resolve(content: string): GuardedPart<Source>[] {
    const { sources = [] } = this.#options;
    const number = SOURCE_SLOT.exec(content)?.[1];
    if (number !== undefined) {
      const source = sources[Number(number) - 1];
      if (!source) return [];
      // Already shown.
      const isNew = !this.#shownSources.has(source.id);
      this.#shownSources.add(source.id);
      return isNew ? [{ type: "source", source }] : [{ type: "text", text: "" }];
    }
    return this.#passages.resolve(content);
  }

  *#show(
    stretches: readonly Stretch[],
    next: readonly Passage[] = [],
  ): Generator<GuardedPart<Source>> {
    for (const stretch of stretches) {
      const isLast = stretch === stretches.at(-1) && next.length > 0;
      if (isLast) this.#context = { passages: [], isOpen: false, ...this.#context, next };
      yield* this.#showOne(stretch);
    }
  }

  *#showOne(stretch: Stretch): Generator<GuardedPart<Source>> {
    const passages: Passage[] = [];
    const toSign = (passage: Passage) => {
      if (passages.length >= MAX_PRINTS) return "";
      passages.push(passage);
      return String.fromCharCode(PRINT_SIGN + passages.length - 1);
    };
    const checked = this.#check(stretch, toSign);
    for (const piece of checked.split(PRINT_SIGNS)) {
      if (PRINT_SIGNS.test(piece)) {
        const passage = passages[piece.charCodeAt(0) - PRINT_SIGN];
        const part = passage && this.#passages.print(passage);
        if (part) this.#tail = "";
        if (part) yield part;
        continue;
      }
      yield* this.#showText(piece);
    }
  }

  /** The words of one stretch; at the end of a paragraph come the passages it names. */
  *#showText(text: string): Generator<GuardedPart<Source>> {
    const named = findMentions(text);
    let position = 0;
    for (const { 0: blank, index } of text.matchAll(/\n+/g)) {
      if (named.some(({ start, end }) => start < index && end > index)) continue;
      yield* this.#emit(text.slice(position, index), named, position);
      if (this.#passages.hasNamed) yield* this.#printBeside();
      else yield* this.#emit(blank, [], 0);
      position = index + blank.length;
    }
    yield* this.#emit(text.slice(position), named, position);
  }

  *#emit(
    text: string,
    mentions: readonly Mention[],
    offset: number,
  ): Generator<GuardedPart<Source>> {
    for (const { start, passages } of mentions) {
      if (start < offset || start >= offset + text.length) continue;
      this.#passages.name(passages ?? []);
    }
    const joined = this.#join(text);
    if (joined !== "") yield { type: "text", text: joined };
  }

  *#printBeside(): Generator<GuardedPart<Source>> {
    for (const part of this.#passages.takeNamed()) {
      this.#tail = "";
      yield part;
    }
  }

  #check({ text, endsSentence }: Stretch, toSign: (passage: Passage) => string): string {
    if (PLAIN_TEXT.test(text) && !this.#context?.isOpen && !this.#context?.next) {
      if (endsSentence) this.#context = null;
      return text.replace(/ {2,}/g, " ");
    }
    const { scripture } = this.#options;
    const counts = this.#counts;
    const contacts = strikeContacts(withEnglishBooks(toPlainWords(text)));
    counts.contacts += contacts.count;
    const existing = strikeMissing(contacts.text);
    counts.missingReferences +=
      countOf(existing, "no such verse") - countOf(contacts.text, "no such verse");
    const isFramed = this.#said.isFramed || namesBible(existing);
    const said = { ...this.#said, isFramed };
    const settled = settleClaims(scripture, existing, this.#context, toSign, said);
    const isEnglish = said.isEnglish || isEnglishText(existing);
    counts.replacedWords += settled.counts.replaced;
    counts.unspokenWords += settled.counts.unspoken;
    counts.correctedReferences += settled.counts.corrected;
    counts.alteredVerses += settled.counts.altered;
    counts.sayings += settled.counts.sayings;
    counts.foreignWords += settled.counts.foreign;
    counts.misplacedVerses += settled.counts.misplaced;
    let checked = withoutSilentMarks(settled.text);
    const marks = countOf(checked, "“");
    checked = checkQuotations(scripture, checked, this.#context?.passages ?? null);
    counts.unmarkedQuotations += Math.max(0, marks - countOf(checked, "“"));
    // Removing quotation marks may create a reference or an address that was not there before.
    checked = tidy(strikeMissing(strikeContacts(tidy(checked)).text));
    const last = findMentions(checked).at(-1)?.passages ?? null;
    const { open } = settled;
    const isNamed = last !== null || namesBible(existing);
    this.#said = { isFramed, isNamed, isEnglish, before: existing.slice(-LAST_WORDS) };
    if (open) this.#context = { ...open, isOpen: true };
    else if (last) this.#context = { passages: last, isOpen: false };
    else if (endsSentence) this.#context = null;
    return checked;
  }

  /**
   * The text as a continuation of what was shown: words stay apart, blanks are not doubled, and
   * none comes first.
   */
  #join(text: string): string {
    let joined = this.#tail === "" ? text.trimStart() : text;
    if (/\s/.test(this.#tail)) joined = joined.replace(/^ +/, "");
    if (/[\p{L}\p{N}]$/u.test(this.#tail) && /^[\p{L}\p{N}]/u.test(joined)) joined = ` ${joined}`;
    if (joined !== "") this.#tail = joined.slice(-1);
    return joined;
  }
}

function stopped(): AppError {
  return new AppError(
    "ai_unavailable",
    "The assistant cannot answer this. Please ask in other words.",
  );
}

function countOf(text: string, wanted: string): number {
  return text.split(wanted).length - 1;
}

/**
 * Passes a whole text through the guard, for surfaces that do not stream; yields to other requests
 * in between. Throws like OutputGuard.
 */
export async function guardText(
  text: string,
  options: GuardOptions<never>,
): Promise<GuardedPart<never>[]> {
  const guard = new OutputGuard(options);
  const parts: GuardedPart<never>[] = [];
  for (let at = 0; at < text.length; at += CHECKED_AT_ONCE) {
    parts.push(...guard.push(text.slice(at, at + CHECKED_AT_ONCE)));
    await setImmediate();
  }
  parts.push(...guard.end());
  return parts;
}
