import { inFigures } from "@/lib/count-words";
import { LANGUAGE_NAMES } from "./constants";
import type { LexemeResponse } from "./schema";

type Named = Pick<LexemeResponse, "id" | "language" | "lemma" | "transliteration">;

/** How a word is said in English letters; Strong's number where the source does not say. */
export const soundOf = ({ id, transliteration }: Pick<Named, "id" | "transliteration">): string =>
  transliteration || id;

/** A word in the title of its page: "agapē (ἀγάπη), Greek word G26". */
export function nameOfWord({ id, language, lemma, transliteration }: Named): string {
  const word = transliteration ? `${transliteration} (${lemma})` : lemma;
  return `${word}, ${LANGUAGE_NAMES[language]} word ${id}`;
}

/** What a word is, in a sentence or two of plain words. */
export function summaryOfWord({
  gloss,
  definition,
  frequency,
  language,
  ...named
}: Pick<
  LexemeResponse,
  "id" | "transliteration" | "gloss" | "definition" | "frequency" | "language"
>) {
  const where = language === "grc" ? "New Testament" : "Old Testament";
  const times =
    frequency === 0
      ? `It doesn’t occur in the ${LANGUAGE_NAMES[language]} text printed here.`
      : `It occurs ${frequency === 1 ? "once" : `${inFigures(frequency)} times`} in the ${where}: every place, and how translations render it.`;
  return `The ${LANGUAGE_NAMES[language]} word ${soundOf(named)}: ${gloss ?? definition}. ${times}`;
}
