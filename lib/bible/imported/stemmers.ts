import "server-only";

type Stem = (word: string) => string;

/**
 * The stemmers (Snowball's, npm @orama/stemmers) by language, loaded when a translation needs one.
 * English is stemmed as our own texts are.
 */
const LOADERS: Readonly<Record<string, () => Promise<{ stemmer: Stem }>>> = {
  ar: () => import("@orama/stemmers/arabic"),
  hy: () => import("@orama/stemmers/armenian"),
  bg: () => import("@orama/stemmers/bulgarian"),
  da: () => import("@orama/stemmers/danish"),
  nl: () => import("@orama/stemmers/dutch"),
  fi: () => import("@orama/stemmers/finnish"),
  fr: () => import("@orama/stemmers/french"),
  de: () => import("@orama/stemmers/german"),
  el: () => import("@orama/stemmers/greek"),
  hu: () => import("@orama/stemmers/hungarian"),
  hi: () => import("@orama/stemmers/indian"),
  id: () => import("@orama/stemmers/indonesian"),
  ga: () => import("@orama/stemmers/irish"),
  it: () => import("@orama/stemmers/italian"),
  lt: () => import("@orama/stemmers/lithuanian"),
  ne: () => import("@orama/stemmers/nepali"),
  nb: () => import("@orama/stemmers/norwegian"),
  nn: () => import("@orama/stemmers/norwegian"),
  no: () => import("@orama/stemmers/norwegian"),
  pt: () => import("@orama/stemmers/portuguese"),
  ro: () => import("@orama/stemmers/romanian"),
  ru: () => import("@orama/stemmers/russian"),
  sa: () => import("@orama/stemmers/sanskrit"),
  sr: () => import("@orama/stemmers/serbian"),
  es: () => import("@orama/stemmers/spanish"),
  sv: () => import("@orama/stemmers/swedish"),
  ta: () => import("@orama/stemmers/tamil"),
  tr: () => import("@orama/stemmers/turkish"),
  uk: () => import("@orama/stemmers/ukrainian"),
};

/** No other word stems to this: each form for itself. */
const asItStands: Stem = (word) => word;

/** How words of a language (BCP 47) are stemmed; undefined for English. */
export async function findStemmer(language: string): Promise<Stem | undefined> {
  const [primary = ""] = language.toLowerCase().split("-");
  if (primary === "en") return undefined;
  const load = LOADERS[primary];
  if (!load) return asItStands;
  const { stemmer } = await load();
  return stemmer;
}
