import "server-only";
import type { KIN, Relation } from "@/lib/content/facts/schema";
import { type Fact, toReferences } from "./fact";
import { toSkeleton } from "./name-skeleton";
import { findBefore, findKin, findTrait, type Person } from "./people";
import {
  BEFORE,
  INVERSE,
  INVERSE_FORMS,
  KIN_FORMS,
  KIN_VERBS,
  TRAIT_FORMS,
  toKin,
} from "./person-forms";
import { sayKin, sayTrait } from "./person-sentences";

type Kin = (typeof KIN)[number];

/** Most people of a name that are told of; more is no answer. */
const MOST_PEOPLE = 3;

function toFact(said: readonly { text: string; verses: readonly string[] }[]): Fact | null {
  if (said.length === 0 || said.length > MOST_PEOPLE) return null;
  return {
    text: said.map(({ text }) => text).join(" "),
    references: toReferences(said.flatMap(({ verses }) => verses)),
  };
}

function tellKin(people: readonly Person[], relations: readonly Kin[]): Fact | null {
  const said = people.flatMap((person) =>
    relations.flatMap((kin) => {
      const known = findKin(person, kin);
      return known ? [{ text: sayKin(person, kin, known), verses: known.verses }] : [];
    }),
  );
  return toFact(said);
}

function tellTraits(people: readonly Person[], relations: readonly Relation[]): Fact | null {
  const said = people.flatMap((person) => {
    const relation = relations.find((other) => findTrait(person, other));
    const known = relation ? findTrait(person, relation) : null;
    return relation && known
      ? [{ text: sayTrait(person, relation, known), verses: known.verses }]
      : [];
  });
  return toFact(said);
}

/**
 * The direct answer to a question about one person of the Bible: kin, age, birth, death, work and
 * the like; null unless every word of the question is understood. Pure.
 */
export function answerAboutPerson(plain: string): Fact | null {
  const skeleton = toSkeleton(plain);
  if (!skeleton) return null;
  const { text, people, name } = skeleton;
  for (const form of KIN_FORMS) {
    const relations = toKin(form.exec(text)?.[1]?.trim() ?? "");
    const fact = relations && tellKin(people, relations);
    if (fact) return fact;
  }
  for (const form of INVERSE_FORMS) {
    const relations = toKin(form.exec(text)?.[1]?.trim() ?? "");
    const others = relations?.flatMap((kin) => INVERSE[kin] ?? []);
    const fact = others && tellKin(people, others);
    if (fact) return fact;
  }
  for (const [form, relations] of KIN_VERBS) {
    if (form.test(text)) return tellKin(people, relations);
  }
  for (const [form, relations] of TRAIT_FORMS) {
    // What "Christ" means is not what "Jesus" means.
    const named = relations.includes("meaning")
      ? people.filter((person) => person.name.toLowerCase() === name)
      : people;
    const fact = form.test(text) ? tellTraits(named, relations) : null;
    if (fact) return fact;
  }
  if (!BEFORE.test(text)) return null;
  return toFact(
    people.flatMap((person) => {
      const known = findBefore(person);
      return known ? [{ text: sayTrait(person, "came after", known), verses: known.verses }] : [];
    }),
  );
}
