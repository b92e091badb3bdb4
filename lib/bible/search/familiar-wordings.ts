import type { VerseAddress } from "../rules";
import { normaliseWord } from "./words";

/** What readers call a verse, or how they remember it, and the verse they look for. */
interface FamiliarWording {
  /** Lower case, without signs; each of them alone is enough. */
  wordings: readonly string[];
  /** The one verse to open, OSIS id. */
  osis: string;
}

/**
 * Names of well-known passages and sentences as other Bibles or the proverb have them, whose words our translations lack or have
 * elsewhere as well. No verse text is printed from here: the list only leads to verses.
 */
export const FAMILIAR_WORDINGS: readonly FamiliarWording[] = [
  { wordings: ["forbidden fruit"], osis: "Gen.3.6" },
  { wordings: ["noah's ark", "noahs ark", "noah ark", "noah and the ark"], osis: "Gen.6.14" },
  { wordings: ["tower of babel"], osis: "Gen.11.9" },
  { wordings: ["jacob's ladder", "jacobs ladder"], osis: "Gen.28.12" },
  { wordings: ["burning bush"], osis: "Exod.3.2" },
  { wordings: ["parting of the red sea", "crossing the red sea"], osis: "Exod.14.21" },
  { wordings: ["ten commandments", "10 commandments"], osis: "Exod.20.1" },
  { wordings: ["eye for an eye", "an eye for an eye"], osis: "Exod.21.24" },
  { wordings: ["golden calf"], osis: "Exod.32.4" },
  { wordings: ["david and goliath"], osis: "1Sam.17.4" },
  { wordings: ["skin of my teeth", "by the skin of my teeth"], osis: "Job.19.20" },
  {
    wordings: ["spare the rod spoil the child", "spare the rod and spoil the child"],
    osis: "Prov.13.24",
  },
  { wordings: ["pride comes before a fall", "pride comes before the fall"], osis: "Prov.16.18" },
  { wordings: ["drop in the bucket", "a drop in the bucket"], osis: "Isa.40.15" },
  {
    wordings: ["plans to prosper you", "i know the plans i have for you", "hope and a future"],
    osis: "Jer.29.11",
  },
  { wordings: ["writing on the wall", "handwriting on the wall"], osis: "Dan.5.5" },
  { wordings: ["lions den", "lion's den", "daniel in the lions den"], osis: "Dan.6.16" },
  { wordings: ["sermon on the mount"], osis: "Matt.5.1" },
  { wordings: ["beatitudes", "the beatitudes"], osis: "Matt.5.3" },
  {
    wordings: ["lord's prayer", "lords prayer", "the lord's prayer", "our father"],
    osis: "Matt.6.9",
  },
  { wordings: ["do not worry about tomorrow", "dont worry about tomorrow"], osis: "Matt.6.34" },
  { wordings: ["judge not lest ye be judged", "judge not lest you be judged"], osis: "Matt.7.1" },
  {
    wordings: [
      "golden rule",
      "the golden rule",
      "do unto others",
      "do unto others as you would have them do unto you",
      "do to others as you would have them do to you",
    ],
    osis: "Matt.7.12",
  },
  { wordings: ["wolf in sheep's clothing", "wolf in sheeps clothing"], osis: "Matt.7.15" },
  { wordings: ["walking on water", "jesus walks on water"], osis: "Matt.14.25" },
  { wordings: ["last supper", "the last supper"], osis: "Matt.26.26" },
  { wordings: ["great commission", "the great commission"], osis: "Matt.28.19" },
  { wordings: ["good samaritan", "the good samaritan"], osis: "Luke.10.33" },
  { wordings: ["prodigal son", "the prodigal son"], osis: "Luke.15.11" },
  { wordings: ["water into wine", "turning water into wine"], osis: "John.2.9" },
  { wordings: ["cast the first stone", "throw the first stone"], osis: "John.8.7" },
  { wordings: ["the truth will set you free", "truth will set you free"], osis: "John.8.32" },
  { wordings: ["doubting thomas"], osis: "John.20.25" },
  { wordings: ["more than you can handle"], osis: "1Cor.10.13" },
  { wordings: ["666", "number 666", "the number 666"], osis: "Rev.13.18" },
];

const osisByWording = new Map(
  FAMILIAR_WORDINGS.flatMap(({ wordings, osis }) =>
    wordings.map((wording) => [wording.split(" ").map(normaliseWord).join(" "), osis] as const),
  ),
);

/** The verse known by exactly these words (normalised), or null. */
export function findFamiliar(words: readonly string[]): VerseAddress | null {
  const osis = osisByWording.get(words.join(" "));
  if (osis === undefined) return null;
  const [book = "", chapter, verse] = osis.split(".");
  return { book: book as VerseAddress["book"], chapter: Number(chapter), verse: Number(verse) };
}
