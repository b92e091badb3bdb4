/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { screen, within } from "@testing-library/react";
import FatherPage from "@/app/church-fathers/[slug]/page";
import ChurchFathersPage from "@/app/church-fathers/page";
import { churchFathers } from "@/lib/content/church-fathers";
import { renderView } from "../../../support/view";

const props = { params: Promise.resolve({ slug: "augustine" }), searchParams: Promise.resolve({}) };

test("a father's page sets his whole profile one part after the other", async () => {
  const { container } = renderView(await FatherPage(props), {
    address: "/church-fathers/augustine",
  });

  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("Augustine of Hippo");
  const headings = screen
    .getAllByRole("heading", { level: 2 })
    .map(({ textContent }) => textContent);
  expect(headings).toEqual([
    "Key Contributions",
    "Quick Facts",
    "Historical Context",
    "Theological Controversies",
    "Major Works and Writings",
    "Theological Focus Areas",
    "Notable Quotes",
    "Historical Legacy and Impact",
    "Read him in his own words",
    "Related",
  ]);
  const related = within(screen.getByRole("region", { name: "Related" }));
  expect(related.getAllByText("Question").length).toBeGreaterThan(10);
  expect(related.getByRole("link", { name: "Genesis and Creation" })).toBeVisible();
  const father = churchFathers.find(({ id }) => id === "augustine");
  expect(screen.getAllByRole("blockquote")).toHaveLength(father?.notableQuotes.length ?? 0);

  const json = container.querySelector('script[type="application/ld+json"]')?.textContent ?? "";
  const [, page] = JSON.parse(json)["@graph"];
  expect(page["@type"]).toBe("ProfilePage");
  expect(page.mainEntity).toMatchObject({ "@type": "Person", name: "Augustine of Hippo" });
  const anchor = new URL(page.hasPart[0].url).hash.slice(1);
  expect(container.querySelector(`[id="${anchor}"]`)).not.toBeNull();
  expect(page.mentions).toHaveLength(father?.majorWorks.length ?? 0);
});

test("each profile in the list leads to a page of its own", () => {
  const { container } = renderView(<ChurchFathersPage />, { address: "/church-fathers" });
  const open = [...container.querySelectorAll("dialog .item-dialog-foot a")];

  expect(open.map((link) => link.getAttribute("href"))).toEqual(
    churchFathers.map(({ id }) => `/church-fathers/${id}`),
  );
});
