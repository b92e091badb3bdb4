// What was dug up or read outside the Bible, told to somebody who asks about it.
import "server-only";
import { resolveReference } from "@/lib/bible/references/resolve";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { formatReference, toPassage } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import { toWords } from "@/lib/bible/search/words";
import type { Discovery } from "@/lib/content/discoveries/schema";
import type { Find } from "@/lib/content/finds/schema";
import { PEOPLE } from "@/lib/content/people";
import { PLACES } from "@/lib/content/places";
import type { AskedFinds } from "@/lib/retrieval/asked-finds";
import { endSentence } from "@/lib/retrieval/excerpts";
import type { Part } from "./parts";
import type { Question } from "./question";
import { toPassageSource } from "./site-answer-parts";

const MOST_VERSES = 8;
const LIMITS =
  "Such a find shows that a name, a place or a custom was known then; it does not prove a whole account, and what it leaves out disproves none.";

/** One find as a sentence: what it is, where it lies or was published, and whether that is disputed. */
export function sayFind({ text, source, mark }: Find): string {
  const notes = [source, mark === "disputed" && !/disput/.test(text) ? "disputed" : null];
  const note = notes.filter((one) => one !== null).join("; ");
  return endSentence(note === "" ? text : `${text} (${note})`);
}

/** A verse that a find bears on: one it names, else the first of whoever it attests that is asked about. */
function verseOf({ id, text }: Find, question: string): string | null {
  const [range] = readWrittenReferences(text);
  if (range) return formatReference(toPassage(range.start, range.end));
  const asked = new Set(toWords(question).map((word) => word.text.replace(/'s?$/, "")));
  const owner = [...PEOPLE, ...PLACES].find(
    ({ finds, name }) =>
      finds.includes(id) &&
      toWords(name).some((word) => asked.has(word.text) && word.text.length > 2),
  );
  return owner?.keyVerses[0] ?? null;
}

function* tellDiscovery({ description, year, location, objection }: Discovery): Generator<Part> {
  yield { type: "text", text: `${description}\n\n` };
  yield { type: "text", text: `${endSentence(year)} ${endSentence(location)}\n\n` };
  yield { type: "text", text: `What critics say: ${objection}\n\n` };
}

/** What a find is, where it lies, what is doubted, and the passage it bears on. */
export function* findParts(
  scripture: Scripture,
  { finds, discovery }: AskedFinds,
  { question, translation }: Pick<Question, "question" | "translation">,
): Generator<Part> {
  const [first] = finds;
  if (!first) return;
  if (discovery) yield* tellDiscovery(discovery);
  const others = discovery ? finds.slice(1) : finds;
  const lines = others.map(sayFind);
  if (lines.length > 0) {
    const listed = lines.length > 1 || discovery ? lines.map((line) => `- ${line}`) : lines;
    yield { type: "text", text: `${listed.join("\n")}\n\n` };
  }
  yield { type: "text", text: `${LIMITS}\n\n` };
  const reference = discovery?.biblicalReferences[0] ?? verseOf(first, question);
  if (reference) {
    for (const part of resolveReference(scripture, reference, translation, MOST_VERSES)) {
      yield part;
      if (part.type === "verse") yield { type: "source", source: toPassageSource(part) };
    }
  }
  if (discovery) {
    const { slug, title, description } = discovery;
    yield {
      type: "source",
      source: {
        ...{ kind: "discovery", id: `discovery:${slug}`, title, excerpt: description },
        ...{ href: `/discover#${slug}`, references: [] },
      },
    };
  }
}
