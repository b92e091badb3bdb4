/** @jest-environment jsdom */
import {
  closeHash,
  exchangeHash,
  onHashChange,
  openHash,
  readHash,
} from "@/components/common/item-address";

beforeEach(() => window.history.replaceState(null, "", "/study-guides?tab=x"));

/** jsdom goes back in a later task. */
const stepBack = () =>
  new Promise((resolve) => window.addEventListener("popstate", resolve, { once: true }));

test("opening adds one step to the history and tells the listeners", () => {
  const heard: string[] = [];
  const stop = onHashChange(() => heard.push(readHash()));
  const before = window.history.length;

  openHash("the-flood");
  expect(window.location.hash).toBe("#the-flood");
  expect(window.history.length).toBe(before + 1);
  openHash("covenants");
  expect(window.history.length).toBe(before + 1);
  stop();
  openHash("revelation");
  expect(heard).toEqual(["the-flood", "covenants"]);
});

test("closing what was opened is one step back; the query stays", async () => {
  openHash("the-flood");
  const back = stepBack();
  closeHash();
  await back;
  expect(window.location.pathname + window.location.search).toBe("/study-guides?tab=x");
  expect(readHash()).toBe("");
});

test("closing what the address brought along takes the name out without a step", () => {
  window.history.replaceState(null, "", "/study-guides?tab=x#the-flood");
  const before = window.history.length;
  closeHash();
  expect(window.location.pathname + window.location.search + window.location.hash).toBe(
    "/study-guides?tab=x",
  );
  expect(window.history.length).toBe(before);
});

test("an exchanged name closes as the first would have", () => {
  window.history.replaceState(null, "", "/#all-news");
  const before = window.history.length;
  exchangeHash("news-item-1");
  expect(readHash()).toBe("news-item-1");
  expect(window.history.length).toBe(before);
  closeHash();
  expect(window.location.hash).toBe("");
});

test.each([
  ["#caf%C3%A9", "café"],
  ["#a%20b", "a b"],
  ["#%E0%A4%A", ""],
  ["", ""],
])("the fragment %s reads as %j", (hash, name) => {
  window.history.replaceState(null, "", `/${hash}`);
  expect(readHash()).toBe(name);
});
