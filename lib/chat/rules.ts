import type { Part } from "@/lib/answers/parts";
import type { Turn } from "@/lib/model/turn";
import type { StoredPart } from "./schema";

/** Turns of a conversation that go with the next question. */
export const HISTORY_TURNS = 12;
/** Of one earlier turn, in UTF-16 code units: what a model is reminded of, not its whole text. */
const MAX_HISTORY_LENGTH = 4_000;
/** Of a title, in characters as readers count them. */
const TITLE_LENGTH = 60;
/** Of one turn's words as saved, in UTF-16 code units; the export's limit too. */
export const MAX_TURN_LENGTH = 50_000;

/** The title of a conversation: the beginning of its first question, cut at a word. */
export function conversationTitle(question: string): string {
  const line = question.replace(/\s+/g, " ").trim();
  const signs = [...line];
  if (signs.length <= TITLE_LENGTH) return line;
  const cut = signs.slice(0, TITLE_LENGTH).join("");
  const words = cut.replace(/\s+\S*$/, "");
  return `${words === "" ? cut : words}…`;
}

/** Cuts a text without parting the halves of a sign. */
export function shorten(text: string, most: number): string {
  if (text.length <= most) return text;
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, "");
}

/** The same text with what PostgreSQL's JSON cannot hold replaced: halves of signs and NUL. */
export function toStorable(text: string): string {
  return text.replace(/\p{Cs}/gu, "\uFFFD").replaceAll("\0", "");
}

/** The parts as they are saved; neighboring texts become one. */
export function toStoredParts(parts: readonly Part[]): StoredPart[] {
  const stored: StoredPart[] = [];
  for (const part of parts) {
    const last = stored.at(-1);
    if (part.type === "text") {
      const text = toStorable(part.text);
      if (last?.type === "text") last.text += text;
      else stored.push({ type: "text", text });
    } else if (part.type === "verse") {
      const { reference, osis, translation } = part;
      stored.push({ type: "verse", reference, osis, translation });
    } else if (part.type === "offer") {
      stored.push({ ...part, label: toStorable(part.label) });
    } else {
      const excerpt = toStorable(part.source.excerpt);
      stored.push({ type: "source", source: { ...part.source, excerpt } });
    }
  }
  return stored;
}

/** A saved turn as it is read for the next question. */
export interface SavedTurn {
  role: string;
  content: string;
  parts: readonly StoredPart[] | null;
}

/**
 * Earlier turns as a model is reminded of them. Passages stand in them as the slots a model has to
 * write, so that no example of printed scripture is before it.
 */
export function toHistory(turns: readonly SavedTurn[]): Turn[] {
  return turns.map(({ role, content, parts }) => {
    const words = parts
      ? parts
          .map((part) => {
            if (part.type === "text") return part.text;
            return part.type === "verse" ? `[[${part.reference}]] ` : "";
          })
          .join("")
      : content;
    return {
      role: role === "assistant" ? "assistant" : "user",
      content: shorten(words.trim() || content, MAX_HISTORY_LENGTH),
    };
  });
}
