// The data parts of a streamed answer, for the server that writes them and the page that reads them (hence no server-only).
import type { UIMessageChunk } from "ai";
import type { Source, VersePart } from "./parts";

/** What streamed answers carry besides text, by name: a chunk's type is the name after `data-`. A page reads them with `useChat<UIMessage<never, AnswerData>>`. */
export type AnswerData = {
  /** The first data part. */
  conversation: { conversationId: string };
  verse: Omit<VersePart, "type">;
  source: Source;
  /**
   * A generated text as a whole, to be saved as it stands; only where there is no conversation. `isHelp`: help for somebody in need in its
   * place, to be shown and not saved.
   */
  content: { content: string; isHelp?: true };
  /** The last data part of an answer that came to its end. */
  verseReferences: { verseReferences: string[] };
};

export type AnswerChunk = UIMessageChunk<never, AnswerData>;
