import { toLoggedError } from "@/lib/logged-error";

const SECRET = "hunter2 of the visitor";

test.each([
  ["quoted words", new Error(`There is no "${SECRET}" and no "${SECRET}" here`)],
  ["words that hold quotation marks", new SyntaxError(`Unexpected token in '{"a": '${SECRET}'}'`)],
  ["a cause", new Error("It failed", { cause: new Error(`Not '${SECRET}'`) })],
  ["fields of its own", Object.assign(new Error("It failed"), { detail: SECRET, input: SECRET })],
  [
    "an error of PostgreSQL",
    Object.assign(new Error(SECRET), { severity: "ERROR", code: "22P02" }),
  ],
  ["what was thrown", SECRET],
  [
    "an error of Prisma",
    Object.assign(new Error(`Invalid invocation\n    at ${SECRET}`), {
      name: "PrismaClientKnownRequestError",
      code: "P2010",
      meta: {
        driverAdapterError: Object.assign(new Error(SECRET), {
          name: "DriverAdapterError",
          cause: { originalCode: "22P02", originalMessage: SECRET, kind: "postgres" },
        }),
      },
    }),
  ],
])("the log does not repeat %s", (_what, error) => {
  expect(JSON.stringify(toLoggedError(error))).not.toContain("hunter2");
});

test("kind, codes, place and a message without values are kept", () => {
  const database = Object.assign(new Error("refused"), { severity: "ERROR", code: "42703" });
  const error = new TypeError("Cannot read properties of undefined", { cause: database });

  const logged = toLoggedError(error);

  expect(logged).toMatchObject({
    type: "TypeError",
    message: "Cannot read properties of undefined",
    cause: { type: "Error", code: "42703" },
  });
  expect(logged.stack).toMatch(/^\s+at .*logged-error\.test\.ts/);
  expect(logged.cause?.message).toBeUndefined();
});

test("an error that is its own cause is logged all the same", () => {
  const error = new Error("Round");
  error.cause = error;
  expect(toLoggedError(error).type).toBe("Error");
});
