/** @jest-environment jsdom */
import { act, renderHook } from "@testing-library/react";
import { storeWeights, useWeights } from "@/components/evidence/use-weights";
import { DEFAULT_WEIGHTS } from "@/lib/evidence/rules";

const KEY = "truth-uncovered-weights";

beforeEach(() => {
  localStorage.clear();
  storeWeights(null);
});

test("ours stand until a visitor chooses; every reader follows; null goes back", () => {
  const first = renderHook(() => useWeights());
  const second = renderHook(() => useWeights());
  expect(first.result.current).toEqual(DEFAULT_WEIGHTS);

  act(() => storeWeights({ ...DEFAULT_WEIGHTS, scripture: 0 }));
  expect(first.result.current.scripture).toBe(0);
  expect(second.result.current).toBe(first.result.current);
  expect(JSON.parse(localStorage.getItem(KEY) ?? "")).toMatchObject({ scripture: 0 });

  act(() => storeWeights(null));
  expect(first.result.current).toEqual(DEFAULT_WEIGHTS);
  expect(localStorage.getItem(KEY)).toBeNull();
});

test.each([
  ["no JSON", "{"],
  ["no object", "7"],
  [
    "weights out of range, broken or of another kind",
    '{"scripture":99,"dating":1.5,"agreement":"3"}',
  ],
])("a store with %s counts as ours", (_, text) => {
  localStorage.setItem(KEY, text);
  const { result } = renderHook(() => useWeights());
  expect(result.current).toEqual(DEFAULT_WEIGHTS);
});

test("another tab's choice is followed", () => {
  const { result } = renderHook(() => useWeights());
  localStorage.setItem(KEY, JSON.stringify({ scripture: 5 }));
  act(() => {
    window.dispatchEvent(new StorageEvent("storage", { key: KEY }));
  });
  expect(result.current.scripture).toBe(5);
});

test("a closed store keeps the choice for this page", () => {
  const { result } = renderHook(() => useWeights());
  const closed = () => {
    throw new DOMException("closed", "SecurityError");
  };
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(closed);
  jest.spyOn(Storage.prototype, "removeItem").mockImplementation(closed);
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(closed);
  act(() => storeWeights({ ...DEFAULT_WEIGHTS, dating: 0 }));
  expect(result.current.dating).toBe(0);
  act(() => storeWeights(null));
  expect(result.current).toEqual(DEFAULT_WEIGHTS);
});
