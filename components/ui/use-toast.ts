"use client";

import { type ReactNode, useSyncExternalStore } from "react";

export interface ToastMessage {
  id: number;
  title: ReactNode;
  description?: ReactNode;
  variant?: "default" | "destructive";
  /** A button in the toast that does something and closes it; `altText` says how else to get there. Such a toast stands longer. */
  action?: { label: string; altText: string; onPress: () => void };
  isOpen: boolean;
}

/** At most one toast stands; a new one takes the place of the old (spec §2, §9). */
const TOAST_LIMIT = 1;
/** How long a dismissed toast stays in memory before it is removed, in ms (spec §9). */
const REMOVE_DELAY_MS = 1_000_000;

let messages: readonly ToastMessage[] = [];
let nextId = 1;
const listeners = new Set<() => void>();
const none: readonly ToastMessage[] = [];

function update(next: readonly ToastMessage[]) {
  messages = next;
  for (const listener of listeners) listener();
}

/** Shows a toast and returns its id. */
export function toast(message: Omit<ToastMessage, "id" | "isOpen">): number {
  const id = nextId++;
  update([{ ...message, id, isOpen: true }, ...messages].slice(0, TOAST_LIMIT));
  return id;
}

/** Closes a toast; it leaves memory after the removal delay. */
export function dismissToast(id: number): void {
  update(messages.map((message) => (message.id === id ? { ...message, isOpen: false } : message)));
  setTimeout(() => update(messages.filter((message) => message.id !== id)), REMOVE_DELAY_MS);
}

/** The toasts to show, newest first. */
export function useToasts(): readonly ToastMessage[] {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => messages,
    () => none,
  );
}
