import "server-only";
import { resolveReference } from "@/lib/bible/references/resolve";
import type { Scripture } from "@/lib/bible/scripture";
import type { Part } from "../parts";
import type { Question } from "../question";
import { findDirectAnswer } from "./direct-answer";

/** Most verses of one passage: a fact stands in few. */
const MOST_VERSES = 6;

/**
 * The direct answer to a question of fact as parts, with its words alone; null when it is no such
 * question. Pure.
 */
export function directParts(
  scripture: Scripture,
  { question, translation }: Pick<Question, "question" | "translation">,
): { parts: Part[]; text: string } | null {
  const fact = findDirectAnswer(question);
  if (!fact) return null;
  const verses = fact.references.flatMap((reference) =>
    resolveReference(scripture, reference, translation, MOST_VERSES),
  );
  return { parts: [{ type: "text", text: `${fact.text}\n\n` }, ...verses], text: fact.text };
}
