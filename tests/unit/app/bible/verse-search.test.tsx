/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { screen, waitFor, within } from "@testing-library/react";
import { NuqsAdapter } from "nuqs/adapters/react";
import { ScriptureList } from "@/app/bible/_components/scripture-list";
import { VerseSearch } from "@/app/bible/_components/verse-search";
import { answerCalls, type Call, goBack, held, problem, renderView } from "../../../support/view";

const EMPTY_TEXT =
  "No verses found matching your search. Try searching for keywords, topics, or verse references.";
const TOTAL = 25;

const verse = (at: number) => ({
  id: at,
  translation: "WEB",
  text: `The shepherd ${at}`,
  reference: `Psalm ${at}:1`,
  highlights: [[4, 12]],
});

/** A page of ten of them. */
function found({ path }: Call) {
  const asked = new URL(path, "http://localhost").searchParams;
  const offset = Number(asked.get("offset") ?? 0);
  const verses = Array.from({ length: Math.min(10, TOTAL - offset) }, (_, at) =>
    verse(offset + at + 1),
  );
  return { total: TOTAL, verses };
}

function open(address: string, answer: unknown = found) {
  const calls = answerCalls({ "/api/bible/search": answer });
  const view = renderView(
    <NuqsAdapter>
      <VerseSearch bookOptions={<option value="1Cor">1 Corinthians</option>} />
    </NuqsAdapter>,
    { address },
  );
  return { calls, ...view };
}
const box = () => screen.getByRole("searchbox", { name: "Search the Bible" });
const results = () => screen.findByRole("region", { name: "Search results" });
const items = async () => within(await results()).getAllByRole("listitem");

test("words are found, marked, counted, and shown ten at a time; Clear and Back", async () => {
  const { user } = open("/bible");
  expect(screen.getByRole("button", { name: "Search" })).toBeDisabled();
  await user.type(box(), " shepherd {Enter}");
  expect(await items()).toHaveLength(10);
  await waitFor(() => expect(window.location.search).toBe("?q=shepherd"));
  expect((await results()).querySelector("mark")).toHaveTextContent("shepherd");
  expect(screen.getByText("25 verses for “shepherd”")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Show more" }));
  await waitFor(async () => expect(await items()).toHaveLength(20));
  expect((await items())[10]).toHaveTextContent("Psalm 11:1");

  await user.click(screen.getByRole("button", { name: "Clear" }));
  expect(screen.queryByRole("region", { name: "Search results" })).toBeNull();
  expect(box()).toHaveValue("");
  expect(box()).toHaveFocus();
  await waitFor(() => expect(window.location.search).toBe(""));
  goBack();
  expect(await results()).toBeVisible();
  expect(box()).toHaveValue("shepherd");
});

test("a search keeps to a translation, a testament or a book", async () => {
  const { user, calls } = open("/bible?q=charity");
  await results();
  await user.selectOptions(await screen.findByRole("combobox", { name: "Translation" }), "KJV");
  const where = screen.getByRole("combobox", { name: "Where to search" });
  await user.selectOptions(where, "New Testament");
  await waitFor(() => expect(window.location.search).toBe("?q=charity&in=KJV&testament=NT"));
  await user.selectOptions(where, "1 Corinthians");
  await waitFor(() => expect(window.location.search).toBe("?q=charity&in=KJV&book=1Cor"));
  await waitFor(() => expect(calls.at(-1)?.path).toContain("translation=KJV&book=1Cor"));
  await user.selectOptions(where, "Whole Bible");
  await waitFor(() => expect(window.location.search).toBe("?q=charity&in=KJV"));
});

test("imports and every translation are there to choose; a verse names all that have it", async () => {
  const hebrew = { ...verse(1), translation: "INVHE", language: "he", direction: "rtl" };
  const { user } = open("/bible?q=river");
  answerCalls({
    "/api/bible/search": {
      total: 1,
      verses: [{ ...hebrew, highlights: [], translations: ["WEB", "INVHE"] }],
    },
    "/api/translations": {
      translations: [
        { code: "INVHE", name: "תרגום", language: "he", direction: "rtl", isImported: true },
      ],
    },
  });
  const choice = await screen.findByRole("combobox", { name: "Translation" });
  await user.hover(choice);
  expect(await screen.findByRole("option", { name: "תרגום" })).toHaveAttribute("lang", "he");
  await user.selectOptions(choice, "Every translation");
  await waitFor(() => expect(window.location.search).toBe("?q=river&in=ALL"));
  const [item] = await items();
  expect(item).toHaveTextContent("INVHE· also in WEB");
  expect(within(item as HTMLElement).getByText("The shepherd 1")).toHaveAttribute("dir", "rtl");
});

test("three skeletons stand while a search is under way", async () => {
  const { answer, release } = held({ total: 1, verses: [verse(1)] });
  open("/bible?q=grace", answer);
  const waiting = await screen.findByText("Searching");
  expect(waiting.parentElement?.querySelectorAll("[data-skeleton]")).toHaveLength(3);
  release();
  expect(await items()).toHaveLength(1);
});

test("nothing found is said in the product's words, with why", async () => {
  open("/bible?q=John+99", { total: 0, verses: [], message: "John has 21 chapters." });
  expect(await screen.findByText(EMPTY_TEXT)).toBeVisible();
  expect(screen.getByText("John has 21 chapters.")).toBeVisible();
  expect(screen.queryByText("Failed to search verses")).toBeNull();
});

/** The groups of verses in the order shown. */
const groups = () =>
  screen
    .getAllByRole("region", { name: /^(?:Search results|By meaning)$/ })
    .map((one) => one.getAttribute("aria-label"));

test("how a query was read and what it was corrected to is said above the verses", async () => {
  open("/bible?q=lovd+-fear", {
    total: 1,
    verses: [verse(1)],
    reading: "“lovd”, without “fear”",
    correctedQuery: "loved",
  });
  await results();
  expect(screen.getByText("Read as: “lovd”, without “fear”")).toBeVisible();
  expect(screen.getByText("No results for “lovd -fear”. Showing “loved”.")).toBeVisible();
});

test("words that the nearest verses leave out are named, where there are such verses", async () => {
  const missingWords = ["zzqqx"];
  const { unmount } = open("/bible?q=a", { total: 1, verses: [verse(1)], missingWords });
  await results();
  expect(screen.getByText(/The nearest ones leave out: “zzqqx”/)).toBeVisible();
  unmount();
  open("/bible?q=a", { total: 0, verses: [], byMeaning: [verse(1)], missingWords });
  expect(await screen.findByRole("region", { name: "By meaning" })).toBeVisible();
  expect(screen.queryByText(/leave out/)).toBeNull();
});

test("verses by meaning are a group of their own, which says what it is", async () => {
  const { unmount } = open("/bible?q=depression", { total: 0, verses: [], byMeaning: [verse(42)] });
  const group = await screen.findByRole("region", { name: "By meaning" });
  expect(within(group).getByRole("listitem")).toHaveTextContent("Psalm 42:1");
  expect(screen.getByText("Found by what they are about, not by these words.")).toBeVisible();
  expect(screen.getByText("No verse has the words “depression”")).toBeVisible();
  expect(screen.queryByText(EMPTY_TEXT)).toBeNull();
  unmount();

  const words = { total: 1, verses: [{ ...verse(1), match: "words" }], byMeaning: [verse(2)] };
  open("/bible?q=anger", words);
  await results();
  expect(groups()).toEqual(["Search results", "By meaning"]);
});

test("what is asked for by name stands first, an original word in its own letters", async () => {
  const entries = [
    { id: "a", kind: "Person", title: "Moses", text: "A prophet.", href: "/context?topic=Moses" },
    {
      id: "b",
      kind: "Hebrew word",
      title: "Hesed",
      original: { text: "חֶסֶד", lang: "he" },
      text: "Loyal love.",
      references: ["Micah 6:8"],
    },
  ];
  open("/bible?q=hesed", { total: 0, verses: [], entries });
  const named = within(await screen.findByRole("list", { name: "Best matches" }));
  expect(named.getByRole("link", { name: "Moses" })).toHaveAttribute(
    "href",
    "/context?topic=Moses",
  );
  expect(named.getByRole("heading", { name: "Hesed חֶסֶד", level: 3 })).toBeVisible();
  expect(named.getByText("חֶסֶד")).toHaveAttribute("lang", "he");
  expect(named.getByRole("link", { name: "Micah 6:8" })).toHaveAttribute(
    "href",
    "/bible/web/micah/6#v8",
  );
  expect(screen.queryByText(EMPTY_TEXT)).toBeNull();
});

test("verses with some of the words come after those by meaning", async () => {
  open("/bible?q=my+dog+died", {
    total: 1,
    verses: [{ ...verse(1), match: "some" }],
    byMeaning: [verse(2)],
  });
  await results();
  expect(groups()).toEqual(["By meaning", "Search results"]);
});

test("a failed search can be tried again, a refused one says why", async () => {
  let answer: unknown = new Response("away", { status: 503 });
  const { user, unmount } = open("/bible?q=grace", (call: Call) => answer ?? found(call));
  expect(await screen.findByRole("alert")).toHaveTextContent("Failed to search verses");
  expect(screen.queryByText(EMPTY_TEXT)).toBeNull();
  answer = null;
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  expect(await results()).toBeVisible();
  unmount();

  open("/bible?q=grace", problem(400, "Search for at most 500 characters"));
  expect(await screen.findByText(/Search for at most 500 characters/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Try Again" })).toBeNull();
});

test("a next page that does not come says so and is asked for again", async () => {
  let isAway = false;
  const { user } = open("/bible?q=shepherd", (call: Call) =>
    isAway ? problem(503, "away") : found(call),
  );
  await results();
  isAway = true;
  await user.click(screen.getByRole("button", { name: "Show more" }));
  expect(await within(await results()).findByRole("alert")).toHaveTextContent("away");
  expect(await items()).toHaveLength(10);
  expect(screen.queryByText(EMPTY_TEXT)).toBeNull();
  isAway = false;
  await user.click(screen.getByRole("button", { name: "Show more" }));
  await waitFor(async () => expect(await items()).toHaveLength(20));
  expect(within(await results()).queryByRole("alert")).toBeNull();
});

test("five skeletons stand while the library's verses are fetched; a failure can be tried again", async () => {
  const { answer, release } = held(new Response("no", { status: 500 }));
  answerCalls({ "/api/verses": answer });
  const { user } = renderView(<ScriptureList />);
  const library = screen.getByRole("region", { name: "Scripture Library" });
  expect(library.querySelectorAll("[data-skeleton]")).toHaveLength(5);
  release();
  expect(await screen.findByText("The verses couldn’t be loaded.")).toBeVisible();
  answerCalls({ "/api/verses": [verse(1), verse(2)] });
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  await waitFor(() => expect(within(library).getAllByRole("listitem")).toHaveLength(2));
});
