"use client";

// Loaded when a question is about to be asked or a conversation to be opened: it brings the AI SDK
// along. First: what it sets counts when the SDK is loaded.
import "@/lib/answers/no-eval";
import { useChat } from "@ai-sdk/react";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { ServerData } from "@/components/common/server-data";
import { noteConversationChange } from "@/lib/chat/client";
import { AnswerMessage } from "./answer-message";
import type { ChatSession } from "./chat-session";
import { AskAgain, FailedAnswer } from "./failed-answer";
import { ImportedNotice, ImportedTurn } from "./imported-turn";
import { type ChatMessage, hasWords, questionOf } from "./message";
import { AnswerSkeleton, QuestionMessage } from "./question-message";
import { useFollowedAnswer } from "./use-followed-answer";

export { ChatSession, openChatSession } from "./chat-session";

/** Words of an answer are shown this often at most, in ms. */
const REPAINT_MS = 50;

interface ChatSessionViewProps {
  session: ChatSession;
  /** Asks the last question again. */
  onRetry: () => void;
  onAskAbout: (reference: string) => void;
  /** A question that an answer offers is asked. */
  onOffer: (question: string) => void;
}

/** The questions and answers of a conversation, without the welcome before them. */
export function ChatSessionView(props: ChatSessionViewProps) {
  return (
    <ServerData>
      <Messages {...props} />
    </ServerData>
  );
}

function Messages({ session, onRetry, onAskAbout, onOffer }: ChatSessionViewProps) {
  const client = useQueryClient();
  const { messages, status } = useChat({ chat: session.chat, experimental_throttle: REPAINT_MS });
  const isPending = status === "submitted" || status === "streaming";
  useFollowedAnswer(isPending, messages);

  const wasPending = useRef(isPending);
  useEffect(() => {
    if (wasPending.current && !isPending) void noteConversationChange(client);
    wasPending.current = isPending;
  }, [isPending, client]);

  const last = messages.at(-1);
  const growing = isPending && last?.role === "assistant" ? last : null;
  const finished = growing ? messages.slice(0, -1) : messages;

  return (
    <>
      {/* Screen readers hear an answer once: it enters the log when it is whole and grows
          outside of it until then. */}
      <div role="log" aria-label="Conversation" className="chat-messages">
        {finished[0]?.metadata?.isImported && <ImportedNotice />}
        {finished.map((message) => (
          <Message
            key={message.id}
            message={message}
            onRetry={message === last ? onRetry : undefined}
            onAskAbout={onAskAbout}
            onOffer={onOffer}
          />
        ))}
      </div>
      <p role="status" className="sr-only">
        {isPending ? "The assistant is answering." : ""}
      </p>
      {isPending && (
        <div className="chat-messages">
          {growing && hasWords(growing) ? (
            <AnswerMessage
              message={growing}
              isWhole={false}
              onAskAbout={onAskAbout}
              onOffer={onOffer}
            />
          ) : (
            <AnswerSkeleton />
          )}
        </div>
      )}
    </>
  );
}

function Message({
  message,
  onRetry,
  onAskAbout,
  onOffer,
}: {
  message: ChatMessage;
  onRetry: (() => void) | undefined;
  onAskAbout: (reference: string) => void;
  onOffer: (question: string) => void;
}) {
  const { role, metadata } = message;
  if (metadata?.isImported) {
    return (
      <ImportedTurn name={role === "user" ? "question" : "answer"}>
        {questionOf(message)}
      </ImportedTurn>
    );
  }
  if (role === "user") return <QuestionMessage>{questionOf(message)}</QuestionMessage>;
  if (metadata?.failure) return <FailedAnswer reason={metadata.failure.reason} onRetry={onRetry} />;
  if (metadata?.isStopped) {
    return (
      <article className="chat-answer">
        <h2 className="sr-only">Stopped</h2>
        <p className="chat-reason">You stopped this answer.</p>
        {onRetry && <AskAgain onRetry={onRetry}>Ask again</AskAgain>}
      </article>
    );
  }
  return <AnswerMessage message={message} onAskAbout={onAskAbout} onOffer={onOffer} />;
}
