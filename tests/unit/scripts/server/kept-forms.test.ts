// CommonJS: the layer is loaded before TypeScript could be.
const { KeptForms } = require("../../../../scripts/server/kept-forms.cjs") as {
  KeptForms: new (
    most: number,
  ) => {
    readonly bytes: number;
    get: (key: string) => object | undefined;
    keep: (key: string, forms: object) => void;
  };
};

const MB = 1024 * 1024;
const page = (bytes: number) => ({
  gzip: { body: Buffer.alloc(bytes) },
  br: { body: Buffer.alloc(bytes) },
});

test("every verse's page in both translations stays within the bound, the latest are there", () => {
  const kept = new KeptForms(64 * MB);
  // One buffer stands for all: the bound counts lengths.
  const forms = page(22 * 1024);
  let most = 0;
  for (let at = 0; at < 62_204; at += 1) {
    kept.keep(`/${at}`, forms);
    most = Math.max(most, kept.bytes);
  }
  expect(most).toBeLessThanOrEqual(64 * MB);
  expect(most).toBeGreaterThan(63 * MB);
  const held = Array.from({ length: 62_204 }, (_value, at) => at).filter((at) =>
    kept.get(`/${at}`),
  );
  expect(held).toHaveLength(Math.floor((64 * MB) / (44 * 1024)));
  expect(held.at(-1)).toBe(62_203);
  expect(held[0]).toBe(62_204 - held.length);
});

test("what was asked for last stays, what is made anew counts once, what is too large is not kept", () => {
  const kept = new KeptForms(100);
  for (const key of ["a", "b"]) kept.keep(key, page(20));
  expect(kept.get("a")).toBeDefined();
  kept.keep("c", page(20));
  expect(["a", "b", "c"].map((key) => kept.get(key) !== undefined)).toEqual([true, false, true]);
  kept.keep("a", page(30));
  expect(kept.bytes).toBe(100);
  kept.keep("huge", page(60));
  expect(kept.bytes).toBe(100);
  expect(kept.get("huge")).toBeUndefined();
});
