/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { render, screen } from "@testing-library/react";
import { FaqQuestion } from "@/app/study-guides/_components/faq-question";
import { Guide } from "@/app/study-guides/_components/guide";
import GuidePage, { generateMetadata } from "@/app/study-guides/[slug]/page";
import { faqItems } from "@/lib/content/faq";
import { studyGuides } from "@/lib/content/study-guides";
import { renderView } from "../../../support/view";

const propsOf = (slug: string) => ({
  params: Promise.resolve({ slug }),
  searchParams: Promise.resolve({}),
});

test("a guide's page has all its words under headings of the second level", async () => {
  const page = await GuidePage(propsOf("the-flood"));
  const { container } = renderView(page, { address: "/study-guides/the-flood" });

  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent("The Flood");
  const headings = screen
    .getAllByRole("heading", { level: 2 })
    .map(({ textContent }) => textContent);
  expect(headings[0]).toBe("Key verses");
  expect(headings).toEqual(
    expect.arrayContaining(["Overview", "Questions for discussion", "Sources", "Related"]),
  );
  expect(screen.queryByRole("heading", { level: 4 })).toBeNull();
  expect(screen.getAllByRole("link", { name: "Genesis 6:5-8" }).length).toBeGreaterThan(0);
  const json = container.querySelector('script[type="application/ld+json"]')?.textContent ?? "";
  expect(JSON.parse(json)["@graph"][1]).toMatchObject({
    "@type": ["Article", "LearningResource"],
    headline: "The Flood",
    timeRequired: expect.stringMatching(/^PT\d+M$/),
  });
  expect(await generateMetadata(propsOf("the-flood"))).toMatchObject({
    title: "The Flood: Study Guide",
    alternates: { canonical: "/study-guides/the-flood" },
  });
});

test("a guide and a question of the list lead to their own pages", () => {
  const [guide] = studyGuides;
  const [item] = faqItems;
  if (!guide || !item) throw new Error("there are none");
  render(
    <>
      <Guide guide={guide} number={1} />
      <FaqQuestion item={item} />
    </>,
  );
  const open = screen.getAllByText("Open page").map((link) => link.getAttribute("href"));

  expect(open).toEqual([`/study-guides/${guide.id}`, `/answers/${item.id}`]);
});
