import type { FoundVerse } from "@/lib/bible/client";

/**
 * `lang` and `dir` of an element that holds words of a translation: of an imported one its own;
 * ours are in the page's language.
 */
export const wordsLanguage = ({
  language,
  direction,
}: Pick<FoundVerse, "language" | "direction">) => ({
  ...(language && { lang: language }),
  ...(direction && { dir: direction }),
});
