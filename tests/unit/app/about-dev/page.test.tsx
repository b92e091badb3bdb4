/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { screen, within } from "@testing-library/react";
import AboutDevPage from "@/app/about-dev/page";
import { NextRouter } from "../../../support/next-router";
import { renderView } from "../../../support/view";

const texts = (elements: readonly HTMLElement[]) => elements.map((one) => one.textContent);

beforeEach(() => {
  renderView(
    <NextRouter>
      <AboutDevPage />
    </NextRouter>,
    { address: "/about-dev" },
  );
});

test("the creator's profile: figures, sections, contact, the way home", () => {
  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Creator Profile");
  expect(texts(screen.getAllByRole("term"))).toEqual([
    "Age",
    "Verses integrated",
    "Years clean",
    "Years building",
  ]);
  expect(screen.getAllByRole("definition")[1]).toHaveTextContent("31,000+");
  expect(texts(screen.getAllByRole("heading", { level: 2 }))).toEqual([
    "Vision",
    "Personal Journey",
    "Self-Taught Skills",
    "Achievements",
    "Who This Is For",
    "The Future",
    "Statement of Faith",
    "Contact",
  ]);
  expect(screen.getByRole("link", { name: "Return home" })).toHaveAttribute("href", "/");
});

test("nothing is invented: an unset contact is no link and says so", () => {
  const items = within(screen.getByRole("region", { name: "Contact" })).getAllByRole("listitem");
  expect(items).toHaveLength(4);
  ["GitHub", "LinkedIn", "Portfolio", "Email"].forEach((name, at) => {
    const item = items[at] as HTMLElement;
    expect(item).toHaveTextContent(new RegExp(`^${name}`));
    const links = within(item).queryAllByRole("link");
    if (links.length === 0) expect(item).toHaveTextContent("—");
    for (const link of links) {
      expect(link).toHaveAttribute("href", expect.stringMatching(/^(https:\/\/|mailto:.+@)/));
    }
  });
});
