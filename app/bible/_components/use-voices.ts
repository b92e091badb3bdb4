"use client";

import { useMemo, useSyncExternalStore } from "react";
import { voicesFor } from "@/lib/reading-aloud/voices";

const NONE: SpeechSynthesisVoice[] = [];
let known = NONE;

function getVoices(): SpeechSynthesisVoice[] {
  const current = window.speechSynthesis?.getVoices() ?? NONE;
  // A new list each time, so it is compared.
  const isSame =
    current.length === known.length &&
    current.every(({ voiceURI }, at) => voiceURI === known[at]?.voiceURI);
  if (!isSame) known = current;
  return known;
}

function subscribe(listener: () => void): () => void {
  // They come late, and again when the visitor installs one.
  window.speechSynthesis?.addEventListener?.("voiceschanged", listener);
  return () => window.speechSynthesis?.removeEventListener?.("voiceschanged", listener);
}

/** The browser's voices for a language, best first; none where it has no speech. */
export function useVoices(language: string): readonly SpeechSynthesisVoice[] {
  const voices = useSyncExternalStore(subscribe, getVoices, () => NONE);
  return useMemo(() => voicesFor(voices, language), [voices, language]);
}
