import { db } from "@/lib/db/client";
import { getStoredLexeme } from "@/lib/words/data";

jest.mock("@/lib/db/client", () => ({ db: { lexeme: { findUnique: jest.fn() } } }));

const row = {
  id: "G3588",
  language: "grc",
  usage: '{"count":1}',
  places: "[23146,1,0,-1,-1]",
};
const asked = jest.mocked(db.lexeme.findUnique);

test("the parts of a page that ask for a word at once share one reading of its row", async () => {
  asked.mockResolvedValue(row as never);
  const [first, second] = await Promise.all([getStoredLexeme("G3588"), getStoredLexeme("G3588")]);
  expect(first?.places).toEqual(Int32Array.of(23146, 1, 0, -1, -1));
  expect(second).toBe(first);
  expect(await getStoredLexeme("G3588")).toBe(first);
  expect(asked).toHaveBeenCalledTimes(1);
});

test("a reading that failed is tried again", async () => {
  asked.mockRejectedValueOnce(new Error("away"));
  await expect(getStoredLexeme("G26")).rejects.toThrow("away");
  asked.mockResolvedValue(null as never);
  expect(await getStoredLexeme("G26")).toBeNull();
});
