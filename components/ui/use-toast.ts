"use client";

import { type ReactNode, useSyncExternalStore } from "react";

export interface ToastMessage {
  id: number;
  title: ReactNode;
  description?: ReactNode;
  variant?: "default" | "destructive";
  /**
   * A button in the toast that does something and closes it; `altText` says how else to get there.
   * Such a toast stands longer. Not an element as in shadcn/ui, so that asking for a toast loads
   * nothing of Radix.
   */
  action?: { label: string; altText: string; onPress: () => void };
  open: boolean;
}

type NewToast = Omit<ToastMessage, "id" | "open">;

/** At most one toast stands; a new one takes the place of the old (spec §2, §9). */
const TOAST_LIMIT = 1;
/** How long a dismissed toast stays in memory before it is removed, in ms (spec §9). */
const TOAST_REMOVE_DELAY = 1_000_000;

let messages: readonly ToastMessage[] = [];
let nextId = 1;
const listeners = new Set<() => void>();
const none: readonly ToastMessage[] = [];

function setMessages(next: readonly ToastMessage[]) {
  messages = next;
  for (const listener of listeners) listener();
}

/** Shows a toast. */
export function toast(message: NewToast) {
  const id = nextId++;
  setMessages([{ ...message, id, open: true }, ...messages].slice(0, TOAST_LIMIT));
  return {
    id,
    dismiss: () => dismiss(id),
    update: (changes: Partial<NewToast>) =>
      setMessages(messages.map((one) => (one.id === id ? { ...one, ...changes } : one))),
  };
}

/** Closes a toast, or all; it leaves memory after the removal delay. */
function dismiss(id?: number): void {
  const isMeant = (message: ToastMessage) => id === undefined || message.id === id;
  setMessages(
    messages.map((message) => (isMeant(message) ? { ...message, open: false } : message)),
  );
  setTimeout(
    () => setMessages(messages.filter((message) => !isMeant(message))),
    TOAST_REMOVE_DELAY,
  );
}

/** The toasts to show, newest first, and what shows and closes them. */
export function useToast() {
  const toasts = useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => messages,
    () => none,
  );
  return { toasts, toast, dismiss };
}
