"use client";

import { useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import type { Chapter } from "@/lib/bible/client";
import { displayDivineName } from "@/lib/bible/divine-name";
import { Speaker, type SpokenVoice } from "@/lib/reading-aloud/speaker";
import { toSpoken } from "@/lib/reading-aloud/spoken-text";
import { controlByMedia } from "./media-controls";
import type { ReaderSettings } from "./reader-settings-store";

/** Where a tab tells the others that it speaks now. */
const CHANNEL = "read-aloud";

/**
 * Reads these verses of a chapter aloud, from verse `first` on, as soon as they stand. Other verses
 * or another name of God go on at the verse that was reached. It ends with the component.
 */
export function useSpeaker({
  chapter,
  only,
  first,
  divineName,
  spokenBy,
  source,
}: {
  chapter: Chapter;
  /** The numbers of the verses to be read; null for all. */
  only: readonly number[] | null;
  first: number | undefined;
  divineName: ReaderSettings["divineName"];
  spokenBy: SpokenVoice;
  /** The translation's name. */
  source: string;
}) {
  const { verses, title, translation } = chapter;
  const spoken = useMemo(() => {
    const name = translation === "WEB" ? divineName : "Yahweh";
    return verses
      .filter(({ verse }) => only === null || only.includes(verse))
      .map(({ verse, text }) => ({ verse, text: toSpoken(displayDivineName(text, name)) }))
      .filter(({ text }) => /\p{L}/u.test(text));
  }, [verses, translation, divineName, only]);
  const voice = useRef(spokenBy);
  const speaker = useMemo(() => new Speaker(spoken, voice.current), [spoken]);
  const state = useSyncExternalStore(speaker.subscribe, speaker.getState, speaker.getState);

  const { language, rate } = spokenBy;
  const chosen = spokenBy.voice;
  useEffect(() => {
    voice.current = { language, rate, voice: chosen };
    speaker.speakBy(voice.current);
  }, [speaker, language, rate, chosen]);

  const reached = useRef({ verse: first, isSpeaking: true });
  useEffect(() => {
    const { verse, isSpeaking } = reached.current;
    const index = spoken.findIndex((line) => line.verse === verse);
    speaker.goTo(Math.max(index, 0));
    if (isSpeaking) speaker.play();
    return () => {
      const { status, index: at } = speaker.getState();
      reached.current = { verse: spoken[at]?.verse, isSpeaking: status === "speaking" };
      speaker.stop();
    };
  }, [speaker, spoken]);

  useEffect(() => {
    const pause = () => speaker.pause();
    const channel = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel(CHANNEL);
    const media = controlByMedia(title, source, {
      play: () => speaker.play(),
      pause,
      previoustrack: () => speaker.step(-1),
      nexttrack: () => speaker.step(1),
      stop: pause,
    });
    let wasSpeaking = false;
    const tell = () => {
      const isSpeaking = speaker.getState().status === "speaking";
      if (isSpeaking === wasSpeaking) return;
      wasSpeaking = isSpeaking;
      media.tell(isSpeaking);
      if (isSpeaking) channel?.postMessage(title);
    };
    tell();
    const unsubscribe = speaker.subscribe(tell);
    channel?.addEventListener("message", pause);
    window.addEventListener("pagehide", pause);
    return () => {
      unsubscribe();
      channel?.close();
      media.release();
      window.removeEventListener("pagehide", pause);
    };
  }, [speaker, title, source]);

  return { speaker, state, verse: spoken[state.index]?.verse };
}
