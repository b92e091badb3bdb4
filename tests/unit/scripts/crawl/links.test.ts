import {
  internalAddress,
  isLostFragment,
  LinkBook,
  mayLeadOn,
  missesChapterPage,
} from "@/scripts/crawl/links";

const ORIGINS = ["http://127.0.0.1:3000", "https://bible.example"] as const;
const address = (href: string) => internalAddress(href, "/bible/web/john/3", [...ORIGINS]);

test.each([
  ["/bible?ref=John+3", { path: "/bible?ref=John+3", fragment: "" }],
  ["#v16", { path: "/bible/web/john/3", fragment: "v16" }],
  ["https://bible.example/a#b%20c", { path: "/a", fragment: "b c" }],
  ["https://elsewhere.example/a", null],
  ["mailto:a@bible.example", null],
])("%s leads within the site or not", (href, leads) => {
  expect(address(href)).toEqual(leads);
});

test("a fragment is lost when no element of the page has it", () => {
  const ids = new Set(["v16"]);

  expect(isLostFragment("/bible/web/john/3", "v16", ids)).toBe(false);
  expect(isLostFragment("/bible/web/john/3", "v99", ids)).toBe(true);
  // Not printed in this translation, which the chapter says.
  expect(isLostFragment("/bible/web/acts/8", "v37", ids)).toBe(false);
  expect(isLostFragment("/bible/kjv/acts/8", "v37", ids)).toBe(true);
  // Opened by a script over the verse.
  expect(isLostFragment("/bible/web/john/3", "note-16", ids)).toBe(false);
  expect(isLostFragment("/bible/web/john/3", "note-99", ids)).toBe(true);
});

test.each([
  ["/bible?ref=John+3:16", true],
  ["/bible?ref=John+3", true],
  ["/bible?ref=John+3-4", false],
  ["/bible?ref=John+3:16,+4:1", false],
  ["/bible?ref=Nowhere", false],
  ["/bible/web/john/3", false],
])("%s passes a chapter's page by: %s", (path, passes) => {
  expect(missesChapterPage({ path, fragment: "" })).toBe(passes);
});

test("a link may be led on where another spelling or an old address is meant", () => {
  expect(mayLeadOn("/bible/john/3", 308)).toBe(true);
  expect(mayLeadOn("/saved-verses", 307)).toBe(true);
  expect(mayLeadOn("/answers", 307)).toBe(false);
});

test("an address is asked for once, in the name of the first page that links to it", () => {
  const book = new LinkBook();
  book.add({ path: "/a", fragment: "" }, "/first");
  book.add({ path: "/a", fragment: "b" }, "/second");
  book.add({ path: "/a", fragment: "b" }, "/third");

  expect(book.paths).toEqual([["/a", "/first"]]);
  expect(book.all.map(({ on }) => on)).toEqual(["/first", "/second"]);
});
