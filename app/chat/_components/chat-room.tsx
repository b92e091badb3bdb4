"use client";

import { History, Plus } from "lucide-react";
import { lazy, type ReactNode, Suspense, useEffect, useRef, useState } from "react";
import { closeHash, openHash, useHash } from "@/components/common/item-address";
import { Button } from "@/components/ui/button";
import { whenConnected } from "@/lib/site/when-connected";
import { AddressFollower, type ChatAddress, CONVERSATIONS_HASH } from "./address";
import { Composer } from "./composer";
import { FailedAnswer } from "./failed-answer";
import { JumpToLatest } from "./jump-to-latest";
import { ModelSwitch } from "./model-switch";
import { AnswerSkeleton, QuestionMessage } from "./question-message";
import { Suggestions } from "./suggestions";
import { useChatSession } from "./use-chat-session";

const ConversationsDialog = lazy(() =>
  whenConnected(() => import("./conversations-dialog")).then((module) => ({
    default: module.ConversationsDialog,
  })),
);

/**
 * The assistant: the messages, the field for a question, the way to earlier conversations.
 * `children` is its first message.
 */
export function ChatRoom({ children }: { children: ReactNode }) {
  const [text, setText] = useState("");
  const field = useRef<HTMLTextAreaElement>(null);
  const address = useRef<ChatAddress>(null);
  const room = useChatSession(address);
  const { shown, waiting, isPending, isOpening } = room;
  const isListOpen = useHash() === CONVERSATIONS_HASH;
  const isEmpty = shown === null && waiting === null && !isOpening;

  const [wantsField, setWantsField] = useState(0);
  useEffect(() => {
    if (wantsField === 0 || !field.current) return;
    const end = field.current.value.length;
    field.current.focus();
    field.current.setSelectionRange(end, end);
  }, [wantsField]);

  /** Puts a question into the field, to be changed and sent. */
  function offer(question: string) {
    setText(question);
    setWantsField((count) => count + 1);
  }

  function send() {
    if (room.ask(text.trim())) setText("");
  }

  return (
    <div className="chat">
      <Suspense fallback={null}>
        <AddressFollower
          address={address}
          onConversation={room.follow}
          onQuestion={(question) => {
            void room.load();
            offer(question);
          }}
        />
      </Suspense>
      <div className="chat-bar needs-scripts">
        <Button variant="ghost" size="sm" onClick={() => openHash(CONVERSATIONS_HASH)}>
          <History aria-hidden="true" />
          <span>
            Earlier<span className="max-sm:sr-only"> conversations</span>
          </span>
        </Button>
        <Button
          variant="ghost"
          size="sm"
          disabled={isEmpty}
          onClick={() => {
            room.begin();
            setWantsField((count) => count + 1);
          }}
        >
          <Plus aria-hidden="true" />
          <span>
            New<span className="max-sm:sr-only"> conversation</span>
          </span>
        </Button>
      </div>
      <div className="chat-messages">{children}</div>
      <p role="status" className="chat-notice">
        {room.notice}
      </p>
      {isEmpty && <Suggestions onAsk={room.ask} onIntent={room.load} />}
      <Opening isOpening={isOpening} failure={room.openingFailure} onRetry={room.openAgain} />
      {shown && (
        <shown.ChatSessionView
          key={room.sessionKey}
          session={shown.session}
          onRetry={room.retry}
          onAskAbout={(reference) => offer(`What does ${reference} mean?`)}
          onOffer={room.ask}
        />
      )}
      {!shown && waiting !== null && (
        <Waiting question={waiting} failure={room.loadFailure} onRetry={room.retry} />
      )}
      <div className="chat-dock no-print">
        {!isEmpty && <JumpToLatest />}
        <Composer
          field={field}
          text={text}
          onText={setText}
          isPending={isPending}
          onSend={send}
          onStop={() => shown?.session.stop()}
          onIntent={room.load}
        />
      </div>
      <ModelSwitch />
      {isListOpen && (
        <Suspense fallback={null}>
          <ConversationsDialog
            currentId={room.conversationId}
            onClose={closeHash}
            onChoose={(id) => address.current?.choose(id)}
            onDeleted={room.forget}
          />
        </Suspense>
      )}
    </div>
  );
}

/** A question while what answers it is being loaded. */
function Waiting({
  question,
  failure,
  onRetry,
}: {
  question: string | null;
  failure?: string | null;
  onRetry?: () => void;
}) {
  if (question === null) return null;
  return (
    <div className="chat-messages">
      <QuestionMessage>{question}</QuestionMessage>
      {failure ? <FailedAnswer reason={failure} onRetry={onRetry} /> : <AnswerSkeleton />}
    </div>
  );
}

/**
 * The place of a conversation that is being opened. It stands in the page from the beginning, shown
 * when the address or this browser names one.
 */
function Opening({
  isOpening,
  failure,
  onRetry,
}: {
  isOpening: boolean;
  failure: string | null;
  onRetry: () => void;
}) {
  if (failure) {
    return (
      <div role="alert" className="chat-notice">
        <p>{failure}</p>
        <Button variant="outline" size="sm" className="mt-3" onClick={onRetry}>
          Try Again
        </Button>
      </div>
    );
  }
  return (
    <div className="chat-opening" data-opening={isOpening} aria-busy={isOpening}>
      <AnswerSkeleton />
      <span className="sr-only">{isOpening ? "Opening your conversation" : ""}</span>
    </div>
  );
}
