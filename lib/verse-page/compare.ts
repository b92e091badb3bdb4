import { diffArrays } from "diff";

/** A run of words of a text; `differs` where the other text has others there. */
export interface ComparedRun {
  text: string;
  differs: boolean;
}

/** Words with the blank after them; joined again they are the text. */
const toWords = (text: string): string[] => text.match(/\S+\s*/g) ?? [];

/** Letters alone: signs and capitals are no difference of words. */
const bare = (word: string): string => word.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");

/**
 * Two wordings of one verse word by word: each as runs that the other has as well, in the same
 * order, or has not. The runs of each, joined, are its text letter for letter.
 */
export function compareTexts(
  one: string,
  other: string,
): { one: ComparedRun[]; other: ComparedRun[] } {
  const words = { one: toWords(one), other: toWords(other) };
  const runs: { one: ComparedRun[]; other: ComparedRun[] } = { one: [], other: [] };
  const at = { one: 0, other: 0 };
  const take = (side: "one" | "other", count: number, differs: boolean) => {
    const text = words[side].slice(at[side], at[side] + count).join("");
    at[side] += count;
    runs[side].push({ text, differs });
  };
  for (const { count, added, removed } of diffArrays(words.one.map(bare), words.other.map(bare))) {
    if (!added) take("one", count, removed);
    if (!removed) take("other", count, added);
  }
  return runs;
}
