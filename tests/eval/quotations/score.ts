import type { CheckResponse } from "@/lib/quotation-check/schema";
import { COUNTS, type Item } from "./items";

export interface ClassScore {
  label: Item["label"];
  items: number;
  precision: number;
  recall: number;
}

/** An item that was judged otherwise. */
export interface Miss {
  item: Item;
  verdict: Item["label"];
  statement: string;
}

/**
 * What was said of an item: the verdict of the finding at its words. A second finding beside it
 * that nobody put there takes its place, unless it is a reference.
 */
export function saidOf(item: Item, { findings }: CheckResponse) {
  const letters = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, "");
  const wanted = letters(item.quoted);
  const isOf = (text: string) => {
    const found = letters(text);
    return found.includes(wanted) || (found !== "" && wanted.includes(found));
  };
  const quotations = findings.filter(({ kind }) => kind === "quotation");
  const own = findings.find(({ text }) => item.quoted !== "" && isOf(text));
  const stray = quotations.find((finding) => finding !== own);
  return stray ?? own ?? findings.find(({ verdict }) => verdict !== "named") ?? findings[0] ?? null;
}

/** Precision and recall of each class, and what was missed. */
export function score(said: readonly Miss[]): { classes: ClassScore[]; misses: Miss[] } {
  const labels = Object.keys(COUNTS) as Item["label"][];
  const classes = labels.map((label) => {
    const right = said.filter((one) => one.item.label === label && one.verdict === label).length;
    const items = said.filter(({ item }) => item.label === label).length;
    const called = said.filter(({ verdict }) => verdict === label).length;
    return {
      label,
      items,
      precision: right / Math.max(1, called),
      recall: right / Math.max(1, items),
    };
  });
  return { classes, misses: said.filter(({ item, verdict }) => item.label !== verdict) };
}
