import type { Scripture } from "@/lib/bible/scripture";
import { MAX_CHECKED_LENGTH } from "@/lib/quotation-check/constants";
import { HONEST_ANSWERS } from "@/tests/eval/hostile/honest-answers";
import { makeItems } from "@/tests/eval/quotations/items";

/** Texts of the greatest length, by their shape: such as people paste, and such as nobody would. */
export function quotationShapes(scripture: Scripture): ReadonlyMap<string, string> {
  const repeated = (part: string) =>
    part.repeat(Math.ceil(MAX_CHECKED_LENGTH / part.length)).slice(0, MAX_CHECKED_LENGTH);
  const items = makeItems(scripture);
  const joined = (texts: readonly string[]) =>
    repeated(texts.join("\n\n").slice(0, MAX_CHECKED_LENGTH));
  const labeled = (label: string) =>
    joined(items.filter((item) => item.label === label).map(({ text }) => text));
  const psalms = (scripture.translations.get("KJV")?.texts ?? []).slice(13_941).join(" ");
  return new Map([
    ["answers of an assistant", joined(HONEST_ANSWERS)],
    ["prose without a quotation", labeled("none")],
    ["quotations, all exact", labeled("exact")],
    ["quotations, all changed", labeled("differs")],
    ["quotations, all invented", labeled("not-held")],
    ["psalms without marks", repeated(psalms)],
    ["psalms in one quotation", `“${repeated(psalms).slice(2)}”`],
    ["quotation marks", repeated('"')],
    ["opening marks", repeated("“")],
    ["marks of all kinds", repeated("“‘\"'»„")],
    ["brackets", repeated("([{")],
    ["dots", repeated(".")],
    ["signs for words left out", repeated("… ")],
    ["a word and a sign", `“${repeated("the … ").slice(2)}”`],
    ["one word", repeated("lord ")],
    ["one word in marks", `“${repeated("lord ").slice(2)}”`],
    ["common words in marks", `“${repeated("and the of to ").slice(2)}”`],
    ["references", repeated("John 3:16 ")],
    [
      "references of all kinds",
      Array.from({ length: 3_000 }, (_none, at) => `Jn ${(at % 21) + 1}.${(at % 60) + 1}`)
        .join("; ")
        .slice(0, MAX_CHECKED_LENGTH),
    ],
    [
      "references that are not there",
      Array.from({ length: 3_000 }, (_none, at) => `Hezekiah ${at % 150}:${at % 99}`)
        .join(" ")
        .slice(0, MAX_CHECKED_LENGTH),
    ],
    ["figures", repeated("1:1 ")],
    ["angle brackets", repeated(">\n")],
    ["line ends", repeated("\n")],
    ["letters without a blank", repeated("a")],
    ["sentences of one letter", repeated("a. ")],
    ["asterisks", repeated("*a* ")],
    ["Chinese", repeated("起初神創造天地。")],
    ["unseen characters", repeated("\u200B")],
  ]);
}
