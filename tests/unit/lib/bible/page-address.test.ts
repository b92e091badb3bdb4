import { isDeepStrictEqual } from "node:util";
import { BOOKS, CANON_VERSE_COUNT } from "@/lib/bible/canon";
import { bookOfSlug, bookSlug, chapterPath, versePath } from "@/lib/bible/chapter-path";
import { TRANSLATION_CODES } from "@/lib/bible/constants";
import { nearestPage } from "@/lib/bible/nearest-page";
import { readPageAddress, readVerses } from "@/lib/bible/page-address";
import { toVerseAddress } from "@/lib/bible/rules";

const read = (path: string) => readPageAddress(path.split("/"));

test("every chapter of both translations has a path of its own that leads to it", () => {
  const paths = TRANSLATION_CODES.flatMap((translation) =>
    BOOKS.flatMap(({ id: book, verseCounts }) =>
      verseCounts.map((_, index) => ({ translation, book, chapter: index + 1 })),
    ),
  ).map((place) => {
    const path = chapterPath(place.translation, place);
    expect(read(path.replace("/bible/", ""))).toEqual({ kind: "chapter", ...place });
    return path;
  });

  expect(new Set(paths).size).toBe(2378);
  expect(paths).toContain("/bible/web/song-of-solomon/2");
  expect(paths.every((path) => /^\/bible\/(web|kjv)\/[a-z0-9-]+\/\d+$/.test(path))).toBe(true);
});

test("every verse of both translations has a path of its own that leads to it", () => {
  const lost: string[] = [];
  const paths = new Set<string>();
  for (const translation of TRANSLATION_CODES) {
    for (let order = 1; order <= CANON_VERSE_COUNT; order++) {
      const place = { translation, ...toVerseAddress(order) };
      const path = versePath(translation, place);
      paths.add(path);
      const found = read(path.replace("/bible/", ""));
      if (!isDeepStrictEqual(found, { kind: "verse", ...place })) lost.push(path);
    }
  }
  expect(lost).toEqual([]);
  expect(paths.size).toBe(62_204);
});

test("a verse of an imported translation leads to its chapter", () => {
  expect(readPageAddress(["rvg", "john", "3", "16"], ["RVG"])).toEqual({
    kind: "elsewhere",
    path: "/bible/rvg/john/3#v16",
  });
});

test("slugs name books and nothing else", () => {
  for (const { id } of BOOKS) expect(bookOfSlug(bookSlug(id))).toBe(id);
  expect(bookOfSlug("1-enoch")).toBeNull();
});

test.each([
  ["john/3", "/bible/web/john/3"],
  ["john", "/bible/web/john"],
  ["WEB/John/3", "/bible/web/john/3"],
  ["kjv/1Jn/4", "/bible/kjv/1-john/4"],
  ["kjv/psalm/23", "/bible/kjv/psalms/23"],
  ["web/Song%20of%20Songs/2", "/bible/web/song-of-solomon/2"],
  ["web/Gen/01", "/bible/web/genesis/1"],
  ["john/3/16", "/bible/web/john/3/16"],
  ["WEB/Jn/3/16", "/bible/web/john/3/16"],
  ["web/john/3/016", "/bible/web/john/3/16"],
  ["kjv/john/3/16-16", "/bible/kjv/john/3/16"],
  ["John.3.16", "/bible/web/john/3/16"],
  ["kjv/1John.4.8", "/bible/kjv/1-john/4/8"],
  ["web/John.3", "/bible/web/john/3"],
  ["web/john/3/16-18", "/bible/web/john/3?v=16-18#v16"],
  ["kjv/romans/8/28-30", "/bible/kjv/romans/8?v=28-30#v28"],
])("%s leads to %s", (path, target) => {
  expect(read(path)).toEqual({ kind: "elsewhere", path: target });
});

test.each([
  "niv/john/3",
  "web/john/99",
  "web/john/0",
  "web/john/3/37",
  "John.3.37",
  "John.3.16.1",
  "web/john/3/18-16",
  "web/tobit/1",
  "web/john 3/16",
  "web/%E0%A4%A/1",
  `web/${"a".repeat(5000)}/1`,
  "web/<script>/1",
])("%s leads nowhere", (path) => {
  expect(read(path)).toEqual({ kind: "missing" });
});

test("verses asked for lie within the chapter", () => {
  expect(readVerses("16", 36)).toEqual({ start: 16, end: 16 });
  expect(readVerses("16-18", 36)).toEqual({ start: 16, end: 18 });
  for (const text of ["", "0", "37", "1-37", "5-4", "16,18", "x"]) {
    expect(readVerses(text, 36)).toBeNull();
  }
});

test.each([
  ["/bible/web/john/99", "John has 21 chapters.", "/bible/web/john"],
  ["/bible/kjv/jude/2", "Jude has one chapter.", "/bible/kjv/jude"],
  ["/bible/web/john/3/99", "John 3 has 36 verses.", "/bible/web/john/3"],
  ["/bible/john/77", "John has 21 chapters.", "/bible/web/john"],
  ["/bible/niv/john/3", "Here it is in the World English Bible", "/bible/web/john/3"],
  ["/bible/kjv/tobit/1", "Here are the 66 books", "/bible/kjv"],
  ["/bible/", "Here are the 66 books", "/bible/web"],
])("in place of %s: %s", (pathname, words, path) => {
  const nearest = nearestPage(pathname);
  expect(nearest.words).toContain(words);
  expect(nearest.path).toBe(path);
});
