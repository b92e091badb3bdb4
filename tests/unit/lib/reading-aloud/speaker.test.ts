import { Speaker, type SpokenVoice } from "@/lib/reading-aloud/speaker";
import { type FakeSpeech, fakeVoice, installSpeech } from "@/tests/support/fake-speech";

const LONG =
  "Then the king’s scribes were called at that time, in the third month, which is the month " +
  "Sivan, on the twenty-third day of the month; and it was written according to all that " +
  "Mordecai commanded to the Jews, and to the local governors.";
const VERSES = [
  { verse: 1, text: "In the beginning was the Word." },
  { verse: 2, text: LONG },
  { verse: 3, text: "All things were made through him." },
];
const ANNA: SpokenVoice = { language: "en", voice: fakeVoice("Anna", "en-US"), rate: 1 };
let speech: FakeSpeech;
let speaker: Speaker;

beforeEach(() => {
  jest.useFakeTimers();
  speech = installSpeech([]);
  speaker = new Speaker(VERSES, ANNA, speech.asBrowser());
});
afterEach(() => {
  speaker.stop();
  jest.useRealTimers();
});

test("verses follow one another to the end, long ones in parts, and begin again then", () => {
  speaker.play();
  expect(speech.current).toMatchObject({ text: VERSES[0]?.text, lang: "en-US", rate: 1 });
  speech.end();
  const parts = [];
  while (speaker.getState().index === 1) {
    parts.push(speech.words);
    speech.end();
  }
  expect(parts.length).toBeGreaterThan(1);
  expect(parts.join("")).toBe(LONG);
  expect(speech.words).toBe(VERSES[2]?.text);
  speech.end();
  expect(speaker.getState().status).toBe("ended");
  expect(speech.speaking).toBe(false);
  speaker.play();
  expect(speech.words).toBe(VERSES[0]?.text);
});

test("words are told by their place in the verse, in its later parts too", () => {
  speaker.goTo(1);
  speaker.play();
  speech.begin(5);
  expect(speaker.getState().word).toEqual([5, 8]);
  speech.end();
  expect(speaker.getState().index).toBe(1);
  speech.begin(0, 3);
  const [start = 0, end] = speaker.getState().word ?? [];
  expect(LONG.slice(start, end)).toBe(speech.words?.slice(0, 3));
});

test("a pause ends the utterance and a play begins the verse anew; old events count for nothing", () => {
  speaker.play();
  const first = speech.current;
  speaker.pause();
  expect(speech.speaking).toBe(false);
  expect(speaker.getState()).toEqual({ status: "paused", index: 0, word: null });
  speaker.play();
  first?.onend?.({} as SpeechSynthesisEvent);
  expect(speaker.getState()).toMatchObject({ status: "speaking", index: 0 });
  expect(speech.said.map(({ text }) => text)).toEqual([VERSES[0]?.text, VERSES[0]?.text]);
});

test("steps stay among the verses, and speak only where it speaks", () => {
  speaker.step(1);
  expect(speech.said).toEqual([]);
  speaker.play();
  expect(speech.words).toBe(LONG.slice(0, speech.words?.length));
  speaker.step(-1);
  speaker.step(-1);
  expect(speech.words).toBe(VERSES[0]?.text);
});

test("another voice or pace takes over where it is; slow speech has shorter parts", () => {
  speaker.goTo(1);
  speaker.play();
  const normal = speech.words ?? "";
  speaker.speakBy({ ...ANNA, rate: 0.5 });
  expect(speech.current?.rate).toBe(0.5);
  expect(speech.words?.length).toBeLessThan(normal.length);
  const said = speech.said.length;
  speaker.speakBy({ ...ANNA, rate: 0.5 });
  expect(speech.said).toHaveLength(said);
});

test("an end that is never told is made up for, and so is speech that never began", () => {
  speaker.play();
  speech.current = null;
  jest.advanceTimersByTime(10_000);
  expect(speaker.getState()).toMatchObject({ status: "speaking", index: 1 });

  // It swallows what it is given.
  speech.speak = (utterance) => void speech.said.push(utterance);
  speaker.play();
  jest.advanceTimersByTime(60_000);
  expect(speaker.getState()).toMatchObject({ status: "failed", index: 1 });
});

test("a voice that fails is told; one that somebody else took pauses", () => {
  speaker.play();
  speech.fail("network");
  expect(speaker.getState().status).toBe("failed");
  speaker.play();
  speech.fail("interrupted");
  expect(speaker.getState().status).toBe("paused");
});

test("the sleep timer lets the verse be heard to its end", () => {
  speaker.play();
  speaker.pauseAfterVerse();
  expect(speaker.getState().status).toBe("speaking");
  speech.end();
  expect(speaker.getState()).toMatchObject({ status: "paused", index: 1 });
  speaker.play();
  expect(speaker.getState().status).toBe("speaking");
});
