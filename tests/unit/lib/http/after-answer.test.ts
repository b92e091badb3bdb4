import { after } from "next/server";
import { afterAnswer } from "@/lib/http/after-answer";
import { log } from "@/lib/log";

jest.mock("next/server", () => ({ after: jest.fn() }));
const later = jest.mocked(after);

test("work is left to the end of the answer", async () => {
  const work = jest.fn(async () => undefined);
  afterAnswer(work);
  expect(work).not.toHaveBeenCalled();
  const [task] = later.mock.calls[0] ?? [];
  if (typeof task !== "function") throw new Error("nothing was left");
  await task();
  expect(work).toHaveBeenCalledTimes(1);
});

test("outside a request it begins at once, and a failure is logged and goes no further", async () => {
  later.mockImplementationOnce(() => {
    throw new Error("`after` was called outside a request scope");
  });
  const warned = jest.spyOn(log, "warn").mockImplementation(() => undefined);
  afterAnswer(async () => {
    throw new Error("away");
  });
  await new Promise((resolve) => setImmediate(resolve));
  expect(warned).toHaveBeenCalledTimes(1);
});
