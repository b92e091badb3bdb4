/** The search for every verse that has these words of the original: "lemma:g26 lemma:g4102". */
export const originalSearch = (...ids: readonly string[]): string =>
  ids.map((id) => `lemma:${id.toLowerCase()}`).join(" ");

/** Where that search stands with its filters. */
export const originalSearchHref = (...ids: readonly string[]): string =>
  `/bible?q=${encodeURIComponent(originalSearch(...ids))}`;
