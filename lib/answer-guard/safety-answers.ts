import "server-only";
import { HELPLINES } from "@/lib/content/helplines";
import { SAFETY_ANSWERS } from "@/lib/content/safety-answers";
import type { Concern, SafetyAnswer } from "@/lib/content/safety-answers/schema";

function fillIn({ text, ...answer }: SafetyAnswer): SafetyAnswer {
  const filled = HELPLINES.reduce(
    (words, helpline) => words.replaceAll(`{${helpline.id}}`, helpline.text),
    text,
  );
  return { ...answer, text: filled };
}

const answers = new Map(SAFETY_ANSWERS.map((answer) => [answer.id, fillIn(answer)]));

/** What comes first for this concern, with the help lines written out. */
export function getSafetyAnswer(concern: Concern): SafetyAnswer {
  const answer = answers.get(concern);
  if (!answer) throw new Error(`lib/content/safety-answers has no answer for ${concern}`);
  return answer;
}
