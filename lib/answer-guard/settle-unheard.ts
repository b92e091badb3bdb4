import "server-only";
import type { Passage } from "@/lib/bible/rules";
import { wordsIn } from "./alignment";
import { LEAST_WORDS } from "./claim-judge";
import { isContent } from "./content-words";
import { bestShare, closeShare } from "./matter";
import { isPromise, maySum, type Saying, sayingsIn, tellsOfOthers } from "./saying-voice";
import type { Segment } from "./segments";
import { PresentedSettling } from "./settle-presented";
import { sharedMatter } from "./shared-matter";
import { standsInTable } from "./table-words";
import { isAbout, soundsOld } from "./voice";

/** Share of a saying's matter, by rarity, that stands together somewhere when it may be true. */
const KNOWN = 0.6;
/** The same of one that stands by itself, beside a name or a reference. */
const KNOWN_GIVEN = 0.72;
/** The same of a saying of two words that carry matter. */
const KNOWN_SHORT = 0.45;
/** The same of a summary of what somebody of the Bible says. */
const KNOWN_TOLD = 0.45;
/** Words that carry matter in a promise that is no summary. */
const LONG_PROMISE = 5;
/** The same of a proverb. */
const KNOWN_GENERAL = 0.4;
const SHORT = 2;
/** Share of a saying's matter beside a reference that the passage has when it may be of it. */
const OF_PASSAGE = 0.2;
/** The same when it may be chance: one word of four, as "sin" and the wilderness of Sin. */
const BY_CHANCE = 0.25;
/** The same anywhere, by rarity, when it may be of another passage. */
const KNOWN_ELSEWHERE = 0.95;

/** Tells sayings that no verse has, or none of the passages named beside them. */
export class UnheardSettling extends PresentedSettling {
  /** True for a saying that has nothing of the passages named in its sentence or beside it. */
  protected isOfAnother(words: string, voice: Saying["voice"], segment: Segment): boolean {
    const near = [segment, this.neighbor(segment, -1), this.neighbor(segment, 1)];
    const mentions = near.flatMap((one) => (one ? this.mentionsIn(one) : []));
    const passages = mentions.flatMap((one) => one.passages ?? []);
    if (passages.length === 0 || standsInTable(this.scripture, words)) return false;
    const list = wordsIn(words);
    const content = list.filter(({ text }) => isContent(text));
    if (content.length < SHORT || isAbout(words) || tellsOfOthers(words)) return false;
    if (this.judging.isForeign(words)) return false;
    return (
      sharedMatter(this.scripture, list, passages) <= (voice === "spoken" ? OF_PASSAGE : 0) &&
      bestShare(this.scripture, content) < KNOWN_ELSEWHERE
    );
  }

  /** True for a saying that the passages have nothing of, and no other place much. */
  protected isStrangeSaying(words: string, passages: readonly Passage[]): boolean {
    const [saying] = sayingsIn(words);
    return (
      saying?.start === 0 &&
      sharedMatter(this.scripture, wordsIn(words), passages) <= BY_CHANCE &&
      this.isUnheardOf(words, "spoken", true)
    );
  }

  /** True for words whose matter stands together nowhere in the table. */
  protected isUnheardOf(words: string, voice: Saying["voice"], isGiven: boolean): boolean {
    const core = words.split(/[;:—–(\uE002\uE003]/)[0] ?? words;
    const head = core.split(/,\s/)[0] ?? core;
    if (standsInTable(this.scripture, core)) return false;
    if (voice === "spoken" && soundsOld(core)) return wordsIn(core).length >= LEAST_WORDS;
    // A summary of several verses begins otherwise.
    const shareOf = voice === "spoken" && !maySum(core) ? closeShare : bestShare;
    const share = (text: string) => {
      const list = wordsIn(text).filter((word) => isContent(word.text));
      return list.length < SHORT ? 0 : shareOf(this.scripture, list);
    };
    const content = wordsIn(core).filter(({ text }) => isContent(text)).length;
    if (content < SHORT) return false;
    const known = share(core);
    if (voice === "general")
      return (
        content > SHORT &&
        known < KNOWN_GENERAL &&
        share(head) < KNOWN &&
        !standsInTable(this.scripture, head) &&
        !this.judging.isForeign(words)
      );
    if (voice === "spoken" && isGiven) return known < KNOWN_GIVEN;
    if (voice === "spoken") return known < (content === SHORT ? KNOWN_SHORT : KNOWN);
    if (isPromise(core) && content >= LONG_PROMISE && known < KNOWN) return true;
    return known < KNOWN_TOLD && core.split(/,\s/).every((clause) => share(clause) < KNOWN);
  }
}
