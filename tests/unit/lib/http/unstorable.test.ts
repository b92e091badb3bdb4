import { isUnstorableValue } from "@/lib/http/unstorable";

test.each([
  [{ code: "22P02" }],
  [{ code: "22008" }],
  [{ code: "P2020" }],
  [{ kind: "ValueOutOfRange" }],
  [{ meta: { driverAdapterError: { cause: { originalCode: "22021" } } } }],
  [new Error("outer", { cause: { code: "22007" } })],
])("%j means that the database cannot take a value", (error) => {
  expect(isUnstorableValue(error)).toBe(true);
});

test.each([
  // Division by zero.
  [{ code: "22012" }],
  [{ code: "23505" }],
  [{ code: "P2002" }],
  [new Error("x is not a function")],
  ["22P02"],
  [null],
])("%j does not", (error) => {
  expect(isUnstorableValue(error)).toBe(false);
});
