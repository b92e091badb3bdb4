// The spellings of people and places in the Bible's text, and where an ambiguous name means which.
import "server-only";
import { parseReference } from "@/lib/bible/references/parser";
import { overlaps, type VerseRange } from "@/lib/bible/references/verse-range";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import type { Scripture } from "@/lib/bible/scripture";
import { builtOnce } from "@/lib/built-once";
import { PEOPLE } from "@/lib/content/people";
import type { Person } from "@/lib/content/people/schema";
import { PLACES } from "@/lib/content/places";
import type { Place } from "@/lib/content/places/schema";

interface Named<Entity> {
  entity: Entity;
  pattern: RegExp;
  within: VerseRange[] | null;
}

function readPart(part: string): VerseRange[] {
  const [span] = readWrittenReferences(part);
  if (span) return [span];
  const parsed = parseReference(part);
  return parsed.kind === "found" ? parsed.passages.map(({ start, end }) => ({ start, end })) : [];
}

function toNamed<Entity extends Person | Place>(entities: readonly Entity[]): Named<Entity>[] {
  return entities.map((entity) => {
    const { name, spellings = [name], namedIn } = entity;
    return {
      entity,
      pattern: new RegExp(`\\b(?:${spellings.join("|")})\\b`),
      within: namedIn?.flatMap(readPart) ?? null,
    };
  });
}

const getNamed = builtOnce(
  "namesInText",
  (): { people: Named<Person>[]; places: Named<Place>[] } => ({
    people: toNamed(PEOPLE),
    places: toNamed(PLACES),
  }),
);

function textOf(scripture: Scripture, order: number): string {
  let text = "";
  for (const { texts } of scripture.translations.values()) text += ` ${texts[order] ?? ""}`;
  return text;
}

/** Most verses that are searched for names. */
const MAX_READ = 200;

/** The people and places named in the text of these verses, in order of appearance. */
export function findNamed(
  scripture: Scripture,
  spans: readonly VerseRange[],
): { people: Person[]; places: Place[] } {
  const found = { people: new Set<Person>(), places: new Set<Place>() };
  const { people, places } = getNamed();
  let left = MAX_READ;
  for (const { start, end } of spans) {
    for (let order = start; order <= end && left > 0; order++, left--) {
      const text = textOf(scripture, order);
      const isHere = ({ pattern, within }: Named<unknown>) =>
        (within === null || within.some((span) => overlaps(span, { start: order, end: order }))) &&
        pattern.test(text);
      for (const one of people) if (isHere(one)) found.people.add(one.entity);
      for (const one of places) if (isHere(one)) found.places.add(one.entity);
    }
  }
  return { people: [...found.people], places: [...found.places] };
}
