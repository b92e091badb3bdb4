import { structuredDataFaults } from "@/scripts/crawl/structured-data";

const ADDRESS = "https://bible.example/answers/what-is-grace";

const trail = (last = ADDRESS) => ({
  "@type": "BreadcrumbList",
  itemListElement: [
    { "@type": "ListItem", position: 1, name: "Home", item: "https://bible.example/" },
    { "@type": "ListItem", position: 2, name: "Grace", item: last },
  ],
});
const question = {
  "@type": "Question",
  name: "What is grace?",
  answerCount: 1,
  acceptedAnswer: { "@type": "Answer", text: "A gift." },
};

const faults = (...graph: object[]) =>
  structuredDataFaults(
    [JSON.stringify({ "@context": "https://schema.org", "@graph": graph })],
    ADDRESS,
  );

test("a page with its type and breadcrumbs to itself has no fault", () => {
  expect(faults(trail(), { "@type": "QAPage", mainEntity: question })).toEqual([]);
});

test("what a type needs is asked for at any depth", () => {
  const { answerCount: _count, acceptedAnswer: _answer, ...bare } = question;

  expect(faults(trail(), { "@type": "QAPage", mainEntity: bare })).toEqual([
    "QAPage without mainEntity.answerCount",
    "Question without acceptedAnswer|suggestedAnswer",
  ]);
});

test("a page needs the type of its kind at the top", () => {
  expect(
    faults(trail(), { "@type": "WebPage", about: { "@type": "QAPage", mainEntity: question } }),
  ).toEqual(['no QAPage for a page of the kind "answer"']);
});

test("breadcrumbs are there once and end with the page itself", () => {
  const page = { "@type": "QAPage", mainEntity: question };

  expect(faults(page)).toEqual(["0 breadcrumb lists"]);
  expect(faults(trail("https://bible.example/answers"), page)).toEqual([
    "breadcrumbs end at https://bible.example/answers",
  ]);
});

test("what cannot be read is told", () => {
  expect(structuredDataFaults(["{"], "https://bible.example/")).toEqual([
    "JSON-LD that is no JSON",
  ]);
  expect(structuredDataFaults(["{}"], "https://bible.example/")).toEqual([
    "JSON-LD without schema.org's context",
  ]);
});
