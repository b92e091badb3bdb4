import { copyForms } from "@/lib/citations/forms";
import { citePage, citeVerse } from "@/lib/citations/rules";

const place = {
  site: "Truth Uncovered",
  address: "https://a.example/x",
  day: "2026-09-05",
};
const kjv = { code: "KJV", translation: "King James Version", year: "1769" };
const web = { code: "WEB", translation: "World English Bible" };

test.each([
  ["1 Corinthians 13:4-7", "1 Cor 13:4–7"],
  ["Psalm 23:1", "Ps 23:1"],
  ["Song of Solomon 2:4", "Song 2:4"],
  ["Jude 5", "Jude 5"],
  ["3 John 4", "3 John 4"],
  ["Philemon 6", "Phlm 6"],
  ["Philippians 4:6", "Phil 4:6"],
])("SBL shortens %s to %s", (reference, short) => {
  expect(citeVerse("SBL", { reference, ...kjv }, place)).toBe(
    `${short} (KJV, 1769 ed.). Truth Uncovered, https://a.example/x.`,
  );
});

test("a verse is cited with its translation, and its edition where that is known", () => {
  const cited = { reference: "John 3:16-17", ...kjv };
  expect(citeVerse("Chicago", cited, place)).toBe(
    "John 3:16–17 (King James Version, 1769 ed.), Truth Uncovered, accessed September 5, 2026, https://a.example/x.",
  );
  expect(citeVerse("MLA", cited, place)).toBe(
    "King James Version. 1769 ed., Truth Uncovered, https://a.example/x. Accessed 5 Sept. 2026.\n(King James Version, John 3.16–17)",
  );
  expect(citeVerse("APA", cited, place)).toBe(
    "King James Version. (1769). Truth Uncovered. https://a.example/x\n(King James Version, 1769, John 3:16–17)",
  );
  expect(citeVerse("APA", { reference: "John 3:16", ...web }, place)).toBe(
    "World English Bible. (n.d.). Truth Uncovered. Retrieved September 5, 2026, from https://a.example/x\n(World English Bible, n.d., John 3:16)",
  );
});

test("a page is cited by its title, whose own mark ends it", () => {
  const question = { title: "What is grace?" };
  expect(citePage("SBL", question, place)).toBe(
    "“What is grace?” Truth Uncovered. https://a.example/x.",
  );
  expect(citePage("Chicago", { title: "The Flood" }, place)).toBe(
    "“The Flood,” Truth Uncovered, accessed September 5, 2026, https://a.example/x.",
  );
  expect(citePage("MLA", question, place)).toBe(
    "“What is grace?” Truth Uncovered, https://a.example/x. Accessed 5 Sept. 2026.",
  );
  expect(citePage("APA", { title: "The Flood" }, place)).toBe(
    "Truth Uncovered. (n.d.). The Flood. Retrieved September 5, 2026, from https://a.example/x",
  );
});

test("what is copied is escaped for the language it is copied in, and leads to the verse's page", () => {
  const { texts, citations } = copyForms(
    { kind: "verse", reference: "John 3:16", translation: "KJV", text: "<b> & *stars* [x]" },
    { origin: "https://a.example", day: "2026-09-05" },
  );
  const [plain, markdown, html, frame] = texts.map(({ text }) => text);
  expect(plain).toBe(
    "“<b> & *stars* [x]” (John 3:16, King James Version)\nhttps://a.example/bible/kjv/john/3/16",
  );
  expect(markdown).toBe(
    "> \\<b\\> & \\*stars\\* \\[x\\]\n>\n> [John 3:16](https://a.example/bible/kjv/john/3/16), King James Version",
  );
  expect(html).toContain("<p>&lt;b&gt; &amp; *stars* [x]</p>");
  expect(frame).toContain(
    'src="https://a.example/embed/verse?ref=John+3%3A16&amp;translation=KJV"',
  );
  expect(citations.map(({ name }) => name)).toEqual(["SBL", "Chicago", "MLA", "APA"]);
});

test("a passage of several verses leads to its chapter, a page to itself", () => {
  const place = { origin: "https://a.example", day: "2026-09-05" };
  const passage = copyForms(
    { kind: "verse", reference: "Psalm 23:1-3", translation: "WEB", text: "x" },
    place,
  );
  expect(passage.texts[0]?.text).toContain("https://a.example/bible/web/psalms/23?v=1-3#v1");
  const page = copyForms({ kind: "page", title: "A [b]", path: "/answers/a" }, place);
  expect(page.texts.map(({ text }) => text).slice(0, 3)).toEqual([
    "A [b]\nhttps://a.example/answers/a",
    "[A \\[b\\]](https://a.example/answers/a)",
    '<a href="https://a.example/answers/a">A [b]</a>',
  ]);
});
