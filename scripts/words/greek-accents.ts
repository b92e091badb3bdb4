import { existsSync, readdirSync } from "node:fs";
import type { SourceVerses } from "./original-text";
import { readBibledit } from "./sources";

/** Letters alone: no accents, breathings or iota subscripts, lower case. */
function bareGreek(text: string): string {
  return text
    .normalize("NFD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(/ς/gu, "σ")
    .replace(/[^\p{L}]/gu, "");
}

const FOLDER = "/usr/share/bibledit-cloud/sources/morphgnt";

/** How each bare form is written with its accents, under the bare lemma of its word, and how often. */
type Spellings = Map<string, Map<string, Map<string, number>>>;

/** The accented forms of the Greek New Testament as MorphGNT lists them. */
function readSpellings(): Spellings {
  if (!existsSync(FOLDER)) throw new Error("apt-get install bibledit-cloud-data");
  const spellings: Spellings = new Map();
  for (const file of readdirSync(FOLDER)) {
    for (const line of readBibledit(`morphgnt/${file}`).split("\n")) {
      // "(ν)" marks letters that a form may have.
      const [, , , , word = "", normalized = "", lemma = ""] = line
        .replace(/[()]/gu, "")
        .split(" ");
      const bare = bareGreek(word);
      // Where a word is elided there, the full form has other letters; its grave is an acute.
      const spelled = bareGreek(normalized) === bare ? normalized : word;
      const acute = spelled
        .normalize("NFD")
        .replace(/\u0300/gu, "\u0301")
        .normalize("NFC");
      const byLemma = spellings.get(bare) ?? new Map<string, Map<string, number>>();
      const counts = byLemma.get(bareGreek(lemma)) ?? new Map<string, number>();
      counts.set(acute, (counts.get(acute) ?? 0) + 1);
      byLemma.set(bareGreek(lemma), counts);
      spellings.set(bare, byLemma);
    }
  }
  return spellings;
}

const mostOf = (counts: ReadonlyMap<string, number>): string | undefined =>
  [...counts].sort((a, b) => b[1] - a[1])[0]?.[0];

/**
 * Writes the accents into the words of the Textus Receptus, which its source gives in bare letters:
 * as MorphGNT spells the same form of the same word, or of the only word that has this form.
 * Returns how many of the words were found; the others stay without accents.
 */
export function addAccents(
  verses: SourceVerses,
  lemmaOf: (number: string) => string | undefined,
): { found: number; all: number } {
  const spellings = readSpellings();
  const count = { found: 0, all: 0 };
  for (const words of verses.values()) {
    for (const word of words) {
      count.all++;
      const bare = bareGreek(word.text);
      const byLemma = spellings.get(bare);
      const own = byLemma?.get(bareGreek(lemmaOf(word.lemma) ?? ""));
      const only = byLemma && new Set([...byLemma.values()].flatMap((c) => [...c.keys()]));
      // A form that stands in no verse there may be the dictionary's own.
      const lemma = lemmaOf(word.lemma) ?? "";
      const spelled =
        (own && mostOf(own)) ??
        (only?.size === 1 ? [...only][0] : undefined) ??
        (bareGreek(lemma) === bare ? lemma : undefined);
      if (spelled === undefined) continue;
      word.text = spelled;
      count.found++;
    }
  }
  return count;
}
