// Every page that reads loads this: what it reads of the visitor's own is handed on to be kept.
import { mayHaveWorkspace } from "../has-workspace";

type Keep = (url: string, answer: Response) => void;

/** Answers that came before what keeps them. */
const early: [string, Response][] = [];
const MOST_EARLY = 20;
let keep: Keep | null = null;

/** Hands on an answer about what the visitor owns, to be kept for the time without a network. */
export function noteOwnAnswer(url: string, answer: Response): void {
  if (!answer.ok || !mayHaveWorkspace()) return;
  if (keep) keep(url, answer.clone());
  else if (early.length < MOST_EARLY) early.push([url, answer.clone()]);
}

/** From now on `keeper` gets the answers, and those that came before. */
export function keepAnswersWith(keeper: Keep): void {
  keep = keeper;
  for (const [url, answer] of early.splice(0)) keeper(url, answer);
}

/** What was kept of an address; null when it was not, or cannot be had. */
export async function findOwnAnswer(url: string): Promise<Response | null> {
  try {
    return await (await import("./reads")).findRead(url);
  } catch {
    return null;
  }
}
