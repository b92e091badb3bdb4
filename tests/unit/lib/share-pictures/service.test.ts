import { findPictureWords } from "@/lib/share-pictures/find-words";
import { toDrawable } from "@/lib/share-pictures/rules";
import { getSharePicture } from "@/lib/share-pictures/service";

jest.mock("@/lib/share-pictures/find-words");

/** Of each range of characters that pictures show. */
const LETTERS = toDrawable(
  Array.from({ length: 0x2200 }, (_value, code) => String.fromCharCode(code)).join(""),
);
const words = (title: string, text = "") => ({
  label: "Discovery",
  title,
  text,
  isScripture: false,
});

function answerWith(...found: ReturnType<typeof words>[]) {
  for (const one of found) jest.mocked(findPictureWords).mockResolvedValueOnce(one);
}

test("a picture is a PNG of 1200 × 630, drawn without asking anybody for a font", async () => {
  const fetched = jest.spyOn(globalThis, "fetch").mockRejectedValue(new Error("no network"));
  const parts = LETTERS.match(/.{1,80}/gu) ?? [];
  answerWith(...parts.map((part) => words(part.slice(0, 40), part.slice(40))));

  for (const part of parts) {
    const { png, etag } = await getSharePicture(`/${part}`);
    const bytes = Buffer.from(png);
    expect(bytes.subarray(1, 4).toString()).toBe("PNG");
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
    expect(etag).toMatch(/^"[\w-]{22}"$/);
  }
  expect(fetched).not.toHaveBeenCalled();
});

test("the same words are drawn once, others anew", async () => {
  answerWith(words("One"), words("One"), words("One"), words("Two"));
  const both = await Promise.all([getSharePicture("/1"), getSharePicture("/1")]);
  expect(both[0]).toBe(both[1]);
  expect(await getSharePicture("/1")).toBe(both[0]);
  expect((await getSharePicture("/1")).etag).not.toBe(both[0].etag);
});

test("a crowd is told to come back: not more than eighteen are drawn or waited for", async () => {
  const crowd = Array.from({ length: 30 }, (_value, index) => words(`Picture ${index}`));
  answerWith(...crowd);
  // Nobody gives up waiting, however long a busy machine draws.
  jest.useFakeTimers({ doNotFake: ["nextTick", "setImmediate", "queueMicrotask", "performance"] });
  const results = await Promise.allSettled(crowd.map(({ title }) => getSharePicture(`/${title}`)));
  jest.useRealTimers();

  const refused = results.flatMap((result) => (result.status === "rejected" ? result.reason : []));
  expect(refused).toHaveLength(12);
  for (const error of refused) expect(error).toMatchObject({ code: "unavailable", retryAfter: 5 });
});

test("a page without a picture is not found", async () => {
  jest.mocked(findPictureWords).mockResolvedValueOnce(undefined);
  await expect(getSharePicture("/chat")).rejects.toMatchObject({ code: "not_found" });
});
