"use client";

import { useSearchParams } from "next/navigation";
import { useEffect, useRef } from "react";

/** Names the list of earlier conversations in the address. */
export const CONVERSATIONS_HASH = "conversations";

function toAddress(id: string | null, hash: string): string {
  return `/chat${id === null ? "" : `?conversation=${encodeURIComponent(id)}`}${hash}`;
}

/** Names a conversation in the address (null: a new one) in place of the one there. */
export function replaceConversation(id: string | null): void {
  window.history.replaceState(null, "", toAddress(id, window.location.hash));
}

/** The same as a step that Back undoes. */
export function pushConversation(id: string | null): void {
  window.history.pushState(null, "", toAddress(id, ""));
}

/**
 * Goes from the open list to a conversation, in the place of the list's own entry of the history.
 */
export function chooseConversation(id: string): void {
  window.history.replaceState(null, "", toAddress(id, ""));
  window.dispatchEvent(new Event("hashchange"));
}

/**
 * Tells which conversation the address names, whenever it changes, and hands a question in it over
 * once: it is taken out then. Needs a Suspense around it.
 */
export function AddressFollower({
  onConversation,
  onQuestion,
}: {
  /** `isHandedOver`: a question came with it. */
  onConversation: (id: string | null, isHandedOver: boolean) => void;
  onQuestion: (question: string) => void;
}) {
  const parameters = useSearchParams();
  const id = parameters.get("conversation") || null;
  const question = parameters.get("q");
  const latest = useRef({ onConversation, onQuestion });
  latest.current = { onConversation, onQuestion };

  useEffect(() => {
    const { onConversation, onQuestion } = latest.current;
    onConversation(id, question !== null);
    if (question === null) return;
    if (question.trim() !== "") onQuestion(question.trim());
    replaceConversation(id);
  }, [id, question]);

  return null;
}
