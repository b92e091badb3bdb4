import "server-only";
import { HELPLINES } from "@/lib/content/helplines";
import { answerPath } from "@/lib/site/item-paths";
import type { AnsweredQuestion } from "@/lib/site/pages/answers";
import type { Handout, HandoutNote } from "./handout";
import { inductiveQuestions, USUAL_PLAN } from "./questions";
import { toSourceLines } from "./source-lines";

const paragraphs = (text: string) => text.split(/\n{2,}/);

/**
 * The evening of an answered question: its passages with questions that open them. The answer itself
 * stands on the leader's sheet alone, so that a group finds its own first. Null where the answer
 * rests on no passage.
 */
export function toAnswerHandout(answered: AnsweredQuestion): Handout | null {
  const { id, question, answer, passages, christianViews, critics, sources, helplines } = answered;
  if (passages.length === 0) return null;
  const notes: HandoutNote[] = [{ title: "The answer", paragraphs: paragraphs(answer) }];
  if (christianViews) {
    notes.push({ title: "How Christians differ", paragraphs: paragraphs(christianViews) });
  }
  if (critics) notes.push({ title: "What critics say", paragraphs: paragraphs(critics) });
  if (sources.length > 0) notes.push({ title: "Sources", list: toSourceLines(sources) });
  return {
    kind: "Question",
    title: question,
    lead: null,
    page: answerPath(id),
    help: helplines.flatMap((line) => HELPLINES.find((known) => known.id === line)?.text ?? []),
    passages,
    questionsFor: (printed) =>
      inductiveQuestions(printed, {
        question,
        hasViews: christianViews !== undefined,
        hasCritics: critics !== undefined,
        isTender: helplines.length > 0,
      }),
    plan: USUAL_PLAN,
    notes,
  };
}
