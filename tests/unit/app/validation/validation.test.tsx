/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import ValidationPage from "@/app/validation/page";
import { analysis, crossReferences, findings } from "../../../support/validation-answers";
import { answerCalls, callsTo, goBack, held, problem, renderView } from "../../../support/view";

beforeEach(() => window.localStorage.clear());

function openPage(address: string, answers: object = {}) {
  const calls = answerCalls({
    "/api/cross-references": crossReferences,
    "/api/validation-findings": findings,
    "/api/events/*/analysis": analysis,
    ...answers,
  });
  return { calls, ...renderView(<ValidationPage />, { address }) };
}

const tab = (name: string) => screen.getByRole("tab", { name });
const panel = (name: string) => within(screen.getByRole("tabpanel", { name }));
const texts = (elements: readonly HTMLElement[]) => elements.map((one) => one.textContent);
const counts = () => texts(panel("Overview").getAllByRole("definition").slice(0, 3));

test("title, four tabs, three counts by type and the four steps", async () => {
  openPage("/validation");
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    "Biblical & Scientific Validation",
  );
  expect(texts(screen.getAllByRole("tab"))).toEqual([
    "Overview",
    "Cross References",
    "Findings",
    "Analysis",
  ]);
  expect(tab("Overview")).toHaveAttribute("aria-selected", "true");
  await waitFor(() => expect(counts()).toEqual(["4", "1", "1"]));
  expect(texts(panel("Overview").getAllByRole("term").slice(0, 3))).toEqual([
    "Supporting Evidence",
    "Correlating Evidence",
    "Contradicting Claims",
  ]);
  expect(texts(panel("Overview").getAllByRole("heading", { level: 3 }))).toEqual([
    "Evidence Collection",
    "Cross-Referencing",
    "Reliability Assessment",
    "Confidence Analysis",
  ]);
});

test("a cross reference shows all its parts, and its details open at their own address", async () => {
  const { user } = openPage("/validation?tab=cross-references");
  const cards = await screen.findAllByRole("article");
  const card = within(cards[0] as HTMLElement);
  expect(card.getByRole("heading", { level: 3 })).toHaveTextContent("SupportsThe tunnel");
  expect(card.getByRole("meter", { name: "Confidence" })).toHaveAttribute("value", "90");
  for (const words of ["90% confidence", "strong evidence", "It fits.", "Frumkin 2003"])
    expect(card.getByText(words)).toBeVisible();
  expect(card.getByRole("link", { name: "2 Kings 20:20" })).toBeVisible();
  expect(screen.getByText("moderate evidence")).toBeVisible();
  expect(screen.getByText("weak evidence")).toBeVisible();

  await user.click(card.getByRole("button", { name: /^View Details/ }));
  const dialog = await screen.findByRole("dialog", { name: "The tunnel" });
  expect(await within(dialog).findByText("Finding 1")).toBeVisible();
  expect(within(dialog).queryByText("Finding 5")).toBeNull();
  expect(window.location.search + window.location.hash).toBe("?tab=cross-references#ref-a");
  goBack();
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("findings show reliability, maker and publication", async () => {
  openPage("/validation?tab=findings");
  const cards = await screen.findAllByRole("article");
  expect(cards).toHaveLength(7);
  const card = within(cards[0] as HTMLElement);
  expect(card.getByRole("heading", { level: 3 })).toHaveTextContent("geologicalFinding 1");
  for (const words of [
    "verified",
    "What was found.",
    "2003",
    "A. Frumkin",
    "Hebrew University",
    "Nature 425",
  ])
    expect(card.getByText(words)).toBeVisible();
  for (const word of ["probable", "disputed", "debunked"])
    expect(panel("Findings").getByText(word)).toBeVisible();
});

test("findings are chosen by stance, event and grade, each in the address", async () => {
  const { user } = openPage("/validation?tab=findings&stance=supports");
  const choice = (name: string) => screen.getByRole("combobox", { name });
  const shown = () =>
    texts(screen.getAllByRole("heading", { level: 3 }).filter((one) => one.closest("article")));
  expect(await screen.findAllByRole("article")).toHaveLength(4);
  expect(screen.getByText("4 of 7 findings")).toBeVisible();
  expect(choice("Stance")).toHaveDisplayValue("Supports");

  await user.selectOptions(choice("Event"), "The tunnel");
  await user.selectOptions(choice("Grade"), "Probable");
  await waitFor(() => expect(shown()).toEqual(["geologicalFinding 2"]));
  await waitFor(() =>
    expect(window.location.search).toBe(
      "?tab=findings&stance=supports&event=tunnel&grade=probable",
    ),
  );
  await user.selectOptions(choice("Grade"), "Debunked");
  expect(await screen.findByText("No finding fits this choice.")).toBeVisible();
  await user.click(screen.getByRole("button", { name: "Show all findings" }));
  await waitFor(() => expect(screen.getAllByRole("article")).toHaveLength(7));
  expect(screen.getByText("All 7 findings")).toBeVisible();
  await waitFor(() => expect(window.location.search).toBe("?tab=findings"));
});

test("findings stay readable when what they bear on cannot be read", async () => {
  openPage("/validation?tab=findings&stance=supports&grade=disputed", {
    "/api/cross-references": () => problem(500, "away"),
  });
  expect(await screen.findAllByRole("article")).toHaveLength(1);
  expect(screen.queryByRole("combobox", { name: "Stance" })).toBeNull();
  expect(screen.getByRole("combobox", { name: "Grade" })).toHaveDisplayValue("Disputed");
});

test("analysis: the button comes with an id, three findings per group, its own address", async () => {
  const { user, calls } = openPage("/validation");
  await user.click(tab("Analysis"));
  const input = await screen.findByRole("textbox", { name: "Event id" });
  const analyze = () => screen.queryByRole("button", { name: "Analyze Event" });
  expect(input).toHaveAttribute("placeholder", "e.g., creation-day-1, flood-event");
  expect(analyze()).toBeNull();
  await user.type(input, "   ");
  expect(analyze()).toBeNull();
  await user.type(input, "flood-event ");
  await user.click(analyze() as HTMLElement);
  await screen.findByText("37% confidence");
  await waitFor(() => expect(window.location.search).toBe("?tab=analysis&event=flood-event"));
  expect(callsTo(calls, "GET", "/api/events/flood-event/analysis")).toHaveLength(1);
  for (const name of ["Finding 1", "Finding 2", "Finding 3", "Finding 5"])
    expect(panel("Analysis").getByText(name)).toBeVisible();
  expect(panel("Analysis").queryByText("Finding 4")).toBeNull();
  expect(panel("Analysis").getByText("And 1 more in the Findings tab.")).toBeVisible();
  expect(panel("Analysis").getByText("None recorded.")).toBeVisible();
  goBack();
  await waitFor(() => expect(screen.queryByText("37% confidence")).toBeNull());
  goBack();
  await waitFor(() => expect(tab("Overview")).toHaveAttribute("aria-selected", "true"));
});

test("an event of the address is analyzed at once; the known ones are a press away", async () => {
  const { user, calls } = openPage("/validation?tab=analysis&event=flood-event");
  await screen.findByText("37% confidence");
  expect(screen.getByRole("textbox", { name: "Event id" })).toHaveValue("flood-event");
  await user.click(await screen.findByRole("button", { name: "The tunnel" }));
  await waitFor(() => expect(window.location.search).toBe("?tab=analysis&event=tunnel"));
  expect(screen.getByRole("textbox", { name: "Event id" })).toHaveValue("tunnel");
  await waitFor(() => expect(callsTo(calls, "GET", "/api/events/tunnel/analysis")).toHaveLength(1));
});

test("an event that does not exist is unknown, without a retry", async () => {
  openPage("/validation?tab=analysis&event=no-such-event", {
    "/api/events/*/analysis": () =>
      problem(404, "There is no event “no-such-event”. Try one of those below."),
  });
  expect(await screen.findByText(/There is no event “no-such-event”/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Try Again" })).toBeNull();
});

const LISTS = [
  {
    tab: "cross-references",
    name: "Cross References",
    path: "/api/cross-references",
    loading: "Loading cross references...",
    title: "No Cross References Found",
    second:
      "Cross-referencing data is being prepared. Check back soon for biblical event validation.",
  },
  {
    tab: "findings",
    name: "Findings",
    path: "/api/validation-findings",
    loading: "Loading validation findings...",
    title: "No Validation Findings",
    second:
      "Validation findings are being compiled. Check back soon for detailed evidence analysis.",
  },
];

test.each(LISTS)("$tab: loading, then empty", async ({ tab, path, loading, title, second }) => {
  const { answer, release } = held([]);
  openPage(`/validation?tab=${tab}`, { [path]: answer });
  expect(await screen.findByText(loading)).toBeVisible();
  release();
  expect(await screen.findByText(title)).toBeVisible();
  expect(screen.getByText(second)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Try Again" })).toBeNull();
});

test.each(LISTS)("$tab: failed and tried again", async ({ tab, name, path, title }) => {
  let isDown = true;
  const items = path === "/api/cross-references" ? crossReferences : findings;
  const { user } = openPage(`/validation?tab=${tab}`, {
    [path]: () => (isDown ? problem(500, "away") : items),
  });
  expect(await screen.findByText(/(references|findings) couldn’t be loaded\.$/)).toBeVisible();
  expect(screen.queryByText(title)).toBeNull();
  isDown = false;
  await user.click(panel(name).getByRole("button", { name: "Try Again" }));
  expect((await screen.findAllByRole("article")).length).toBe(items.length);
});

test("counts and an analysis that fail can be tried again", async () => {
  let isDown = true;
  const failing = (answer: unknown) => () =>
    isDown ? new Response("<h1>away</h1>", { status: 502 }) : answer;
  const { user } = openPage("/validation", {
    "/api/validation-findings": failing(findings),
    "/api/events/*/analysis": failing(analysis),
  });
  expect(await screen.findByText(/^The counts couldn’t be/)).toBeVisible();
  await user.click(tab("Analysis"));
  await user.type(await screen.findByRole("textbox", { name: "Event id" }), "flood-event{Enter}");
  expect(await panel("Analysis").findByText(/^The analysis couldn’t be/)).toBeVisible();
  isDown = false;
  await user.click(panel("Analysis").getByRole("button", { name: "Try Again" }));
  expect(await screen.findByText("37% confidence")).toBeVisible();
  await user.click(tab("Overview"));
  await user.click(panel("Overview").getByRole("button", { name: "Try Again" }));
  await waitFor(() => expect(counts()).toEqual(["4", "1", "1"]));
});

test("a visitor's own weights change the score, stay, and go back", async () => {
  const { user } = openPage("/validation?tab=findings");
  const card = within((await screen.findAllByRole("article"))[0] as HTMLElement);
  await user.click(card.getByText("How this was graded"));
  const opener = card.getByRole("button", { name: "Weigh it yourself" });
  await user.click(opener);
  const dialog = within(await screen.findByRole("dialog", { name: "Weigh it yourself" }));
  const score = dialog.getByRole("status");
  const ours = score.textContent ?? "";
  expect(ours).toMatch(/^By your weights: \d+%$/);
  fireEvent.change(dialog.getByRole("slider", { name: /^Independent written sources/ }), {
    target: { value: "0" },
  });
  expect(score).toHaveTextContent("By your weights: 100%");
  await user.keyboard("{Escape}");
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());

  await user.click(opener);
  const again = within(await screen.findByRole("dialog", { name: "Weigh it yourself" }));
  expect(again.getByRole("status")).toHaveTextContent("By your weights: 100%");
  await user.click(again.getByRole("button", { name: "Back to our weights" }));
  expect(again.getByRole("status")).toHaveTextContent(ours);
});

test("the tabs are walked with the arrow keys and are part of the address", async () => {
  const { user } = openPage("/validation");
  await user.click(tab("Overview"));
  for (const [name, value] of [
    ["Cross References", "cross-references"],
    ["Findings", "findings"],
    ["Analysis", "analysis"],
  ] as const) {
    await user.keyboard("{ArrowRight}");
    expect(tab(name)).toHaveFocus();
    await waitFor(() => expect(window.location.search).toBe(`?tab=${value}`));
    expect(tab(name)).toHaveAttribute("aria-selected", "true");
  }
});
