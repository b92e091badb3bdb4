/** @jest-environment ./tests/setup/browser-environment.mjs */
import "@/tests/support/browser";
import { screen, waitFor, within } from "@testing-library/react";
import { NuqsTestingAdapter } from "nuqs/adapters/testing";
import { LibraryTabs } from "@/app/scripture-library/_components/library-tabs";
import { aCollection, aCreation, aVerse } from "@/tests/support/library-rows";
import { libraryOf } from "@/tests/support/library-server";
import {
  type Answers,
  answerCalls,
  callsTo,
  held,
  problem,
  renderView,
} from "@/tests/support/view";

const COLLECTIONS = "GET /api/collections";
const APPROVED = "GET /api/creations";
const SHARED = "GET /api/collections/shared/*";
const tab = (name: string) => screen.getByRole("tab", { name });
const button = (name: string) => screen.getByRole("button", { name });

/** Opens the library at an address; `address()` is what stands there by then. */
function open(answers: Answers, at = "") {
  const calls = answerCalls(answers);
  let now = at;
  const steps: string[] = [];
  const view = renderView(
    <NuqsTestingAdapter
      searchParams={at}
      hasMemory
      onUrlUpdate={({ queryString, options }) => {
        now = queryString;
        steps.push(options.history);
      }}
    >
      <LibraryTabs />
    </NuqsTestingAdapter>,
    { address: `/scripture-library${at}` },
  );
  return { ...view, answers, calls, steps, address: () => now };
}

/** A library with two collections of a verse each. */
const two = () =>
  libraryOf({
    collections: [aCollection(), aCollection({ id: "c2", title: "Praise", isPublic: true })],
    verses: [aVerse("John 3:16")],
  });

test("each tab has its address, each a step for Back", async () => {
  const { user, address, steps } = open({ ...two(), [APPROVED]: [] });
  expect(await screen.findByRole("heading", { name: "My Collections" })).toBeVisible();
  await user.click(tab("AI Creations"));
  expect(await screen.findByText("No AI creations yet")).toBeVisible();
  await waitFor(() => expect(address()).toBe("?tab=creations"));
  await user.click(tab("Discover"));
  expect(await screen.findByText("Public creations are coming soon")).toBeVisible();
  await waitFor(() => expect(address()).toBe("?tab=discover"));
  await user.click(tab("Collections"));
  await waitFor(() => expect(address()).toBe(""));
  expect(steps).toEqual(["push", "push", "push"]);
});

test("an empty library says how to begin, once it is known to be empty", async () => {
  const { answer, release } = held([]);
  open({ [COLLECTIONS]: answer });
  expect(await screen.findByText("Loading collections")).toBeInTheDocument();
  expect(screen.queryByText("No collections yet")).toBeNull();
  release();
  expect(await screen.findByText("No collections yet")).toBeVisible();
  expect(screen.getByText("Create your first scripture collection to get started")).toBeVisible();
});

test("collections that cannot be read are not none: what failed, the reason and Try Again", async () => {
  const { answers, user } = open({ [COLLECTIONS]: problem(500, "Away.") });
  expect(await screen.findByRole("alert")).toHaveTextContent(
    "Failed to fetch collectionsAway. What you saved is kept.",
  );
  expect(screen.queryByText("No collections yet")).toBeNull();
  answers[COLLECTIONS] = [];
  await user.click(button("Try Again"));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(screen.getByText("No collections yet")).toBeVisible();
});

test("a card shows what a collection is, and opens it below at its address", async () => {
  const { user, address } = open(two());
  const card = (await screen.findByRole("link", { name: "Praise" })).closest("li") as HTMLElement;
  expect(card).toHaveTextContent("1 verse");
  expect(within(card).getByText("Public")).toBeVisible();
  expect(screen.getByRole("link", { name: "Comfort" })).toHaveAttribute(
    "href",
    "/scripture-library?collection=c1",
  );
  await user.click(screen.getByRole("link", { name: "Comfort" }));
  expect(await screen.findByRole("heading", { name: "Comfort - Verses" })).toHaveFocus();
  await waitFor(() => expect(address()).toBe("?collection=c1"));
  await user.click(button("Close collection"));
  await waitFor(() => expect(address()).toBe(""));
  expect(screen.queryByRole("heading", { name: "Comfort - Verses" })).toBeNull();
});

test("a selection ends with its collection", async () => {
  const { user } = open(two(), "?collection=c2");
  await user.click(await screen.findByRole("checkbox", { name: "Select John 3:16" }));
  await user.click(screen.getByRole("link", { name: "Comfort" }));
  await screen.findByRole("heading", { name: "Comfort - Verses" });
  await user.click(screen.getByRole("link", { name: "Praise" }));
  await screen.findByRole("heading", { name: "Praise - Verses" });
  expect(await screen.findByRole("checkbox", { name: "Select John 3:16" })).not.toBeChecked();
});

test("a created collection stands among the others", async () => {
  const { user } = open(two());
  await user.click(await screen.findByRole("button", { name: "Create Collection" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Create Collection" }));
  await user.type(dialog.getByRole("textbox", { name: "Collection Name" }), "New one");
  await user.click(dialog.getByRole("button", { name: "Create Collection" }));
  expect(await screen.findByRole("link", { name: "New one" })).toBeVisible();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("deleting the open collection takes it out of the address in place", async () => {
  const { user, address, steps } = open(two(), "?collection=c1");
  await user.click(await screen.findByRole("button", { name: "Delete" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Delete Collection" }));
  await user.click(dialog.getByRole("button", { name: "Delete collection" }));
  await waitFor(() => expect(address()).toBe(""));
  expect(steps).toEqual(["replace"]);
  expect(window.location.hash).toBe("");
  expect(screen.queryByRole("link", { name: "Comfort" })).toBeNull();
});

const sharedVerse = (reference: string | null, fields: object = {}) => ({
  reference,
  translation: "WEB",
  orderIndex: 0,
  osis: "John.3.16",
  isChecked: true,
  verseText: `The words of ${reference}`,
  ...fields,
});
const shared = (fields: object = {}) => ({
  title: "For friends",
  description: "Read these",
  verseCount: 2,
  verses: [sharedVerse("John 3:16")],
  ...fields,
});

test("a shared collection is read by whoever has the link, and only what is checked has words", async () => {
  open(
    {
      [SHARED]: shared({
        verses: [
          sharedVerse("John 3:16"),
          sharedVerse("John 3:17", { orderIndex: 1, isChecked: false, verseText: null }),
          sharedVerse(null, { orderIndex: 2, osis: null, isChecked: false, verseText: null }),
        ],
      }),
    },
    "?shared=token",
  );
  expect(await screen.findByRole("heading", { name: "For friends" })).toBeVisible();
  expect(screen.getByText("Read these")).toBeVisible();
  const [checked, entered, words] = screen.getAllByRole("listitem");
  expect(checked).toHaveTextContent("The words of John 3:16");
  expect(entered).toHaveTextContent("Not checked against the Bible");
  expect(entered).toHaveTextContent("so only the reference is shown");
  expect(words).toHaveTextContent("An entry that names no verse, so nothing of it is shown.");
  expect(document.querySelector('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test("a copy holds all pages, two presses save one, and a failed one can be repeated", async () => {
  const IMPORT = "POST /api/workspace/import";
  const { answers, calls, user, address } = open(
    {
      [COLLECTIONS]: [],
      [SHARED]: ({ query }: { query: URLSearchParams }) =>
        query.get("after")
          ? shared({ verses: [sharedVerse("John 3:17", { orderIndex: 1 })] })
          : Response.json(shared(), {
              headers: { Link: '</api/collections/shared/token?after=0>; rel="next"' },
            }),
      [IMPORT]: problem(503, "Away."),
    },
    "?shared=token",
  );
  const save = () => screen.getByRole("button", { name: "Save a copy to my collections" });
  await user.click(await screen.findByRole("button", { name: "Save a copy to my collections" }));
  expect(await screen.findByText("The copy couldn’t be saved")).toBeVisible();
  const { answer, release } = held({ added: { collections: 1, verses: 2 }, alreadyThere: 0 });
  answers[IMPORT] = answer;
  await user.dblClick(save());
  expect(await screen.findByRole("button", { name: "Saving..." })).toBeDisabled();
  release();
  expect(await screen.findByText("A copy is in your collections")).toBeVisible();
  await waitFor(() => expect(save()).toBeEnabled());
  const sent = callsTo(calls, "POST", "/api/workspace/import").map(({ body }) => body);
  expect(sent).toHaveLength(2);
  // The same moment is the same copy.
  expect(sent[1]).toEqual(sent[0]);
  expect(sent[0]).toMatchObject({
    collections: [
      { title: "For friends", verses: [{ reference: "John 3:16" }, { reference: "John 3:17" }] },
    ],
  });
  await user.click(button("Go to your own collections"));
  await waitFor(() => expect(address()).toBe(""));
});

test("a link to a collection that leads nowhere says so, and one that fails can be tried again", async () => {
  const { answers, user } = open({ [SHARED]: problem(500, "Away.") }, "?shared=token");
  expect(await screen.findByText("The shared collection couldn’t be loaded.")).toBeVisible();
  answers[SHARED] = problem(404, "None.");
  await user.click(button("Try Again"));
  expect(await screen.findByText("This collection isn’t shared")).toBeVisible();
  expect(screen.queryByRole("button", { name: "Try Again" })).toBeNull();
});

const TOKEN = "A".repeat(22);
const SHARED_CREATION = "GET /api/creations/shared/*";
const REPORT = "POST /api/creations/shared/*/reports";

test.each([404, 400])("a link to a creation that is answered with %i says so", async (status) => {
  open({ [SHARED_CREATION]: problem(status, "None.") }, "?creation=x");
  expect(await screen.findByText("This isn’t shared, or no longer is shared")).toBeVisible();
  expect(tab("AI Creations")).toHaveAttribute("aria-selected", "true");
});

test("a shared creation is a visitor's own words, and can be reported", async () => {
  const { answers, calls, user, address } = open(
    {
      [SHARED_CREATION]: aCreation({ id: TOKEN, title: "Evening", isGenerated: false }),
      [APPROVED]: [],
      [REPORT]: problem(503, "Away."),
    },
    `?creation=${TOKEN}`,
  );
  expect(await screen.findByRole("heading", { name: "Evening" })).toBeVisible();
  expect(screen.getByText("A visitor’s own words")).toBeVisible();
  expect(screen.getByText("Not checked against the Bible")).toBeVisible();
  await user.click(button("Report"));
  const report = within(await screen.findByRole("dialog", { name: "Report this" }));
  await user.type(report.getByRole("textbox"), " Not from the Bible ");
  await user.click(report.getByRole("button", { name: "Send report" }));
  expect(await report.findByRole("alert")).toHaveTextContent("Away.");
  const { answer, release } = held({ reported: true });
  answers[REPORT] = answer;
  await user.dblClick(report.getByRole("button", { name: "Send report" }));
  expect(await report.findByRole("button", { name: "Sending..." })).toBeDisabled();
  release();
  expect(await report.findByText("Thank you. We will look at it again.")).toBeVisible();
  const sent = callsTo(calls, "POST", "/api/creations/shared/*/reports");
  expect(sent.map(({ body }) => body)).toEqual([
    { userId: "demo-user", reason: "Not from the Bible" },
    { userId: "demo-user", reason: "Not from the Bible" },
  ]);
  await user.click(report.getAllByRole("button", { name: "Close" }).at(-1) as HTMLElement);
  expect(button("Report")).toHaveFocus();
  await user.click(button("Go to your own creations"));
  await waitFor(() => expect(address()).toBe("?tab=creations"));
});

test("Discover lists what was approved, and opens it to read and not to change", async () => {
  const { user } = open(
    {
      [APPROVED]: [
        aCreation({ id: TOKEN, title: "Approved" }),
        aCreation({ id: "B".repeat(22), title: "Own", isGenerated: false }),
      ],
      [SHARED_CREATION]: aCreation({ id: TOKEN, title: "Approved" }),
    },
    "?tab=discover",
  );
  expect(await screen.findByRole("heading", { name: "From Other Visitors" })).toBeVisible();
  const [made, own] = screen.getAllByRole("article");
  expect(made).toHaveTextContent("AI-made");
  expect(own).toHaveTextContent("A visitor’s own words");
  await user.click(screen.getByRole("link", { name: "Approved" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Approved" }));
  expect(await dialog.findByText("A lamp for my feet.")).toBeVisible();
  expect(dialog.getByRole("button", { name: "Report" })).toBeVisible();
  expect(dialog.queryByRole("button", { name: "Edit" })).toBeNull();
});

test("a failing list of Discover can be asked again", async () => {
  const { answers, user } = open({ [APPROVED]: problem(500, "Away.") }, "?tab=discover");
  expect(await screen.findByRole("alert")).toHaveTextContent("Failed to fetch creationsAway.");
  answers[APPROVED] = [];
  await user.click(button("Try Again"));
  await waitFor(() => expect(screen.queryByRole("alert")).toBeNull());
  expect(screen.getByText("Public creations are coming soon")).toBeVisible();
});
