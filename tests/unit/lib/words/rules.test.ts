import {
  fromWordSlug,
  toBareWord,
  toLexemeId,
  toPlainLetters,
  toWordSlug,
} from "@/lib/words/rules";

test.each([
  ["g26", "G26"],
  ["G0026", "G26"],
  [" H02617 ", "H2617"],
  ["G0", null],
  ["26", null],
  ["G26a", null],
  ["GG26", null],
  ["G1234567", null],
])("%s is the number %s", (text, id) => {
  expect(toLexemeId(text)).toBe(id);
});

test.each([
  ["G26", "agapē", "g26-agape"],
  ["H2617", "ḥesed", "h2617-hesed"],
  ["H7965", "šālôm", "h7965-shalom"],
  ["H430", "ʾĕlōhîm", "h430-elohim"],
  ["H1008", "", "h1008"],
])("%s %s has the page %s", (id, transliteration, slug) => {
  expect(toWordSlug(id, transliteration)).toBe(slug);
  expect(fromWordSlug(slug)).toBe(id);
});

test("words are compared by their letters alone", () => {
  expect(toBareWord("חֶ֫סֶד")).toBe("חסד");
  expect(toBareWord("Ἀγάπης")).toBe("αγαπησ");
  expect(toPlainLetters("bərēʾšît")).toBe("bereshit");
});
