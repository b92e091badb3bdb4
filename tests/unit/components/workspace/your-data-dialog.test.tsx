/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { act, screen, waitFor, within } from "@testing-library/react";
import type { ReactNode } from "react";
import { YourDataDialog } from "@/components/workspace/your-data-dialog";
import { answerCalls, later, problem, renderView } from "../../../support/view";

// Every test has a client of its own, which renderView stands around the view.
jest.mock("@/components/common/server-data", () => ({
  ServerData: ({ children }: { children: ReactNode }) => children,
}));

const BUSY = "The site is busy. Please try again in a minute.";
const NOTHING = {
  collections: 0,
  verses: 0,
  creations: 0,
  conversations: 0,
  plans: 0,
  sessions: 0,
  highlights: 0,
  learned: 0,
};
const SOMETHING = { ...NOTHING, collections: 1, verses: 2 };
const workspace = (counts = NOTHING) => ({
  exists: counts !== NOTHING,
  createdAt: counts === NOTHING ? null : "2026-01-02T12:00:00.000Z",
  counts,
});

const section = (name: string | RegExp) => within(screen.getByRole("region", { name }));
const outcome = (name: string) => section(name).getByRole("status");
const press = (name: string, button: string | RegExp) =>
  section(name).findByRole("button", { name: button });

type Answers = Parameters<typeof answerCalls>[0];

function open(answers: Answers = {}) {
  const calls = answerCalls({ "GET /api/workspace": workspace(), ...answers });
  const onClose = jest.fn();
  return { calls, onClose, ...renderView(<YourDataDialog isOpen onClose={onClose} />) };
}

/** Files given to the browser to save, by name. */
let saved: string[] = [];

beforeEach(() => {
  window.localStorage.clear();
  saved = [];
  URL.createObjectURL = () => "blob:file";
  URL.revokeObjectURL = () => {};
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    saved.push(this.download);
  });
});

test("it says where things lie, for how long, and what leaves the site", () => {
  open();
  expect(screen.getByRole("dialog", { name: "Privacy & your data" })).toHaveAccessibleDescription(
    "No account, no name. What you save here is yours: export it, share it between your devices, or delete it.",
  );
  const words = (name: string) => screen.getByRole("region", { name }).textContent;
  expect(words("Export")).toMatch(/this site’s own database.*access is lost for good/);
  for (const said of ["90 days", "30 days", "400 days", "24 hours", "no account", "provider"]) {
    expect(words("Privacy")).toContain(said);
  }
  expect(words("AI answers")).toContain("a machine can be wrong");
});

test("the counts are shown; what cannot be read says so and can be read again", async () => {
  let answer: unknown = problem(503, BUSY);
  const { user } = open({ "GET /api/workspace": () => answer });
  const counts = section("Saved in this browser");
  expect(await counts.findByRole("alert")).toHaveTextContent(BUSY);
  answer = workspace();
  await user.click(counts.getByRole("button", { name: "Try Again" }));
  expect(await counts.findByText(/^Nothing yet/)).toBeVisible();
  expect(counts.getAllByRole("definition").map((one) => one.textContent)).toEqual([
    ..."00000000",
    "—",
  ]);
});

test("the language model is switched off and on for this browser", async () => {
  const { user } = open();
  const toggle = screen.getByRole("switch", { name: /^Let a language model write/ });
  expect(toggle).toBeChecked();
  await user.click(toggle);
  expect(toggle).not.toBeChecked();
  expect(section("AI answers").getByText(/^Off in this browser/)).toBeVisible();
  toggle.focus();
  await user.keyboard(" ");
  expect(toggle).toBeChecked();
});

test("an export is saved under the day's name", async () => {
  const answer = later<Response>();
  const { user, calls } = open({ "/api/workspace/export": () => answer.promise });
  await user.click(await press("Export", "Export as JSON"));
  expect(await press("Export", "Exporting...")).toBeDisabled();
  expect(section("Export").getByRole("button", { name: "Export as Markdown" })).toBeDisabled();
  answer.give(new Response('{"format":"truth-uncovered-workspace"}\n'));
  await waitFor(() =>
    expect(outcome("Export")).toHaveTextContent(/^Saved as truth-unc.+\.json\.$/),
  );
  expect(saved).toEqual([expect.stringMatching(/^truth-uncovered-\d{4}-\d\d-\d\d\.json$/)]);
  expect(calls.at(-1)?.path).toBe("/api/workspace/export?format=json");
});

test("an export that fails or breaks off says so and saves nothing", async () => {
  let answer: unknown = problem(503, BUSY);
  const { user } = open({ "/api/workspace/export": () => answer });
  await user.click(await press("Export", "Export as JSON"));
  await waitFor(() => expect(outcome("Export")).toHaveTextContent(BUSY));
  for (const broken of [new Response('{"format":"tru'), undefined]) {
    answer = broken;
    await user.click(await press("Export", "Export as JSON"));
    await waitFor(() => expect(outcome("Export")).toHaveTextContent("didn’t come through"));
  }
  expect(saved).toEqual([]);
});

describe("importing", () => {
  const file = (text: string) => new File([text], "export.json", { type: "application/json" });
  const chooser = () => screen.getByLabelText<HTMLInputElement>("Choose a file…");

  test("what came is counted, and everything owned is read anew", async () => {
    let counts = NOTHING;
    const { user, calls } = open({
      "GET /api/workspace": () => workspace(counts),
      "POST /api/workspace/import": () => {
        counts = SOMETHING;
        return { added: SOMETHING, alreadyThere: 0 };
      },
    });
    await user.upload(chooser(), file('{"format":"x"}'));
    await waitFor(() =>
      expect(outcome("Import")).toHaveTextContent("Added 1 collection and 2 verses."),
    );
    expect(calls.find(({ method }) => method === "POST")?.body).toEqual({ format: "x" });
    expect(section("Saved in this browser").getAllByRole("definition")[1]).toHaveTextContent("2");
    expect(chooser()).toHaveValue("");
  });

  test("a file that is no export is refused before it is sent", async () => {
    const { user, calls } = open();
    await user.upload(chooser(), file("a".repeat(4 * 1024 * 1024 + 1)));
    await waitFor(() =>
      expect(outcome("Import")).toHaveTextContent(/4\.0 MB; at most 4 MB can be imported/),
    );
    await user.upload(chooser(), file("not JSON"));
    await waitFor(() =>
      expect(outcome("Import")).toHaveTextContent(
        "This isn’t a file that was exported here. Choose the JSON export.",
      ),
    );
    expect(calls.filter(({ method }) => method === "POST")).toEqual([]);
  });

  test("a refusal and a broken line are said in words", async () => {
    let answer: unknown = problem(400, "This isn’t a file that was exported here.");
    const { user } = open({ "POST /api/workspace/import": () => answer });
    await user.upload(chooser(), file("{}"));
    await waitFor(() =>
      expect(outcome("Import")).toHaveTextContent("This isn’t a file that was exported here."),
    );
    answer = undefined;
    await user.upload(chooser(), file("{}"));
    await waitFor(() =>
      expect(outcome("Import")).toHaveTextContent(
        "The import didn’t go through. Please try again.",
      ),
    );
  });

  test("while one is under way no other is chosen", async () => {
    const answer = later<unknown>();
    const { user, calls } = open({ "POST /api/workspace/import": () => answer.promise });
    await user.upload(chooser(), file("{}"));
    const button = await press("Import", "Importing...");
    expect(button).toHaveAttribute("aria-disabled", "true");
    await user.upload(chooser(), file('{"a":1}'));
    answer.give({ added: NOTHING, alreadyThere: 1 });
    await waitFor(() => expect(outcome("Import")).toHaveTextContent(/^Nothing was added/));
    expect(calls.filter(({ method }) => method === "POST")).toHaveLength(1);
  });
});

describe("devices", () => {
  const laptop = {
    id: "a",
    name: "Firefox on Linux",
    isThis: true,
    createdAt: "2026-01-02T12:00:00.000Z",
    usedOn: "2026-01-05",
  };
  const phone = { ...laptop, id: "b", name: "Chrome on Android", isThis: false };
  const devices = () => section("Your devices");
  const openShared = (answers: Answers = {}) => {
    window.localStorage.setItem("truth-uncovered-has-workspace", "yes");
    return open({ "GET /api/workspace/devices": [laptop, phone], ...answers });
  };

  test("they are listed with their last use; one is renamed, another signed out", async () => {
    const { user, calls } = openShared({
      "PATCH /api/workspace/devices/b": { ...phone, name: "My phone" },
      "DELETE /api/workspace/devices/b": { signedOut: 1 },
    });
    const [own, other] = await devices().findAllByRole("listitem");
    expect(own).toHaveTextContent(/Firefox on Linux.*This device.*Linked Jan 2, 2026/);
    expect(other).toHaveTextContent(/Chrome on Android.*Last used Jan 5, 2026 · linked/);
    await user.click(devices().getByRole("button", { name: "Rename Chrome on Android" }));
    const field = devices().getByLabelText("Name of Chrome on Android");
    await user.clear(field);
    await user.click(devices().getByRole("button", { name: "Save" }));
    await waitFor(() =>
      expect(outcome("Your devices")).toHaveTextContent("Give this device a name."),
    );
    await user.type(field, "My phone");
    await user.click(devices().getByRole("button", { name: "Save" }));
    await waitFor(() => expect(field).not.toBeInTheDocument());
    expect(calls.find(({ method }) => method === "PATCH")?.body).toEqual({ name: "My phone" });

    await user.click(devices().getByRole("button", { name: "Sign out Chrome on Android" }));
    await waitFor(() =>
      expect(outcome("Your devices")).toHaveTextContent("“Chrome on Android” is signed out."),
    );
    expect(devices().queryByRole("button", { name: /^Sign out (all|Firefox)/ })).toBeNull();
  });

  test("three of them can all be signed out but this one", async () => {
    const { user } = openShared({
      "GET /api/workspace/devices": [laptop, phone, { ...phone, id: "c", name: "Safari on iPad" }],
      "DELETE /api/workspace/devices": { signedOut: 2 },
    });
    await user.click(await devices().findByRole("button", { name: "Sign out all others" }));
    await waitFor(() =>
      expect(outcome("Your devices")).toHaveTextContent("2 devices are signed out."),
    );
  });

  test("who keeps something says whether it comes along before this browser is linked", async () => {
    const { user, calls } = open({
      "POST /api/workspace/link": ({ body }: { body: unknown }) =>
        (body as { own?: string }).own
          ? workspace(SOMETHING)
          : problem(409, "This browser already has 1 collection."),
    });
    await user.type(screen.getByLabelText("Enter a code"), "7KXQ2-MN4RT");
    await user.click(await press("Link another device", "Link this device"));
    const question = await screen.findByRole("region", {
      name: "This browser already has saved data",
    });
    expect(within(question).getByRole("button", { name: "Leave it out" })).toBeEnabled();
    await user.click(within(question).getByRole("button", { name: "Add it" }));
    await waitFor(() =>
      expect(outcome("Link another device")).toHaveTextContent(
        "Linked: this browser now shares 1 collection and 2 verses.",
      ),
    );
    const sent = calls.filter(({ path, method }) => method === "POST" && path.endsWith("/link"));
    expect(sent.map(({ body }) => body)).toEqual([
      { code: "7KXQ2-MN4RT" },
      { code: "7KXQ2-MN4RT", own: "merge" },
    ]);
    expect(window.localStorage.getItem("truth-uncovered-linked")).toBe("yes");
  });

  test("a link's code is entered by itself and leaves the address", async () => {
    answerCalls({ "GET /api/workspace": workspace() });
    renderView(<YourDataDialog isOpen onClose={jest.fn()} />, {
      address: "/#your-data=7KXQ2-MN4RT",
    });
    expect(screen.getByLabelText("Enter a code")).toHaveValue("7KXQ2-MN4RT");
    expect(window.location.hash).toBe("#your-data");
    expect(await screen.findByText(/^Nothing yet/)).toBeVisible();
  });
});

describe("moving", () => {
  const code = { code: "7KXQ2-MN4RT", expiresAt: "2026-01-02T12:10:00.000Z" };
  const enter = async (user: ReturnType<typeof open>["user"], text: string) => {
    if (text) await user.type(screen.getByLabelText("Enter a code"), text);
    await user.click(await press("Link another device", "Move it here"));
  };

  afterEach(() => jest.useRealTimers());

  test("a code is shown while it is good, and says when it has run out", async () => {
    jest.useFakeTimers({ advanceTimers: true });
    const { user } = open({ "POST /api/workspace/transfer-codes": code });
    await user.click(await press("Link another device", "Make a code"));
    expect(await screen.findByLabelText("Transfer code")).toHaveValue(code.code);
    expect(outcome("Link another device")).toHaveTextContent(
      "The code is ready. It’s good for 10 minutes.",
    );
    expect(screen.getByRole("timer")).toHaveTextContent("10:00 left");
    act(() => jest.advanceTimersByTime(9 * 60_000));
    expect(screen.getByRole("timer")).toHaveTextContent(/^(1:00|0:5\d) left$/);
    act(() => jest.advanceTimersByTime(61_000));
    expect(outcome("Link another device")).toHaveTextContent(
      "The code has expired. Make a new one when you need it.",
    );
    expect(await press("Link another device", "Make a code")).toBeEnabled();
  });

  test("coming back after it was used, this browser has nothing any more", async () => {
    let counts = SOMETHING;
    const { user } = open({
      "POST /api/workspace/transfer-codes": code,
      "GET /api/workspace": () => workspace(counts),
    });
    await user.click(await press("Link another device", "Make a code"));
    await screen.findByLabelText("Transfer code");
    counts = NOTHING;
    act(() => void window.dispatchEvent(new Event("focus")));
    await waitFor(() =>
      expect(outcome("Link another device")).toHaveTextContent(
        "Everything has been moved. Nothing of yours is saved here anymore.",
      ),
    );
    expect(screen.queryByLabelText("Transfer code")).toBeNull();
  });

  test.each([
    [404, "There is nothing in this browser yet to share or move."],
    [503, BUSY],
  ])("a code that cannot be made says why: %i", async (status, words) => {
    const { user } = open({ "POST /api/workspace/transfer-codes": problem(status, words) });
    await user.click(await press("Link another device", "Make a code"));
    await waitFor(() => expect(outcome("Link another device")).toHaveTextContent(words));
    expect(await press("Link another device", "Make a code")).toBeEnabled();
  });

  test("a code is asked for before anything is sent; a wrong one stays to be mended", async () => {
    const { user, calls } = open({
      "POST /api/workspace/transfer": problem(404, "This code isn’t known."),
    });
    await enter(user, "");
    await waitFor(() =>
      expect(outcome("Link another device")).toHaveTextContent("Enter the code."),
    );
    expect(screen.getByLabelText("Enter a code")).toHaveFocus();
    expect(calls.filter(({ method }) => method === "POST")).toEqual([]);

    await enter(user, "AAAAA-AAAAA");
    await waitFor(() =>
      expect(outcome("Link another device")).toHaveTextContent("This code isn’t known."),
    );
    expect(screen.getByLabelText("Enter a code")).toHaveValue("AAAAA-AAAAA");
    await waitFor(() => expect(screen.getByLabelText("Enter a code")).toHaveFocus());
  });

  test("a good code brings everything; what this browser remembered is forgotten", async () => {
    window.localStorage.setItem("truth-uncovered-last-collection", "old");
    window.localStorage.setItem("truth-uncovered-theme", "dark");
    const { user, calls } = open({
      "POST /api/workspace/transfer": { ...workspace(SOMETHING), replaced: null },
    });
    await enter(user, " 7kxq2-mn4rt ");
    await waitFor(() =>
      expect(outcome("Link another device")).toHaveTextContent(
        "Moved: this browser now has 1 collection and 2 verses.",
      ),
    );
    const sent = calls.find(({ method }) => method === "POST");
    expect(sent?.body).toEqual({ code: "7kxq2-mn4rt", replace: false });
    expect(window.localStorage.getItem("truth-uncovered-last-collection")).toBeNull();
    expect(window.localStorage.getItem("truth-uncovered-theme")).toBe("dark");
    await waitFor(() => expect(screen.getByLabelText("Enter a code")).toHaveValue(""));
  });

  test("where something would be lost it says what, offers the export, and replaces", async () => {
    const { user, calls } = open({
      "POST /api/workspace/transfer": ({ body }: { body: unknown }) =>
        (body as { replace: boolean }).replace
          ? { ...workspace(NOTHING), replaced: SOMETHING }
          : problem(409, "This browser already has 1 collection."),
      "/api/workspace/export": new Response("{}\n"),
    });
    await enter(user, code.code);
    const question = await screen.findByRole("region", {
      name: "This browser already has saved data",
    });
    await waitFor(() => expect(question).toHaveFocus());
    expect(within(question).getByRole("alert")).toHaveTextContent("already has 1 collection");
    await user.click(within(question).getByRole("button", { name: "Export first" }));
    await waitFor(() => expect(saved).toHaveLength(1));
    await user.click(within(question).getByRole("button", { name: "Replace what’s here" }));
    await waitFor(() => expect(question).not.toBeInTheDocument());
    expect(outcome("Link another device")).toHaveTextContent("Moved. There was nothing in it yet.");
    expect(calls.filter(({ method }) => method === "POST").map(({ body }) => body)).toEqual([
      { code: code.code, replace: false },
      { code: code.code, replace: true },
    ]);
  });

  test("another code takes the question away", async () => {
    const { user } = open({
      "POST /api/workspace/transfer": problem(409, "This browser already has 1 collection."),
    });
    await enter(user, code.code);
    await screen.findByRole("button", { name: "Replace what’s here" });
    await user.type(screen.getByLabelText("Enter a code"), "X");
    expect(screen.queryByRole("button", { name: "Replace what’s here" })).toBeNull();
  });
});

describe("deleting everything", () => {
  const ask = async ({ user }: ReturnType<typeof open>) => {
    await user.click(await press("Delete everything", "Delete everything…"));
    return screen.getByLabelText("Type delete to confirm");
  };
  const confirm = () =>
    section("Delete everything").getByRole("button", { name: "Delete everything" });

  test("the word must be typed, in whatever letters", async () => {
    window.localStorage.setItem("truth-uncovered-has-workspace", "yes");
    window.sessionStorage.setItem("truth-uncovered-conversation", "1");
    const answer = later<unknown>();
    const view = open({ "DELETE /api/workspace": () => answer.promise });
    const word = await ask(view);
    expect(word).toHaveFocus();
    expect(confirm()).toBeDisabled();
    await view.user.type(word, "delet");
    expect(confirm()).toBeDisabled();
    await view.user.clear(word);
    await view.user.type(word, " Delete ");
    await waitFor(() => expect(confirm()).toBeEnabled());
    await view.user.dblClick(confirm());
    expect(await press("Delete everything", "Deleting...")).toBeDisabled();
    answer.give({ deleted: true });
    await waitFor(() =>
      expect(outcome("Delete everything")).toHaveTextContent(
        "Everything has been deleted. Nothing of yours is saved here anymore.",
      ),
    );
    await waitFor(async () =>
      expect(await press("Delete everything", "Delete everything…")).toHaveFocus(),
    );
    // However often it was pressed, it is one write.
    const writes = view.calls.filter(({ method }) => method === "DELETE");
    expect(new Set(writes.map(({ headers }) => headers.get("Idempotency-Key"))).size).toBe(1);
    expect(window.localStorage.getItem("truth-uncovered-has-workspace")).toBeNull();
    expect(window.sessionStorage.getItem("truth-uncovered-conversation")).toBeNull();
  });

  test("a failure says so; keeping it gives the focus back", async () => {
    const view = open({ "DELETE /api/workspace": problem(503, BUSY) });
    await view.user.type(await ask(view), "delete");
    await waitFor(() => expect(confirm()).toBeEnabled());
    await view.user.keyboard("{Enter}");
    await waitFor(() => expect(outcome("Delete everything")).toHaveTextContent(BUSY));
    await view.user.click(await press("Delete everything", "Cancel"));
    await waitFor(async () =>
      expect(await press("Delete everything", "Delete everything…")).toHaveFocus(),
    );
  });
});
