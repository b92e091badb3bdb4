import "server-only";
import { isFromLife } from "@/lib/retrieval/from-life";
import { matchAnswers } from "@/lib/retrieval/match-answers";
import { matchSituations } from "@/lib/retrieval/match-situations";
import { pageOf } from "./follow-pieces";
import type { Inside } from "./follow-up";

/** A passage, and what it is shown for. */
interface TellingPassage {
  reference: string;
  why?: string | undefined;
}

/** The passages that the site has for what a conversation is about, of its page or its situation. */
export async function passagesFor(inside: Inside): Promise<TellingPassage[]> {
  const page = pageOf(inside.answer);
  if (page) return [...page.passages];
  const { same, near } = matchAnswers(inside.before);
  const [told] = isFromLife(inside.before) ? await matchSituations(inside.before) : [];
  const pages = told ? [same, ...near].filter((one) => one?.isAboutLife) : [same];
  return [
    ...(told?.situation.passages ?? []),
    ...pages.flatMap((one) => (one ? [...one.passages] : [])),
  ];
}
