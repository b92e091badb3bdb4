import { partEnd, wordLength } from "./spoken-text";

/** A verse as it is to be spoken. */
export interface SpokenVerse {
  verse: number;
  text: string;
}

export interface SpokenVoice {
  /** BCP 47; for a browser that is given no voice. */
  language: string;
  voice: SpeechSynthesisVoice | null;
  /** 1 is the voice's own pace. */
  rate: number;
}

/** What is heard and where. `word` is [start, end) in the verse's text, null until a voice says. */
export interface SpeakerState {
  status: "paused" | "speaking" | "ended" | "failed";
  /** Of the verse that is spoken or comes next. */
  index: number;
  word: readonly [start: number, end: number] | null;
}

/** How often it looks whether the browser still speaks, in milliseconds. */
const WATCH_MS = 2_000;
/** So many looks at silence mean that an event was lost. */
const SILENT_LOOKS = 2;
/** How often a part that was not heard is tried again. */
const MOST_TRIES = 2;

/**
 * Speaks verses one after another by the browser's voices. A pause ends the utterance and a play
 * begins the verse anew, because browsers lose what they only hold; nothing an old utterance
 * reports is heeded. An event that never comes is made up for by looking.
 */
export class Speaker {
  #state: SpeakerState = { status: "paused", index: 0, word: null };
  #offset = 0;
  /** Kept so that the browser does not forget it, and its events with it. */
  #utterance: SpeechSynthesisUtterance | null = null;
  #watch: ReturnType<typeof setInterval> | undefined;
  #isHeard = false;
  #silentLooks = 0;
  #tries = 0;
  #endsWithVerse = false;
  readonly #listeners = new Set<() => void>();

  constructor(
    private readonly verses: readonly SpokenVerse[],
    private spokenBy: SpokenVoice,
    private readonly synthesis: SpeechSynthesis = window.speechSynthesis,
  ) {}

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };
  readonly getState = (): SpeakerState => this.#state;

  /** Speaks on, from the verse's beginning; after the end, from the first verse. */
  play(): void {
    if (this.verses.length === 0) return;
    // Whatever else was said, an utterance that never ended too.
    if (this.synthesis.speaking || this.synthesis.pending) this.synthesis.cancel();
    this.#tries = 0;
    this.#endsWithVerse = false;
    if (this.#state.status === "ended") this.#begin(0);
    else this.#begin(this.#state.index);
  }

  pause(): void {
    if (this.#state.status !== "speaking") return;
    this.#silence();
    this.#set({ status: "paused", word: null });
  }

  /** Lets the verse be heard to its end first, and the next part of it. */
  pauseAfterVerse(): void {
    this.#endsWithVerse = true;
  }

  /** To the next (1) or previous (-1) verse, spoken if one is being spoken. */
  step(by: 1 | -1): void {
    const index = Math.min(Math.max(this.#state.index + by, 0), this.verses.length - 1);
    this.goTo(this.#state.status === "ended" ? this.verses.length - 1 : index);
  }

  /** To a verse by its place among them. */
  goTo(index: number): void {
    if (this.#state.status === "speaking") this.#begin(index);
    else {
      this.#offset = 0;
      this.#set({ status: "paused", index, word: null });
    }
  }

  /** Another voice or pace: from the part that is being spoken on. */
  speakBy(spokenBy: SpokenVoice): void {
    const { voice, rate } = this.spokenBy;
    this.spokenBy = spokenBy;
    if (voice === spokenBy.voice && rate === spokenBy.rate) return;
    if (this.#state.status === "speaking") this.#speak();
  }

  /** Ends it, and tells nobody. */
  stop(): void {
    this.#silence();
  }

  #begin(index: number): void {
    this.#offset = 0;
    this.#set({ status: "speaking", index, word: null });
    this.#speak();
  }

  #speak(): void {
    const line = this.verses[this.#state.index];
    if (!line) return;
    this.#silence();
    const { language, voice, rate } = this.spokenBy;
    const start = this.#offset;
    const end = partEnd(line.text, start, rate);
    const utterance = new SpeechSynthesisUtterance(line.text.slice(start, end));
    utterance.lang = voice?.lang ?? language;
    utterance.voice = voice;
    utterance.rate = rate;
    const isCurrent = () => this.#utterance === utterance;
    utterance.onstart = () => {
      if (isCurrent()) this.#isHeard = true;
    };
    utterance.onboundary = ({ name, charIndex, charLength }) => {
      if (!isCurrent() || name === "sentence") return;
      const at = start + charIndex;
      const length = charLength || wordLength(line.text, at);
      this.#isHeard = true;
      this.#set({ word: length > 0 ? [at, Math.min(at + length, end)] : null });
    };
    utterance.onend = () => {
      if (!isCurrent()) return;
      this.#utterance = null;
      this.#goOn(end);
    };
    utterance.onerror = ({ error }) => {
      if (!isCurrent()) return;
      // Somebody else has the voice, or the browser waits for a press.
      const isTaken = ["canceled", "interrupted", "not-allowed"].includes(error);
      this.#silence();
      this.#set({ status: isTaken ? "paused" : "failed", word: null });
    };
    this.#utterance = utterance;
    this.#isHeard = false;
    this.#silentLooks = 0;
    this.#watch = setInterval(() => this.#look(end), WATCH_MS);
    this.synthesis.speak(utterance);
  }

  #goOn(end: number): void {
    this.#tries = 0;
    const line = this.verses[this.#state.index];
    if (line && end < line.text.trimEnd().length) {
      this.#offset = end;
      this.#speak();
      return;
    }
    this.#silence();
    const index = this.#state.index + 1;
    if (index >= this.verses.length) this.#set({ status: "ended", word: null });
    else if (this.#endsWithVerse) {
      this.#offset = 0;
      this.#set({ status: "paused", index, word: null });
    } else this.#begin(index);
  }

  #look(end: number): void {
    const { speaking, pending, paused } = this.synthesis;
    if (paused) this.synthesis.resume();
    this.#silentLooks = speaking || pending ? 0 : this.#silentLooks + 1;
    if (this.#silentLooks < SILENT_LOOKS) return;
    // It was begun, so it was spoken and its end alone was lost.
    if (this.#isHeard) this.#goOn(end);
    else if (this.#tries < MOST_TRIES) {
      this.#tries += 1;
      this.#speak();
    } else {
      this.#silence();
      this.#set({ status: "failed" });
    }
  }

  #silence(): void {
    clearInterval(this.#watch);
    if (!this.#utterance) return;
    this.#utterance = null;
    this.synthesis.cancel();
  }

  #set(change: Partial<SpeakerState>): void {
    this.#state = { ...this.#state, ...change };
    for (const listener of this.#listeners) listener();
  }
}
