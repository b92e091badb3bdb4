import fc from "fast-check";
import { isPlain, readQuery, tellReading } from "@/lib/bible/search/query-language";
import { findScope } from "@/lib/bible/search/scopes";

test.each([
  ['"do not be anxious"', "", "exactly “do not be anxious”"],
  ["“living water” in:gospels", "", "exactly “living water”, in the Gospels"],
  ["love -fear in:NT", "love", "“love”, without “fear”, in the New Testament"],
  ["in:ot shepherd", "shepherd", "“shepherd”, in the Old Testament"],
  ['peace -"be afraid"', "peace", "“peace”, without “be afraid”"],
  ["faith OR hope kindness", "kindness", "“kindness”, “faith” or “hope”"],
  ["faith | hope", "", "“faith” or “hope”"],
  ['"a" OR "b" OR c*', "", "exactly “a” or exactly “b” or words that begin with “c”"],
  ["proph* in:psalms", "", "words that begin with “proph”, in Psalms"],
  ["in:1 john love", "love", "“love”, in 1 John"],
  ["in:song of songs love", "love", "“love”, in Song of Solomon"],
  ['in:"1 john" -love', "", "without “love”, in 1 John"],
  ["IN:psalm 23 lord", "lord", "“lord”, in Psalm 23"],
  ["-in:psalms shepherd", "shepherd", "“shepherd”, not in Psalms"],
  ["in:john is in", "is in", "“is” and “in”, in John"],
  ["grace in:romans in:galatians", "grace", "“grace”, in Romans or Galatians"],
  ["John 3:16 love", "love", "“love”, in John 3:16"],
  ["love john 3", "love", "“love”, in John 3"],
  ["ps 23 shepherd", "shepherd", "“shepherd”, in Psalm 23"],
  ["1 cor 13 love", "love", "“love”, in 1 Corinthians 13"],
  ["mark 4 storm", "storm", "“storm”, in Mark 4"],
  ["lemma:g26", "", "the word “g26”"],
  ["love lemma:ἀγάπη in:psalms", "love", "“love”, the word “ἀγάπη”, in Psalms"],
  [
    'LEMMA: חסד OR lemma:"agape" -lemma:h1',
    "",
    "the word “חסד” or the word “agape”, without the word “h1”",
  ],
  ["-lemma:g26", "", "the word “g26”"],
])("%j leaves the words %j and is read as %s", (query, text, reading) => {
  const read = readQuery(query);
  expect(read.text).toBe(text);
  expect(tellReading(read)).toBe(reading);
});

test.each([
  ["the lord is my shepherd", "the lord is my shepherd"],
  ["don't be afraid", "don't be afraid"],
  ["well-being", "well-being"],
  ["love - and - peace", "love - and - peace"],
  ["LOVE OR MERCY", "LOVE OR MERCY"],
  ["to be or not to be", "to be or not to be"],
  ["love OR", "love"],
  ["OR love", "love"],
  ["love AND peace", "love peace"],
  ['"unbalanced love', "unbalanced love"],
  ["666 mark of the beast", "666 mark of the beast"],
  ["feeding of the 5000", "feeding of the 5000"],
  ["is 40 a holy number", "is 40 a holy number"],
  ["come in: the door", "come in: the door"],
  ["-love", "love"],
  ["", ""],
])("%j is plain words", (query, text) => {
  const read = readQuery(query);
  if (query.includes("in:")) {
    // Said to be no part of the Bible, and the words are searched.
    expect(read.unknownScopes).toEqual(["the"]);
    return;
  }
  expect(isPlain(read)).toBe(true);
  expect(read.text.split(/\s+/).filter((word) => word !== "-")).toEqual(
    text.split(/\s+/).filter((word) => word !== "-"),
  );
  expect(tellReading(read)).toBeNull();
});

test("what in: does not know and a reference that does not exist are reported", () => {
  expect(readQuery("in:hezekiah love")).toMatchObject({
    unknownScopes: ["hezekiah"],
    text: "love",
  });
  expect(readQuery("psalm 160 comfort").missing).toBe("Psalms has 150 chapters.");
  expect(readQuery("comfort John 3:99").missing).toBe("John 3 has 36 verses.");
});

test.each([
  ["nt", "the New Testament"],
  ["The Old  Testament", "the Old Testament"],
  ["torah", "the Law"],
  ["gen", "Genesis"],
  ["psal", "Psalms"],
  ["romans 8", "Romans 8"],
])("in:%s is %s", (text, name) => {
  expect(findScope(text)?.name).toBe(name);
});

test.each(["", "xyz", "hezekiah", "psalm 151", "*", "in"])(
  "in:%s is no part of the Bible",
  (text) => {
    expect(findScope(text)).toBeNull();
  },
);

test("garbage, loose marks and long texts are read without an error", () => {
  const signs = fc.constantFrom('"', "“", "-", "*", "in:", "OR", "AND", "|", "(", ":", " ", "3:16");
  const word = fc.constantFrom("love", "John", "psalms", "ps", "1", "é", "ﬁ", "İ", "😀");
  fc.assert(
    fc.property(fc.array(fc.oneof(signs, word, fc.string()), { maxLength: 40 }), (parts) => {
      for (const query of [parts.join(""), parts.join(" ")]) {
        const read = readQuery(query);
        if (isPlain(read)) expect(tellReading(read)).toBeNull();
      }
    }),
    { numRuns: 300 },
  );
  for (const part of ['"', "-a ", "a OR ", "in:x ", "John 3:16 ", '"a" -b* ', "((((", "in:1 "]) {
    const long = part.repeat(Math.ceil(10_000 / part.length));
    expect(() => tellReading(readQuery(long))).not.toThrow();
  }
});
