/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { screen, waitFor, within } from "@testing-library/react";
import { NuqsAdapter } from "nuqs/adapters/react";
import { SearchHelp } from "@/app/search/_components/search-help";
import { SiteSearch } from "@/app/search/_components/site-search";
import { readQuery, tellReading } from "@/lib/bible/search/query-language";
import { answerCalls, goBack, later, problem, renderView } from "../../../support/view";

const verse = {
  id: 1,
  book: "John",
  chapter: 11,
  verse: 35,
  text: "Jesus wept.",
  reference: "John 11:35",
  translation: "WEB",
};
const found = (more: object = {}) => ({ total: 1, verses: [verse], articles: [], ...more });
const hit = (title: string) => ({ id: title, title, snippet: "Words", href: "/discover#x" });
const video = (title: string, publishedAt: string | null = null) => ({
  id: title,
  title,
  description: "",
  category: "biblical",
  publishedAt,
});

function open(address: string, answers: Record<string, unknown>) {
  const calls = answerCalls({ "/api/videos": [], ...answers });
  const view = renderView(
    <NuqsAdapter>
      <SiteSearch />
    </NuqsAdapter>,
    { address },
  );
  return { calls, ...view };
}
const section = (name: string) => screen.findByRole("region", { name });
const box = () => screen.getByRole("searchbox", { name: "Search term" });
const button = (name: string) => screen.getByRole("button", { name });

test("an empty search invites; a term is asked for without its spaces; Clear and Back", async () => {
  const { user, calls } = open("/search", { "/api/search": found() });
  expect(screen.getByText("Start your search")).toBeVisible();
  expect(button("Search")).toBeDisabled();
  expect(button("Clear")).toBeDisabled();
  await user.type(box(), "   ");
  expect(button("Search")).toBeDisabled();

  await user.type(box(), "living water  {Enter}");
  expect(within(await section("Verses")).getByRole("listitem")).toHaveTextContent("Jesus wept.");
  await waitFor(() => expect(window.location.search).toBe("?q=living+water"));
  const searches = calls.map(({ path }) => path).filter((path) => path.startsWith("/api/search"));
  expect(searches).toEqual(["/api/search?q=living+water"]);

  await user.click(button("Clear"));
  expect(await screen.findByText("Start your search")).toBeVisible();
  expect(box()).toHaveValue("");
  expect(box()).toHaveFocus();
  await waitFor(() => expect(window.location.search).toBe(""));
  goBack();
  expect(await section("Verses")).toBeVisible();
  expect(box()).toHaveValue("living water");
});

test("articles and videos stand beside the verses, cut, dated and counted", async () => {
  const content = `${"word ".repeat(60)}end`;
  open("/search?q=wept", {
    "/api/search": found({
      total: 2,
      articles: [
        { id: 7, title: "On tears", category: "archaeological", content, publishedAt: null },
      ],
    }),
    "/api/videos": [video("Why he WEPT", "2026-03-05T12:00:00Z"), video("Other")],
  });

  expect(await screen.findByText("3 results for “wept”")).toBeVisible();
  const article = within(await section("Articles")).getByRole("listitem");
  expect(article).toHaveTextContent("No date");
  expect(article).toHaveTextContent(`${content.slice(0, 200)}...`);
  const videos = within(await section("Videos")).getAllByRole("listitem");
  expect(videos).toHaveLength(1);
  expect(videos[0]).toHaveTextContent("Mar 5, 2026");
});

test("three skeletons stand while the answer is under way", async () => {
  const search = later();
  open("/search?q=wept", { "/api/search": () => search.promise });

  const waiting = screen.getByRole("status");
  expect(waiting).toHaveTextContent("Searching");
  expect(waiting.querySelectorAll("[data-skeleton]")).toHaveLength(3);
  search.give(found());
  expect(await section("Verses")).toBeVisible();
  expect(screen.queryByText("Searching")).toBeNull();
});

test("verses and articles do not wait for the videos; what stands under these does not move", async () => {
  const videos = later();
  open("/search?q=wept", {
    "/api/search": found({
      total: 3,
      articles: [{ id: 7, title: "On tears", category: "x", content: "", publishedAt: null }],
      discoveries: [hit("A find")],
    }),
    "/api/videos": () => videos.promise,
  });

  expect(await section("Verses")).toBeVisible();
  expect(await section("Articles")).toBeVisible();
  expect(screen.queryByRole("region", { name: "Discoveries" })).toBeNull();
  expect(screen.getByText("Searching")).toBeInTheDocument();
  videos.give([video("He wept")]);
  expect(await section("Videos")).toBeVisible();
  const titles = screen.getAllByRole("heading", { level: 2 }).map((one) => one.textContent);
  expect(titles).toEqual(["Verses", "Articles", "Videos", "Discoveries"]);
  expect(screen.getByText("4 results for “wept”")).toBeVisible();
  expect(screen.queryByText("Searching")).toBeNull();
});

test("nothing found is said once all have answered, in the product's words", async () => {
  const videos = later();
  open("/search?q=qqqq", {
    "/api/search": found({ total: 0, verses: [], message: "Psalms has 150 chapters." }),
    "/api/videos": () => videos.promise,
  });

  expect(await screen.findByText("Psalms has 150 chapters.")).toBeVisible();
  expect(screen.queryByText("No results found")).toBeNull();
  videos.give([]);
  expect(await screen.findByText("No results found")).toBeVisible();
  expect(screen.getByText("Psalms has 150 chapters.")).toBeVisible();
  expect(
    screen.getByText("Try adjusting your search terms or browse our content categories."),
  ).toBeVisible();
});

test("what words do not find, meaning does, in a group of its own", async () => {
  open("/search?q=depression", {
    "/api/search": found({ total: 0, verses: [], byMeaning: [verse] }),
  });
  const group = await section("By meaning");
  expect(within(group).getByRole("listitem")).toHaveTextContent("Jesus wept.");
  expect(group).toHaveTextContent("Found by what they are about, not by these words.");
  expect(screen.getByText("Nothing has the words “depression”")).toBeVisible();
  expect(screen.queryByText("No results found")).toBeNull();
});

test("a chapter is offered to be opened, with its first verses alone", async () => {
  const verses = [1, 2, 3, 4, 5].map((at) => ({ ...verse, id: at, verse: at, match: "reference" }));
  const book = { name: "John", reference: "John 11" };
  open("/search?q=john+11", { "/api/search": found({ total: 5, verses, book }) });
  expect(within(await section("Verses")).getAllByRole("listitem")).toHaveLength(3);
  expect(screen.getByRole("link", { name: "Open John 11" })).toHaveAttribute(
    "href",
    "/bible/web/john/11",
  );
});

test("a name asked for stands above everything", async () => {
  const entries = [{ id: "a", kind: "Church Father", title: "Augustine", text: "A bishop." }];
  open("/search?q=augustine", { "/api/search": found({ total: 0, verses: [], entries }) });
  expect(await screen.findByRole("heading", { name: "Augustine", level: 2 })).toBeVisible();
  expect(screen.queryByText("No results found")).toBeNull();
});

test("videos that cannot be read take nothing from the rest", async () => {
  open("/search?q=wept", {
    "/api/search": found({ discoveries: [hit("A find")] }),
    "/api/videos": new Response("no", { status: 500 }),
  });

  expect(await section("Discoveries")).toHaveTextContent("A find");
  expect(screen.getByText("1 result for “wept”")).toBeVisible();
});

test("a failed search can be tried again, a refused one not", async () => {
  const { user } = open("/search?q=grace", { "/api/search": new Response("no", { status: 500 }) });
  expect(await screen.findByRole("alert")).toHaveTextContent("The search couldn’t be completed.");
  expect(screen.queryByText("No results found")).toBeNull();
  answerCalls({ "/api/search": found() });
  await user.click(button("Try Again"));
  expect(await section("Verses")).toBeVisible();

  answerCalls({ "/api/search": problem(400, "Search for at most 500 characters") });
  await user.clear(box());
  await user.type(box(), "long{Enter}");
  expect(await screen.findByText("Search for at most 500 characters")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Try Again" })).toBeNull();
});

test("how to search is told by examples that the search reads as they are told", async () => {
  const { user } = renderView(<SearchHelp />);
  await user.click(screen.getByText("How to search"));
  const readings = screen
    .getAllByRole("term")
    .flatMap((term) => within(term).getAllByRole("link"))
    .map((link) => new URL(link.getAttribute("href") ?? "", "http://x").searchParams.get("q") ?? "")
    .map((query) => tellReading(readQuery(query)));
  expect(readings).toEqual([
    null,
    "exactly “be not afraid”",
    expect.stringMatching(/without “lord”/),
    expect.stringMatching(/“mercy” or “compassion”/),
    expect.stringMatching(/“proph/),
    expect.stringMatching(/in 1 John/),
    expect.stringMatching(/in the Old Testament/),
    expect.stringMatching(/not in Psalms/),
    expect.stringMatching(/g26/),
    expect.stringMatching(/hesed/),
    "in John 3:16",
    "“shepherd”, in Psalm 23",
  ]);
});
