import { AppError } from "@/lib/errors";
import { orWhileAway } from "@/lib/verse-page/while-away";

const remakeOften = jest.fn(async () => undefined);
jest.mock("@/lib/bible/remade-often", () => ({ remakeOften: () => remakeOften() }));
jest.mock("@/lib/log", () => ({ log: { warn: jest.fn() } }));

afterEach(() => jest.clearAllMocks());

test("what can be read is kept with the page", async () => {
  expect(await orWhileAway<string | null>(Promise.resolve("words"), null)).toBe("words");
  expect(remakeOften).not.toHaveBeenCalled();
});

test.each([
  ["is away", new Error("Connection terminated")],
  ["is being filled", new AppError("unavailable", "The original words are being prepared.")],
])("while the database %s the page stands without it and is made anew", async (_when, error) => {
  expect(await orWhileAway<string | null>(Promise.reject(error), null)).toBeNull();
  expect(remakeOften).toHaveBeenCalledTimes(1);
});

test("any other refusal is a fault", async () => {
  const refused = Promise.reject(new AppError("not_found", "There is no such verse."));
  await expect(orWhileAway(refused, null)).rejects.toThrow("There is no such verse.");
});
