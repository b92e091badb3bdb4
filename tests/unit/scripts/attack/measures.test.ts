import { MAX_ARCHIVE_BYTES } from "@/lib/workspaces/constants";
import { markedLines } from "@/scripts/attack/fuzz";
import { hostileArchive } from "@/scripts/attack/imports";
import { aboveBar, neighborTable } from "@/scripts/attack/neighbor";
import { Random } from "@/scripts/attack/random";
import { changedTables } from "@/scripts/attack/rows";
import { MARK } from "@/scripts/attack/shot";
import { Tally } from "@/scripts/attack/tally";

test("chance repeats itself for the same seed and names, and keeps its bounds", () => {
  const numbers = (random: Random) => Array.from({ length: 500 }, () => random.int(1, 6));
  const first = numbers(new Random(7, "a", "b"));
  expect(numbers(new Random(7, "a", "b"))).toEqual(first);
  expect(numbers(new Random(7, "a", "c"))).not.toEqual(first);
  expect(new Set(first)).toEqual(new Set([1, 2, 3, 4, 5, 6]));
});

test("a hostile file is as large as the site takes, every reference of it 150 letters long", () => {
  const text = JSON.stringify(hostileArchive(1));
  expect(text.length).toBeGreaterThan(2_500_000);
  expect(text.length).toBeLessThan(MAX_ARCHIVE_BYTES);
  const lengths = [...text.matchAll(/"reference":"([^"]{50,})"/g)].map(
    ([, one = ""]) => one.length,
  );
  expect([lengths.length, new Set(lengths)]).toEqual([9_000, new Set([150])]);
});

test("a neighbor who waits too long, or was never answered, is above the bar", () => {
  const calm = Array(200).fill(20);
  expect(aboveBar({ page: calm, verse: calm, write: calm })).toEqual([]);
  const slow = [...calm, 400, 400, 400];
  expect(aboveBar({ page: slow, verse: calm, write: [] })).toEqual([
    "a neighbor's page: p99 400 ms",
    "a neighbor's write: p99 NaN ms",
  ]);
  expect(neighborTable({ alone: { page: calm, verse: calm, write: [] } })).toContain("| – | 400 |");
});

test("a table whose rows differ, are new or are gone is named", () => {
  expect(changedTables({ a: "1 x", b: "2 y" }, { a: "1 x", b: "2 z", c: "1 w" })).toEqual([
    "b",
    "c",
  ]);
});

test("lines of the log that hold a visitor's words are found", () => {
  expect(markedLines(`{"msg":"ok"}\n{"err":"love${MARK}"}\n`)).toEqual([`{"err":"love${MARK}"}`]);
});

test("the tally counts answers by class and endpoint, and keeps the requests that show a fault", () => {
  const tally = new Tally();
  const answer = { status: 500, headers: {}, text: "", ms: 12 };
  for (let at = 0; at < 5; at++) {
    tally.count("GET /api/x", { name: "nul", about: "U+0000" }, answer);
    const fault = { endpoint: "GET /api/x", className: "nul", what: "undeclared 500" };
    tally.violate({ ...fault, shown: `request ${at}` });
  }
  expect([tally.requests, tally.violations]).toEqual([5, 5]);
  expect(tally.table("class")).toContain(
    "| nul | U+0000 | 5 | 0 | 0 | 0 | 5 | 0 | 0 | 12 | 12 | 12 | 5 |",
  );
  expect(tally.violationLines()).toEqual([
    "GET /api/x: undeclared 500 (5 times)\n    nul: request 0\n    nul: request 1",
  ]);
});
