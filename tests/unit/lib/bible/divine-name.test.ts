import { displayDivineName, readWithDivineName } from "@/lib/bible/divine-name";
import { importWeb } from "@/prisma/seed/bible/web";

const web = new Map(
  importWeb().map(({ book, chapter, verse, text }) => [`${book}.${chapter}.${verse}`, text]),
);

function shown(osis: string): string {
  const text = web.get(osis);
  if (text === undefined) throw new Error(`${osis} is not printed`);
  return displayDivineName(text, "LORD");
}

test.each([
  ["Ps.3.1", /^LORD, how my adversaries have increased!/],
  ["Ps.23.1", /^The LORD is my shepherd:/],
  ["Gen.2.4", /in the day that the LORD God made/],
  ["Exod.3.15", /‘The LORD, the God of your fathers, the God of Abraham/],
  ["Ps.8.1", /^LORD, our Lord, how majestic/],
  ["Isa.61.1", /^The Lord GOD’s Spirit is on me, because the LORD has anointed me/],
  ["Ps.130.1", /I have cried to you, LORD\./],
  ["Ps.130.3", /^If you, LORD, kept a record of sins, Lord/],
  ["Isa.12.2", /for the LORD, the LORD, is my strength/],
  ["Ps.7.1", /^LORD, my God, I take refuge in you/],
  ["Ps.30.2", /^LORD my God, I cried to you/],
  ["Deut.6.4", /the LORD is our God\. The LORD is one/],
  ["1Kgs.18.39", /“The LORD, he is God! The LORD, he is God!”/],
  ["Exod.28.36", /HOLY TO THE LORD/],
  ["Jer.5.4", /they don’t know the LORD’s way/],
  ["Ps.150.6", /Praise the LORD!/],
  ["Ps.3.7", /^Arise, LORD! Save me, my God!/],
  ["Gen.15.2", /“Lord GOD, what will you give me/],
  ["Isa.49.26", /that I, the LORD, am your Savior/],
])("%s reads well with “the LORD”", (osis, expected) => {
  expect(shown(osis)).toMatch(expected);
});

test("the choice “Yahweh” leaves every text as it is", () => {
  const changed = [...web.values()].filter((text) => displayDivineName(text, "Yahweh") !== text);
  expect(changed).toEqual([]);
});

test("no verse keeps the name, none gets a doubled article, and the other words stay", () => {
  const plain = (text: string) =>
    text.replace(/\b(?:the )?(?:YAHWEH|Yahweh|Yah)\b|\b(?:the )?(?:LORD|GOD)\b/gi, "·");
  const wrong = [...web.values()].filter((text) => {
    const other = displayDivineName(text, "LORD");
    const keepsName = /\bYah(weh)?\b/i.test(other);
    const doublesArticle = /\bthe the LORD/i.test(other);
    return keepsName || doublesArticle || plain(other) !== plain(text);
  });
  expect(wrong).toEqual([]);
});

test("texts with capitals get a second reading with the name", () => {
  expect(readWithDivineName("The LORD is my shepherd; I shall not want.")).toBe(
    "Yahweh is my shepherd; I shall not want.",
  );
  expect(readWithDivineName("O LORD our Lord")).toBe("O Yahweh our Lord");
  expect(readWithDivineName("the Lord GOD")).toBe("the Lord Yahweh");
  expect(readWithDivineName("TO THE UNKNOWN GOD")).toBe("TO THE UNKNOWN GOD");
});
