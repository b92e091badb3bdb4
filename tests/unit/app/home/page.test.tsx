/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { screen, waitFor, within } from "@testing-library/react";
import HomePage from "@/app/page";
import { NextRouter } from "../../../support/next-router";
import { answerCalls, goBack, later, problem, renderView } from "../../../support/view";

// react-markdown is an ES module, which Jest does not load.
jest.mock("@/components/media/markdown-text", () => ({
  MarkdownText: ({ text }: { text: string }) => <p>{text}</p>,
}));

const VERSE = { text: "Jesus wept.", reference: "John 11:35", translation: "WEB" };
const NEWS = [1, 2, 3, 4].map((number) => ({
  id: `item-${number}`,
  headline: `Headline ${number}`,
  summary: `Summary ${number}`,
  content: `Text of ${number}, see 2 Kings 20:20.`,
  publishedAt: `2025-10-0${5 - number}T12:00:00.000Z`,
  sources: [],
  verseReferences: ["2 Kings 20:20"],
}));

function open(answers: Parameters<typeof answerCalls>[0] = {}, address = "/") {
  const calls = answerCalls({
    "/api/bible/verse-of-the-day": VERSE,
    "/api/articles": [],
    "/api/videos": [],
    "/api/news": NEWS,
    ...answers,
  });
  const view = renderView(
    <NextRouter>
      <HomePage />
    </NextRouter>,
    { address },
  );
  return { calls, ...view };
}

const region = (name: string) => within(screen.getByRole("region", { name }));
const verse = () => region("Verse of the Day");
const news = () => region("Prophecy & News");
const dialog = (name: string) => screen.findByRole("dialog", { name });
const noDialog = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

test("the sections in the product's order, and where they lead", async () => {
  open({ "/api/news": [] });
  expect(await verse().findByRole("blockquote")).toHaveTextContent("“Jesus wept.”");
  expect(screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent)).toEqual([
    // Shown by the page's style sheet to whoever has begun something.
    "Today",
    "Verse of the Day",
    "Explore Biblical Truth",
    "Featured Content",
    "Prophecy & News",
    "Quick Actions",
  ]);
  expect(await screen.findByText("No featured content available at this time.")).toBeVisible();
  expect(await screen.findByText("No prophecy news available at this time.")).toBeVisible();
  expect(news().queryByRole("button")).toBeNull();
  for (const [name, href] of [
    ["Bible Study Search & Study Tools", "/bible"],
    ["AI Assistant Biblical Q&A", "/chat"],
    ["Timelines Creation vs Evolution", "/timelines"],
    ["Discoveries Archaeological Evidence", "/discover"],
    ["Reading Plans Structured Bible study", "/reading-plans"],
    ["Saved Verses Your bookmarks & notes", "/saved-verses"],
    ["Reading History Track your progress", "/reading-history"],
    ["Church Fathers Early Christian theologians", "/church-fathers"],
    ["Creator Profile Meet the Developer", "/about-dev"],
  ] as const) {
    const words = name.replaceAll(" ", " ?");
    expect(screen.getByRole("link", { name: new RegExp(`^${words}$`) })).toHaveAttribute(
      "href",
      href,
    );
  }
  expect(screen.getByText(/Modern Biblical Research Platform/)).toBeVisible();
});

describe("the verse of the day", () => {
  test("it is that of the visitor's own day, and leads to its context and to the Bible", async () => {
    jest.useFakeTimers({ advanceTimers: true, now: new Date(2026, 11, 25, 9) });
    try {
      // Where the server is it is still the day before.
      const { calls } = open({
        "/api/bible/verse-of-the-day": ({ path }: { path: string }) =>
          path.includes("date=") ? VERSE : { ...VERSE, date: "2026-12-24" },
      });
      expect(verse().getByRole("status")).toHaveTextContent("Loading the verse of the day");
      expect(await verse().findByRole("link", { name: "Read Context" })).toHaveAttribute(
        "href",
        "/context?verse=John%2011%3A35",
      );
      expect(verse().getByRole("link", { name: "Study More" })).toHaveAttribute("href", "/bible");
      expect(verse().getByText("Dec 25, 2026")).toBeVisible();
      expect(calls.map(({ path }) => path)).toContain(
        "/api/bible/verse-of-the-day?date=2026-12-25",
      );
    } finally {
      jest.useRealTimers();
    }
  });

  test("a failed one is not none: it says so and can be tried again", async () => {
    let answer: unknown = problem(503, "away");
    const { user } = open({ "/api/bible/verse-of-the-day": () => answer });
    expect(await verse().findByRole("alert")).toHaveTextContent(
      "The verse of the day couldn’t be loaded.",
    );
    expect(verse().queryByText("No verse available today")).toBeNull();
    answer = VERSE;
    await user.click(verse().getByRole("button", { name: "Try Again" }));
    expect(await verse().findByRole("link", { name: "John 11:35" })).toBeVisible();
  });

  test("none is no error: the empty texts stand without a retry", async () => {
    open({ "/api/bible/verse-of-the-day": () => Response.json(null) });
    expect(await verse().findByText("No verse available today")).toBeVisible();
    expect(verse().getByText("Please check back later")).toBeVisible();
    expect(verse().queryByRole("button", { name: "Try Again" })).toBeNull();
  });
});

describe("news", () => {
  test("the newest three with headline, summary, date and Read", async () => {
    const answer = later<unknown>();
    open({ "/api/news": () => answer.promise });
    expect(news().getByText("Loading news")).toBeInTheDocument();
    expect(screen.getByRole("region", { name: "Prophecy & News" })).toHaveAttribute(
      "aria-busy",
      "true",
    );
    answer.give(NEWS);
    await news().findByRole("heading", { name: "Headline 1" });
    const [first, ...others] = news().getAllByRole("article");
    expect(others).toHaveLength(2);
    const card = within(first as HTMLElement);
    expect(card.getByText("Summary 1")).toBeVisible();
    expect(card.getByText("Oct 4, 2025")).toBeVisible();
    expect(card.getByRole("button", { name: /^Read ?: Headline 1$/ })).toBeVisible();
  });

  test("what failed can be tried again", async () => {
    let answer: unknown = problem(503, "away");
    const { user } = open({ "/api/news": () => answer });
    expect(await news().findByText("The news couldn’t be loaded.")).toBeVisible();
    answer = NEWS;
    await user.click(news().getByRole("button", { name: "Try Again" }));
    await waitFor(() => expect(news().getAllByRole("article")).toHaveLength(3));
  });

  test("View All lists all; one leads on and back to the list; closing ends at the page", async () => {
    const { user } = open({}, "/#all-news");
    const list = within(await dialog("Prophecy & News"));
    expect(list.getAllByRole("listitem")).toHaveLength(4);
    await user.click(list.getByRole("button", { name: "Headline 4" }));
    const item = within(await dialog("Headline 4"));
    expect(await item.findByText(/Text of 4/)).toBeVisible();
    expect(item.getByText("Oct 1, 2025")).toBeVisible();
    expect(window.location.hash).toBe("#news-item-4");
    await user.click(item.getByRole("button", { name: "All news" }));
    await dialog("Prophecy & News");
    await user.keyboard("{Escape}");
    await noDialog();
    expect(window.location.hash).toBe("");
  });

  test.each(["Escape", "Close", "Back"])("%s closes an item and its address", async (way) => {
    const { user } = open();
    const read = await news().findByRole("button", { name: /^Read ?: Headline 1$/ });
    read.focus();
    await user.keyboard("{Enter}");
    const item = within(await dialog("Headline 1"));
    expect(window.location.hash).toBe("#news-item-1");
    if (way === "Back") goBack();
    else if (way === "Close") await user.click(item.getByRole("button", { name: "Close" }));
    else await user.keyboard("{Escape}");
    await noDialog();
    await waitFor(() => expect(window.location.hash).toBe(""));
    expect(read).toHaveFocus();
  });
});

test("the verse of the day is shared with the address of its own page", async () => {
  const share = jest.fn().mockResolvedValue(undefined);
  Object.defineProperty(navigator, "share", { value: share, configurable: true });
  const { user } = open();
  await user.click(await verse().findByRole("button", { name: "Share Verse" }));
  expect(share).toHaveBeenCalledWith({
    title: "Verse of the Day",
    text: '"Jesus wept." - John 11:35',
    url: `${window.location.origin}/bible/web/john/11/35`,
  });
  Reflect.deleteProperty(navigator, "share");
});
