import "server-only";
import type { KIN, Relation } from "@/lib/content/facts/schema";
import type { Known, Person } from "./people";

type Kin = (typeof KIN)[number];

const isPlural = (value: string) => / and \p{Lu}|, \p{Lu}/u.test(value);

const WORD_OF: Readonly<Partial<Record<Kin, readonly [string, string]>>> = {
  sons: ["son", "sons"],
  daughters: ["daughter", "daughters"],
  brothers: ["brother", "brothers"],
  sisters: ["sister", "sisters"],
  wife: ["wife", "wives"],
  husband: ["husband", "husbands"],
  concubine: ["concubine", "concubines"],
  "daughter-in-law": ["daughter-in-law", "daughters-in-law"],
};

const possessive = (name: string) => (/s$/.test(name) ? `${name}’` : `${name}’s`);
const sentence = (text: string) => `${text.replace(/\.$/, "")}.`;
const UNKNOWN = /^(?:not named|not said|none)$/;

/** Who stands to a person in a relation, as a sentence. */
export function sayKin(person: Person, kin: Kin, { value, notes }: Known): string {
  if (UNKNOWN.test(value)) return notes.join(" ");
  const many = isPlural(value);
  const word = WORD_OF[kin]?.[many ? 1 : 0] ?? kin;
  const whose = person.key.endsWith(")")
    ? `The ${word} of ${person.key}`
    : `${possessive(person.key)} ${word}`;
  const said = `${whose} ${many ? "were" : "was"} ${value}`;
  return [sentence(said), ...notes].join(" ");
}

const SENTENCES: Readonly<Partial<Record<Relation, (name: string, value: string) => string>>> = {
  lived: (name, value) => `${name} lived ${value}`,
  reigned: (name, value) => `${name} reigned ${value}`,
  "crowned at": (name, value) => `${name} was ${value} years old at the beginning of the reign`,
  born: (name, value) => `${name} was born ${value}`,
  from: (name, value) => `${name} was from ${value}`,
  died: (name, value) => `${name} died ${value}`,
  "died by": (name, value) => `How ${name} died: ${value}`,
  "killed by": (name, value) => `${name} was killed by ${value}`,
  buried: (name, value) => `${name} was buried ${value}`,
  work: (name, value) => `${name} was ${value}`,
  tribe: (name, value) => `${name} was of the tribe of ${value}`,
  formerly: (name, value) => `${name} was formerly called ${value}`,
  renamed: (name, value) => `${name} was given the name ${value}`,
  "also called": (name, value) => `${name} is also called ${value}`,
  meaning: (name, value) => `The Bible explains the name ${name} by: ${value}`,
  "followed by": (name, value) => `${name} was followed by ${value}`,
  "came after": (name, value) => `Before ${name} came ${value}`,
  kingdom: (name, value) => `${name} ruled ${value}`,
};

/** What is told of a person in one respect, as a sentence. */
export function sayTrait(person: Person, relation: Relation, { value, notes }: Known): string {
  if (UNKNOWN.test(value)) return notes.join(" ");
  return [sentence(SENTENCES[relation]?.(person.key, value) ?? value), ...notes].join(" ");
}
