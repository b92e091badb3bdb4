/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { screen, waitFor, within } from "@testing-library/react";
import ChurchFathersPage from "@/app/church-fathers/page";
import { churchFathers } from "@/lib/content/church-fathers";
import { goBack, renderView } from "../../../support/view";

const IGNATIUS = "Ignatius of Antioch (c. AD 35 – c. 107/110)";
const TABS = ["Overview", "Works", "Theology", "Quotes", "Legacy"];

const profile = () => screen.findByRole("dialog", { name: IGNATIUS });
const opener = () => screen.getByRole("button", { name: /^View Complete Profile ?: Ignatius/ });
const noDialog = () => waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
const texts = (elements: readonly HTMLElement[]) => elements.map((one) => one.textContent);

test("heading, badge and a card of each father with everything a card shows", () => {
  renderView(<ChurchFathersPage />, { address: "/church-fathers" });
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Early Church Fathers");
  expect(
    screen.getByText(
      "Foundational theologians and biblical scholars who shaped Christian doctrine and interpretation",
    ),
  ).toBeVisible();
  expect(screen.getByText("6 Church Fathers")).toBeVisible();
  const cards = screen.getAllByRole("article").map((card) => within(card));
  expect(cards.map((card) => card.getByRole("heading", { level: 2 }).textContent)).toEqual([
    "Ignatius of Antioch",
    "Justin Martyr",
    "Irenaeus of Lyons",
    "Athanasius of Alexandria",
    "John Chrysostom",
    "Augustine of Hippo",
  ]);
  cards.forEach((card, at) => {
    const name = churchFathers[at]?.name ?? "";
    expect(card.getByText("Church Father")).toBeVisible();
    expect(card.getByRole("heading", { name: "Key Contributions" })).toBeVisible();
    expect(card.getAllByRole("listitem").length).toBeGreaterThanOrEqual(3);
    expect(card.getByText("Notable Quote")).toBeVisible();
    expect(card.getByRole("blockquote")).toHaveTextContent(/^“.+”$/);
    expect(card.getByText(name, { selector: "cite" })).toBeVisible();
    expect(card.getByRole("button")).toHaveTextContent(`View Complete Profile: ${name}`);
  });
  const ignatius = cards[0];
  expect(ignatius?.getByText(/Bishop of Antioch and martyr/)).toBeVisible();
  // In the head of the card and as badges at its foot.
  expect(ignatius?.getByText("c. AD 35 – c. 107/110", { exact: true })).toBeVisible();
  expect(ignatius?.getByText(churchFathers[0]?.location ?? "")).toBeVisible();
});

test("the complete profile in five tabs, each with its heading, walked with the arrow keys", async () => {
  const { user } = renderView(<ChurchFathersPage />, { address: "/church-fathers" });
  await user.click(opener());
  const dialog = within(await profile());
  expect(await profile()).toHaveAccessibleDescription(
    "Complete theological profile and historical context",
  );
  expect(window.location.hash).toBe("#ignatius");
  await waitFor(() => expect(texts(dialog.getAllByRole("tab"))).toEqual(TABS));

  await user.click(dialog.getByRole("tab", { name: "Overview" }));
  const shown: [string | null, (string | null)[]][] = [];
  for (const name of TABS) {
    expect(dialog.getByRole("tab", { selected: true })).toHaveFocus();
    const panel = within(dialog.getByRole("tabpanel", { name }));
    shown.push([
      dialog.getByRole("tab", { selected: true }).textContent,
      texts(panel.getAllByRole("heading", { level: 3 })),
    ]);
    await user.keyboard("{ArrowRight}");
  }
  expect(shown).toEqual([
    ["Overview", ["Quick Facts", "Historical Context", "Theological Controversies"]],
    ["Works", ["Major Works and Writings"]],
    ["Theology", ["Theological Focus Areas"]],
    ["Quotes", ["Notable Quotes"]],
    ["Legacy", ["Historical Legacy and Impact"]],
  ]);

  await user.keyboard("{Home}");
  const facts = within(dialog.getByRole("tabpanel", { name: "Overview" }));
  expect(facts.getByText("Office")).toBeVisible();
  expect(facts.getAllByRole("definition")[1]).toHaveTextContent("Bishop of Antioch");
  await user.click(dialog.getByRole("tab", { name: "Quotes" }));
  expect(
    within(dialog.getByRole("tabpanel", { name: "Quotes" })).getAllByRole("blockquote"),
  ).toHaveLength(5);
  expect(window.location.hash).toBe("#ignatius-quotes");
  await user.keyboard("{End}");
  expect(dialog.getByRole("tab", { name: "Legacy" })).toHaveFocus();
});

test("an address opens its father, that of a quotation his quotes; Escape, Close and Back close him", async () => {
  const { user } = renderView(<ChurchFathersPage />, {
    address: "/church-fathers#ignatius-quote-2",
  });
  const quotes = await within(await profile()).findByRole("tab", { name: "Quotes" });
  await waitFor(() => expect(quotes).toHaveAttribute("aria-selected", "true"));
  await user.keyboard("{Escape}");
  await noDialog();
  expect(window.location.hash).toBe("");

  await user.click(opener());
  await user.click(within(await profile()).getByRole("button", { name: "Close" }));
  await noDialog();
  await user.click(opener());
  await profile();
  goBack();
  await noDialog();
  expect(window.location.pathname).toBe("/church-fathers");
});
