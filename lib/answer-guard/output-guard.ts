import "server-only";
import { setImmediate } from "node:timers/promises";
import type { TranslationCode } from "@/lib/bible/constants";
import { findMentions, strikeMissing } from "@/lib/bible/references/mentions";
import { resolveReference } from "@/lib/bible/references/resolve";
import type { Passage } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import type { VersePart } from "@/lib/bible/verse-part";
import { AppError } from "@/lib/errors";
import { DROPPED_SLOT, PlainCharacters } from "./plain-characters";
import { tidy, toPlainWords } from "./plain-words";
import { checkQuotations } from "./quotations";
import { type SlotPiece, SlotReader } from "./scripture-slots";
import { SentenceCutter, type Stretch } from "./sentences";

/** Most verses one answer may print, over all its slots. */
export const MAX_ANSWER_VERSES = 150;

/** UTF-16 code units of a whole text checked in one turn of the event loop. */
const CHECKED_AT_ONCE = 256;

/** What the guard lets out; it knows a source only by its id. */
export type GuardedPart<Source> =
  | { type: "text"; text: string }
  | VersePart
  | { type: "source"; source: Source };

export interface GuardOptions<Source extends { id: string }> {
  scripture: Scripture;
  /** Slots that name no translation are printed in this one. */
  translation: TranslationCode;
  /** Slots `[[S1]]`, `[[S2]]` … stand for these. */
  sources?: readonly Source[];
  /** A secret word in the prompt; the answer ends if it appears. */
  canary?: string;
}

/** What was removed from one answer, for the log. */
export interface GuardCounts {
  /** Slots that named no passage (or no source) of ours. */
  droppedSlots: number;
  /** Slots that were never closed. */
  brokenSlots: number;
}

const SOURCE_SLOT = /^\s*S(\d{1,2})\s*$/i;
/** Text that needs no checking. */
const PLAIN_TEXT = /^[\p{L}\p{M} ,]*$/u;

function bare(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}

/**
 * Stands between a model and the visitor. The model's text comes in, in pieces of any size; parts
 * come out: passages and sources that the model named in slots, read from our own tables, and
 * commentary as plain words, with no reference that we can tell is wrong and nothing falsely
 * presented as a quotation of scripture. The parts depend only on the text, not on how it was
 * split.
 */
export class OutputGuard<Source extends { id: string } = never> {
  readonly #options: GuardOptions<Source>;
  readonly #characters = new PlainCharacters();
  readonly #slots = new SlotReader();
  readonly #sentences = new SentenceCutter();
  readonly #shownSources = new Set<string>();
  #droppedSlots = 0;
  #verses = 0;
  /** Passages named last in the sentence before. */
  #introduced: readonly Passage[] | null = null;
  /** The last character shown since the last verse; "" at the start. */
  #tail = "";
  readonly #canary: string;
  #canaryTail = "";

  constructor(options: GuardOptions<Source>) {
    this.#options = options;
    this.#canary = bare(options.canary ?? "");
  }

  get counts(): GuardCounts {
    return { droppedSlots: this.#droppedSlots, brokenSlots: this.#slots.broken };
  }

  /**
   * The parts completed by another piece of text. Throws AppError ai_unavailable when the prompt's
   * secret word appears.
   */
  *push(chunk: string): Generator<GuardedPart<Source>> {
    yield* this.#takePieces(this.#slots.push(this.#characters.push(chunk)));
  }

  /** The remaining parts at the end of the text. Throws like push. */
  *end(): Generator<GuardedPart<Source>> {
    yield* this.#takePieces(this.#slots.end());
    yield* this.#show(this.#sentences.end());
  }

  *#takePieces(pieces: readonly SlotPiece[]): Generator<GuardedPart<Source>> {
    for (const piece of pieces) {
      if (piece.kind === "text") {
        yield* this.#show(this.#sentences.push(piece.text));
        continue;
      }
      const parts = this.#resolve(piece.content);
      if (parts.length === 0) {
        this.#droppedSlots++;
        yield* this.#show(this.#sentences.push(DROPPED_SLOT));
        continue;
      }
      if (parts[0]?.type === "source") {
        // A source may be named mid-sentence.
        yield* parts;
        continue;
      }
      yield* this.#show(this.#sentences.end());
      this.#introduced = null;
      this.#tail = "";
      yield* parts;
    }
  }

  #resolve(content: string): GuardedPart<Source>[] {
    const { scripture, translation, sources = [] } = this.#options;
    const number = SOURCE_SLOT.exec(content)?.[1];
    if (number !== undefined) {
      const source = sources[Number(number) - 1];
      if (!source) return [];
      // Already shown.
      const isNew = !this.#shownSources.has(source.id);
      this.#shownSources.add(source.id);
      return isNew ? [{ type: "source", source }] : [{ type: "text", text: "" }];
    }
    const parts = resolveReference(
      scripture,
      content,
      translation,
      MAX_ANSWER_VERSES - this.#verses,
    );
    for (const { verses } of parts) this.#verses += verses.length;
    return parts;
  }

  *#show(stretches: readonly Stretch[]): Generator<GuardedPart<Source>> {
    for (const stretch of stretches) {
      const text = this.#join(this.#check(stretch));
      if (text === "") continue;
      this.#watchCanary(text);
      yield { type: "text", text };
    }
  }

  #check({ text, endsSentence }: Stretch): string {
    if (PLAIN_TEXT.test(text)) {
      if (endsSentence) this.#introduced = null;
      return text.replace(/ {2,}/g, " ");
    }
    const { scripture } = this.#options;
    let checked = strikeMissing(toPlainWords(text));
    checked = checkQuotations(scripture, checked, this.#introduced);
    // Removing quotation marks may create a reference or an address that was not there before.
    checked = tidy(strikeMissing(tidy(checked)));
    const last = findMentions(checked).at(-1)?.passages ?? null;
    if (last || endsSentence) this.#introduced = last;
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

  #watchCanary(text: string): void {
    if (this.#canary === "") return;
    const seen = this.#canaryTail + bare(text);
    if (seen.includes(this.#canary)) {
      throw new AppError(
        "ai_unavailable",
        "The assistant cannot answer this. Please ask in other words.",
      );
    }
    this.#canaryTail = seen.slice(-(this.#canary.length - 1));
  }
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
