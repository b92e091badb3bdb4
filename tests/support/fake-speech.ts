/** Voices of a browser that says nothing; a test decides what its voice does. */
export class FakeSpeech extends EventTarget {
  voices: SpeechSynthesisVoice[] = [];
  /** All that it was given, in order. */
  readonly said: SpeechSynthesisUtterance[] = [];
  current: SpeechSynthesisUtterance | null = null;
  readonly pending = false;
  readonly paused = false;

  get speaking(): boolean {
    return this.current !== null;
  }

  /** The words that are being spoken. */
  get words(): string | undefined {
    return this.current?.text;
  }

  getVoices = () => [...this.voices];

  speak(utterance: SpeechSynthesisUtterance): void {
    if (utterance.text === "") return;
    this.said.push(utterance);
    this.current = utterance;
    utterance.onstart?.({} as SpeechSynthesisEvent);
  }

  cancel(): void {
    const stopped = this.current;
    this.current = null;
    stopped?.onerror?.({ error: "canceled" } as SpeechSynthesisErrorEvent);
  }

  resume(): void {}

  /** The voice has said all of it. */
  end(): void {
    const ended = this.current;
    this.current = null;
    ended?.onend?.({} as SpeechSynthesisEvent);
  }

  /** The voice begins a word. */
  begin(charIndex: number, charLength?: number): void {
    const event = { name: "word", charIndex, charLength } as SpeechSynthesisEvent;
    this.current?.onboundary?.(event);
  }

  fail(error: SpeechSynthesisErrorCode): void {
    const failed = this.current;
    this.current = null;
    failed?.onerror?.({ error } as SpeechSynthesisErrorEvent);
  }

  asBrowser = () => this as unknown as SpeechSynthesis;
}

/** A voice as browsers list it. */
export const fakeVoice = (
  name: string,
  lang: string,
  more: Partial<SpeechSynthesisVoice> = {},
): SpeechSynthesisVoice => ({
  name,
  lang,
  voiceURI: name,
  localService: true,
  default: false,
  ...more,
});

/** Gives the page these voices. */
export function installSpeech(voices: SpeechSynthesisVoice[]): FakeSpeech {
  const speech = new FakeSpeech();
  speech.voices = voices;
  Object.assign(globalThis, {
    speechSynthesis: speech,
    SpeechSynthesisUtterance: class {
      constructor(readonly text: string) {}
    },
  });
  return speech;
}
