// First: what it sets counts when the SDK is loaded.
import "@/lib/answers/no-eval";
import { Chat } from "@ai-sdk/react";
import { getConversation } from "@/lib/chat/client";
import { createTransport } from "./chat-transport";
import { BrokenAnswerError, isConversationGone, reasonOf } from "./failure-words";
import { type ChatMessage, hasWords, type MessageNotes, questionOf, toMessages } from "./message";
import { APOLOGY } from "./question";

/** Who follows a conversation. */
export interface ChatSessionEvents {
  /** The server has given it an id, or no longer has it (null). */
  onConversation: (id: string | null) => void;
  /** An answer has ended, however it ended. */
  onEnd: () => void;
}

/**
 * One conversation on the page: the AI SDK's chat with what it does not know, our failures and the
 * conversation's id. `chat` is what components read, by useChat.
 */
export class ChatSession {
  readonly chat: Chat<ChatMessage>;
  #conversationId: string | null;
  #events: ChatSessionEvents | null;
  #error: unknown = null;
  /** The conversation's id when the question was asked. */
  #askedIn: string | null = null;

  constructor(
    events: ChatSessionEvents,
    conversationId: string | null = null,
    messages: ChatMessage[] = [],
  ) {
    this.#events = events;
    this.#conversationId = conversationId;
    this.chat = new Chat<ChatMessage>({
      messages,
      transport: createTransport(() => this.#conversationId),
      onData: (part) => {
        if (part.type === "data-conversation") this.#setConversation(part.data.conversationId);
      },
      onError: (error) => {
        this.#error = error;
      },
      onFinish: ({ isAbort, isError }) => this.#end(isAbort, isError),
    });
  }

  get conversationId(): string | null {
    return this.#conversationId;
  }

  /** Asks a question: it is appended, and its answer after it. */
  ask(question: string): void {
    this.#askedIn = this.#conversationId;
    void this.chat.sendMessage({ role: "user", parts: [{ type: "text", text: question }] });
  }

  /** Asks the last question again. What had already arrived of an answer stays. */
  askAgain(): void {
    const { messages } = this.chat;
    const question = messages.findLast(({ role }) => role === "user");
    if (!question) return;
    const note = messages.at(-1);
    if (note?.metadata && messages.at(-2) === question) {
      this.#askedIn = this.#conversationId;
      void this.chat.regenerate();
    } else this.ask(questionOf(question));
  }

  /** Ends the answer under way; what arrived of it stays. */
  stop(): void {
    void this.chat.stop();
  }

  /** Leaves the conversation: an answer under way ends, and no more events are sent. */
  leave(): void {
    this.#events = null;
    this.stop();
  }

  #setConversation(id: string | null): void {
    if (id === this.#conversationId) return;
    this.#conversationId = id;
    this.#events?.onConversation(id);
  }

  #end(isAbort: boolean, isError: boolean): void {
    const { chat } = this;
    const last = chat.messages.at(-1);
    const isAnswered = last?.role === "assistant" && hasWords(last);
    if (last?.role === "assistant" && !isAnswered) chat.messages = chat.messages.slice(0, -1);
    if (isAbort) this.#note({ isStopped: true });
    else if (isError || !isAnswered) {
      const error = isError ? this.#error : new BrokenAnswerError();
      chat.clearError();
      this.#note({ failure: { reason: reasonOf(error) } }, APOLOGY);
      if (isConversationGone(error)) this.#setConversation(null);
      // A call that gave nothing leaves nothing on the server, not even the conversation it began.
      else if (!isAnswered) this.#setConversation(this.#askedIn);
    }
    this.#error = null;
    this.#events?.onEnd();
  }

  /** Appends the site's own message. */
  #note(metadata: MessageNotes, text = ""): void {
    const { chat } = this;
    chat.messages = [
      ...chat.messages,
      {
        id: chat.generateId(),
        role: "assistant",
        metadata,
        parts: text === "" ? [] : [{ type: "text", text }],
      },
    ];
  }
}

/** A saved conversation, ready to go on. Throws like getConversation. */
export async function openChatSession(id: string, events: ChatSessionEvents): Promise<ChatSession> {
  const { turns } = await getConversation(id);
  return new ChatSession(events, id, toMessages(turns));
}
