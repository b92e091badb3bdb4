import { brotliDecompressSync } from "node:zlib";

interface Form {
  rawHeaders: string[];
  body: Buffer | null;
}
interface Forms {
  etag: string;
  identity: Form;
  gzip?: Form;
  br?: Form;
}
// Loaded by Node itself before the site, so it is plain JavaScript without types.
const { repack, toForms } = require("../../../../scripts/server/answer-forms.cjs") as {
  repack(forms: Forms, quality: number): Promise<Forms>;
  toForms(answer: object, options: { quality: number; lean?: boolean }): Promise<Forms>;
};

/** Words that differ, so that the qualities differ as well. */
const PAGE = Array.from({ length: 3_000 }, (_, at) => `<p>${at ** 2} and ${at % 97}</p>`).join("");
const answer = (text: string) => ({
  response: {
    headers: { etag: '"1"', vary: "Accept-Encoding" },
    rawHeaders: ["ETag", '"1"', "Vary", "Accept-Encoding", "Content-Length", "1"],
  },
  body: Buffer.from(text),
});

test.each([true, false])("repacked, a page is smaller and the same (lean: %s)", async (lean) => {
  const forms = await toForms(answer(PAGE), { quality: 5, lean });
  const again = await repack(forms, 10);

  const [before, after] = [forms.br?.body, again.br?.body];
  expect(after?.length).toBeLessThan(before?.length ?? 0);
  expect(brotliDecompressSync(after ?? "").toString()).toBe(PAGE);
  expect(again.br?.rawHeaders).toEqual([
    ...["ETag", '"1"', "Vary", "Accept-Encoding", "Content-Encoding", "br"],
    ...["Content-Length", String(after?.length)],
  ]);
  expect({ ...again, br: null }).toEqual({ ...forms, br: null });
});

test("what is too short to be compressed stays as it is", async () => {
  const forms = await toForms(answer("short"), { quality: 5 });
  expect(await repack(forms, 10)).toBe(forms);
});
