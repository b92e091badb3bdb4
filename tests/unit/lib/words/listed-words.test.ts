import { ORIGINAL_WORDS } from "@/lib/content/original-words";
import { FREQUENT_WORDS, LISTED_WORDS } from "@/lib/words/listed-words";
import { lexemeIdOf } from "@/lib/words/stored";
import { readLexiconRows, readOriginals } from "@/prisma/seed/words/packed";
import { isTelling } from "@/scripts/words/relations";

const rows = new Map(readLexiconRows().map((row) => [row.id, row]));
const counts = new Map<string, number>();
const { forms, verses } = readOriginals();
for (const id of verses.flat().map((form) => lexemeIdOf(forms[form]?.lemma ?? ""))) {
  counts.set(id, (counts.get(id) ?? 0) + 1);
}
const asListed = (id: string) => {
  const { language, lemma, transliteration } = rows.get(id) ?? {};
  return { id, language, lemma, transliteration, frequency: counts.get(id) };
};

test("the listed words are those of the dictionary and the text", () => {
  expect([...LISTED_WORDS.values()]).toEqual([...LISTED_WORDS.keys()].map(asListed));
});

test("the frequent words of each testament are its most frequent ones that name something", () => {
  for (const [letter, words] of [
    ["H", FREQUENT_WORDS.OT],
    ["G", FREQUENT_WORDS.NT],
  ] as const) {
    const most = [...rows.values()]
      .filter((row) => row.id.startsWith(letter) && isTelling(row))
      .sort((a, b) => (counts.get(b.id) ?? 0) - (counts.get(a.id) ?? 0))
      .slice(0, words.length);
    expect(words.map(({ id }) => id)).toEqual(most.map(({ id }) => id));
  }
});

test("every word that the site explains is listed", () => {
  const missing = ORIGINAL_WORDS.filter(({ lexemes }) => !LISTED_WORDS.has(lexemes[0] ?? ""));
  expect(missing.map(({ id }) => id)).toEqual([]);
});
