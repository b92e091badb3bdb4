/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { screen, within } from "@testing-library/react";
import TimelinePage, { generateMetadata } from "@/app/timelines/[slug]/page";
import { timelinePages } from "@/lib/site/pages/timelines";
import { renderView } from "../../../support/view";

const pages = Object.values(timelinePages()).flat();
const slugs = pages.map(({ path }) => path.replace("/timelines/", ""));
const propsOf = (slug: string) => ({ params: Promise.resolve({ slug }) });
const open = async (slug: string) =>
  renderView(await TimelinePage(propsOf(slug)), { address: `/timelines/${slug}` });

test.each([
  ["flood-event", "The Flood", ["Dates", "Supporting evidence", "Contradictions", "Sources"]],
  ["fossils", "What do the fossils show?", ["Biblical claim", "Evolutionary claim"]],
  ["day-1-light", "Light", ["Scientific evidence", "Mainstream science"]],
  [
    "problem-origin-of-life",
    "The origin of life",
    ["The argument", "The mainstream reply", "Sources"],
  ],
])("%s has a page with everything about it", async (slug, title, sections) => {
  await open(slug);
  expect(screen.getByRole("heading", { level: 1, name: title })).toBeVisible();
  for (const name of sections) {
    const section = screen.getByRole("region", { name });
    expect(within(section).getByRole("heading", { level: 2, name })).toBeVisible();
    expect(section).toHaveTextContent(/.{60}/);
  }
  const crumbs = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
  expect(crumbs.getByRole("link", { name: "Timelines" })).toHaveAttribute("href", "/timelines");
});

test("related pages tell of the same passages, also those of other lists", async () => {
  await open("flood-event");
  const related = within(screen.getByRole("region", { name: "Related" }));
  const links = related.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toContain("/discover/durupinar-formation");
  expect(links).toContain("/timelines/the-flood");
  expect(links).not.toContain("/timelines/flood-event");
});

test("every item of the four tabs has a page; titles and descriptions are its own", async () => {
  expect(pages.length).toBeGreaterThanOrEqual(19);
  const all = await Promise.all(slugs.map((slug) => generateMetadata(propsOf(slug))));
  expect(new Set(all.map(({ title }) => title)).size).toBe(pages.length);
  expect(new Set(all.map(({ description }) => description)).size).toBe(pages.length);
  expect(all.map(({ alternates }) => alternates?.canonical)).toEqual(pages.map(({ path }) => path));
});

test("an unknown name is not found", async () => {
  await expect(TimelinePage(propsOf("no-such-day"))).rejects.toMatchObject({
    digest: expect.stringContaining("404"),
  });
});
