import type { Judged } from "./judge-quotation";
import type { Finding, FoundPassage } from "./schema";
import { HELD_NAMES } from "./statements";

interface Span {
  start: number;
  end: number;
}

/** A finding with what only the text itself needs. */
export interface FoundInText {
  finding: Finding;
  judged: Judged | null;
  /** The words, without the marks around them. */
  words: Span;
  /** The references beside them, from the first to the last. */
  mention: Span | null;
  /** What there is instead of a verse that does not exist. */
  missing: string | null;
}

interface Edit extends Span {
  text: string;
}

const names = (passages: readonly FoundPassage[]) =>
  [...new Set(passages.map(({ reference }) => reference))].join("; ");

/** The words of the verse that stand beside those quoted. */
const held = ({ finding }: FoundInText) =>
  (finding.comparison?.verse ?? [])
    .filter(({ kind }) => kind !== "around")
    .map(({ text }) => text)
    .join("")
    .trim();

/** A verse's words within the marks of a quotation: its own marks are of the other kind there. */
function within(open: string, words: string): string {
  if (!/["“„»«]/.test(open)) return words;
  const inner = words.replace(/“/g, "‘").replace(/”/g, "’");
  const [opened, closed] = [/‘/g, /’(?!\p{L})/gu].map((sign) => inner.match(sign)?.length ?? 0);
  // Speech that goes on in the next verse, or began in the one before.
  if (opened === closed) return inner;
  return words.replace(/[“”]/g, "");
}

/** The marks that stand around the words in the text. */
function marks(text: string, { finding, words }: FoundInText): [string, string] {
  return [text.slice(finding.start, words.start), text.slice(words.end, finding.end)];
}

function placed(found: FoundInText, reference: string): Edit {
  const { mention, finding } = found;
  return mention
    ? { ...mention, text: reference }
    : { start: finding.end, end: finding.end, text: ` (${reference})` };
}

const noted = ({ finding }: FoundInText, note: string): Edit => ({
  start: finding.end,
  end: finding.end,
  text: ` [${note}]`,
});

function editsOf(text: string, found: FoundInText): Edit[] {
  const { finding, judged, words, mention, missing } = found;
  const { passages } = finding;
  if (missing !== null) {
    if (passages.length > 0) return [placed(found, names(passages.slice(0, 1)))];
    return mention ? [{ ...mention, text: `[no such verse: ${missing}]` }] : [];
  }
  switch (judged?.verdict) {
    case "differs": {
      const edit = { ...words, text: within(marks(text, found)[0], held(found)) };
      return judged.isElsewhere ? [edit, placed(found, names(passages))] : [edit];
    }
    case "joined": {
      const [open, close] = marks(text, found);
      const between = `${close || "”"} ${open || "“"}`;
      const edit = { ...words, text: judged.parts.join(between) };
      return [edit, placed(found, names(passages))];
    }
    case "wrong-place":
      return [placed(found, names(passages.slice(0, 1)))];
    case "taken-out": {
      const edit = { ...words, text: within(marks(text, found)[0], passages[0]?.text ?? "") };
      return mention ? [edit] : [edit, placed(found, names(passages))];
    }
    case "not-held":
      return [
        noted(
          found,
          judged.mayBeFrom.length > 0
            ? `perhaps ${judged.mayBeFrom.join(" or ")}`
            : `not in ${HELD_NAMES}`,
        ),
      ];
    case "saying":
      return [noted(found, `a saying, not a verse; see ${names(passages)}`)];
    default:
      return [];
  }
}

/**
 * A text with what was found in it put right: the verse's own words, the place where they stand, and
 * in brackets what cannot be put right. Pure.
 */
export function correctText(text: string, found: readonly FoundInText[]): string {
  const edits = found.flatMap((one) => editsOf(text, one));
  edits.sort((a, b) => a.start - b.start || a.end - b.end);
  let corrected = "";
  let position = 0;
  for (const edit of edits) {
    if (edit.start < position) continue;
    corrected += text.slice(position, edit.start) + edit.text;
    position = edit.end;
  }
  return corrected + text.slice(position);
}
