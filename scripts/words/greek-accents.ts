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

/** How a bare form is written with its accents, and how often. */
type Counts = Map<string, number>;
/** The spellings of each bare form by the bare lemma of its word, and by lemma and parsing. */
type Spellings = Map<string, Map<string, Counts>>;

/** What of a parsing tells forms of the same letters apart: tense, mood, case, number. */
const parsing = (tense: string, mood: string, grammaticalCase: string, number: string) =>
  ` ${tense}${mood}${grammaticalCase}${number}`.replaceAll("-", "");

/** MorphGNT: "3IAI-S--" is person, tense, voice, mood, case, number, gender, degree. */
const ofMorphGnt = (code: string) =>
  parsing(code[1] ?? "", code[3] ?? "", code[4] ?? "", code[5] ?? "");

const TENSES: Readonly<Record<string, string>> = { R: "X", L: "Y" };
const MOODS: Readonly<Record<string, string>> = { M: "D" };

/** Robinson: "V-2AAI-3S", "V-PAP-NSM", "N-DSF"; in MorphGNT's letters. */
export function ofRobinson(code: string): string {
  const [part = "", first = "", second = ""] = code.split("-");
  if (part !== "V") return parsing("", "", first.at(-3) ?? "", first.at(-2) ?? "");
  const [tense = "", , mood = ""] = first.replace(/^2/u, "");
  const end = mood === "P" ? second : `-${second.at(-1) ?? ""}`;
  return parsing(TENSES[tense] ?? tense, MOODS[mood] ?? mood, end[0] ?? "", end[1] ?? "");
}

/** The accented forms of the Greek New Testament as MorphGNT lists them. */
function readSpellings(): Spellings {
  if (!existsSync(FOLDER)) throw new Error("apt-get install bibledit-cloud-data");
  const spellings: Spellings = new Map();
  for (const file of readdirSync(FOLDER)) {
    for (const line of readBibledit(`morphgnt/${file}`).split("\n")) {
      // "(ν)" marks letters that a form may have.
      const [, , code = "", , word = "", normalized = "", lemma = ""] = line
        .replace(/[()]/gu, "")
        .split(" ");
      const bare = bareGreek(word);
      // Where a word is elided there, the full form has other letters; its grave is an acute.
      const spelled = bareGreek(normalized) === bare ? normalized : word;
      const acute = spelled
        .normalize("NFD")
        .replace(/\u0300/gu, "\u0301")
        .normalize("NFC");
      const byWord = spellings.get(bare) ?? new Map<string, Counts>();
      spellings.set(bare, byWord);
      for (const key of [bareGreek(lemma), bareGreek(lemma) + ofMorphGnt(code)]) {
        const counts: Counts = byWord.get(key) ?? new Map();
        byWord.set(key, counts.set(acute, (counts.get(acute) ?? 0) + 1));
      }
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
      const lemma = lemmaOf(word.lemma) ?? "";
      const byWord = spellings.get(bare);
      // ἀρχή and ἀρχῇ have the same letters: the parsing tells them apart.
      const own =
        byWord?.get(bareGreek(lemma) + ofRobinson(word.morph)) ?? byWord?.get(bareGreek(lemma));
      const only = byWord && new Set([...byWord.values()].flatMap((counts) => [...counts.keys()]));
      // A form that stands in no verse there may be the dictionary's own.
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
