/** @jest-environment ./tests/setup/browser-environment.mjs */
import "@/tests/support/browser";
import { screen, waitFor } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { CreationsTab } from "@/app/scripture-library/_components/creations-tab";
import type { Creation } from "@/lib/creations/contract";
import { aCreation } from "@/tests/support/library-rows";
import { type Answers, answerCalls, type Call, problem, renderView } from "@/tests/support/view";

const LIST = "GET /api/creations";
const box = () => screen.getByRole("searchbox", { name: "Search your creations" });
const cards = () => screen.queryAllByRole("article");
const titles = () => cards().map((card) => card.querySelector("h3")?.textContent);

/** Opens the tab at an address; `address()` is what stands there by then. */
function open(answers: Answers, at = "?tab=creations") {
  const calls = answerCalls(answers);
  let now = at;
  const view = renderView(
    <NuqsTestingAdapter
      searchParams={at}
      hasMemory
      onUrlUpdate={({ queryString }) => {
        now = queryString;
      }}
    >
      <CreationsTab />
    </NuqsTestingAdapter>,
  );
  return { ...view, answers, calls, address: () => now };
}

const THREE: Creation[] = [
  aCreation(),
  aCreation({
    id: "two",
    title: "Prayer - Evening...",
    content: "Stay with us",
    type: "prayer",
  }),
  aCreation({
    id: "three",
    title: "Poem - Dawn...",
    content: "The LAMP is lit",
    prompt: "evening",
  }),
];

test("a newcomer has none, and is told how to get one", async () => {
  open({ [LIST]: [] });
  expect(await screen.findByText("No AI creations yet")).toBeVisible();
  expect(
    screen.getByText("Open a collection, select some verses and choose Generate AI Content."),
  ).toBeVisible();
  expect(box()).toHaveAttribute("placeholder", "Search your creations...");
});

test("cards show what a creation is", async () => {
  open({
    [LIST]: [
      aCreation({ likes: 3, scriptureReferences: ["Psalm 1:1", "Psalm 1:2"] }),
      aCreation({ id: "two", title: "Own", isGenerated: false, type: "prayer", createdAt: null }),
      aCreation({
        id: "three",
        moderation: "waiting",
        isPublic: true,
        content: "Arranged from this passage without a language model: the words are Scripture’s.",
      }),
    ],
  });
  await waitFor(() => expect(cards()).toHaveLength(3));
  const [first, second, third] = cards();
  for (const words of ["Poem", "AI-made", "2 verses", "Nov 20, 2026", "3 likes", "A lamp"]) {
    expect(first).toHaveTextContent(words);
  }
  for (const words of ["Prayer", "Your own words", "1 verse", "Unknown date"]) {
    expect(second).toHaveTextContent(words);
  }
  expect(second).not.toHaveTextContent("like");
  expect(third).toHaveTextContent("Published by link");
  expect(third).toHaveTextContent("Arranged from Scripture");
  expect(third).not.toHaveTextContent("AI-made");
  expect(first?.querySelector("button")).toBeNull();
});

test("search finds title or text whatever the case, a type narrows it, Clear brings all back", async () => {
  const { user, address } = open({ [LIST]: THREE });
  await waitFor(() => expect(cards()).toHaveLength(3));
  await user.type(box(), "lamp");
  expect(titles()).toEqual(["Poem - Light...", "Poem - Dawn..."]);
  expect(screen.getByText("2 found")).toBeInTheDocument();
  await user.clear(box());
  await user.type(box(), "EVENING");
  expect(titles()).toEqual(["Prayer - Evening..."]);
  await user.click(screen.getByRole("button", { name: "Poems" }));
  expect(screen.getByText("None of your creations contains “EVENING”")).toBeVisible();
  await waitFor(() => expect(address()).toContain("q=EVENING"));
  expect(address()).toContain("type=poem");
  await user.click(screen.getByRole("button", { name: "Clear" }));
  await waitFor(() => expect(cards()).toHaveLength(3));
  expect(box()).toHaveFocus();
  await waitFor(() => expect(address()).toBe("?tab=creations"));
});

test("an address with words and a type shows what they find", async () => {
  open({ [LIST]: THREE }, `?q=dawn&type=poem`);
  await waitFor(() => expect(titles()).toEqual(["Poem - Dawn..."]));
  expect(box()).toHaveValue("dawn");
  expect(screen.getByRole("button", { name: "Poems" })).toHaveAttribute("aria-pressed", "true");
});

test("a type without any says so", async () => {
  const { user } = open({ [LIST]: THREE });
  await waitFor(() => expect(cards()).toHaveLength(3));
  await user.click(screen.getByRole("button", { name: "Meditations" }));
  expect(screen.getByText("None of this type")).toBeVisible();
});

test("a long list comes in pages, and the server searches what is not here yet", async () => {
  const { calls, user } = open({
    [LIST]: ({ query }: Call) => {
      if (query.get("q")) return [aCreation({ id: "far", title: "Poem - Far away..." })];
      if (query.get("cursor")) return [aCreation({ id: "last" })];
      return Response.json([aCreation()], {
        headers: { Link: '</api/creations?userId=demo-user&limit=100&cursor=x>; rel="next"' },
      });
    },
  });
  await waitFor(() => expect(cards()).toHaveLength(1));
  await user.type(box(), "far");
  await waitFor(() => expect(titles()).toEqual(["Poem - Far away..."]));
  const asked = calls.map(({ path }) => path);
  expect(asked).toContain("/api/creations?userId=demo-user&q=far");
  // Not with every letter.
  expect(asked.filter((path) => path.includes("q="))).toHaveLength(1);
  await user.clear(box());
  await user.click(await screen.findByRole("button", { name: "Show more" }));
  await waitFor(() => expect(cards()).toHaveLength(2));
  expect(screen.queryByRole("button", { name: "Show more" })).toBeNull();
});

test("a list that does not come says so and can be asked again", async () => {
  const { answers, user } = open({ [LIST]: problem(503, "The database is away.") });
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Failed to fetch creationsThe database is away.",
  );
  answers[LIST] = [];
  await user.click(screen.getByRole("button", { name: "Try Again" }));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(screen.getByText("No AI creations yet")).toBeVisible();
});
