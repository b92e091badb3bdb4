/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { screen, within } from "@testing-library/react";
import DiscoveryPage, { generateMetadata } from "@/app/discover/[slug]/page";
import { discoveries } from "@/lib/content/discoveries";
import { renderView } from "../../../support/view";

const propsOf = (slug: string) => ({ params: Promise.resolve({ slug }) });
const open = async (slug: string) =>
  renderView(await DiscoveryPage(propsOf(slug)), { address: `/discover/${slug}` });
const structuredData = () =>
  JSON.parse(document.querySelector('script[type="application/ld+json"]')?.textContent ?? "{}")[
    "@graph"
  ];

test("a discovery's page has all its parts open, each named in the list of them", async () => {
  await open("tel-dan-stele");
  expect(screen.getByRole("heading", { level: 1, name: "Tel Dan Stele" })).toBeVisible();
  const contents = within(screen.getByRole("navigation", { name: "On this page" }));
  for (const link of contents.getAllByRole("link")) {
    const section = document.querySelector(link.getAttribute("href") ?? "");
    expect(section).toHaveAccessibleName(link.textContent ?? "");
  }
  for (const words of [
    /^Broken pieces of a basalt victory stone/,
    /^A few scholars, among them Philip Davies/,
    /Line 9 has the six letters bytdwd/,
    "33.249° N, 35.652° E",
    "Fragments B1 and B2",
    "First edition of the large piece, with the reading “House of David.”",
  ])
    expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByText("Graded statement.")).toBeInTheDocument();
});

test("it says where it stands and leads to the discoveries before and after it", async () => {
  await open("tel-dan-stele");
  const crumbs = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
  expect(crumbs.getByRole("link", { name: "Discoveries" })).toHaveAttribute("href", "/discover");
  expect(crumbs.getByText("Tel Dan Stele")).toHaveAttribute("aria-current", "page");
  const steps = within(screen.getByRole("navigation", { name: "Before and after" }));
  const links = steps.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual(["/discover/dead-sea-scrolls", "/discover/pilate-stone"]);
  const [trail, article] = structuredData();
  expect(trail.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
    "Truth Uncovered",
    "Discoveries",
    "Tel Dan Stele",
  ]);
  expect(article).toMatchObject({
    "@type": "Article",
    headline: "Tel Dan Stele",
    about: { "@type": "Place", geo: { latitude: 33.249, longitude: 35.652 } },
  });
});

test("a claim says whose it is; every paper is linked to or named as archived", async () => {
  for (const { slug, category, researchPapers } of discoveries) {
    const { unmount } = await open(slug);
    if (category === "ron-wyatt")
      expect(
        screen.getByText(/This is Ron Wyatt’s claim, not an established find\./),
      ).toBeVisible();
    for (const [part, label] of [
      ["papers", "View Full Paper"],
      ["research", "View Paper"],
    ]) {
      const papers = [...document.querySelectorAll(`#${part} li`)];
      expect(papers).toHaveLength(researchPapers.length);
      for (const paper of papers) {
        const link = paper.querySelector("a[target=_blank]");
        if (!link || link.textContent === "Find in a library")
          expect(paper).toHaveTextContent("Available in Research Archives");
        else {
          expect(link).toHaveTextContent(new RegExp(`^${label}: .+, opens in a new window$`));
          expect(link.getAttribute("href")).toMatch(/^https:/);
          expect(link.getAttribute("rel")).toMatch(/noopener/);
        }
      }
    }
    unmount();
  }
});

test("titles, descriptions and canonical addresses are each discovery's own", async () => {
  const all = await Promise.all(discoveries.map(({ slug }) => generateMetadata(propsOf(slug))));
  expect(new Set(all.map(({ title }) => title)).size).toBe(discoveries.length);
  expect(new Set(all.map(({ description }) => description)).size).toBe(discoveries.length);
  expect(all.map(({ alternates }) => alternates?.canonical)).toEqual(
    discoveries.map(({ slug }) => `/discover/${slug}`),
  );
});

test("an unknown name is not found", async () => {
  await expect(DiscoveryPage(propsOf("no-such-stone"))).rejects.toMatchObject({
    digest: expect.stringContaining("404"),
  });
});
