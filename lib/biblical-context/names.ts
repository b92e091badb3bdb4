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

/** What is named, in its own order, and where to look for it: under a spelling's first word. */
interface Names<Entity> {
  all: readonly Named<Entity>[];
  byFirstWord: ReadonlyMap<string, readonly number[]>;
}

function readPart(part: string): VerseRange[] {
  const [span] = readWrittenReferences(part);
  if (span) return [span];
  const parsed = parseReference(part);
  return parsed.kind === "found" ? parsed.passages.map(({ start, end }) => ({ start, end })) : [];
}

const WORD = /\w+/g;

function toNames<Entity extends Person | Place>(entities: readonly Entity[]): Names<Entity> {
  const byFirstWord = new Map<string, number[]>();
  const all = entities.map((entity, index) => {
    const { name, spellings = [name], namedIn } = entity;
    for (const first of spellings.flatMap((spelling) => spelling.match(/^\w+/) ?? [])) {
      byFirstWord.set(first, [...(byFirstWord.get(first) ?? []), index]);
    }
    return {
      entity,
      pattern: new RegExp(`\\b(?:${spellings.join("|")})\\b`),
      within: namedIn?.flatMap(readPart) ?? null,
    };
  });
  return { all, byFirstWord };
}

const getNames = builtOnce("namesInText", (): { people: Names<Person>; places: Names<Place> } => ({
  people: toNames(PEOPLE),
  places: toNames(PLACES),
}));

function textOf(scripture: Scripture, order: number): string {
  let text = "";
  for (const { texts } of scripture.translations.values()) text += ` ${texts[order] ?? ""}`;
  return text;
}

/** Adds what a verse names to `found`, in the order of its kind. */
function addNamed<Entity>(
  found: Set<Entity>,
  { all, byFirstWord }: Names<Entity>,
  { text, words, order }: { text: string; words: ReadonlySet<string>; order: number },
): void {
  const candidates = new Set([...words].flatMap((word) => byFirstWord.get(word) ?? []));
  for (const index of [...candidates].sort((one, other) => one - other)) {
    const named = all[index];
    if (!named || found.has(named.entity)) continue;
    const { entity, pattern, within } = named;
    const isMeant = within?.some((span) => overlaps(span, { start: order, end: order })) ?? true;
    if (isMeant && pattern.test(text)) found.add(entity);
  }
}

/** Most verses that are searched for names. */
const MAX_READ = 200;

/** The people and places named in the text of these verses, in order of appearance. */
export function findNamed(
  scripture: Scripture,
  spans: readonly VerseRange[],
): { people: Person[]; places: Place[] } {
  const found = { people: new Set<Person>(), places: new Set<Place>() };
  const { people, places } = getNames();
  let left = MAX_READ;
  for (const { start, end } of spans) {
    for (let order = start; order <= end && left > 0; order++, left--) {
      const text = textOf(scripture, order);
      const verse = { text, words: new Set(text.match(WORD)), order };
      addNamed(found.people, people, verse);
      addNamed(found.places, places, verse);
    }
  }
  return { people: [...found.people], places: [...found.places] };
}
