import { KeptPictures } from "@/lib/share-pictures/kept-pictures";

const picture = (bytes: number) => ({ png: new Uint8Array(bytes), etag: '"x"' });

test("those asked for longest ago leave when there is no more room", () => {
  const kept = new KeptPictures(30);
  for (const name of ["a", "b", "c"]) kept.keep(name, picture(10));
  kept.get("a");
  kept.keep("d", picture(10));

  expect(["a", "b", "c", "d"].filter((name) => kept.get(name))).toEqual(["a", "c", "d"]);
  expect(kept.bytes).toBe(30);
});

test("a picture kept twice counts once, and one that is too large is not kept", () => {
  const kept = new KeptPictures(30);
  kept.keep("a", picture(10));
  kept.keep("a", picture(20));
  expect(kept.bytes).toBe(20);
  kept.keep("b", picture(40));
  expect([kept.get("b"), kept.bytes]).toEqual([undefined, 0]);
});
