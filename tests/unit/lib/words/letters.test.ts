import { firstLetterOf, LETTERS, readLetterSlug, toLetterSlug } from "@/lib/words/letters";
import { readLexiconRows } from "@/prisma/seed/words/packed";

test("a page of a letter is named by its alphabet, its letter and its number", () => {
  for (const [alphabet, letters] of Object.entries(LETTERS)) {
    for (const letter of letters) {
      for (const page of [1, 2, 12]) {
        expect(readLetterSlug(toLetterSlug(letter, page))).toEqual({ alphabet, letter, page });
      }
    }
  }
  for (const none of [
    "greek-alpha-1",
    "greek-alpha-0",
    "latin-a",
    "greek",
    "hebrew-alpha",
    "g26",
  ]) {
    expect(readLetterSlug(none)).toBeNull();
  }
});

test("every word of the dictionary stands under a letter of its alphabet", () => {
  const lost = readLexiconRows().filter(({ language, lemma }) => {
    const letters = LETTERS[language === "grc" ? "greek" : "hebrew"];
    return !letters.some(({ letter }) => letter === firstLetterOf(lemma));
  });
  expect(lost.map(({ id }) => id)).toEqual([]);
});
