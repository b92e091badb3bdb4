import "server-only";
import type { IndexedLexeme } from "./data";
import { findGloss } from "./glosses";
import { toWordSlug } from "./rules";
import type { BriefLexeme } from "./schema";

/** An entry as answers name it. */
export function toBriefLexeme({
  id,
  language,
  lemma,
  transliteration,
  frequency,
}: IndexedLexeme): BriefLexeme {
  const slug = toWordSlug(id, transliteration);
  const gloss = findGloss(id)?.gloss ?? null;
  return { id, slug, language, lemma, transliteration, gloss, frequency };
}

/** Entries by their numbers, without those the dictionary has not. */
export function toBriefLexemes(
  ids: readonly string[],
  index: ReadonlyMap<string, IndexedLexeme>,
): BriefLexeme[] {
  return ids.flatMap((id) => {
    const found = index.get(id);
    return found ? [toBriefLexeme(found)] : [];
  });
}
