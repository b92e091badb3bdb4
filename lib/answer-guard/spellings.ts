import "server-only";
import { toWords } from "@/lib/bible/search/words";

const WITH_NOT = /^(?:do|does|did|is|are|was|were|have|has|had|would|could|should|must|need)$/;

/** Words with "not" drawn into the word before it: "do not" is "don't". */
function contracted(words: readonly string[]): string[] {
  const drawn: string[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at] ?? "";
    const isNot = words[at + 1] === "not";
    if (isNot && WITH_NOT.test(word)) drawn.push(`${word}n't`);
    else if (isNot && word === "will") drawn.push("won't");
    else if (isNot && word === "can") drawn.push("can't");
    else if (word === "cannot") drawn.push("can't");
    else drawn.push(word);
    if (drawn.at(-1)?.endsWith("n't") && isNot) at++;
  }
  return drawn;
}

/** The same with the divine name as the World English Bible writes it. */
export function withYahweh(words: readonly string[]): string[] {
  return words.flatMap((word, at) => {
    if (word === "the" && words[at + 1] === "lord") return [];
    return [word === "lord" ? "yahweh" : word];
  });
}

/** A text's words, and the same words as they may be written otherwise. */
export function waysToWrite(text: string): string[][] {
  const words = toWords(text).map((word) => word.text);
  const ways = [words];
  const add = (other: string[]) => {
    if (!ways.some((way) => way.join(" ") === other.join(" "))) ways.push(other);
  };
  if (words.includes("not") || words.includes("cannot")) add(contracted(words));
  if (words.includes("lord")) for (const way of [...ways]) add(withYahweh(way));
  return ways;
}
