"use client";

/** Browsers show their controls for what lasts longer than five seconds. */
const SECONDS = 10;
const SAMPLE_RATE = 8_000;

/** What the lock screen, a headset and media keys can ask for. */
export interface MediaCommands {
  play: () => void;
  pause: () => void;
  previoustrack: () => void;
  nexttrack: () => void;
  stop: () => void;
}

let silence: HTMLAudioElement | null = null;

/**
 * Shows what is read aloud where the system shows music, and obeys its buttons. Speech alone gets
 * none there, so silence is played beside it. Returns how to say whether it speaks, and its end.
 */
export function controlByMedia(title: string, artist: string, commands: MediaCommands) {
  const { mediaSession } = navigator;
  if (!mediaSession || typeof MediaMetadata === "undefined") {
    return { tell: () => {}, release: () => {} };
  }
  const names = Object.keys(commands) as (keyof MediaCommands)[];
  const handle = (name: keyof MediaCommands, handler: (() => void) | null) => {
    try {
      mediaSession.setActionHandler(name, handler);
    } catch {
      // A browser that does not know this one.
    }
  };
  mediaSession.metadata = new MediaMetadata({ title, artist, album: "Truth Uncovered" });
  for (const name of names) handle(name, commands[name]);
  return {
    tell(isSpeaking: boolean) {
      mediaSession.playbackState = isSpeaking ? "playing" : "paused";
      silence ??= makeSilence();
      // Not allowed before a press: then there are no controls, and it speaks all the same.
      if (isSpeaking) void silence.play()?.catch(() => undefined);
      else silence.pause();
    },
    release() {
      silence?.pause();
      mediaSession.playbackState = "none";
      mediaSession.metadata = null;
      for (const name of names) handle(name, null);
    },
  };
}

/** Ten seconds of silence that repeat: a WAV file of one channel, eight bits a sample. */
function makeSilence(): HTMLAudioElement {
  const size = SECONDS * SAMPLE_RATE;
  const header = new DataView(new ArrayBuffer(44));
  const write = (at: number, text: string) => {
    for (let index = 0; index < text.length; index += 1) {
      header.setUint8(at + index, text.charCodeAt(index));
    }
  };
  write(0, "RIFF");
  header.setUint32(4, 36 + size, true);
  write(8, "WAVEfmt ");
  header.setUint32(16, 16, true);
  header.setUint16(20, 1, true);
  header.setUint16(22, 1, true);
  header.setUint32(24, SAMPLE_RATE, true);
  header.setUint32(28, SAMPLE_RATE, true);
  header.setUint16(32, 1, true);
  header.setUint16(34, 8, true);
  write(36, "data");
  header.setUint32(40, size, true);
  const samples = new Uint8Array(size).fill(128);
  const audio = new Audio(
    URL.createObjectURL(new Blob([header.buffer, samples], { type: "audio/wav" })),
  );
  audio.loop = true;
  return audio;
}
