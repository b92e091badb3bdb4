import { composeRows } from "@/prisma/seed/translations/compose";
import { readOsis } from "@/prisma/seed/translations/osis";
import { readUsfm } from "@/prisma/seed/translations/usfm";
import { readUsx } from "@/prisma/seed/translations/usx";
import { hebrewOsis } from "@/tests/support/invented-translations";

const usfm = (text: string) => composeRows(readUsfm(text, "a.usfm").verses, undefined).rows;
const JOHN = "\\id JHN An invented text\n\\c 3\n\\p\n";

describe("USFM", () => {
  test("words are plain, and what is set apart is an offset", () => {
    const [first] = usfm(
      `${JOHN}\\v 1 The \\w shepherds|lemma="x"\\w* \\add quietly\\add*  sang,\n\\q1 and \\nd all\\nd* heard.`,
    );
    expect(first).toMatchObject({
      osis: "John.3.1",
      text: "The shepherds quietly sang, and all heard.",
      layout: {
        breaks: [
          { at: 0, kind: "paragraph" },
          { at: 28, kind: "stanza" },
        ],
        italics: [[14, 21]],
      },
    });
  });

  test("notes, other numbers, milestones and introductions are left out", () => {
    const [first] = usfm(
      "\\id JHN\n\\h John\n\\is About\n\\ip Much could be said.\n\\c 3\n\\r (Elsewhere)\n\\p\n" +
        '\\v 1 \\va 2\\va* One\\f + \\fr 3.1 \\ft see \\+it there\\+it* too\\f* two\\x - \\xt Luke 1\\x* \\qt-s |who="X"\\*three\\qt-e\\*.',
    );
    expect(first?.text).toBe("One two three.");
  });

  test("the parts of a verse are one verse, several printed as one stand at the first", () => {
    const rows = usfm(`${JOHN}\\v 1a One\n\\q1\n\\v 1b two\n\\v 2-3 Three`);
    expect(rows.map(({ osis, text }) => [osis, text])).toEqual([
      ["John.3.1", "One two"],
      ["John.3.2", "Three"],
    ]);
  });

  test("headings stand above the words that follow, blank lines between stanzas", () => {
    const rows = usfm(
      "\\id PSA\n\\c 1\n\\s1 A heading\n\\q1\n\\v 1 One\n\\q2 two\n\\b\n\\q1\n\\v 2 Three \\qs Selah.\\qs*",
    );
    expect(rows[0]?.layout).toMatchObject({
      headings: [{ at: 0, text: "A heading" }],
      breaks: [
        { at: 0, kind: "stanza" },
        { at: 4, kind: "line" },
      ],
    });
    expect(rows[1]?.layout).toMatchObject({ breaks: [{ kind: "stanza" }], selah: [[6, 12]] });
  });

  test("books outside the canon are left out and named", () => {
    const source = readUsfm(`\\id TOB\n\\c 1\n\\p\n\\v 1 Left out\n${JOHN}\\v 1 Here`, "a.usfm");
    expect([...source.leftOut]).toEqual(["TOB"]);
    expect(source.verses.map(({ book }) => book)).toEqual(["John"]);
  });

  test.each([
    ["plain words", "line 1: this is no USFM: there is no \\id with a book"],
    ["\\id QQQ\n", "line 1: \\id names no book"],
    [`${JOHN}words\n\\v 1 One`, "line 4: “words” stands outside every verse of John.3"],
    [`${JOHN}\\v one One`, "line 4: “one” is no verse number (John.3)"],
    [`${JOHN}\\v 3-2 One`, "line 4: the verses 3-2 run backwards (John.3)"],
    [`${JOHN}\\v 1 One\n\\v 1 Two`, "line 5: verse John.3.1 stands twice; first at a.usfm, line 4"],
    [`${JOHN}\\v 1 One \\nosuch two`, "line 4: the marker \\nosuch is not known to USFM 3"],
    ["\\id JHN\n\\p\n\\v 1 One", "line 3: a verse begins before any chapter"],
    [`${JOHN}\\v 1 One\n\\v `, "line 5: \\v without a number"],
    [`${JOHN}\\v 1 One\n\\c \\p`, "line 5: \\c without a number"],
  ])("%j is refused with its line", (text, message) => {
    expect(() => readUsfm(text, "a.usfm")).toThrow(`a.usfm, ${message}`);
  });
});

describe("USX", () => {
  const usx = (body: string) =>
    `<usx version="3.0">\n<book code="JHN" style="id"/>\n<chapter number="3" style="c"/>\n${body}\n</usx>`;

  test("is read as USFM is", () => {
    const source = readUsx(
      usx(
        '<para style="s1">A heading</para><para style="q1"><verse number="1" style="v" sid="JHN 3:1"/>One <char style="add">two<note style="f"><char style="ft">No.</char></note></char></para><para style="q2">three<verse eid="JHN 3:1"/></para>',
      ),
      "a.usx",
    );
    expect(composeRows(source.verses, undefined).rows[0]).toMatchObject({
      text: "One two three",
      layout: {
        headings: [{ at: 0, text: "A heading" }],
        breaks: [
          { at: 0, kind: "stanza" },
          { at: 8, kind: "line" },
        ],
        italics: [[4, 7]],
      },
    });
  });

  test.each([
    [usx('<para style="p"><verse number="1"/>One</p>'), "not well-formed XML"],
    [usx('<para style="nosuch">One</para>'), "line 4: para style “nosuch” is not known"],
    [usx("<script/>"), "line 4: the element <script> is not known to USX"],
    ['<usx version="3.0"></usx>', "line 1: this is no USX: there is no <book> with a code"],
    [
      `<!DOCTYPE usx [<!ENTITY a "b">]>${usx('<para style="p"><verse number="1"/>&a;</para>')}`,
      "not well-formed XML",
    ],
  ])("%j is refused", (text, message) => {
    expect(() => readUsx(text, "a.usx")).toThrow(message);
  });
});

describe("OSIS", () => {
  test("verses may hold their words, or be marked where they begin and end", () => {
    const held = readOsis(hebrewOsis(), "a.xml");
    expect(composeRows(held.verses, undefined).rows).toHaveLength(22);
    const marked = readOsis(
      '<osis><osisText><div type="book" osisID="Ruth"><chapter osisID="Ruth.1" sID="c"/><lg><l><verse osisID="Ruth.1.1" sID="a"/>One</l><l>two <transChange type="added">three</transChange><verse eID="a"/></l></lg><verse osisID="Ruth.1.2 Ruth.1.3" sID="b"/>Four<verse eID="b"/></div></osisText></osis>',
      "a.xml",
    );
    const { rows } = composeRows(marked.verses, undefined);
    expect(rows.map(({ osis, text }) => [osis, text])).toEqual([
      ["Ruth.1.1", "One two three"],
      ["Ruth.1.2", "Four"],
    ]);
    expect(rows[0]?.layout.italics).toEqual([[8, 13]]);
  });

  test("what OSIS does not have is refused with its line", () => {
    expect(() => readOsis("<osis>\n<blink/></osis>", "a.xml")).toThrow(
      "a.xml, line 2: the element <blink> is not known to OSIS",
    );
  });
});
