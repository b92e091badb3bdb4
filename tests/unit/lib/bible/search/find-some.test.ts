import { search } from "./packaged-search";

/**
 * Queries that no verse answers word for word, with the verse a reader looks for among the first
 * three.
 */
const REMEMBERED: [query: string, verse: string][] = [
  ["plans to prosper you", "Jeremiah 29:11"],
  ["do unto others as you would have them do unto you", "Matthew 7:12"],
  ["golden rule", "Matthew 7:12"],
  ["judge not lest ye be judged", "Matthew 7:1"],
  ["our father who art in heaven", "Matthew 6:9"],
  ["do not worry about tomorrow", "Matthew 6:34"],
  ["by his stripes we are healed", "Isaiah 53:5"],
  ["the truth will set you free", "John 8:32"],
  ["pride comes before the fall", "Proverbs 16:18"],
  ["pride goes before a fall", "Proverbs 16:18"],
  ["no weapon formed against you", "Isaiah 54:17"],
  ["spare the rod", "Proverbs 13:24"],
  ["the meek shall inherit the earth", "Matthew 5:5"],
  ["david and goliath", "1 Samuel 17:4"],
  ["noah ark", "Genesis 6:14"],
  ["noah's ark", "Genesis 6:14"],
  ["ten commandments", "Exodus 20:1"],
  ["eye for an eye", "Exodus 21:24"],
  ["faith hope love", "1 Corinthians 13:13"],
  ["seek first the kingdom", "Matthew 6:33"],
  ["love thy neighbor", "Matthew 22:39"],
  ["lion lays down with the lamb", "Isaiah 11:6"],
  ["666", "Revelation 13:18"],
  ["garden of eden", "Genesis 2:15"],
  ["“born again”", "John 3:3"],
];

test.each(REMEMBERED)("%j finds %s in either translation", (query, verse) => {
  for (const code of ["WEB", "KJV"] as const) {
    expect(search(query, { code }).references.slice(0, 3)).toContain(verse);
  }
});

test("verses with most of the words come by weight and say so; what is missing is named", () => {
  const found = search("the shepherd zzqqx watches");
  expect(found.missingWords).toEqual(["zzqqx"]);
  for (const { match } of search("by his stripes we are healed").hits) expect(match).toBe("some");
  const [marked = []] = search("by his stripes we are healed").marked;
  expect(marked).toContain("healed");
  expect(marked).not.toContain("are");
  expect(marked).not.toContain("by");
});

test("one word of two is not most of them", () => {
  expect(search("zzqqx shepherd")).toMatchObject({ total: 0, missingWords: ["zzqqx"] });
});

test("a sentence that stands in a verse as typed gets no half matches beside it", () => {
  expect(search("for god so loved the world").references).toEqual(["John 3:16"]);
  expect(search("be still and know that i am god").references).toEqual(["Psalm 46:10"]);
});

test("pages of half matches follow each other without gap or overlap", () => {
  const query = "judge not lest ye be judged";
  const { references, total } = search(query, { limit: 50 });
  expect(total).toBe(references.length);
  const parts = [0, 7, 14, 21].flatMap((offset) => search(query, { offset, limit: 7 }).references);
  expect(parts).toEqual(references.slice(0, 28));
});
