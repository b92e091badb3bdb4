import { partEnd, toSpoken, wordLength } from "@/lib/reading-aloud/spoken-text";
import { voicesFor } from "@/lib/reading-aloud/voices";
import { fakeVoice } from "@/tests/support/fake-speech";

test("names in capitals are words, and every character keeps its place", () => {
  const shown = "‘The LORD said to my Lord,’\u00a0” says the Lord GOD.";
  expect(toSpoken(shown)).toBe("‘The Lord said to my Lord,’ ” says the Lord God.");
  expect(toSpoken(shown)).toHaveLength(shown.length);
});

test("parts end with sentences, clauses, words or, without any, where they must", () => {
  const sentence = "a ".repeat(50);
  const cut = (text: string, rate = 1) => text.slice(0, partEnd(text, 0, rate));
  expect(cut("Jesus wept.")).toBe("Jesus wept.");
  expect(cut(`${sentence}b.” ${sentence}`)).toBe(`${sentence}b.” `);
  expect(cut(`${sentence}b; ${sentence}`)).toBe(`${sentence}b; `);
  expect(cut("aaaa ".repeat(60))).toBe("aaaa ".repeat(32));
  expect(cut("字".repeat(400))).toHaveLength(160);
  expect(cut("aaaa ".repeat(60), 0.5)).toBe("aaaa ".repeat(16));
});

test("a word is its letters with their marks", () => {
  expect(wordLength("Yahweh’s hand", 0)).toBe(8);
  expect(wordLength("בְּרֵאשִׁ֖ית", 0)).toBe("בְּרֵאשִׁ֖ית".length);
  expect(wordLength(", and", 0)).toBe(0);
});

test("voices are those of the language, first those that need nobody else", () => {
  const voices = [
    fakeVoice("Zoe", "en_GB"),
    fakeVoice("Net", "en-US", { localService: false, default: true }),
    fakeVoice("Own", "EN-us", { default: true }),
    fakeVoice("Eva", "es-ES"),
  ];
  const names = (language: string) => voicesFor(voices, language).map(({ name }) => name);
  expect(names("en")).toEqual(["Own", "Zoe", "Net"]);
  expect(names("es-419")).toEqual(["Eva"]);
  expect(names("he")).toEqual([]);
});
