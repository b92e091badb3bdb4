import { OutputGuard } from "@/lib/answer-guard/output-guard";
import { withEnglishBooks } from "@/lib/bible/references/foreign-books";
import type { Scripture } from "@/lib/bible/scripture";
import type { Seen } from "./oracle";
import { pass } from "./run";

export interface HonestOutcome {
  text: string;
  shown: string;
  isUnchanged: boolean;
}

/** The words of an answer without blanks, markup, the shape of marks and books' foreign names. */
function bare(text: string): string {
  return withEnglishBooks(text)
    .replace(/^>\s?(.*)$/gm, (_line, words: string) => (/^—/.test(words) ? words : `"${words}"`))
    .replace(/^\|?(?:[ ]*:?-{2,}:?[ ]*\|)+[ :-]*$/gm, "")
    .replace(/[|—]/g, "")
    .replace(/\[\[[^\]]*\]\]/g, "")
    .replace(/[*_#]/g, "")
    .replace(/[“”"]/g, '"')
    .replace(/[‘’']/g, "'")
    .replace(/\s+/g, "");
}

function wordsSeen(parts: readonly Seen[]): string {
  return parts.map((part) => (part.type === "text" ? part.text : "\n")).join("");
}

/** Sends honest answers through the guard: every word and mark of theirs should come out. */
export function passHonest(scripture: Scripture, answers: readonly string[]): HonestOutcome[] {
  return answers.map((text) => {
    const shown = wordsSeen(pass(scripture, [text]));
    return { text, shown, isUnchanged: bare(shown) === bare(text) };
  });
}

/** How many sentences (1 is the first) of an answer were begun when its first words came out. */
export function sentencesBeforeWords(scripture: Scripture, text: string): number {
  const guard = new OutputGuard({ scripture, translation: "WEB" });
  for (let at = 0; at < text.length; at++) {
    if ([...guard.push(text[at] ?? "")].length === 0) continue;
    return text.slice(0, at).split(/[.!?]["”’)]?\s+(?=\S)|\n+(?=\S)/).length;
  }
  return text.split(/[.!?]["”’)]?\s+(?=\S)|\n+(?=\S)/).length;
}

/** The 95 % interval of a share (Wilson). */
export function interval(count: number, total: number): [number, number] {
  const z = 1.96;
  const share = count / total;
  const middle = (share + (z * z) / (2 * total)) / (1 + (z * z) / total);
  const reach =
    (z * Math.sqrt((share * (1 - share)) / total + (z * z) / (4 * total * total))) /
    (1 + (z * z) / total);
  return [Math.max(0, middle - reach), Math.min(1, middle + reach)];
}
