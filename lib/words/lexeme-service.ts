import "server-only";
import { BOOKS } from "@/lib/bible/canon";
import type { TranslationCode } from "@/lib/bible/constants";
import { AppError } from "@/lib/errors";
import { toBriefLexeme, toBriefLexemes } from "./brief";
import { DICTIONARY, MOST_FORMS, MOST_RENDERINGS } from "./constants";
import { getLexemeIndex, getStoredLexeme, type StoredLexeme } from "./data";
import { joinParts } from "./rules";
import type { LexemeResponse } from "./schema";
import type { LexemeId } from "./stored";

/** The entry of a number. Throws AppError not_found when the dictionary has none. */
export async function requireLexeme(id: LexemeId): Promise<StoredLexeme> {
  const lexeme = await getStoredLexeme(id);
  if (lexeme) return lexeme;
  throw new AppError("not_found", `Strong’s dictionary has no word ${id}.`);
}

/** A word of the dictionary with what is counted of it. Throws like requireLexeme. */
export async function getLexeme(id: LexemeId): Promise<LexemeResponse> {
  const [lexeme, index] = await Promise.all([requireLexeme(id), getLexemeIndex()]);
  const { usage, pronunciation, partOfSpeech, derivation, definition } = lexeme;
  const renderingsOf = (code: TranslationCode) => ({
    list: usage.renderings[code]
      .slice(0, MOST_RENDERINGS)
      .map(([text, count]) => ({ text, count })),
    unmarked: usage.count - usage.renderings[code].reduce((sum, [, count]) => sum + count, 0),
  });
  return {
    ...toBriefLexeme(lexeme),
    pronunciation,
    partOfSpeech,
    derivation,
    definition,
    dictionary: DICTIONARY,
    books: usage.books.map(([at, count]) => {
      const book = BOOKS[at];
      return { book: book?.id ?? "", name: book?.name ?? "", count };
    }),
    forms: usage.forms
      .slice(0, MOST_FORMS)
      .map(([text, morphology, count]) => ({ text: joinParts(text), morphology, count })),
    renderings: { WEB: renderingsOf("WEB"), KJV: renderingsOf("KJV") },
    related: toBriefLexemes(usage.related, index),
    neighbors: usage.neighbors.flatMap(([other, together]) =>
      toBriefLexemes([other], index).map((entry) => ({ ...entry, together })),
    ),
  };
}
