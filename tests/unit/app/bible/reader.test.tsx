/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { screen, waitFor, within } from "@testing-library/react";
import { chapterOf, openReader } from "../../../support/reader-page";
import { type Call, goBack, later, problem } from "../../../support/view";

const reader = () => screen.findByRole("region", { name: "Reader" });
const title = async (name: string) =>
  within(await reader()).findByRole("heading", { level: 2, name });
const shows = async (words: string) => {
  const shown = await reader();
  await waitFor(() => expect(shown).toHaveTextContent(words));
};
const chapterAsked = ({ path }: Call) => {
  const asked = new URL(path, "http://localhost").searchParams;
  return chapterOf(asked.get("reference") ?? "", asked.get("translation") ?? "WEB");
};

beforeEach(() => window.localStorage.clear());

test("the page is named after its chapter, and arrow keys turn it outside of fields", async () => {
  const { user } = openReader("/bible?ref=Genesis+2&translation=KJV");
  await title("Genesis 2");
  expect(document.title).toBe("Genesis 2 (KJV) | Truth Uncovered");
  await user.keyboard("{ArrowLeft}");
  expect(await title("Genesis 1")).toHaveFocus();
  expect(document.title).toBe("Genesis 1 (KJV) | Truth Uncovered");
  expect(screen.getByRole("button", { name: "Previous chapter" })).toBeDisabled();

  const field = document.body.appendChild(document.createElement("input"));
  await user.type(field, "love{ArrowLeft}{ArrowRight}");
  await title("Genesis 1");
  field.remove();
});

test("chapters turn by button over the border of a book, and Back returns", async () => {
  const { user } = openReader("/bible?ref=Malachi+4");
  await title("Malachi 4");
  await user.click(screen.getByRole("button", { name: "Next chapter, Matthew 1" }));
  expect(await title("Matthew 1")).toHaveFocus();
  await user.click(screen.getByRole("button", { name: "Previous chapter, Malachi 4" }));
  await title("Malachi 4");
  await waitFor(() => expect(window.location.search).toBe("?ref=Malachi+4"));
  goBack();
  await title("Matthew 1");
});

test("quick steps are all counted while chapters are on their way", async () => {
  const gate = later<void>();
  let isHeld = false;
  const { user } = openReader("/bible?ref=Genesis+1", {
    "/api/bible/chapter": async (call: Call) => {
      if (isHeld) await gate.promise;
      return chapterAsked(call);
    },
  });
  await title("Genesis 1");
  isHeld = true;
  for (let step = 0; step < 4; step += 1) await user.keyboard("{ArrowRight}");
  gate.give();
  await title("Genesis 5");
});

test("both translations, alone and side by side; the choice is part of the address", async () => {
  const { user } = openReader("/bible?ref=John+3:16");
  expect(await reader()).toBeVisible();
  await shows("WEB words of John 3:16");
  await user.click(screen.getByRole("radio", { name: "KJV" }));
  await shows("KJV words of John 3:16");
  await waitFor(() => expect(window.location.search).toBe("?ref=John+3:16&translation=KJV"));
  await user.click(screen.getByRole("radio", { name: "Parallel" }));
  await shows("WEB words of John 3:16");
  await shows("KJV words of John 3:16");
  await waitFor(() => expect(window.location.search).toBe("?ref=John+3:16&translation=parallel"));
  goBack();
  await waitFor(async () => expect(await reader()).not.toHaveTextContent("WEB words"));
});

test("an address that asks for the original words has them beside the default translation", async () => {
  const asked: string[] = [];
  openReader("/bible?ref=John+3:16&translation=interlinear", {
    "/api/bible/chapter": (call: Call) => {
      asked.push(call.path);
      return chapterAsked(call);
    },
  });
  await title("John 3");
  expect(asked.filter((path) => !path.includes("translation=WEB"))).toEqual([]);
  expect(screen.getByRole("radio", { name: "Interlinear" })).toBeChecked();
});

test("a second translation that does not come says so and can be asked for again", async () => {
  let isAway = true;
  const { user } = openReader("/bible?ref=John+3&translation=parallel", {
    "/api/bible/chapter": (call: Call) =>
      isAway && call.path.includes("KJV") ? problem(503, "Away.") : chapterAsked(call),
  });
  await screen.findByText("The second translation couldn’t be loaded.");
  isAway = false;
  await user.click(within(await reader()).getByRole("button", { name: "Try Again" }));
  await shows("KJV words of John 3:16");
});

test("a failed chapter can be tried again, a refused one says why", async () => {
  let answer: unknown = new Response("away", { status: 503 });
  const { user, unmount } = openReader("/bible?ref=Ruth+1", {
    "/api/bible/chapter": (call: Call) => answer ?? chapterAsked(call),
  });
  await screen.findByText("The chapter couldn’t be loaded.");
  await title("Ruth 1");
  answer = null;
  await user.click(within(await reader()).getByRole("button", { name: "Try Again" }));
  await shows("WEB words of Ruth 1:1");
  unmount();

  openReader("/bible?ref=John+99", {
    "/api/bible/chapter": problem(404, "John has 21 chapters."),
  });
  await screen.findByText("John has 21 chapters.");
  await title("Not in the Bible");
  expect(within(await reader()).queryByRole("button", { name: "Try Again" })).toBeNull();
});

test("an address without a reference opens no reader", async () => {
  openReader("/bible?ref=%20");
  expect(screen.getByRole("button", { name: "Choose book and chapter" })).toBeVisible();
  expect(screen.queryByRole("region", { name: "Reader" })).toBeNull();
});

test("a verse that the translation does not print is explained, with a way to the other", async () => {
  const omitted = [{ verse: 37, reason: "Not in the oldest manuscripts." }];
  const { user } = openReader("/bible?ref=Acts+8:37", {
    "/api/bible/chapter": (call: Call) => ({
      ...chapterAsked(call),
      omitted: call.path.includes("KJV") ? [] : omitted,
    }),
  });
  const note = await screen.findByRole("note");
  expect(note).toHaveTextContent("Acts 8:37 Not in the oldest manuscripts.");
  expect(screen.getByText("Verse 37: Not in the oldest manuscripts.")).toBeVisible();
  await user.click(within(note).getByRole("button", { name: "Read it in the King James Version" }));
  await shows("KJV words of Acts 8:1");
  expect(screen.queryByRole("note")).toBeNull();
});

test("a verse shows its cross references in place and leads to them", async () => {
  let isAway = true;
  const links = {
    total: 1,
    links: [{ id: 1, reference: "Romans 5:8", translation: "WEB", text: "But God commends" }],
  };
  const { user } = openReader("/bible?ref=John+3:16", {
    "/api/bible/verse-links": () => (isAway ? problem(503, "Away.") : links),
  });
  await user.click(await screen.findByRole("link", { name: "Verse 16, the one you looked up" }));
  const menu = await screen.findByRole("dialog", { name: "John 3:16" });
  await within(menu).findByText("The cross references couldn’t be loaded.");
  isAway = false;
  await user.click(within(menu).getByRole("button", { name: "Try Again" }));
  await within(menu).findByRole("heading", { name: "Cross references (1)" });
  await user.click(within(menu).getByRole("link", { name: "Romans 5:8" }));
  await title("Romans 5");
  expect(screen.queryByRole("dialog")).toBeNull();
});

test("the name of God is shown as the visitor chooses, and copied as translated", async () => {
  const copied: string[] = [];
  const { user } = openReader("/bible?ref=Psalm+23", {
    "/api/bible/chapter": (call: Call) => {
      const chapter = chapterAsked(call);
      const [first] = chapter.verses;
      if (first) first.text = "Yahweh is my shepherd.";
      return chapter;
    },
  });
  jest.spyOn(navigator.clipboard, "writeText").mockImplementation(async (text) => {
    copied.push(text);
  });
  await user.click(await screen.findByRole("button", { name: "Reading settings" }));
  await user.click(await screen.findByRole("radio", { name: "the LORD" }));
  await user.keyboard("{Escape}");
  expect(await reader()).toHaveTextContent("The LORD is my shepherd.");
  await user.click(screen.getByRole("link", { name: "Verse 1" }));
  await user.click(await screen.findByRole("button", { name: "Copy verse" }));
  await waitFor(() => expect(copied).toEqual(["“Yahweh is my shepherd.” — Psalm 23:1 (WEB)"]));
});

test("text size and page color are saved", async () => {
  const { user, unmount } = openReader("/bible?ref=John+1");
  await user.click(await screen.findByRole("button", { name: "Reading settings" }));
  await user.click(await screen.findByRole("radio", { name: "Largest" }));
  await user.click(screen.getByRole("radio", { name: "Sepia" }));
  const root = document.documentElement;
  expect(root).toHaveAttribute("data-reading-theme", "sepia");
  expect(root).toHaveAttribute("data-text-size", "largest");
  unmount();
  delete root.dataset.readingTheme;
  openReader("/bible?ref=John+1");
  await reader();
  expect(root).toHaveAttribute("data-reading-theme", "sepia");
});

test("book and chapter are chosen by filter and key, without asking the server", async () => {
  const { user, calls } = openReader("/bible", { hasWorkspace: false });
  const before = calls.length;
  await user.click(screen.getByRole("button", { name: "Choose book and chapter" }));
  const picker = await screen.findByRole("dialog", { name: "Choose a book" });
  expect(within(picker).getByRole("button", { name: "Genesis" })).toBeVisible();
  const filter = within(picker).getByRole("searchbox", { name: "Filter books" });
  await user.type(filter, "zzz");
  expect(within(picker).getByText("No book matches.")).toBeVisible();
  await user.clear(filter);
  await user.type(filter, "psal{Enter}");
  const chapters = await screen.findByRole("dialog", { name: "Psalms" });
  expect(within(chapters).getAllByRole("link")).toHaveLength(150);
  expect(within(chapters).getByRole("link", { name: "Psalm 1" })).toHaveFocus();
  expect(calls).toHaveLength(before);
  await user.click(within(chapters).getByRole("button", { name: "All books" }));
  await user.clear(screen.getByRole("searchbox", { name: "Filter books" }));
  await user.click(screen.getByRole("button", { name: "Jude" }));
  await title("Jude 1");
  await waitFor(() => expect(window.location.search).toBe("?ref=Jude+1"));
});
