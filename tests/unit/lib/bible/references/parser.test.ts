import { BOOKS, CANON_VERSE_COUNT } from "@/lib/bible/canon";
import { DAILY_QUOTES, getDailyVerse, WELL_LOVED_VERSES } from "@/lib/bible/daily-verses";
import {
  findBookByBeginning,
  parseBook,
  parseReference,
  toReference,
} from "@/lib/bible/references/parser";
import { formatVerse } from "@/lib/bible/rules";
import { processorMs } from "@/tests/support/time";

test.each([
  ["Jn 3:16", "John.3.16"],
  ["Jn3:16", "John.3.16"],
  ["jn 3 16", "John.3.16"],
  ["JOHN 3.16", "John.3.16"],
  ["John.3.16", "John.3.16"],
  ["john chapter 3 verse 16", "John.3.16"],
  ["the gospel of John 3:16", "John.3.16"],
  ["st john 3:16", "John.3.16"],
  ["Jonh 3:16", "John.3.16"],
  ["John 3:16a", "John.3.16"],
  ["  John\u00a03:16  ", "John.3.16"],
  ["John iii. 16", "John.3.16"],
  ["John 3:16–18", "John.3.16-John.3.18"],
  ["John 3:16—18", "John.3.16-John.3.18"],
  ["John 3:16 - 18", "John.3.16-John.3.18"],
  ["joh 3 verses 16 to 17", "John.3.16-John.3.17"],
  ["John 3:16,18", "John.3.16,John.3.18"],
  ["Jn 3:16ff", "John.3.16-John.3.36"],
  ["1 Cor 13:4-7", "1Cor.13.4-1Cor.13.7"],
  ["1Cor.13.4-1Cor.13.7", "1Cor.13.4-1Cor.13.7"],
  ["I Cor 13", "1Cor.13.1-1Cor.13.13"],
  ["1cor13", "1Cor.13.1-1Cor.13.13"],
  ["ii cor 5.17", "2Cor.5.17"],
  ["Second Corinthians 5:17", "2Cor.5.17"],
  ["first john 4:8", "1John.4.8"],
  ["1st John 4:8", "1John.4.8"],
  ["III John 4", "3John.1.4"],
  ["3 John 14", "3John.1.14"],
  ["Gen 1.1", "Gen.1.1"],
  ["Genisis 1:1", "Gen.1.1"],
  ["Gn 1:1", "Gen.1.1"],
  ["Genesis 1:1-2:3", "Gen.1.1-Gen.2.3"],
  ["Gen 1-3", "Gen.1.1-Gen.3.24"],
  ["Exodus 20:1-17; Deut 5:6-21", "Exod.20.1-Exod.20.17,Deut.5.6-Deut.5.21"],
  ["Lev 19:18", "Lev.19.18"],
  ["numbers 6 24", "Num.6.24"],
  ["Ps 23", "Ps.23.1-Ps.23.6"],
  ["Psalm XXIII", "Ps.23.1-Ps.23.6"],
  ["Psalms 23:1", "Ps.23.1"],
  ["pslam 23:1", "Ps.23.1"],
  ["Ps 119:176", "Ps.119.176"],
  ["Psalm 23 and 24", "Ps.23.1-Ps.23.6,Ps.24.1-Ps.24.10"],
  ["Prov. 3:5-6", "Prov.3.5-Prov.3.6"],
  ["Eclesiastes 3:1", "Eccl.3.1"],
  ["Qoheleth 3:1", "Eccl.3.1"],
  ["Song of Songs 2:1", "Song.2.1"],
  ["Song of Solomon 2:1", "Song.2.1"],
  ["Canticles 2:1", "Song.2.1"],
  ["Isaih 53:5", "Isa.53.5"],
  ["Lam 3:22-23", "Lam.3.22-Lam.3.23"],
  ["Hab 2:4", "Hab.2.4"],
  ["Mathew 5:3", "Matt.5.3"],
  ["Mt 5 vv 3-12", "Matt.5.3-Matt.5.12"],
  ["Matt 5:3-12 NIV", "Matt.5.3-Matt.5.12"],
  ["Matthew 5,6,7", "Matt.5.1-Matt.5.48,Matt.6.1-Matt.6.34,Matt.7.1-Matt.7.29"],
  ["mark 5", "Mark.5.1-Mark.5.43"],
  ["Lk 2:1", "Luke.2.1"],
  ["Acts 2:38-39, 42", "Acts.2.38-Acts.2.39,Acts.2.42"],
  ["Romans viii 28", "Rom.8.28"],
  ["Rom. viii. 28", "Rom.8.28"],
  ["Romans VIII:28", "Rom.8.28"],
  ["Phillipians 4:13", "Phil.4.13"],
  ["2 Tim 3.16 - 17", "2Tim.3.16-2Tim.3.17"],
  ["Philem 6", "Phlm.1.6"],
  ["Jude 5", "Jude.1.5"],
  ["Jude 1", "Jude.1.1-Jude.1.25"],
  ["Obadiah 3", "Obad.1.3"],
  ["Revelations 21:4", "Rev.21.4"],
  ["Apocalypse 21:4", "Rev.21.4"],
  ["Matthew-Mark", "Matt.1.1-Mark.16.20"],
  ["Mt 5,3", "Matt.5.3"],
  ["Mt 5, 3", "Matt.5.3"],
  ["Mt 5,3-12", "Matt.5.3-Matt.5.12"],
  ["Psalm 23,24", "Ps.23.1-Ps.23.6,Ps.24.1-Ps.24.10"],
  ["Psalm 1, 2", "Ps.1.1-Ps.1.6,Ps.2.1-Ps.2.12"],
  ["Jude 5,8", "Jude.1.5,Jude.1.8"],
  ["Deuteronomy 6;4", "Deut.6.4"],
  ["Gen 1; 3", "Gen.1.1-Gen.1.31,Gen.3.1-Gen.3.24"],
  ["John 3:16f", "John.3.16-John.3.17"],
  ["John 3:36f", "John.3.36"],
  ["Jude 5f", "Jude.1.5-Jude.1.6"],
  ["John 3:16 John 3:16", "John.3.16"],
  ["John 3:16-4:2", "John.3.16-John.4.2"],
  ["2 Cor 5-1 Tim 2", "2Cor.5.1-1Tim.2.15"],
])("%j is %s", (text, osis) => {
  expect(parseReference(text)).toMatchObject({ kind: "found", osis });
});

test.each([
  ["John 22", "John has 21 chapters."],
  ["John 22:1", "John has 21 chapters."],
  ["John 0:1", "Chapters start at 1: John has 21 chapters."],
  ["John 3:40", "John 3 has 36 verses."],
  ["John 3:0", "Verses start at 1: John 3 has 36 verses."],
  ["John 3:16-99", "John 3 has 36 verses."],
  ["John 21-25", "John has 21 chapters."],
  ["Heb 13-15", "Hebrews has 13 chapters."],
  ["Psalm 151", "Psalms has 150 chapters."],
  ["Ps 119:177", "Psalm 119 has 176 verses."],
  ["Genesis 50:27", "Genesis 50 has 26 verses."],
  ["Gen 49:33-50:30", "Genesis 50 has 26 verses."],
  ["Obadiah 2:1", "Obadiah has one chapter."],
  ["3 John 15", "3 John has 14 verses."],
  ["Romans 14:24", "Romans 14 has 23 verses."],
  ["Hezekiah 3:5", "There is no book called “Hezekiah” in this Bible."],
  ["1 Maccabees 2:1", "There is no book called “1 Maccabees” in this Bible."],
  ["1 Maccabees 2", "There is no book called “1 Maccabees” in this Bible."],
  ["Tobit 1", "There is no book called “Tobit” in this Bible."],
  ["Wisdom 3:1", "There is no book called “Wisdom” in this Bible."],
  ["Jn 3:16-10", "That reference ends before it starts. Write the earlier verse first."],
  ["Genesis 3-1", "That reference ends before it starts. Write the earlier verse first."],
  ["John 4:5-3:2", "That reference ends before it starts. Write the earlier verse first."],
])("%j does not exist: %s", (text, message) => {
  expect(parseReference(text)).toMatchObject({ kind: "missing", message });
});

test("a missing verse is named, so that its other number can be explained", () => {
  expect(parseReference("3 John 15")).toMatchObject({ osis: "3John.1.15" });
  expect(parseReference("Rom 14:24-26")).toMatchObject({ osis: "Rom.14.24" });
  expect(parseReference("John 22")).toMatchObject({ osis: null });
});

test.each([
  ["Rom 8:28 KJV", "Rom.8.28", "KJV"],
  ["Romans 8:28 (KJV)", "Rom.8.28", "KJV"],
  ["Romans 8:28 [kjv]", "Rom.8.28", "KJV"],
  ["Rom 8:28 WEB", "Rom.8.28", "WEB"],
  ["Rom 8:28, web", "Rom.8.28", "WEB"],
  ["Rom 8:28 NIV", "Rom.8.28", null],
  ["Rom 8:28", "Rom.8.28", null],
])("%j is %s in %s", (text, osis, translation) => {
  expect(parseReference(text)).toMatchObject({ kind: "found", osis, translation });
});

test("the one book that begins so is found from few letters, but not one of several", () => {
  expect(findBookByBeginning("genes")).toBe("Gen");
  expect(findBookByBeginning("2 corinth")).toBe("2Cor");
  expect(findBookByBeginning("Ze")).toBeNull();
  expect(findBookByBeginning("Phil")).toBeNull();
  expect(findBookByBeginning("genesis of")).toBeNull();
});

test.each([
  "",
  "   ",
  "in the beginning",
  "the lord is my shepherd",
  "love is patient",
  "acts of kindness",
  "3:16",
  "1 2 3",
  "🙏",
  "%_\\':*&|!",
  "' OR 1=1 --",
  "__proto__",
  "\u0000",
  "John -1",
  "John -1:2",
  "lord web",
])("%j is not written as a reference", (text) => {
  expect(parseReference(text)).toEqual({ kind: "none" });
});

test("a book's name alone is marked as such", () => {
  expect(parseReference("Ruth")).toMatchObject({
    kind: "found",
    bookAlone: true,
    reference: "Ruth",
  });
  expect(parseReference("Ruth 1")).toMatchObject({ kind: "found", bookAlone: false });
});

test("books are found by id and by any of their names", () => {
  for (const { id, name } of BOOKS) {
    expect(parseBook(id)).toBe(id);
    expect(parseBook(name)).toBe(id);
  }
  expect(parseBook("song of songs")).toBe("Song");
  expect(parseBook("Hezekiah")).toBeNull();
  expect(parseBook("John 3")).toBeNull();
});

test("the first and last verse of every chapter exist, the one after does not", () => {
  for (const { name, verseCounts } of BOOKS) {
    verseCounts.forEach((count, index) => {
      expect(parseReference(`${name} ${index + 1}:1`)).toMatchObject({ kind: "found" });
      expect(parseReference(`${name} ${index + 1}:${count}`)).toMatchObject({ kind: "found" });
      expect(parseReference(`${name} ${index + 1}:${count + 1}`)).toMatchObject({
        kind: "missing",
      });
    });
    expect(parseReference(`${name} ${verseCounts.length + 1}:1`)).toMatchObject({
      kind: "missing",
    });
  }
});

test("what is written out is read back as the same verse", () => {
  for (let order = 1; order <= CANON_VERSE_COUNT; order += 41) {
    expect(parseReference(formatVerse(order))).toMatchObject({
      kind: "found",
      passages: [{ start: order, end: order }],
      reference: formatVerse(order),
    });
  }
});

test("long and hostile texts are read in little time", () => {
  const texts = [
    "Gen 1; ".repeat(71),
    "1 ".repeat(250),
    "a ".repeat(250),
    "Jn 3:16-".repeat(62),
    "\ufdfa".repeat(500),
    ",".repeat(500),
    "a1,".repeat(166),
    `${"a, ".repeat(160)}kjv`,
    "a 1 f ".repeat(83),
    "1:1-".repeat(125),
  ];
  const spent = processorMs(() => {
    for (const text of texts) parseReference(text);
  });
  expect(spent).toBeLessThan(3_000);
});

test("the daily lists hold 366 days, 60 quotes and 60 verses, all of them in the canon and none twice", () => {
  const lengths = [31, 29, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31];
  const days = lengths.flatMap((length, month) =>
    Array.from({ length }, (_value, day) => getDailyVerse(month + 1, day + 1).reference),
  );
  expect(days).toHaveLength(366);
  expect(new Set([...days, ...DAILY_QUOTES]).size).toBe(366 + DAILY_QUOTES.length);
  expect(DAILY_QUOTES).toHaveLength(60);
  for (const reference of [...days, ...DAILY_QUOTES]) {
    expect(parseReference(reference)).toMatchObject({ kind: "found", reference });
  }
  const orders = WELL_LOVED_VERSES.map((reference) => {
    const parsed = parseReference(reference);
    return parsed.kind === "found" ? parsed.passages[0] : null;
  });
  expect(orders.every((passage) => passage !== null && passage.start === passage.end)).toBe(true);
  expect(new Set(orders.map((passage) => passage?.start)).size).toBe(60);
  expect(orders.map((passage) => passage?.start)).toEqual(
    orders.map((passage) => passage?.start ?? 0).sort((a, b) => a - b),
  );
  expect(() => getDailyVerse(2, 30)).toThrow(RangeError);
  expect(getDailyVerse(12, 25)).toEqual({ reference: "Luke 2:11", theme: "birth and incarnation" });
});

test.each([
  ["jn 3:16", "John 3:16"],
  ["1 Cor 13:4; Ps 23", "1 Corinthians 13:4; Psalm 23"],
  ["Ruth", "Ruth"],
  // No verse of ours, in a book of ours or of another canon: as it stands.
  ["3 John 1:15", "3 John 1:15"],
  ["John 3:16-10", "John 3:16-10"],
  ["Tobit 4:15", "Tobit 4:15"],
  ["2 Maccabees 7", "2 Maccabees 7"],
  ["Hezekiah 3:16", null],
  ["God says send money 3:16", null],
  ["God says: send money", null],
  ["John 3:16 and send money", null],
  ["", null],
])("%j as a reference is %j", (text, reference) => expect(toReference(text)).toBe(reference));
