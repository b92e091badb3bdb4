import "server-only";
import type { Mention } from "@/lib/bible/references/mentions";
import { type Passage, toPassage } from "@/lib/bible/rules";
import { alignWith, wordsIn } from "./alignment";
import { LABEL, tieAfter, tieBefore, withoutLead } from "./claim-grammar";
import {
  LEAST_WORDS,
  LED_TRULY,
  nearestTo,
  RELATED,
  REPLACE,
  STAYS,
  type Verdict,
} from "./claim-judge";
import { otherWords, overlaps } from "./claim-text";
import { RUN } from "./saying-judge";
import type { Segment } from "./segments";
import { VerdictSettling } from "./settle-verdict";
import { sharedMatter } from "./shared-matter";
import { placesInTable, standsInPassages, standsInTable } from "./table-words";
import { couldBeScripture, isAbout, isFirmlyAbout, isSentence, soundsLikeScripture } from "./voice";

/** Sentences that may go on as a passage does. */
const MOST_FOLLOWING = 12;
const MOST_PRECEDING = 3;
/** Settles words that run over several sentences. */
export class RunSettling extends VerdictSettling {
  /**
   * Sentences beside words that were given as a passage's: where these begin and end nobody sees, so
   * that what goes on in their voice must be the passage, too.
   */
  protected settleRun(
    from: Segment | null,
    step: 1 | -1,
    passages: readonly Passage[],
    given: string,
    isReplaced = from !== null && given === "",
  ): void {
    let text = given;
    if (step === 1 && from) this.open = { end: from.end, passages, isReplaced };
    for (const next of this.run(from, step, step === 1 ? MOST_FOLLOWING : MOST_PRECEDING)) {
      const written = this.plain(this.text.slice(next.start, next.end));
      const { words: led, isNumbered, isLed } = withoutLead(written);
      const words = step === 1 ? led : led.replace(LED_TRULY, "");
      const [first] = wordsIn(words);
      const begins =
        step === 1 &&
        text !== "" &&
        first !== undefined &&
        standsInPassages(this.scripture, `${text} ${first.text}`, passages);
      text = (step === 1 ? `${text} ${words}` : `${words} ${text}`).trim();
      if (step === 1) this.open = { end: next.end, passages, isReplaced };
      if (standsInPassages(this.scripture, text, passages)) continue;
      if (standsInPassages(this.scripture, words, passages)) continue;
      // After words that were replaced whatever does not speak about them is more of them.
      const isMore = isReplaced && this.isMoreOf(words, passages);
      // "The close": what names a piece.
      if (isReplaced && wordsIn(words).length < LEAST_WORDS && isAbout(words)) continue;
      if (!isMore && !this.goesOn(words, begins || isLed || (step === 1 && isNumbered), passages)) {
        if (step === 1) this.open = null;
        return;
      }
      this.remove(next.start, next.end, "");
      this.counts.replaced++;
    }
  }

  /** True for words that a reader takes for more of the passage. */
  protected goesOn(words: string, isGiven: boolean, passages: readonly Passage[]): boolean {
    if (isFirmlyAbout(words)) return false;
    const list = wordsIn(words);
    if (isGiven && list.length >= LEAST_WORDS) return true;
    if (soundsLikeScripture(words) || this.judging.nearest(words, passages) !== null) return true;
    // "It is free": words that every sentence has make no passage of it.
    const isMostly = alignWith(this.scripture, words, list, passages).some(
      ({ matched, content }) => content >= 1 && matched >= 2 && matched >= 0.6 * list.length,
    );
    return (
      isMostly ||
      sharedMatter(this.scripture, list, passages, 0) >= (couldBeScripture(words) ? RELATED : 0.5)
    );
  }

  /**
   * Words over several sentences: all of them stand in the passage or elsewhere, or nearly do.
   * True when that decides about the reference.
   */
  protected settleTogether(mention: Mention, own: Segment, passages: readonly Passage[]): boolean {
    const leftWords = this.plain(
      this.text
        .slice(own.start, mention.start)
        .replace(/^\s*(?:[-•*]|\d+[.)])\s+/, "")
        .replace(/[([]\s*(?:see|cf\.?)?\s*$/i, ""),
    );
    const tied = tieBefore(leftWords).length;
    const left = leftWords.slice(0, leftWords.length - tied);
    const right = this.plain(this.text.slice(mention.end, own.end));
    const signs = /^[^\p{L}\p{N}]*/u.exec(right)?.[0].length ?? 0;
    const rightClaim = right.slice(Math.max(signs, tieAfter(right, left).length));
    for (const step of [-1, 1] as const) {
      const run = this.run(own, step);
      for (let count = run.length; count > 0; count--) {
        const others = run.slice(0, count);
        const written = others.map((one) => this.wordsOf(one));
        const text =
          step === -1
            ? [...written.reverse(), left].join(" ").replace(LED_TRULY, "")
            : [rightClaim, ...written].join(" ");
        const list = wordsIn(text);
        if (list.length < RUN || (step === -1 && wordsIn(left).length === 0)) continue;
        if (standsInPassages(this.scripture, text, passages)) {
          this.handled.add(mention);
          this.confirmed.add(mention);
          this.settleRun(others.at(-1) ?? own, step, passages, text);
          return true;
        }
        const place = nearestTo(placesInTable(this.scripture, text), passages);
        if (place !== undefined) {
          const passage = toPassage(place, this.judging.lastVerse(text, place));
          this.exchange(mention, passage);
          this.settleRun(others.at(-1) ?? own, step, [passage, ...passages], text);
          return true;
        }
      }
      const ownWords = step === -1 ? left : rightClaim;
      if (wordsIn(ownWords).length < LEAST_WORDS) continue;
      for (let count = run.length; count > 0; count--) {
        const others = run.slice(0, count);
        const written = others.map((one) => this.wordsOf(one));
        const text =
          step === -1
            ? [...written.reverse(), ownWords].join(" ")
            : [ownWords, ...written].join(" ");
        if (!this.judging.isNearTogether(text, written, passages)) continue;
        for (const { start, end } of others) this.remove(start, end, "");
        const span =
          step === -1
            ? { start: own.start, end: mention.start }
            : { start: mention.end, end: own.end };
        this.settleVerdict(REPLACE, mention, span, step === -1 ? "before" : "after");
        this.settleRun(others.at(-1) ?? own, step, passages, "", step === 1);
        return true;
      }
    }
    return false;
  }

  /** A sentence that a reference in another one introduces or points to. */
  protected settleOther(
    other: Segment,
    mention: Mention,
    passages: readonly Passage[],
    own: Segment,
  ): void {
    if (this.isGone(other)) return;
    const written = this.text.slice(other.start, other.end);
    const { words, isLed } = withoutLead(this.plain(written.replace(LABEL, "")));
    if (this.quotations.some((one) => one.kind !== "silent" && overlaps(one, other))) return;
    const isBare =
      otherWords(this.text, this.mentions, own) === 0 ||
      isLed ||
      LABEL.test(written) ||
      LABEL.test(this.text.slice(own.start, own.end));
    const alone = this.judging.judge(words, isBare ? "given" : "told", passages);
    const isBefore = other.start < own.start;
    const step = isBefore ? -1 : 1;
    if (alone.kind === "stays" && standsInPassages(this.scripture, words, passages)) {
      this.settleRun(other, step, passages, words);
      return;
    }
    const verdict =
      alone.kind === "stays" ? this.judgeTogether(other, step, words, passages) : alone;
    if (verdict.kind === "stays") return;
    if (verdict.kind === "elsewhere" && standsInTable(this.scripture, words)) {
      this.exchange(mention, verdict.passage);
      this.settleRun(other, step, [verdict.passage], words);
      return;
    }
    this.remove(other.start, other.end, "");
    this.handled.add(mention);
    this.counts.replaced++;
    const passage = verdict.kind === "elsewhere" ? verdict.passage : passages[0];
    if (verdict.kind === "elsewhere") this.exchange(mention, verdict.passage);
    if (passage) this.print(own.end, passage);
    this.settleRun(other, step, passages, "");
  }

  /** The same of a sentence and those that go on from it, which are taken away if they are borrowed. */
  protected judgeTogether(
    from: Segment,
    step: 1 | -1,
    words: string,
    passages: readonly Passage[],
  ): Verdict {
    const run = this.run(from, step);
    for (let count = run.length; count > 0; count--) {
      const others = run.slice(0, count);
      const written = others.map((one) => this.wordsOf(one));
      const all = step === 1 ? [words, ...written] : [...written.reverse(), words];
      if (!this.judging.isNearTogether(all.join(" "), all, passages)) continue;
      for (const { start, end } of others) this.remove(start, end, "");
      return REPLACE;
    }
    return STAYS;
  }

  protected wordsOf({ start, end }: Segment): string {
    return withoutLead(this.plain(this.text.slice(start, end))).words;
  }

  /** Sentences without a reference, beside one that has some: near-quotes and what sounds so. */
  protected settleNeighbor(segment: Segment): void {
    if (this.isGone(segment) || this.mentionsIn(segment).length > 0) return;
    const beside = [this.neighbor(segment, -1), this.neighbor(segment, 1)].filter(
      (one) => one !== undefined,
    );
    const mentions = beside.flatMap((one) => this.mentionsIn(one));
    const passages = mentions.flatMap((one) => one.passages ?? []);
    if (passages.length === 0) return;
    if (this.quotations.some((one) => one.kind !== "silent" && overlaps(one, segment))) return;
    const written = withoutLead(this.plain(this.text.slice(segment.start, segment.end)));
    const { isLed } = written;
    const words = written.words.replace(LED_TRULY, "");
    const list = wordsIn(words);
    const before = this.neighbor(segment, -1);
    const [named] = before ? this.mentionsIn(before) : [];
    if (isLed && named) {
      this.settleOther(segment, named, named.passages ?? [], this.segmentAt(named.start));
      return;
    }
    if (
      list.length < (isLed ? LEAST_WORDS : 4) ||
      isAbout(words) ||
      standsInTable(this.scripture, words)
    )
      return;
    const near = this.judging.nearest(words, passages);
    if (!near && !soundsLikeScripture(words) && !(isLed && isSentence(words))) return;
    const mention = mentions[0];
    const own = mention ? this.segmentAt(mention.start) : undefined;
    this.remove(segment.start, segment.end, "");
    this.counts.replaced++;
    const passage = near?.kind === "elsewhere" ? near.passage : passages[0];
    if (passage && own) this.print(Math.max(own.end, segment.end), passage);
    if (own && own.start < segment.start) this.settleRun(segment, 1, passages, "");
  }
}
