import "server-only";
import type { TranslationCode } from "@/lib/bible/constants";
import { findMentions } from "@/lib/bible/references/mentions";
import { asksForNoBook, explainMissingBooks } from "@/lib/bible/references/missing-books";
import { parseReference } from "@/lib/bible/references/parser";
import { resolveReference } from "@/lib/bible/references/resolve";
import type { Scripture } from "@/lib/bible/scripture";
import { renumberedReason } from "@/lib/bible/service";
import type { VersePart } from "@/lib/bible/verse-part";
import { judgeConfirmedWords } from "./confirmed-words";
import { findMisquotations } from "./misquotations";
import { judgeAskedWords } from "./quotation-verdict";
import { findSafetyAnswer } from "./safety-answers";

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
  /** What to answer when nothing is known for the question's own words; null for most. */
  subject: string | null;
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
  const all = [...messages, ...explainMissingBooks(question)];
  const known = [...new Set(all)].slice(0, MAX_MISSING);
  if (known.length === 0) return "";
  const opening =
    known.length === 1
      ? "There is no such passage in this Bible."
      : "Some of the passages you name are not in this Bible.";
  return `${opening} ${known.join(" ")}`;
}

/** True when all a question names is not there: what else was found would pass for it. */
function asksOnlyForMissing(question: string): boolean {
  const mentions = findMentions(question);
  const isNamed = mentions.length > 0 || asksForNoBook(question);
  return isNamed && mentions.every(({ passages }) => passages === null);
}

/**
 * What comes before any answer without waiting for a model: help for somebody in need, what is
 * declined, that a saying is not scripture or a verse does not exist, and where words asked for
 * stand, each with the real passages. Pure.
 */
export function buildPreflight(
  scripture: Scripture,
  question: string,
  translation: TranslationCode,
  acceptLanguage = "",
): Preflight {
  const parts: Preflight["parts"] = [];
  const say = (words: string, references: readonly string[]) => {
    parts.push({ type: "text", text: `${words}\n\n` });
    for (const reference of references) {
      parts.push(...resolveReference(scripture, reference, translation));
    }
  };
  const safety = findSafetyAnswer(question, acceptLanguage);
  if (safety) say(safety.text, safety.references);
  const misquoted = safety?.isWhole ? [] : findMisquotations(question);
  if (!safety?.isWhole) {
    for (const { answer, references } of misquoted) say(answer, references);
    const missing = explainMissing(question, translation);
    if (missing !== "") say(missing, []);
  }
  const verdict =
    safety || misquoted.length > 0
      ? null
      : (judgeConfirmedWords(scripture, question) ?? judgeAskedWords(scripture, question));
  if (verdict) say(verdict.text, verdict.references);
  const text = parts.map((part) => (part.type === "text" ? part.text.trim() : "")).join(" ");
  return {
    parts,
    text: text.trim(),
    isWhole: safety?.isWhole ?? false,
    subject: safety?.subject ?? null,
    isAnswer:
      misquoted.length > 0 ||
      (verdict?.isAnswer ?? false) ||
      (!safety && asksOnlyForMissing(question)),
  };
}
