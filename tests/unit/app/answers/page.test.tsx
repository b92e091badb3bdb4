/** @jest-environment ./tests/setup/browser-environment.mjs */
import "../../../support/browser";
import { render, screen, within } from "@testing-library/react";
import { notFound } from "next/navigation";
import AnswerPage, { generateMetadata } from "@/app/answers/[slug]/page";
import AnswersPage from "@/app/answers/page";
import { getPrintedPassages } from "@/lib/bible/printed-passages";
import { ANSWERS } from "@/lib/content/answers";
import { faqItems } from "@/lib/content/faq";
import { renderView } from "../../../support/view";

jest.mock("@/lib/bible/printed-passages");
jest.mock("next/navigation", () => ({
  ...jest.requireActual("next/navigation"),
  notFound: jest.fn(() => {
    throw new Error("not found");
  }),
}));

const TOTAL = ANSWERS.length + faqItems.length;
const propsOf = (slug: string) => ({
  params: Promise.resolve({ slug }),
  searchParams: Promise.resolve({}),
});

beforeEach(() => {
  jest.mocked(getPrintedPassages).mockImplementation(async (references) =>
    references.map((reference) => [
      {
        type: "verse",
        reference,
        osis: reference,
        translation: "WEB",
        verses: [{ osis: reference, verse: 1, text: `Text of ${reference}.` }],
      },
    ]),
  );
});

test("an answer's page has the question, the answer, each passage with what it adds, and all sides", async () => {
  render(await AnswerPage(propsOf("amalekites")));

  expect(screen.getByRole("heading", { level: 1 })).toHaveTextContent(
    "Why did God order Saul to kill the Amalekites, even the children?",
  );
  const headings = screen
    .getAllByRole("heading", { level: 2 })
    .map(({ textContent }) => textContent);
  expect(headings.slice(0, 5)).toEqual([
    "What the Bible says",
    "How Christians differ",
    "What critics say",
    "Sources",
    "Asked next",
  ]);
  const passages = within(screen.getByRole("region", { name: "What the Bible says" }));
  expect(passages.getByText("The command, with its reason.")).toBeVisible();
  expect(passages.getByText("Text of Ezekiel 18:20.").closest(".scripture")).not.toBeNull();
  expect(passages.getAllByText(/World English Bible/)).toHaveLength(4);
  expect(passages.getByRole("link", { name: "1 Samuel 15:2-3" })).toBeVisible();
  expect(
    screen.getByRole("link", { name: "Ask the assistant about this" }).getAttribute("href"),
  ).toMatch(/^\/chat\?q=Why%20did%20God/);
  const way = within(screen.getByRole("navigation", { name: "Breadcrumb" }));
  expect(way.getByRole("link")).toHaveAttribute("href", "/answers");
  expect(screen.queryByRole("complementary")).toBeNull();
});

test("a question of somebody in need begins with whom to call", async () => {
  render(await AnswerPage(propsOf("abused-at-home")));

  const help = screen.getByRole("complementary", { name: "You are not alone" });
  expect(help).toHaveTextContent(/emergency number.*National Domestic Violence Hotline/s);
  expect(within(help).getByRole("link", { name: "0808 2000 247" })).toHaveAttribute(
    "href",
    "tel:08082000247",
  );
  expect(within(help).getByRole("link", { name: "112" })).toHaveAttribute("href", "tel:112");
  const answer = screen.getByText(/^No: you may go where you are safe/);
  expect(help.compareDocumentPosition(answer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test("search engines read one question with its accepted answer, and the way to it", async () => {
  const { container } = render(await AnswerPage(propsOf("faq-hell")));
  const json = container.querySelector('script[type="application/ld+json"]')?.textContent ?? "";
  const [crumbs, page] = JSON.parse(json)["@graph"];

  expect(crumbs.itemListElement.map(({ position }: { position: number }) => position)).toEqual([
    1, 2, 3,
  ]);
  expect(page["@type"]).toBe("QAPage");
  expect(page.mainEntity.acceptedAnswer.text).toBe(
    faqItems.find(({ id }) => id === "faq-hell")?.answer,
  );
  expect(await generateMetadata(propsOf("faq-hell"))).toMatchObject({
    alternates: { canonical: "/answers/faq-hell" },
  });
});

test("an unknown question is not found", async () => {
  await expect(AnswerPage(propsOf("no-such-question"))).rejects.toThrow("not found");
  expect(notFound).toHaveBeenCalled();
});

test("the list holds every question by section, and a field narrows it", async () => {
  const { user } = renderView(<AnswersPage />, { address: "/answers" });
  const links = () =>
    screen
      .getAllByRole("link")
      .filter((link) => link.getAttribute("href")?.startsWith("/answers/"));
  expect(links()).toHaveLength(TOTAL);

  await user.type(screen.getByRole("searchbox", { name: "Find a question" }), "amalekites");
  expect(screen.getByRole("status")).toHaveTextContent(`1 of ${TOTAL} questions`);
  expect(links().map((link) => link.getAttribute("href"))).toEqual(["/answers/amalekites"]);
  expect(screen.getAllByRole("heading", { level: 2 })).toHaveLength(1);

  await user.type(screen.getByRole("searchbox"), " zzz");
  expect(screen.getByText(/takes any question/)).toBeVisible();
});
