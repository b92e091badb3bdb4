import "server-only";
import type { Mention } from "@/lib/bible/references/mentions";
import type { Passage } from "@/lib/bible/rules";
import { wordsIn } from "./alignment";
import { tieBefore } from "./claim-grammar";
import { LEAST_WORDS, type Verdict } from "./claim-judge";
import { ClaimText } from "./claim-text";
import { contentIn } from "./saying-judge";
import { standsInPassages } from "./table-words";
import { isAbout, isFirmlyAbout, opensAsSaying, readsAsVerse } from "./voice";

/** What begins a remark after a reference. */
const COMMENT =
  /^[\s,;]*(?:(?:and|but|so) (?:I|we|it|many|this|that|he|they)|which|where|as|though|although|since|because|even)\b/i;

/** Puts passages in the place of words that are not theirs, and of what is left of them. */
export class VerdictSettling extends ClaimText {
  /** True for words beside some that were replaced that say nothing about them, or begin as the passage does. */
  protected isMoreOf(words: string, passages: readonly Passage[]): boolean {
    const list = wordsIn(words);
    if (contentIn(list, list.length) < 2) return false;
    // "Touch the floor: be called …"
    const given = words.slice(words.search(/:\s[^:]*$/) + 1).trim();
    if (readsAsVerse(given.replace(/\b(?:may|might)\b/g, "will"))) return true;
    const opening = words.slice(0, list[1]?.end);
    return !isAbout(words) && standsInPassages(this.scripture, opening, passages);
  }

  /** True for the rest of a sentence whose words were replaced, when it does not speak about them. */
  private isRest(rest: string, passages: readonly Passage[]): boolean {
    if (/^[.!?]*$/.test(rest) || COMMENT.test(rest)) return false;
    return this.isMoreOf(rest, passages) && !standsInPassages(this.scripture, rest, passages);
  }

  protected settleVerdict(
    verdict: Verdict,
    mention: Mention,
    span: { start: number; end: number },
    side: "before" | "after" | "around",
  ): void {
    if (verdict.kind === "elsewhere" && side !== "around" && verdict.isTrue) {
      for (const one of this.chain(mention)) this.exchange(one, verdict.passage);
      return;
    }
    const chain = this.chain(mention);
    for (const one of chain) this.handled.add(one);
    this.counts.replaced++;
    if (verdict.kind === "elsewhere") for (const one of chain) this.exchange(one, verdict.passage);
    const first = chain[0] ?? mention;
    const last = chain.at(-1) ?? mention;
    if (side === "after") {
      const kept = this.text
        .slice(mention.end, span.start)
        .replace(/[\s,:：;=—–>([{/\uE002\d\p{No}→-]+$/u, "")
        .replace(/,?\s+that$/i, "");
      this.remove(mention.end, span.end, `${kept}:`);
      const { start } = this.segmentAt(first.start);
      const before = this.plain(this.text.slice(start, first.start));
      const lead = before.slice(0, before.length - tieBefore(before).length);
      if (opensAsSaying(lead) && !isFirmlyAbout(lead) && wordsIn(lead).length >= LEAST_WORDS)
        this.remove(start, first.start, "");
    } else if (side === "before") {
      const bullet =
        /^\s*(?:[-•*]|\d+[.)])\s+/.exec(this.text.slice(span.start, span.end))?.[0] ?? "";
      this.remove(span.start, first.start, bullet);
      const closing = /^[\s,]*(?:\p{Lu}{2,4})?\s*[)\]]/u.exec(this.text.slice(last.end));
      const from = last.end + (closing?.[0].length ?? 0);
      const passages = chain.flatMap((one) => one.passages ?? []);
      // The other half of what was replaced.
      if (
        this.isRest(this.plain(this.text.slice(from, this.segmentAt(mention.start).end)), passages)
      )
        this.remove(last.end, this.segmentAt(mention.start).end, ":");
      else if (closing) this.remove(last.end, from, "");
    } else {
      this.remove(span.start, first.start, "");
      this.remove(last.end, span.end, ":");
    }
    const end = this.segmentAt(mention.start).end;
    if (verdict.kind === "elsewhere") this.print(end, verdict.passage);
    else
      for (const one of chain) for (const passage of one.passages ?? []) this.print(end, passage);
  }
}
