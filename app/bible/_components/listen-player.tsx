"use client";

import { Pause, Play, SkipBack, SkipForward, SlidersHorizontal, X } from "lucide-react";
import { type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { Button } from "@/components/ui/button";
import { type ChapterId, chapterTitle } from "@/lib/bible/chapters";
import type { Chapter } from "@/lib/bible/client";
import { translationName } from "@/lib/bible/constants";
import { formatVerseRuns, toVerseRuns } from "@/lib/bible/verse-runs";
import { primaryLanguage } from "@/lib/reading-aloud/voices";
import { isMarkedVerse } from "./chapter-view";
import { ListenChoices } from "./listen-choices";
import { awaitChapter, listenKey } from "./listen-continuation";
import { RATES, saveListenSettings, useListenSettings } from "./listen-settings";
import type { ReaderSettings } from "./reader-settings-store";
import { useSleepTimer } from "./use-sleep-timer";
import { useSpeaker } from "./use-speaker";
import { useSpokenMarks } from "./use-spoken-marks";
import { useVoices } from "./use-voices";
import "../listen.css";

/** Reads the chapter aloud, or the passage that was asked for: a bar at the bottom of the window. */
export function ListenPlayer({
  chapter,
  surface,
  divineName,
  next,
  startsFocused,
  onGo,
  onClose,
}: {
  chapter: Chapter;
  surface: RefObject<HTMLElement | null>;
  divineName: ReaderSettings["divineName"];
  next: ChapterId | null;
  startsFocused: boolean;
  onGo: (target: ChapterId) => void;
  onClose: () => void;
}) {
  const language = chapter.edition?.language ?? "en";
  const voices = useVoices(language);
  const settings = useListenSettings();
  const chosen = settings.voices[primaryLanguage(language)];
  const voice = voices.find(({ voiceURI }) => voiceURI === chosen) ?? voices[0] ?? null;
  // What was asked for when it began; the address may mark another verse meanwhile.
  const [marked] = useState(() => markedIn(chapter));
  const isPassage = marked.length > 1 && marked.length < chapter.verses.length;
  const [isPassageOnly, setPassageOnly] = useState(isPassage);
  const { speaker, state, verse } = useSpeaker({
    chapter,
    only: isPassageOnly ? marked : null,
    first: marked[0],
    divineName,
    spokenBy: { language, voice, rate: settings.rate },
    source: chapter.edition?.name ?? translationName(chapter.translation),
  });
  const isSpeaking = state.status === "speaking";
  useSpokenMarks(surface, verse, state.word, isSpeaking);
  const [sleep, setSleep] = useSleepTimer(() => speaker.pauseAfterVerse());
  const [showsChoices, setShowsChoices] = useState(false);
  const bar = useRef<HTMLElement>(null);
  const playButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (startsFocused) playButton.current?.focus({ preventScroll: true });
  }, [startsFocused]);

  useListenHeight(bar);

  const isEnded = state.status === "ended";
  const end = useRef(() => {});
  useEffect(() => {
    end.current = () => {
      if (sleep === "chapter") setSleep(null);
      else if (settings.goesOn && next && !isPassageOnly) {
        const { translation } = chapter;
        const hasFocus = bar.current?.contains(document.activeElement) ?? false;
        awaitChapter(listenKey({ title: chapterTitle(next), translation }), hasFocus);
        onGo(next);
      }
    };
  });
  useEffect(() => {
    if (isEnded) end.current();
  }, [isEnded]);

  function toggle() {
    if (isSpeaking) speaker.pause();
    else speaker.play();
  }
  function close() {
    onClose();
    document.getElementById("listen")?.focus({ preventScroll: true });
  }
  function changeRate(by: 1 | -1) {
    const rate = RATES[RATES.indexOf(settings.rate) + by];
    if (rate) saveListenSettings({ rate });
  }
  function obey(event: KeyboardEvent) {
    const isTaken = event.ctrlKey || event.metaKey || event.altKey;
    if (isTaken || (event.target instanceof Element && event.target.matches("select"))) return;
    const command = {
      ArrowLeft: () => speaker.step(-1),
      ArrowRight: () => speaker.step(1),
      "-": () => changeRate(-1),
      "+": () => changeRate(1),
      k: toggle,
      Escape: close,
    }[event.key.length === 1 ? event.key.toLowerCase() : event.key];
    if (!command) return;
    event.preventDefault();
    command();
  }

  return (
    <section ref={bar} aria-label="Read aloud" className="listen-bar no-print" onKeyDown={obey}>
      {state.status === "failed" && (
        <p role="alert" className="listen-failure">
          This voice couldn’t be heard. Choose another voice, or check your connection.
        </p>
      )}
      {showsChoices && (
        <ListenChoices
          voices={voices}
          voice={voice}
          onVoice={(uri) =>
            saveListenSettings({ voices: { ...settings.voices, [primaryLanguage(language)]: uri } })
          }
          sleep={sleep}
          onSleep={setSleep}
          passage={isPassage ? formatVerseRuns(chapter.title, toVerseRuns([...marked]), "–") : null}
          isPassageOnly={isPassageOnly}
          onPassageOnly={setPassageOnly}
        />
      )}
      <div className="listen-row">
        <Button
          variant="ghost"
          size="icon"
          aria-label="Previous verse"
          onClick={() => speaker.step(-1)}
        >
          <SkipBack aria-hidden="true" className="size-5" />
        </Button>
        <Button
          ref={playButton}
          size="icon"
          aria-label={isSpeaking ? "Pause" : "Play"}
          onClick={toggle}
        >
          {isSpeaking ? (
            <Pause aria-hidden="true" className="size-5" />
          ) : (
            <Play aria-hidden="true" className="size-5" />
          )}
        </Button>
        <Button variant="ghost" size="icon" aria-label="Next verse" onClick={() => speaker.step(1)}>
          <SkipForward aria-hidden="true" className="size-5" />
        </Button>
        <p className="listen-place">
          {chapter.title}
          {verse !== undefined && !isEnded && `:${verse}`}
          <span>{isEnded ? "Read to the end" : sleepLabel(sleep)}</span>
        </p>
        <Button
          variant="ghost"
          size="icon"
          aria-label="Speed, voice and sleep timer"
          aria-expanded={showsChoices}
          aria-controls={showsChoices ? "listen-choices" : undefined}
          onClick={() => setShowsChoices(!showsChoices)}
        >
          <SlidersHorizontal aria-hidden="true" className="size-5" />
        </Button>
        <Button variant="ghost" size="icon" aria-label="Close the player" onClick={close}>
          <X aria-hidden="true" className="size-5" />
        </Button>
      </div>
    </section>
  );
}

/** Tells the page how high the bar is, for what stands on it (listen.css). */
function useListenHeight(bar: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    const root = document.documentElement;
    const observer = new ResizeObserver(() => {
      root.style.setProperty("--listen-height", `${bar.current?.offsetHeight ?? 0}px`);
    });
    if (bar.current) observer.observe(bar.current);
    return () => {
      observer.disconnect();
      root.style.removeProperty("--listen-height");
    };
  }, [bar]);
}

/** The verses that the address asked for. */
const markedIn = (chapter: Chapter): readonly number[] =>
  chapter.verses.map(({ verse }) => verse).filter((verse) => isMarkedVerse(chapter, verse));

function sleepLabel(sleep: string | null): string {
  if (sleep === null) return "";
  return sleep === "chapter" ? "Stops after this chapter" : `Sleep timer: ${sleep} minutes`;
}
