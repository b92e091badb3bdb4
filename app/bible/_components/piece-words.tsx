// The words of a piece of a verse, on the server or in the browser.
import { Fragment, type ReactNode } from "react";
import type { VersePiece } from "@/lib/bible/chapter-blocks";
import type { ChapterVerse } from "@/lib/bible/client";
import { type DivineNameChoice, findDivineNames } from "@/lib/bible/divine-name";

/** A piece's words with supplied words in italics and Selah set apart. */
export function renderWords(
  { verse, start, end }: VersePiece,
  divineName: DivineNameChoice,
): ReactNode {
  const { italics, selah } = verse.layout;
  const cuts = new Set([start, end]);
  for (const [from, to] of [...italics, ...selah]) {
    for (const at of [from, to]) if (at > start && at < end) cuts.add(at);
  }
  const ordered = [...cuts].sort((a, b) => a - b);
  return ordered.slice(0, -1).map((from, index) => {
    const to = ordered[index + 1] ?? end;
    const words = showWords(verse, from, to, divineName);
    const holds = ([a, b]: readonly [number, number]) => from >= a && to <= b;
    if (selah.some(holds)) {
      return (
        <span key={from} className="selah">
          {words}
        </span>
      );
    }
    return italics.some(holds) ? (
      <em key={from}>{words}</em>
    ) : (
      <Fragment key={from}>{words}</Fragment>
    );
  });
}

/**
 * Words [from, to) of a verse with the divine name as chosen. A name that a line break divides is
 * shown where it begins.
 */
function showWords(
  verse: ChapterVerse,
  from: number,
  to: number,
  divineName: DivineNameChoice,
): string {
  if (divineName === "Yahweh" || verse.translation !== "WEB") {
    return keepQuotationMarksTogether(verse.text.slice(from, to));
  }
  let shown = "";
  let position = from;
  for (const name of findDivineNames(verse.text)) {
    if (name.end <= from || name.start >= to) continue;
    if (name.start >= from) shown += verse.text.slice(position, name.start) + name.shown;
    position = Math.min(name.end, to);
  }
  return keepQuotationMarksTogether(shown + verse.text.slice(position, to));
}

/** Nested quotation marks ("’ ”") stay on one line. */
function keepQuotationMarksTogether(words: string): string {
  return words.replace(/([‘’“”]) (?=[‘’“”])/g, "$1\u00a0");
}
