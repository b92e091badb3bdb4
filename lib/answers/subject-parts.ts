import "server-only";
import { getScripture } from "@/lib/bible/data";
import { resolveReference } from "@/lib/bible/references/resolve";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import type { DescribedSubject } from "@/lib/retrieval/described-subjects";
import { headingOf } from "@/lib/retrieval/passage-words";
import { toTerms } from "@/lib/retrieval/query";
import type { Part } from "./parts";
import type { Question } from "./question";
import { introduce } from "./site-answer-parts";

const MAX_PASSAGES = 3;
const MAX_PASSAGE_VERSES = 8;

/** What the site knows of a person, a place, a period or a topic, with the first passages on it. */
export async function* subjectParts(
  { lead, sentences, events, keyVerses }: DescribedSubject,
  { question, translation, signal }: Pick<Question, "question" | "translation" | "signal">,
): AsyncGenerator<Part> {
  const scripture = await getScripture();
  const about = [lead, ...sentences].filter((each) => each !== "").join(" ");
  yield { type: "text", text: `${about}\n\n` };
  if (events.length > 0) {
    yield { type: "text", text: `${events.map((event) => `- ${event}`).join("\n")}\n\n` };
  }
  const terms = toTerms(question);
  const headings = new Set<string>();
  for (const reference of keyVerses.slice(0, MAX_PASSAGES)) {
    if (signal.aborted) return;
    const [range] = readWrittenReferences(reference);
    const heading = range && headingOf(range, terms);
    if (heading !== undefined && !headings.has(heading)) {
      headings.add(heading);
      yield { type: "text", text: introduce(heading) };
    }
    yield* resolveReference(scripture, reference, translation, MAX_PASSAGE_VERSES);
  }
}
