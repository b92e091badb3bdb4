import { describeMorphology, describePartOfSpeech } from "@/lib/words/morphology";
import { languageOf } from "@/lib/words/rules";
import { readLexiconRows, readOriginals } from "@/prisma/seed/words/packed";

test("every parsing code of both testaments is described wholly", () => {
  const codes = new Map<string, "he" | "arc" | "grc">();
  for (const { lemma, morph } of readOriginals().forms) {
    codes.set(morph, languageOf(lemma, morph, false));
  }
  const left = [...codes].filter(([code, language]) => !describeMorphology(code, language));
  // One Greek form stands in the source without a code.
  expect(left).toEqual([["", "grc"]]);
  expect(codes.size).toBeGreaterThan(4500);
});

test("every part of speech of the dictionary is described", () => {
  const rows = readLexiconRows().filter(({ partOfSpeech }) => partOfSpeech !== "");
  const left = rows.filter((row) => !describePartOfSpeech(row.partOfSpeech, row.language));
  expect(left.map(({ id, partOfSpeech }) => [id, partOfSpeech])).toEqual([]);
});
