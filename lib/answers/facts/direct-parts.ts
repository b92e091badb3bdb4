import "server-only";
import { resolveReference } from "@/lib/bible/references/resolve";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import type { Scripture } from "@/lib/bible/scripture";
import type { Source } from "@/lib/retrieval/source";
import type { Part } from "../parts";
import type { Question } from "../question";
import { findDirectAnswer, findList, findTerm } from "./direct-answer";
import type { Fact } from "./fact";

/** Most verses of one passage: a fact stands in few. */
const MOST_VERSES = 6;

/** Passages found for a question that say what it is about. */
const MOST_FOUND = 2;

type Asked = Pick<Question, "question" | "translation">;
/** A direct answer as parts, with its words alone. */
export interface DirectParts {
  parts: Part[];
  text: string;
  isReason?: true;
}

function toParts(scripture: Scripture, fact: Fact | null, { translation }: Asked) {
  if (!fact) return null;
  const verses = fact.references.flatMap((reference) =>
    resolveReference(scripture, reference, translation, fact.mostVerses ?? MOST_VERSES),
  );
  return {
    parts: [{ type: "text" as const, text: `${fact.text}\n\n` }, ...verses],
    text: fact.text,
    ...(fact.isReason ? { isReason: fact.isReason } : {}),
  };
}

/** The direct answer to a question of fact; null when it is no such question. Pure. */
export function directParts(
  scripture: Scripture,
  asked: Asked,
  sources: readonly Source[] = [],
): DirectParts | null {
  const found = sources
    .filter(({ kind }) => kind === "passage")
    .slice(0, MOST_FOUND)
    .flatMap(({ references }) => references.flatMap(readWrittenReferences));
  return toParts(scripture, findDirectAnswer(asked.question, scripture, found), asked);
}

/** The list a question asks for; null when it asks for none. Pure. */
export function listParts(scripture: Scripture, asked: Asked): DirectParts | null {
  return toParts(scripture, findList(asked.question), asked);
}

/** The definition of the term a question asks for; null when it asks for none. Pure. */
export function termParts(scripture: Scripture, asked: Asked): DirectParts | null {
  return toParts(scripture, findTerm(asked.question), asked);
}
