import "server-only";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import type { Scripture } from "@/lib/bible/scripture";
import { listBooks } from "./book-lists";
import { answerAboutBook } from "./book-questions";
import { answerAboutCanon } from "./canon";
import type { Fact } from "./fact";
import { answerByList } from "./lists";
import { answerByParallels } from "./parallels";
import { answerAboutPerson } from "./person-questions";
import { toPlainQuestion } from "./plain-question";
import { answerAboutPsalmWriter } from "./psalm-writers";
import { answerByStatement } from "./statements";
import { defineTerm } from "./terms";

/** Longer questions ask for more than a fact. */
const LONGEST_QUESTION = 160;

/**
 * The direct answer to a question of fact: who was whose kin, where, when, how many, how old, how
 * long, which book. Null unless every word of the question is understood, so that a question that
 * only looks like one goes on to be looked up. Given the text, words of the fact's own story are
 * understood as well, more of them where the question was found to be about it. Pure.
 */
export function findDirectAnswer(
  question: string,
  scripture?: Scripture,
  found: readonly VerseRange[] = [],
): Fact | null {
  if (question.length > LONGEST_QUESTION) return null;
  const plain = toPlainQuestion(question);
  return (
    answerByParallels(plain) ??
    answerAboutPsalmWriter(plain) ??
    answerAboutPerson(plain) ??
    answerAboutCanon(plain) ??
    answerByStatement(plain, scripture, found) ??
    answerAboutBook(plain)
  );
}

/** The list a question asks for, whole; null when it asks for anything else. Pure. */
export function findList(question: string): Fact | null {
  if (question.length > LONGEST_QUESTION) return null;
  return answerByList(question) ?? listBooks(question);
}

/** The definition of the term a question asks for; null when it asks for anything else. Pure. */
export function findTerm(question: string): Fact | null {
  return question.length > LONGEST_QUESTION ? null : defineTerm(question);
}
