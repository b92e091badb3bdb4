/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { act, fireEvent, screen, waitFor, within } from "@testing-library/react";
import type { UserEvent } from "@testing-library/user-event";
import { saveReaderSettings } from "@/app/bible/_components/reader-settings-store";
import { openReader } from "../../../support/reader-page";
import { callsTo, problem } from "../../../support/view";

const word = (position: number, text: string, lexeme: string | null) => ({
  position,
  language: "grc",
  text,
  transliteration: `sound ${position}`,
  lexeme,
  prefixes: [],
  morphology: "N-NSM",
});
const lexeme = (id: string, lemma: string, frequency: number) => ({
  id,
  slug: `${id.toLowerCase()}-word`,
  language: "grc",
  lemma,
  transliteration: `form ${id}`,
  gloss: `gloss of ${id}`,
  frequency,
});
/** "WEB words of John 3:16.": "words" goes back to two, "John" to one, "of" was supplied. */
const verse = (number: number) => ({
  osis: `John.3.${number}`,
  reference: `John 3:${number}`,
  text: `WEB words of John 3:${number}.`,
  words: [word(1, "ὁ", "G3588"), word(2, "λόγος", "G3056"), word(3, "Ἰωάννης", null)],
  alignments: [
    { start: 4, end: 9, positions: [1, 2] },
    { start: 13, end: 17, positions: [3] },
  ],
  supplied: [[10, 12]],
});
const WORDS = {
  "/api/bible/words": {
    translation: "WEB",
    editions: [],
    verses: [16, 17, 18].map(verse),
    lexemes: { G3588: lexeme("G3588", "ὁ", 19_000), G3056: lexeme("G3056", "λόγος", 330) },
    prefixes: {},
  },
  "/api/words/*": {
    pronunciation: "log'-os",
    definition: "something said",
    dictionary: "Strong",
    renderings: { WEB: { list: [{ text: "word", count: 179 }], unmarked: 0 } },
  },
  "/api/words/*/verses": {
    translation: "WEB",
    total: 2,
    offset: 0,
    limit: 4,
    places: ["John 3:16", "Matthew 5:32"].map((reference) => ({
      osis: reference,
      reference,
      path: "/bible/web/matthew/5#v32",
      text: "for any other word",
      highlights: [[14, 18]],
      original: [],
      language: "grc",
      forms: [],
    })),
  },
};

let caret: { offsetNode: Node; offset: number } | null = null;

beforeEach(() => {
  Object.assign(document, { caretPositionFromPoint: () => caret });
  // No layout here: every letter is where the pointer is.
  Range.prototype.getClientRects = () =>
    [{ left: 0, right: 10, top: 0, bottom: 10, width: 10, height: 10 }] as unknown as DOMRectList;
  act(() => saveReaderSettings({ originalWords: false }));
});

/** Where a word of a verse stands; the caret is put there for the next tap. */
async function placeOf(number: number, wanted: string): Promise<Element> {
  const button = await screen.findByRole("link", { name: new RegExp(`^Verse ${number}\\b`) });
  const piece = button.closest(".verse-piece");
  const walker = document.createTreeWalker(piece ?? button, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const at = node.textContent?.indexOf(wanted) ?? -1;
    if (at === -1 || !node.parentElement || node.parentElement === button) continue;
    caret = { offsetNode: node, offset: at + 1 };
    return node.parentElement;
  }
  throw new Error(`No ${wanted} in verse ${number}`);
}

async function tap(user: UserEvent, number: number, wanted = "words") {
  await user.click(await placeOf(number, wanted));
}

const bar = () => screen.findByRole("region", { name: "Selected verses" });
const panel = (name: string) => screen.findByRole("dialog", { name });

test("verses are selected by taps, and copied and highlighted as one passage", async () => {
  const { user, calls, highlights } = openReader("/bible?ref=John+3");
  // All of them count, also those that come before what follows them is there.
  for (const number of [16, 18, 17]) await tap(user, number);
  await within(await bar()).findByRole("heading", { name: "John 3:16–18 WEB" });
  expect(document.querySelectorAll("[data-selected]")).toHaveLength(3);
  await user.click(within(await bar()).getByRole("button", { name: "Copy" }));
  expect(await navigator.clipboard.readText()).toBe(
    "“WEB words of John 3:16. WEB words of John 3:17. WEB words of John 3:18.” — John 3:16-18 (WEB)",
  );
  const links = within(await bar()).getAllByRole("link");
  expect(links.map((link) => link.getAttribute("href"))).toEqual([
    "/learn?add=John%203%3A16-18&translation=WEB",
    "/bible/web/john/3?view=parallel&v=16-18#v16",
    "/chat?q=What%20does%20John%203%3A16-18%20mean%3F",
  ]);
  await user.click(within(await bar()).getByRole("button", { name: "Highlight" }));
  await user.click(await screen.findByRole("button", { name: "Promise" }));
  await waitFor(() => expect(highlights.all).toHaveLength(3));
  expect(callsTo(calls, "POST", "/api/workspace/highlights")).toHaveLength(1);

  await tap(user, 17);
  await within(await bar()).findByRole("heading", { name: "John 3:16, 18 WEB" });
  await user.click(within(await bar()).getByRole("button", { name: "Remove highlights" }));
  await waitFor(() => expect(highlights.all).toEqual(["John 3:17 green Promise"]));
  expect(within(await bar()).queryByRole("link", { name: "Learn" })).toBeNull();
  await user.keyboard("{Escape}");
  expect(screen.queryByRole("region", { name: "Selected verses" })).toBeNull();
  expect(document.querySelector("[data-selected]")).toBeNull();
});

test("a verse's menu selects too; links, numbers and selecting text do not", async () => {
  const { user } = openReader("/bible?ref=John+3");
  const text = await placeOf(16, "words");
  const selection = jest.spyOn(window, "getSelection");
  selection.mockReturnValue({ isCollapsed: false } as Selection);
  await user.click(text);
  selection.mockRestore();
  await user.click(await screen.findByRole("link", { name: "Verse 16" }));
  await user.click(await screen.findByRole("button", { name: "Select" }));
  await within(await bar()).findByRole("heading", { name: "John 3:16 WEB" });
  await user.click(within(await bar()).getByRole("button", { name: "Clear the selection" }));
  expect(screen.queryByRole("region", { name: "Selected verses" })).toBeNull();
  expect(await screen.findByRole("link", { name: "Verse 16" })).toHaveFocus();
});

test("a tapped word shows what stands behind it, or that nothing is known", async () => {
  act(() => saveReaderSettings({ originalWords: true }));
  let isDown = true;
  const { user } = openReader("/bible?ref=John+3", {
    ...WORDS,
    "/api/bible/words": () => (isDown ? problem(500, "Down") : WORDS["/api/bible/words"]),
  });
  await tap(user, 16);
  await screen.findByText("The original words couldn’t be loaded.");
  isDown = false;
  await user.click(screen.getByRole("button", { name: "Try Again" }));

  const word = await panel("words John 3:16 · WEB");
  expect(within(word).getByRole("tab", { name: "λόγος", selected: true })).toBeVisible();
  const shown = within(word).getByRole("tabpanel");
  await waitFor(() => expect(shown).toHaveTextContent("say log'-os"));
  for (const words of ["gloss of G3056", "noun, subject", "330 times in the New Testament"]) {
    expect(shown).toHaveTextContent(words);
  }
  expect(within(shown).getAllByText("λόγος")[0]).toHaveAttribute("lang", "grc");
  expect(within(shown).getByRole("link", { name: "All 330 places" })).toHaveAttribute(
    "href",
    "/words/g3056-word",
  );
  expect(await within(shown).findByRole("link", { name: "word 179" })).toHaveAttribute(
    "href",
    "/words/g3056-word?translation=WEB&rendering=word#places",
  );
  // The verse itself is none of its other places.
  const places = await within(shown).findAllByRole("listitem");
  expect(places.map(({ textContent }) => textContent)).toEqual(["Matthew 5:32for any other word"]);
  await user.click(within(word).getByRole("tab", { name: "ὁ" }));
  expect(within(word).getByRole("tabpanel")).toHaveTextContent("gloss of G3588");

  await tap(user, 17, "of");
  expect(await panel("of John 3:17 · WEB")).toHaveTextContent("The translators supplied this word");
  await tap(user, 17, "WEB");
  const none = await panel("WEB John 3:17 · WEB");
  expect(none).toHaveTextContent("No original word is known for it.");
  await user.click(within(none).getByRole("button", { name: "All original words of the verse" }));
  expect(await panel("John 3:17")).toHaveTextContent("Original words");
});

test("by keyboard from word to word, on into the next verse and back", async () => {
  act(() => saveReaderSettings({ originalWords: true }));
  const { user } = openReader("/bible?ref=John+3", WORDS);
  const number = await screen.findByRole("link", { name: "Verse 16" });
  act(() => number.focus());
  await waitFor(async () => {
    await user.keyboard("{ArrowRight}");
    expect(screen.getByText("WEB: no original word is known")).toBeInTheDocument();
  });
  await user.keyboard("{ArrowRight}");
  expect(screen.getByText(/^words:/)).toHaveTextContent("words: λόγος sound 2");
  await user.keyboard("{Enter}");
  await panel("words John 3:16 · WEB");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(number).toHaveFocus());
  expect(screen.getByText(/^words:/)).toBeInTheDocument();
  await user.keyboard("{Escape}");
  expect(screen.queryByText(/^words:/)).toBeNull();
  await user.keyboard("{ArrowRight}{ArrowLeft}{ArrowLeft}");
  // Verse 15 has no words known here: it stays where it is, and no page is turned.
  expect(number).toHaveFocus();
  await user.keyboard("{ArrowRight>6/}");
  await waitFor(() => expect(screen.getByRole("link", { name: "Verse 17" })).toHaveFocus());
  expect(screen.getByRole("heading", { level: 2, name: "John 3" })).toBeInTheDocument();
});

test("a held press asks for the word, with words on for the verse", async () => {
  const { user } = openReader("/bible?ref=John+3", WORDS);
  async function hold(number: number) {
    const target = await placeOf(number, "words");
    await user.pointer({ keys: "[TouchA>]", target });
    fireEvent.contextMenu(target);
    await user.pointer({ keys: "[/TouchA]", target });
  }
  await hold(16);
  await panel("words John 3:16 · WEB");
  await user.keyboard("{Escape}");
  act(() => saveReaderSettings({ originalWords: true }));
  await hold(17);
  await within(await bar()).findByRole("heading", { name: "John 3:17 WEB" });
  // As long as verses are selected, a tap adds one.
  await tap(user, 18);
  await within(await bar()).findByRole("heading", { name: "John 3:17–18 WEB" });
});
