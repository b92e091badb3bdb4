import {
  type ChangeEntry,
  changedSince,
  KINDS,
  kindsChanged,
} from "@/lib/workspaces/changes/rules";

test("a write's address says what it may have changed; one that is not known, everything", () => {
  expect(kindsChanged("http://localhost/api/collection-verses/1?x=y")).toEqual(["collections"]);
  expect(kindsChanged("http://localhost/api/workspace/plans/1/readings")).toEqual(["plans"]);
  expect(kindsChanged("http://localhost/api/workspace/import")).toEqual(KINDS);
});

const now = 1_000_000;
const since = (entry: ChangeEntry, device: string, count: number) =>
  changedSince({ highlights: entry }, device, count, now);

test("a device hears of the others' changes and not of its own", () => {
  // The newest, 7, is of the phone; the newest of any other device was 4.
  const entry: ChangeEntry = [7, "phone", 4, 0];
  expect(since(entry, "laptop", 6)).toEqual(["highlights"]);
  expect(since(entry, "laptop", 7)).toEqual([]);
  expect(since(entry, "phone", 3)).toEqual(["highlights"]);
  expect(since(entry, "phone", 4)).toEqual([]);
});

test("who asks for the first time hears of what a page may have read too early", () => {
  expect(since([7, "phone", 4, now / 1_000 - 5], "laptop", -1)).toEqual(["highlights"]);
  expect(since([7, "phone", 4, now / 1_000 - 3_600], "laptop", -1)).toEqual([]);
});
