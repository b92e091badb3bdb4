"use client";

import { useSyncExternalStore } from "react";
import { toast } from "@/components/ui/use-toast";

let shownText: string | null = null;
const listeners = new Set<() => void>();

/** Shows a text in a dialog for copying by hand, or closes that dialog with null. */
export function showTextForCopying(text: string | null): void {
  shownText = text;
  for (const listener of listeners) listener();
}

/** The text that waits to be copied by hand, if any. */
export function useTextForCopying(): string | null {
  return useSyncExternalStore(
    (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    () => shownText,
    () => null,
  );
}

/**
 * Copies a text to the clipboard and says so; where the browser refuses, shows the text for copying
 * by hand.
 */
export async function copyOrShow(text: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(text);
    toast({ title: "Copied to clipboard" });
  } catch {
    // No clipboard (an insecure address, an old browser) or no permission.
    showTextForCopying(text);
  }
}

/**
 * Offers a text to the device's share sheet, with the address of its page on this site (`path`). A
 * sheet that the visitor closes ends it; where there is no sheet, or it fails, `copied` is copied,
 * which is the same text unless another one is given (spec §2, Home).
 */
export async function shareOrCopy(
  title: string,
  text: string,
  { path, copied = text }: { path?: string; copied?: string } = {},
): Promise<void> {
  if (typeof navigator.share === "function") {
    try {
      const url = path && new URL(path, window.location.origin).href;
      await navigator.share({ title, text, ...(url && { url }) });
      return;
    } catch (error) {
      if (error instanceof DOMException && error.name === "AbortError") return;
    }
  }
  await copyOrShow(copied);
}
