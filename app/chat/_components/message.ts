import type { UIMessage } from "ai";
import { type AnswerData, toDataPart } from "@/lib/answers/parts";
import type { Conversation } from "@/lib/chat/client";

/** Why there is no answer, or no more of one. */
interface AnswerFailure {
  /**
   * A sentence for the visitor, with the wait where there is one; empty when the apology says all.
   */
  reason: string;
}

/** What a message is besides its words. */
export interface MessageNotes {
  /** It stands in the place of an answer that failed. */
  failure?: AnswerFailure;
  /** The visitor stopped the answer. */
  isStopped?: boolean;
  /** It came from a file: plain words of nobody we know. */
  isImported?: true;
}

export type ChatMessage = UIMessage<MessageNotes, AnswerData>;
type MessagePart = ChatMessage["parts"][number];

export type Source = AnswerData["source"];
export type Verse = AnswerData["verse"];
export type Offer = AnswerData["offer"];

/** Only our own pages are ever linked from an answer. */
export const isOwnPath = (href: string) => /^\/(?!\/)/.test(href);

/** One stretch of an answer: commentary, or a passage from the Bible text. */
type Block = { type: "text"; text: string } | { type: "verse"; verse: Verse };

/** An answer as it is shown. */
export interface ShownAnswer {
  blocks: Block[];
  /** What it rests on, each once. */
  sources: Source[];
  /** Ways on: questions to ask, pages of the site. */
  offers: Offer[];
  /** The passages it prints and names, as the server lists them at its end. */
  references: string[];
}

/** Takes out the blank that a source named before a full stop or colon leaves there. */
function withoutGaps(block: Block): Block {
  if (block.type === "verse") return block;
  return { type: "text", text: block.text.replace(/ +(?=[.,;:!?](?:\s|$))/g, "") };
}

/**
 * The parts of an answer in the order they are shown. A sentence goes on after a source that is
 * named in it.
 */
export function toShownAnswer({ parts }: Pick<ChatMessage, "parts">): ShownAnswer {
  const blocks: Block[] = [];
  const sources = new Map<string, Source>();
  const offers: Offer[] = [];
  let references: string[] = [];
  for (const part of parts) {
    if (part.type === "data-source") sources.set(part.data.id, part.data);
    else if (part.type === "data-offer") offers.push(part.data);
    else if (part.type === "data-verseReferences") references = part.data.verseReferences;
    else if (part.type === "data-verse") blocks.push({ type: "verse", verse: part.data });
    else if (part.type === "text") {
      const last = blocks.at(-1);
      if (last?.type === "text") last.text += part.text;
      else blocks.push({ type: "text", text: part.text });
    }
  }
  return {
    blocks: blocks
      .filter((block) => block.type === "verse" || block.text.trim() !== "")
      .map(withoutGaps),
    sources: [...sources.values()],
    offers,
    references: [...new Set(references)],
  };
}

/** True when there is something to read in it. */
export function hasWords({ parts }: Pick<ChatMessage, "parts">): boolean {
  return parts.some(
    (part) => part.type === "data-verse" || (part.type === "text" && part.text.trim() !== ""),
  );
}

/** The words of a question, or of what was imported. */
export function questionOf({ parts }: Pick<ChatMessage, "parts">): string {
  return parts.map((part) => (part.type === "text" ? part.text : "")).join("");
}

type Turn = Conversation["turns"][number];

function toParts({ parts, content, verseReferences }: Turn): MessagePart[] {
  const words = (parts ?? [{ type: "text" as const, text: content }]).map((part): MessagePart => {
    return part.type === "text" ? { type: "text", text: part.text } : toDataPart(part);
  });
  return [...words, { type: "data-verseReferences", data: { verseReferences } }];
}

/** The messages of a saved conversation. */
export function toMessages(turns: readonly Turn[]): ChatMessage[] {
  return turns.map((turn) => {
    const { id, role, content, isImported } = turn;
    const isPlain = role === "user" || isImported;
    return {
      id,
      role,
      ...(isImported ? { metadata: { isImported } } : {}),
      parts: isPlain ? [{ type: "text", text: content }] : toParts(turn),
    };
  });
}
