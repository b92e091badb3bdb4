/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { act, screen, waitFor, within } from "@testing-library/react";
import DiscoverPage from "@/app/discover/page";
import { GET as getWords } from "@/app/discover/words.json/route";
import { discoveries } from "@/lib/content/discoveries";
import { answerCalls, held, renderView } from "../../../support/view";

// Two of each kind: as many as it takes to choose among.
jest.mock("@/lib/content/discoveries", () => {
  const { discoveries } = jest.requireActual("@/lib/content/discoveries");
  const slugs = ["durupinar-formation", "red-sea-crossing", "tel-dan-stele", "pilate-stone"];
  return {
    discoveries: discoveries.filter(({ slug }: { slug: string }) => slugs.includes(slug)),
  };
});
// The map needs a size, which only a browser knows.
jest.mock("@/app/discover/_components/site-map", () => ({ SiteMap: () => null }));

const ALL = discoveries.length;
/** Ron Wyatt's. */
const CLAIMS = 2;
const NO_ARTICLES = "No articles found matching your criteria.";
const NO_VIDEOS = "No videos found matching your criteria.";

const article = (id: string, category: string, title: string, content = "") => ({
  id,
  featured: false,
  title,
  content,
  excerpt: `Excerpt of ${title}`,
  category,
  imageUrl: null,
  readTime: "7 min read",
  publishedAt: "2026-03-05T12:00:00Z",
  sourceUrl: null,
});
const video = (id: string, category: string, title: string, description = "") => ({
  id,
  featured: false,
  title,
  description,
  category,
  thumbnailUrl: null,
  videoUrl: null,
  duration: null,
  publishedAt: null,
});
const ARTICLES = [
  article("a", "archaeological", "On basalt"),
  article("b", "biblical", "On grace", "Of BASALT it says nothing."),
  article("c", "discovery", "On a claim"),
];
const VIDEOS = [video("v", "prophecy", "A film", "About basalt"), video("w", "biblical", "Other")];
const QUOTE = {
  text: "In the beginning was the Word.",
  reference: "John 1:1",
  translation: "WEB",
  book: "John",
  chapter: 1,
  verse: 1,
};

/** Renders the page and lets what comes late come. */
async function openPage(answers: object = {}, address = "/discover") {
  const calls = answerCalls({
    "/api/articles": ARTICLES,
    "/api/videos": VIDEOS,
    "/api/daily-quote": QUOTE,
    "/discover/words.json": getWords,
    ...answers,
  });
  const view = renderView(<DiscoverPage />, { address });
  await act(async () => {});
  return { calls, ...view };
}

const list = (name: string) => within(screen.getByRole("region", { name }));
const articlesOf = (name: string) => list(name).queryAllByRole("article");
/** The cards the filter leaves. */
const cards = () => [
  ...document.querySelectorAll<HTMLElement>("[data-discovery] > article:not([hidden])"),
];
const searchbox = () =>
  screen.getByRole("searchbox", { name: "Search discoveries, articles and videos" });
const chip = (name: string) =>
  within(screen.getByRole("group", { name: "Category" })).getByRole("button", { name });
const texts = (elements: readonly HTMLElement[]) => elements.map((one) => one.textContent);
/** Until the address has followed. */
const isAt = (address: string) =>
  waitFor(() => expect(window.location.pathname + window.location.search).toBe(address));

test("an address with a choice starts with it", async () => {
  await openPage({}, "/discover?category=discovery");
  await waitFor(() => expect(cards()).toHaveLength(CLAIMS));
  expect(chip("Ron Wyatt")).toHaveAttribute("aria-pressed", "true");
});

test("the page has all its parts, in their order, and a quote of the day", async () => {
  await openPage();
  expect(searchbox()).toHaveAttribute("placeholder", "Search discoveries, articles, videos...");
  expect(await list("Daily Quote").findByRole("blockquote")).toHaveTextContent(QUOTE.text);
  expect(texts(screen.getAllByRole("heading", { level: 2 }))).toEqual([
    "Daily Quote",
    "New Arrivals",
    "Archaeological Discoveries",
    "Articles",
    "Videos",
  ]);
  const chips = within(screen.getByRole("group", { name: "Category" })).getAllByRole("button");
  expect(texts(chips)).toEqual(["All", "Archaeological", "Prophecy", "Ron Wyatt", "Biblical"]);
  expect(chip("All")).toHaveAttribute("aria-pressed", "true");
  expect(cards()).toHaveLength(ALL);
  expect(list("Archaeological Discoveries").getByText(String(ALL))).toHaveTextContent(
    `${ALL} discoveries`,
  );
});

test("a card holds place, date, score and objections, and says whose claim it is", async () => {
  await openPage();
  const named = (name: RegExp) =>
    within(
      cards().find((card) => name.test(card.querySelector("h3")?.textContent ?? "")) as HTMLElement,
    );
  const claim = named(/Noah’s Ark/);
  expect(claim.getByText("Ron Wyatt")).toBeVisible();
  expect(claim.getByText(/This is Ron Wyatt’s claim, not an established find\./)).toBeVisible();
  expect(claim.getByRole("heading", { name: "Objections" })).toBeVisible();
  expect(claim.getByText("How this was graded")).toBeVisible();
  expect(claim.getByText("Graded statement.")).toBeInTheDocument();
  const find = named(/^Tel Dan Stele$/);
  expect(find.getByText("Mainstream")).toBeVisible();
  expect(find.getByRole("heading", { name: "What others say" })).toBeVisible();
  expect(find.getByText(/Tel Dan, Upper Galilee/)).toBeVisible();
});

test("the chips choose the discoveries, and the address keeps the choice", async () => {
  const { user } = await openPage();
  await user.click(chip("Ron Wyatt"));
  await isAt("/discover?category=discovery");
  expect(cards()).toHaveLength(CLAIMS);
  expect(cards()[0]).toHaveTextContent("This is Ron Wyatt’s claim");
  await user.click(chip("Archaeological"));
  await isAt("/discover?category=archaeological");
  expect(cards()).toHaveLength(ALL - CLAIMS);
  for (const name of ["Prophecy", "Biblical", "All"]) {
    await user.click(chip(name));
    await waitFor(() => expect(cards()).toHaveLength(ALL));
  }
  await isAt("/discover");
});

test("text is found in every word of a discovery, also in those of its own page", async () => {
  const { user } = await openPage();
  await user.type(searchbox(), "BYTDWD");
  await waitFor(() => expect(cards()).toHaveLength(1));
  expect(cards()[0]).toHaveTextContent("Tel Dan Stele");
  await isAt("/discover?search=BYTDWD");
  await user.type(searchbox(), " no such word");
  await waitFor(() => expect(cards()).toEqual([]));
  expect(screen.getByText("No discoveries found matching your criteria.")).toBeVisible();
  await user.clear(searchbox());
  await waitFor(() => expect(cards()).toHaveLength(ALL));
  await isAt("/discover");
});

test("articles and videos follow category and text; new arrivals are the first two", async () => {
  const { user } = await openPage();
  await waitFor(() => expect(articlesOf("New Arrivals")).toHaveLength(2));
  const [first] = articlesOf("New Arrivals");
  for (const words of ["NEW", "7 min read", "On basalt"]) expect(first).toHaveTextContent(words);
  await waitFor(() => expect(articlesOf("Articles")).toHaveLength(3));
  expect(articlesOf("Videos")).toHaveLength(2);

  await user.type(searchbox(), "basalt");
  await waitFor(() => expect(articlesOf("Articles")).toHaveLength(2));
  expect(articlesOf("Videos")).toHaveLength(1);
  await user.click(chip("Biblical"));
  await waitFor(() => expect(articlesOf("Articles")).toHaveLength(1));
  expect(articlesOf("New Arrivals")).toHaveLength(1);
  expect(articlesOf("Articles")[0]).toHaveTextContent("On grace");
  expect(screen.getByText(NO_VIDEOS)).toBeVisible();
  await user.clear(searchbox());
  await user.click(chip("Prophecy"));
  expect(await screen.findByText(NO_ARTICLES)).toBeVisible();
  await waitFor(() => expect(articlesOf("Videos")).toHaveLength(1));
});

test("skeletons stand while the lists are under way; empty lists say so", async () => {
  const articles = held([]);
  const videos = held([]);
  await openPage({ "/api/articles": articles.answer, "/api/videos": videos.answer });
  const skeletons = (name: string) =>
    screen.getByRole("region", { name }).querySelectorAll("[data-skeleton]").length;
  await waitFor(() => expect(skeletons("Articles")).toBe(3));
  expect([skeletons("New Arrivals"), skeletons("Videos")]).toEqual([2, 3]);
  articles.release();
  videos.release();
  expect(await screen.findByText(NO_ARTICLES)).toBeVisible();
  expect(await screen.findByText(NO_VIDEOS)).toBeVisible();
  expect(document.querySelectorAll("[data-skeleton]")).toHaveLength(0);
  expect(screen.queryByRole("button", { name: "Try Again" })).toBeNull();
});

test("a failed read is not an empty list: it says so, with Try Again, which reads again", async () => {
  let isDown = true;
  const failing = (answer: unknown) => () =>
    isDown ? new Response("down", { status: 503 }) : answer;
  const { user } = await openPage({
    "/api/articles": failing(ARTICLES),
    "/api/videos": failing(VIDEOS),
    "/api/daily-quote": failing(QUOTE),
  });
  for (const what of ["articles", "videos", "daily quote"]) {
    expect(await screen.findByText(`The ${what} couldn’t be loaded.`)).toBeVisible();
  }
  expect(screen.queryByText(NO_ARTICLES)).toBeNull();
  isDown = false;
  for (const name of ["Daily Quote", "Articles", "Videos"])
    await user.click(list(name).getByRole("button", { name: "Try Again" }));
  await waitFor(() => expect(articlesOf("Articles")).toHaveLength(3));
  await waitFor(() => expect(articlesOf("Videos")).toHaveLength(2));
  expect(list("Daily Quote").getByRole("blockquote")).toBeVisible();
});
