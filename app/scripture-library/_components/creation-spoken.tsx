"use client";

import { useEffect, useState } from "react";

/** How long the words stand for screen readers to take them, in ms; they read on by themselves. */
const STANDS_MS = 2_000;

/**
 * Has screen readers read a text once, when it comes. It leaves the page soon after, or at the next
 * press, so that nobody meets it a second time.
 */
export function SpokenOnce({ text }: { text: string }) {
  const [spoken, setSpoken] = useState("");
  useEffect(() => {
    setSpoken(text);
    if (text === "") return;
    const clear = () => setSpoken("");
    const timer = setTimeout(clear, STANDS_MS);
    window.addEventListener("pointerdown", clear, { once: true });
    return () => {
      clearTimeout(timer);
      window.removeEventListener("pointerdown", clear);
    };
  }, [text]);
  return (
    <p role="status" className="sr-only">
      {spoken}
    </p>
  );
}
