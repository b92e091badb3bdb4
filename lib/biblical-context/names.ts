// Under which words people and places stand in the Bible's text, and where a word that many bear means the one.
import "server-only";
import { parseReference } from "@/lib/bible/references/parser";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { toVerseAddress } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import { builtOnce } from "@/lib/built-once";
import { PEOPLE } from "@/lib/content/people";
import type { Person } from "@/lib/content/people/schema";
import { PLACES } from "@/lib/content/places";
import type { Place } from "@/lib/content/places/schema";
import { overlaps } from "./statements";

/** Words as the text prints them, and the only parts of the Bible in which they mean this one; without parts, everywhere. */
type Written = readonly [words: string, within?: string];

/** People whose words are not simply their names. */
const PEOPLE_WRITTEN: Readonly<Record<string, Written>> = {
  "Adam and Eve": ["Adam|Eve"],
  Abraham: ["Abraham|Abram"],
  Sarah: ["Sarah|Sarai"],
  "Jacob (Israel)": ["Jacob", "Genesis; Hosea 12; Romans 9; Hebrews 11"],
  "Joseph son of Jacob": ["Joseph", "Genesis; Exodus 1; Exodus 13; Acts 7; Hebrews 11"],
  Joshua: ["Joshua", "Exodus; Numbers; Deuteronomy; Joshua; Judges 1-2"],
  Rahab: ["Rahab", "Joshua; Matthew 1; Hebrews 11; James 2"],
  Deborah: ["Deborah", "Judges"],
  Ruth: ["Ruth", "Ruth; Matthew 1"],
  Saul: ["Saul", "1 Samuel; 2 Samuel; 1 Chronicles 8-13; Psalms 18; Acts 13:21"],
  "Jeroboam I": ["Jeroboam", "1 Kings; 2 Chronicles"],
  "Jeroboam II": ["Jeroboam", "2 Kings 13-15; Hosea 1; Amos"],
  Jehu: ["Jehu", "1 Kings 19; 2 Kings; 2 Chronicles 22; Hosea 1"],
  Mesha: ["Mesha", "2 Kings 3"],
  Amos: ["Amos", "Amos"],
  Hosea: ["Hosea", "Hosea; Romans 9"],
  Manasseh: ["Manasseh", "2 Kings 20-24; 2 Chronicles 32-33; Jeremiah 15"],
  Jehoiachin: ["Jehoiachin|Jeconiah|Coniah"],
  "Nebuchadnezzar II": ["Nebuchadnezzar|Nebuchadrezzar"],
  Daniel: ["Daniel", "Daniel; Ezekiel; Matthew 24"],
  "Cyrus the Great": ["Cyrus"],
  Ezra: ["Ezra", "Ezra 7-10; Nehemiah 8"],
  Nehemiah: ["Nehemiah", "Nehemiah"],
  "Herod the Great": ["Herod", "Matthew 2; Luke 1"],
  "Mary, mother of Jesus": ["Mary", "Matthew 1-2; Matthew 13; Mark 6; Luke 1-2; Acts 1"],
  "Joseph of Nazareth": ["Joseph", "Matthew 1-2; Luke 1-4; John 1; John 6"],
  "John the Baptist": [
    "John",
    "Matthew 3; Matthew 9; Matthew 11; Matthew 14; Mark 1:4-14; Mark 6; Luke 1; Luke 3; Luke 7; John 1:6-40; John 3; John 5; John 10; Acts 19",
  ],
  "Jesus of Nazareth": ["Jesus"],
  "Peter (Simon, Cephas)": ["Peter|Cephas"],
  "James son of Zebedee": [
    "James",
    "Matthew 4; Matthew 10; Matthew 17; Mark 1; Mark 3; Mark 5; Mark 9-10; Mark 13-14; Luke 5-6; Luke 8-9; Acts 12:2",
  ],
  "John son of Zebedee": [
    "John",
    "Matthew 4; Matthew 10; Matthew 17; Mark 1:19-29; Mark 3; Mark 5; Mark 9-10; Mark 13-14; Luke 5-6; Luke 8-9; Luke 22; Acts 3-4; Acts 8; Galatians 2; Revelation",
  ],
  "Mary Magdalene": ["Magdalene"],
  "Martha, Mary and Lazarus": ["Martha|Lazarus", "Luke 10; John 11-12"],
  "Pontius Pilate": ["Pilate"],
  "Herod Antipas": [
    "Herod",
    "Matthew 14; Mark 6; Mark 8; Luke 3; Luke 9; Luke 13; Luke 23; Acts 4",
  ],
  Stephen: ["Stephen"],
  "Philip the evangelist": ["Philip", "Acts 6; Acts 8; Acts 21"],
  "Paul (Saul)": ["Paul"],
  Luke: ["Luke", "Colossians 4; 2 Timothy 4; Philemon"],
  "Priscilla and Aquila": ["Priscilla|Aquila|Prisca"],
  "James, brother of the Lord": [
    "James",
    "Acts 12:17; Acts 15; Acts 21; 1 Corinthians 15; Galatians 1-2; James 1; Jude",
  ],
  "Herod Agrippa II": ["Agrippa", "Acts 25-26"],
};

/** Places whose words are not simply their names. */
const PLACES_WRITTEN: Readonly<Record<string, Written>> = {
  Jerusalem: ["Jerusalem|Zion"],
  Shiloh: ["Shiloh", "Joshua; Judges; 1 Samuel; 1 Kings; Psalms 78; Jeremiah"],
  "Samaria (city)": ["Samaria"],
  Dan: [
    "Dan",
    "Genesis 14; Judges 18; 1 Kings 12; 1 Kings 15; 2 Kings 10; Jeremiah 4; Jeremiah 8; Amos 8",
  ],
  "Bethany (near Jerusalem)": ["Bethany", "Matthew; Mark; Luke; John 11-12"],
  "Bethany beyond the Jordan": ["Bethany", "John 1"],
  "Caesarea (by the sea)": ["Caesarea", "Acts"],
  "Caesarea Philippi": ["Caesarea Philippi"],
  "Antioch in Syria": [
    "Antioch",
    "Acts 6; Acts 11; Acts 13:1; Acts 14:26; Acts 15; Acts 18; Galatians 2",
  ],
  "Antioch in Pisidia": ["Antioch", "Acts 13:14; Acts 14:19-21; 2 Timothy 3"],
  Philippi: ["Philippi", "Acts; Philippians; 1 Thessalonians"],
  "Ur of the Chaldeans": ["Ur", "Genesis; Nehemiah 9"],
  "Mountains of Ararat": ["Ararat"],
  "Mount Sinai": ["Sinai|Horeb"],
  "Mount Nebo": ["Nebo|Pisgah", "Numbers 21; Numbers 23; Deuteronomy"],
  "Mount Carmel": [
    "Carmel",
    "1 Kings; 2 Kings; Song of Solomon; Isaiah; Jeremiah 46; Amos; Micah; Nahum",
  ],
  "Mount Moriah and the Temple Mount": ["Moriah"],
  "Mount Ebal": ["Ebal", "Deuteronomy; Joshua"],
  "Mount Gerizim": ["Gerizim"],
  "Mount Hermon": ["Hermon"],
  "Sea of Galilee": ["[Ss]ea of Galilee|Gennesaret|Chinnereth|[Ss]ea of Tiberias"],
  "Dead Sea": ["Salt Sea"],
  "Jordan River": ["Jordan"],
  "Sodom and Gomorrah": ["Sodom|Gomorrah"],
  Goshen: ["Goshen", "Genesis; Exodus"],
  "Rameses (Raamses)": ["Rameses|Raamses"],
  "Kadesh-barnea": ["Kadesh"],
  "Sela and Petra": ["Sela"],
  Jezreel: ["Jezreel", "1 Kings; 2 Kings; Hosea"],
  "Beth-shan": ["Beth[- ][Ss]han"],
  "Beth-shemesh": ["Beth[- ][Ss]hemesh"],
  "Sychar and Jacob’s Well": ["Sychar"],
  "Lystra and Derbe": ["Lystra|Derbe"],
  "Garden of Eden": ["Eden", "Genesis; Isaiah; Ezekiel 28; Ezekiel 31; Ezekiel 36; Joel"],
  Philadelphia: ["Philadelphia", "Revelation"],
  Ai: ["Ai", "Genesis; Joshua; Ezra; Nehemiah"],
};

interface Named<Entity> {
  entity: Entity;
  pattern: RegExp;
  within: VerseRange[] | null;
}

function readWithin(text: string): VerseRange[] {
  return text.split("; ").flatMap((part) => {
    const [span] = readWrittenReferences(part);
    if (span) return [span];
    const parsed = parseReference(part);
    return parsed.kind === "found" ? parsed.passages.map(({ start, end }) => ({ start, end })) : [];
  });
}

function toNamed<Entity extends { name: string }>(
  entities: readonly Entity[],
  written: Readonly<Record<string, Written>>,
): Named<Entity>[] {
  return entities.map((entity) => {
    const [words, within] = written[entity.name] ?? [entity.name];
    return {
      entity,
      pattern: new RegExp(`\\b(?:${words})\\b`),
      within: within === undefined ? null : readWithin(within),
    };
  });
}

const getNamed = builtOnce(
  "namesInText",
  (): { people: Named<Person>[]; places: Named<Place>[] } => ({
    people: toNamed(PEOPLE, PEOPLE_WRITTEN),
    places: toNamed(PLACES, PLACES_WRITTEN),
  }),
);

function textOf(scripture: Scripture, order: number): string {
  let text = "";
  for (const { texts } of scripture.translations.values()) text += ` ${texts[order] ?? ""}`;
  return text;
}

/** Verses that are read for names at most. */
const MAX_READ = 200;

/** The people and places that the text of these verses names, in the order they come. */
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

/**
 * The person whom a name in a list of key figures means ("Pilate", "Herod the Great"), in a subject with these verses. A name that several
 * bear ("John") means nobody for sure unless all verses are of one book in which only one bears it.
 */
export function findFigure(name: string, spans: readonly VerseRange[]): Person | undefined {
  const exact = PEOPLE.find((person) => person.name === name);
  if (exact) return exact;
  const bearers = getNamed().people.filter(({ pattern }) =>
    new RegExp(`^(?:${pattern.source})$`).test(name),
  );
  const books = new Set(spans.map(({ start }) => toVerseAddress(start).book));
  if (bearers.length > 1 && books.size > 1) return undefined;
  const able = bearers.filter(
    ({ within }) =>
      within === null || within.some((span) => spans.some((other) => overlaps(span, other))),
  );
  return able.length === 1 ? able[0]?.entity : undefined;
}
