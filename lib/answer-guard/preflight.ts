import "server-only";
import type { TranslationCode } from "@/lib/bible/constants";
import { findMentions } from "@/lib/bible/references/mentions";
import { parseReference } from "@/lib/bible/references/parser";
import { resolveReference } from "@/lib/bible/references/resolve";
import type { Scripture } from "@/lib/bible/scripture";
import { renumberedReason } from "@/lib/bible/service";
import type { VersePart } from "@/lib/bible/verse-part";
import { findMisquotations } from "./misquotations";
import { findConcern } from "./safety";
import { getSafetyAnswer } from "./safety-answers";

/** What the site itself puts before, or in place of, an answer. */
export interface Preflight {
  parts: ({ type: "text"; text: string } | VersePart)[];
  /** Its words alone, so that a model does not repeat them; "" when there are none. */
  text: string;
  /** True when no answer follows. */
  isWhole: boolean;
  /**
   * True when it already answers the question: without a model, more passages would only confuse.
   */
  isAnswer: boolean;
}

/** Most references in a question that are reported as missing. */
const MAX_MISSING = 3;

/** Explains which references in a question do not exist, and what there is instead. */
function explainMissing(question: string, translation: TranslationCode): string {
  const messages = findMentions(question)
    .filter(({ passages }) => passages === null)
    .map(({ start, end, message }) => {
      const parsed = parseReference(question.slice(start, end));
      const osis = parsed.kind === "missing" ? parsed.osis : null;
      return renumberedReason(translation, osis) ?? message;
    });
  const known = [...new Set(messages)].slice(0, MAX_MISSING);
  if (known.length === 0) return "";
  const opening =
    known.length === 1
      ? "There is no such passage in this Bible."
      : "Some of the passages you name are not in this Bible.";
  return `${opening} ${known.join(" ")}`;
}

/**
 * What comes before any answer without waiting for a model: help for somebody in need, what is
 * declined, and that a saying is not scripture or a verse does not exist, each with the real
 * passages. Pure.
 */
export function buildPreflight(
  scripture: Scripture,
  question: string,
  translation: TranslationCode,
): Preflight {
  const parts: Preflight["parts"] = [];
  const say = (words: string, references: readonly string[]) => {
    parts.push({ type: "text", text: `${words}\n\n` });
    for (const reference of references) {
      parts.push(...resolveReference(scripture, reference, translation));
    }
  };
  const concern = findConcern(question);
  const safety = concern ? getSafetyAnswer(concern) : null;
  if (safety) say(safety.text, safety.references);
  const misquoted = safety?.isWhole ? [] : findMisquotations(question);
  if (!safety?.isWhole) {
    for (const { answer, references } of misquoted) say(answer, references);
    const missing = explainMissing(question, translation);
    if (missing !== "") say(missing, []);
  }
  const text = parts.map((part) => (part.type === "text" ? part.text.trim() : "")).join(" ");
  return {
    parts,
    text: text.trim(),
    isWhole: safety?.isWhole ?? false,
    isAnswer: misquoted.length > 0,
  };
}
