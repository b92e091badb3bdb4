import { orderPage } from "@/scripts/order-scripts";

const SIZES: Record<string, number> = {
  "/_next/static/chunks/start.js": 8_000,
  "/_next/static/chunks/react.js": 230_000,
  "/_next/static/chunks/page.js": 20_000,
};
const sizeOf = (address: string) => SIZES[address] ?? 0;
const script = (name: string) => `<script src="/_next/static/chunks/${name}.js" async=""></script>`;
const STARTING =
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/start.js"/>';

test("the largest script is asked for first, and what starts the page after all", () => {
  const page = (head: string) =>
    `<head><link rel="stylesheet" href="/a.css"/>${head}<title>$&amp;</title></head><body>${script("start")}</body>`;

  expect(
    orderPage(page(STARTING + script("tiny") + script("page") + script("react")), sizeOf),
  ).toBe(page(script("react") + script("page") + script("tiny") + STARTING));
});

test("scripts of one size keep their order, and a page without any stays as it is", () => {
  expect(orderPage(script("a") + script("b"), sizeOf)).toBe(script("a") + script("b"));
  expect(orderPage("<p>none</p>", sizeOf)).toBe("<p>none</p>");
});
