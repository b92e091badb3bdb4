"use client";

import { parseAsString, useQueryStates } from "nuqs";
import { type RefObject, useEffect, useImperativeHandle, useRef } from "react";
import { dropHash } from "@/components/common/item-address";

/** Names the list of earlier conversations in the address. */
export const CONVERSATIONS_HASH = "conversations";

/** What changes the address; there as soon as the address is read. */
export interface ChatAddress {
  /** Names a conversation (null: a new one) in place of the one there. */
  replace: (id: string | null) => void;
  /** The same as a step that Back undoes. */
  push: (id: string | null) => void;
  /** Goes from the open list to a conversation, in the place of the list's entry of the history. */
  choose: (id: string) => void;
}

/**
 * Reports which conversation the address names, whenever it changes, and hands a question in it
 * over once: it is taken out then. It stands in a Suspense of its own, so that the room is in the
 * prerendered page.
 */
export function AddressFollower({
  address,
  onConversation,
  onQuestion,
}: {
  address: RefObject<ChatAddress | null>;
  /** `isHandedOver`: a question came with it. */
  onConversation: (id: string | null, isHandedOver: boolean) => void;
  onQuestion: (question: string) => void;
}) {
  const [{ conversation, q: question }, setAddress] = useQueryStates({
    conversation: parseAsString,
    q: parseAsString,
  });
  const id = conversation || null;
  const latest = useRef({ onConversation, onQuestion });
  latest.current = { onConversation, onQuestion };

  useImperativeHandle(address, () => {
    const replace = (named: string | null) => void setAddress({ conversation: named, q: null });
    return {
      replace,
      push: (named) => void setAddress({ conversation: named, q: null }, { history: "push" }),
      choose: (named) => {
        dropHash();
        replace(named);
      },
    };
  }, [setAddress]);

  useEffect(() => {
    const { onConversation, onQuestion } = latest.current;
    onConversation(id, question !== null);
    if (question === null) return;
    if (question.trim() !== "") onQuestion(question.trim());
    void setAddress({ q: null });
  }, [id, question, setAddress]);

  return null;
}
