import { isDatabaseUnavailable } from "@/lib/http/unavailable";

test.each([
  [{ code: "ECONNREFUSED" }],
  [{ code: "P1001" }],
  [{ code: "57P01" }],
  [{ code: "08006" }],
  // The folder of the embedded database was deleted while it ran.
  [{ cause: { originalCode: "58P01" } }],
  [{ code: "58030" }],
  [new Error("timeout exceeded when trying to connect")],
  [new Error("Query read timeout")],
  [new Error("outer", { cause: { kind: "DatabaseNotReachable" } })],
  [{ meta: { driverAdapterError: { cause: { originalCode: "53300" } } } }],
  [new AggregateError([{ code: "ETIMEDOUT" }], "all failed")],
])("%j means that the database is away for now", (error) => {
  expect(isDatabaseUnavailable(error)).toBe(true);
});

test.each([
  [{ code: "P2002" }],
  [{ code: "23505" }],
  [new Error("x is not a function")],
  [null],
  ["ECONNREFUSED"],
])("%j does not", (error) => {
  expect(isDatabaseUnavailable(error)).toBe(false);
});

test("an error that is its own cause ends the search", () => {
  const error = new Error("circle");
  error.cause = error;
  expect(isDatabaseUnavailable(error)).toBe(false);
});
