/** @jest-environment ./tests/setup/browser-environment.mjs */
import "@/tests/support/browser";
import { act, screen, waitFor, within } from "@testing-library/react";
import { saveListenSettings } from "@/app/bible/_components/listen-settings";
import { type FakeSpeech, fakeVoice, installSpeech } from "@/tests/support/fake-speech";
import { openReader } from "@/tests/support/reader-page";

const VOICES = [fakeVoice("Anna", "en-US", { default: true }), fakeVoice("Ben", "en-GB")];
let speech: FakeSpeech;

beforeEach(() => {
  speech = installSpeech([]);
  act(() => saveListenSettings({ rate: 1, voices: {}, goesOn: false }));
});

/** The browser tells of its voices, after the page has come. */
const tellVoices = (voices = VOICES) =>
  act(() => {
    speech.voices = voices;
    speech.dispatchEvent(new Event("voiceschanged"));
  });
const player = () => screen.findByRole("region", { name: "Read aloud" });
const spokenVerse = () =>
  [...document.querySelectorAll("[data-spoken]")].map((piece) => piece.textContent);

async function listenTo(address: string) {
  const { user } = openReader(address);
  await screen.findByRole("link", { name: "Verse 1" });
  await tellVoices();
  await user.click(await screen.findByRole("button", { name: "Listen" }));
  return { user, bar: within(await player()) };
}

test("there is nothing to listen with where the browser has no voice of the language", async () => {
  openReader("/bible?ref=John+3");
  await screen.findByRole("link", { name: "Verse 1" });
  await tellVoices([fakeVoice("Eva", "es-ES")]);
  expect(screen.queryByRole("button", { name: "Listen" })).toBeNull();
});

test("a chapter is read verse by verse, marked, paused and stepped through by keys", async () => {
  const { user, bar } = await listenTo("/bible?ref=John+3");
  await waitFor(() => expect(speech.words).toBe("WEB words of John 3:1."));
  expect(await bar.findByRole("button", { name: "Pause" })).toHaveFocus();
  expect(spokenVerse()).toEqual(["1WEB words of John 3:1."]);
  act(() => speech.end());
  expect(speech.words).toBe("WEB words of John 3:2.");
  expect(spokenVerse()).toEqual(["2WEB words of John 3:2."]);
  expect(bar.getByText("John 3:2")).toBeVisible();

  await user.keyboard("{ArrowRight}");
  expect(speech.words).toBe("WEB words of John 3:3.");
  expect(screen.getByRole("heading", { name: "John 3" })).toBeVisible();
  await user.keyboard("k");
  expect(speech.speaking).toBe(false);
  expect(spokenVerse()).toEqual([]);
  await user.keyboard(" ");
  expect(speech.words).toBe("WEB words of John 3:3.");
  await user.keyboard("{Escape}");
  expect(speech.speaking).toBe(false);
  expect(screen.queryByRole("region", { name: "Read aloud" })).toBeNull();
  expect(screen.getByRole("button", { name: "Listen" })).toHaveFocus();
});

test("a passage is read alone until the whole chapter is wanted; voice and speed are kept", async () => {
  const { user, bar } = await listenTo("/bible?ref=John+3:16");
  // One verse is where it begins.
  await waitFor(() => expect(speech.words).toBe("WEB words of John 3:16."));
  act(() => speech.end());
  expect(speech.words).toBe("WEB words of John 3:17.");
  await user.click(bar.getByRole("button", { name: "Speed, voice and sleep timer" }));
  await user.selectOptions(bar.getByRole("combobox", { name: "Voice" }), "Ben");
  await user.selectOptions(bar.getByRole("combobox", { name: "Speed" }), "1.5×");
  expect(speech.current).toMatchObject({ rate: 1.5, voice: { name: "Ben" } });
  expect(JSON.parse(localStorage.getItem("read-aloud") ?? "")).toEqual({
    rate: 1.5,
    voices: { en: "Ben" },
    goesOn: false,
  });
  await user.selectOptions(bar.getByRole("combobox", { name: "Sleep timer" }), "chapter");
  expect(bar.getByText("Stops after this chapter")).toBeVisible();
});

test("it goes on with the next chapter where that is chosen, and ends with the page", async () => {
  act(() => saveListenSettings({ goesOn: true }));
  const { user, bar } = await listenTo("/bible?ref=John+3");
  await waitFor(() => expect(speech.speaking).toBe(true));
  for (let verse = 1; verse < 20; verse += 1) await user.click(bar.getByLabelText("Next verse"));
  act(() => speech.end());
  await waitFor(() => expect(speech.words).toBe("WEB words of John 4:1."));
  expect(within(await player()).getByText("John 4:1")).toBeVisible();

  // Turning the page by hand ends it.
  await user.click(screen.getAllByRole("button", { name: /^Next chapter/ })[0] as HTMLElement);
  await screen.findByRole("heading", { name: "John 5" });
  await waitFor(() => expect(speech.speaking).toBe(false));
  expect(screen.queryByRole("region", { name: "Read aloud" })).toBeNull();
});
