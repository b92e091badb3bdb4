"use client";

import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from "react";
import { failureWords } from "@/lib/http/failure-words";
import type { ChatAddress } from "./address";
import type { ChatSession, ChatSessionEvents } from "./chat-session";
import { isConversationGone } from "./failure-words";
import { readLastConversation, saveLastConversation } from "./last-conversation";

const NOT_LOADED = "The assistant couldn’t be loaded. Check your connection.";
const NOT_OPENED = "Your conversation couldn’t be opened.";
const NOT_SAVED =
  "That conversation is not, or is no longer, in this browser’s workspace. You can begin a new one here.";

type ChatSessionModule = typeof import("./chat-session-view");

const load = () => import("./chat-session-view");

/** Loads what answers, ahead of the question. A failure shows when the question is asked. */
function loadAhead(): void {
  load().catch(() => {});
}

/** True when the address or this browser names a conversation to open. */
function namesConversation(): boolean {
  const query = new URLSearchParams(window.location.search);
  return Boolean(query.get("conversation")) || (!query.has("q") && readLastConversation() !== null);
}

/**
 * The conversation of the page: which one is open, whether an answer is under way, and what one can
 * do. What answers is loaded when it is needed; a question asked before is not lost.
 */
export function useChatSession(address: RefObject<ChatAddress | null>) {
  /** The conversation, with the component that shows it: they are loaded together. */
  const [shown, setShown] = useState<
    (Pick<ChatSessionModule, "ChatSessionView"> & { session: ChatSession }) | null
  >(null);
  const [sessionKey, setSessionKey] = useState(0);
  const [waiting, setWaiting] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const [isOpening, setIsOpening] = useState(false);
  const [loadFailure, setLoadFailure] = useState<string | null>(null);
  const [openingFailure, setOpeningFailure] = useState<string | null>(null);
  const [notice, setNotice] = useState<string | null>(null);
  const [conversationId, setConversationId] = useState<string | null>(null);

  /** What holds now, for what happens later. */
  const now = useRef({
    session: null as ChatSession | null,
    isPending: false,
    id: null as string | null,
    /** Counts the conversations shown, so that what comes late for an earlier one is dropped. */
    turn: 0,
    isFollowed: false,
  }).current;

  useLayoutEffect(() => {
    if (namesConversation()) setIsOpening(true);
    // Set by the page's inline script until here.
    delete document.documentElement.dataset.chat;
  }, []);

  function setPending(pending: boolean) {
    now.isPending = pending;
    setIsPending(pending);
  }

  function setId(id: string | null) {
    now.id = id;
    setConversationId(id);
    saveLastConversation(id);
  }

  function show(next: ChatSession | null, module?: ChatSessionModule) {
    now.session?.leave();
    now.session = next;
    setShown(next && module ? { session: next, ChatSessionView: module.ChatSessionView } : null);
    setSessionKey((key) => key + 1);
  }

  /** Clears the page for another conversation; gives the number by which it is known. */
  function clear(): number {
    show(null);
    setPending(false);
    setWaiting(null);
    setLoadFailure(null);
    setOpeningFailure(null);
    setIsOpening(false);
    now.turn += 1;
    return now.turn;
  }

  const events = (turn: number): ChatSessionEvents => ({
    onConversation: (id) => {
      if (turn !== now.turn) return;
      setId(id);
      address.current?.replace(id);
    },
    onEnd: () => {
      if (turn === now.turn) setPending(false);
    },
  });

  async function askNew(question: string) {
    const { turn } = now;
    setWaiting(question);
    setLoadFailure(null);
    try {
      const module = await load();
      if (turn !== now.turn) return;
      const next = new module.ChatSession(events(turn));
      show(next, module);
      next.ask(question);
      setWaiting(null);
    } catch (error) {
      if (turn !== now.turn) return;
      setLoadFailure(failureWords(error, NOT_LOADED));
      setPending(false);
    }
  }

  /** Asks a question, unless one is being answered. True when it was taken. */
  function ask(question: string): boolean {
    if (now.isPending || question === "") return false;
    setPending(true);
    setNotice(null);
    if (now.session) now.session.ask(question);
    else void askNew(question);
    return true;
  }

  function retry() {
    if (now.isPending) return;
    setPending(true);
    if (now.session) now.session.askAgain();
    else if (waiting !== null) void askNew(waiting);
  }

  async function open(id: string, isNamed: boolean) {
    const turn = clear();
    now.id = id;
    setConversationId(id);
    setNotice(null);
    setIsOpening(true);
    try {
      const module = await load();
      const opened = await module.openChatSession(id, events(turn));
      if (turn !== now.turn) return;
      show(opened, module);
      saveLastConversation(id);
    } catch (error) {
      if (turn !== now.turn) return;
      if (isConversationGone(error)) {
        setId(null);
        address.current?.replace(null);
        // What this browser remembered by itself is nothing to bother about.
        if (isNamed) setNotice(NOT_SAVED);
      } else setOpeningFailure(failureWords(error, NOT_OPENED));
    }
    setIsOpening(false);
  }

  const isRemembered = useRef(false);
  /** Shows the conversation that the address names; at first also the one that was open last. */
  function follow(id: string | null, isHandedOver: boolean) {
    const isFirst = !now.isFollowed;
    now.isFollowed = true;
    if (id !== null) {
      if (id !== now.id) void open(id, !isRemembered.current);
      isRemembered.current = false;
      return;
    }
    // Asked before the address was read: that is the conversation then.
    if (isFirst && now.isPending) return;
    const last = isFirst && !isHandedOver ? readLastConversation() : null;
    if (last !== null) {
      isRemembered.current = true;
      address.current?.replace(last);
      return;
    }
    if (now.id !== null || isFirst) {
      clear();
      now.id = null;
      setConversationId(null);
    }
  }

  function empty() {
    clear();
    setId(null);
    setNotice(null);
  }

  /** Begins a new conversation. */
  function begin() {
    empty();
    if (window.location.search !== "") address.current?.push(null);
  }

  /** Takes the open conversation, which was deleted, off the page. */
  function forget() {
    empty();
    address.current?.replace(null);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page is left
  useEffect(() => () => now.session?.leave(), []);

  return {
    shown,
    sessionKey,
    /** The question that waits for what answers it to be loaded. */
    waiting,
    isPending,
    isOpening,
    loadFailure,
    openingFailure,
    notice,
    conversationId,
    load: loadAhead,
    ask,
    retry,
    follow,
    begin,
    forget,
    openAgain: () => {
      if (now.id !== null) void open(now.id, true);
    },
  };
}
