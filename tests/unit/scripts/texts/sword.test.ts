import { parseSword, withoutMarkup } from "@/scripts/texts/sword";

test("a verse is read with its reference, its title and its words", () => {
  const verses = parseSword(
    [
      '<title canonical="true" type="psalm">A Psalm of David.</title> <lg sID="gen1"/>Psalms 3:1: <w savlm="strong:H3068">LORD</w>, how<l eID="gen2"/> many',
      '<title canonical="true" type="psalm">A Psalm of David.</title> <lg sID="gen1"/>Psalms 3:2: Selah.',
      "I Samuel 1:1: Now there was<note>a note</note> a man",
      "and so on",
      "Tobit 1:1: The book of the words of Tobit",
      "Revelation of John 22:21: Amen.",
    ].join("\n"),
  );

  expect(verses).toEqual([
    { osis: "Ps.3.1", headings: ["A Psalm of David."], text: "LORD, how many" },
    { osis: "Ps.3.2", headings: [], text: "Selah." },
    { osis: "1Sam.1.1", headings: [], text: "Now there was a man and so on" },
    { osis: "Rev.22.21", headings: [], text: "Amen." },
  ]);
});

test("a note between two words leaves a space, one before a comma leaves none", () => {
  expect(withoutMarkup("<w>God</w><note>a</note><w>created</w>")).toBe("God created");
  expect(withoutMarkup("<w>God</w><note>a</note>, who")).toBe("God, who");
});

test("the divine name is read in the capitals it is printed in", () => {
  expect(
    withoutMarkup('the <divineName><w savlm="strong:H3068">Lord</w></divineName>, <w>Lord</w>'),
  ).toBe("the LORD, Lord");
});
