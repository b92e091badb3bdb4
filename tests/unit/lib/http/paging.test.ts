import { listQuery } from "@/lib/http/list-query";
import { nextLink, toPage } from "@/lib/http/paging";

const row = (id: string) => ({ id, publishedAt: "2026-01-02T03:04:05.678Z" });

test("a further row than asked for means a next page, which begins after the last row shown", () => {
  expect(toPage([row("a"), row("b"), row("c")], 2)).toEqual({
    items: [row("a"), row("b")],
    next: "2026-01-02T03:04:05.678Z~b",
  });
  expect(toPage([row("a"), row("b")], 2).next).toBeNull();
  expect(toPage([], 2)).toEqual({ items: [], next: null });
});

test("the link of a page is read back as the place where the next one begins", () => {
  const { Link = "" } = nextLink("/api/articles", 2, "2026-01-02T03:04:05.678Z~an id~with & signs");
  const address = /^<(.+)>; rel="next"$/.exec(Link)?.[1] ?? "";
  const query = Object.fromEntries(new URL(address, "http://localhost").searchParams);
  expect(listQuery.parse(query)).toEqual({
    limit: 2,
    cursor: { publishedAt: new Date("2026-01-02T03:04:05.678Z"), id: "an id~with & signs" },
  });
  expect(nextLink("/api/articles", 2, null)).toEqual({});
});
