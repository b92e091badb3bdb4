import "server-only";
import { findMentionsInTurns } from "@/lib/bible/references/mentions";
import { formatReference } from "@/lib/bible/rules";
import type { VersePart } from "@/lib/bible/verse-part";
import type { Part } from "./parts";

/** A passage within a text: “For God so loved …” (John 3:16, WEB). */
function printVerse({ verses, reference, translation }: VersePart): string {
  return `“${verses.map(({ text }) => text).join(" ")}” (${reference}, ${translation})`;
}

/** One part as words: passages with reference and translation, ways on as items of a list. */
function wordsOf(part: Part): string {
  if (part.type === "text") return part.text;
  if (part.type === "verse") return printVerse(part);
  return part.type === "offer" ? `\n- ${part.label}` : "";
}

/** The parts of an answer as one text; sources are left out. */
export function toAnswerText(parts: readonly Part[]): string {
  let answer = "";
  for (const part of parts) {
    const text = wordsOf(part);
    const isApart = answer === "" || /\s$/.test(answer) || /^[\s.,;:!?)]/.test(text);
    const touchesVerse = part.type === "verse" || answer.endsWith(")");
    answer += !isApart && touchesVerse ? ` ${text}` : text;
  }
  return answer.replace(/\n{3,}/g, "\n\n").trim();
}

/**
 * The references in an answer, each once and in order: the passages it prints and those its words
 * name. All of them exist.
 */
export async function toVerseReferences(parts: readonly Part[]): Promise<string[]> {
  const references = new Set<string>();
  let text = "";
  const readText = async () => {
    for (const { passages } of await findMentionsInTurns(text)) {
      for (const passage of passages ?? []) references.add(formatReference(passage));
    }
    text = "";
  };
  for (const part of parts) {
    if (part.type === "text") text += part.text;
    if (part.type !== "verse") continue;
    await readText();
    references.add(part.reference);
  }
  await readText();
  return [...references];
}
