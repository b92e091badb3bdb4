/**
 * `lang` and `dir` of an element that holds words of a translation: of an imported one its own;
 * ours are in the page's language.
 */
export const wordsLanguage = ({
  language,
  direction,
}: {
  language?: string | undefined;
  direction?: "ltr" | "rtl" | undefined;
}) => ({
  ...(language && { lang: language }),
  ...(direction && { dir: direction }),
});
