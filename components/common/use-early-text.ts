"use client";

import { useEffect, useLayoutEffect, useRef, useState } from "react";

/**
 * Takes over what a visitor typed into a prerendered field before the page's script ran: that field
 * gives way to this component's own, of the same id, and would take the words and the focus with
 * it. `onText` gets the words, once, when there are any.
 */
export function useEarlyText(fieldId: string, onText: (text: string) => void): void {
  const [early] = useState(() => {
    const field = typeof document === "undefined" ? null : document.getElementById(fieldId);
    if (!(field instanceof HTMLInputElement)) return null;
    return { text: field.value, isFocused: document.activeElement === field };
  });
  const take = useRef(onText);
  useEffect(() => {
    take.current = onText;
  });
  useLayoutEffect(() => {
    if (early?.isFocused) document.getElementById(fieldId)?.focus();
    if (early?.text) take.current(early.text);
  }, [early, fieldId]);
}
