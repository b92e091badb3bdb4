"use client";

import { Headphones } from "lucide-react";
import { lazy, type RefObject, Suspense, useEffect, useState } from "react";
import { createPortal } from "react-dom";
import { Button } from "@/components/ui/button";
import type { ChapterId } from "@/lib/bible/chapters";
import type { Chapter } from "@/lib/bible/client";
import { whenConnected } from "@/lib/site/when-connected";
import { listenKey, takeAwaited } from "./listen-continuation";
import type { ReaderSettings } from "./reader-settings-store";
import { useVoices } from "./use-voices";

const ListenPlayer = lazy(() =>
  whenConnected(() => import("./listen-player")).then((module) => ({
    default: module.ListenPlayer,
  })),
);

/**
 * Reading aloud: the button in the toolbar, in the place that is kept for it, and what it opens.
 * Nothing where the browser has no voice for the text. Another chapter is another one of it.
 */
export function Listen({
  chapter,
  ...props
}: {
  chapter: Chapter;
  surface: RefObject<HTMLElement | null>;
  divineName: ReaderSettings["divineName"];
  next: ChapterId | null;
  onGo: (target: ChapterId) => void;
}) {
  const voices = useVoices(chapter.edition?.language ?? "en");
  const key = listenKey(chapter);
  const [open, setOpen] = useState<{ hasFocus: boolean } | null>(null);
  useEffect(() => {
    const awaited = takeAwaited(key);
    if (awaited) setOpen(awaited);
  }, [key]);

  const place = document.getElementById("listen-place");
  if (!place || voices.length === 0 || chapter.verses.length === 0) return null;
  function toggle() {
    if (open) return setOpen(null);
    // Some browsers let a page speak only once it has spoken within a press.
    window.speechSynthesis.speak(new SpeechSynthesisUtterance(""));
    setOpen({ hasFocus: true });
  }
  return (
    <>
      {createPortal(
        <Button
          id="listen"
          variant="ghost"
          size="icon"
          aria-label="Listen"
          title="Listen"
          aria-expanded={open !== null}
          onClick={toggle}
          className={open ? "bg-secondary text-primary" : undefined}
        >
          <Headphones aria-hidden="true" className="size-5" />
        </Button>,
        place,
      )}
      <Suspense fallback={null}>
        {open && (
          <ListenPlayer
            {...props}
            chapter={chapter}
            startsFocused={open.hasFocus}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </>
  );
}
