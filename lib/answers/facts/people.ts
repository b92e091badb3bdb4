import "server-only";
import { builtOnce } from "@/lib/built-once";
import { PEOPLE_FACTS } from "@/lib/content/facts/people";
import { KIN, type PersonFacts, type Relation } from "@/lib/content/facts/schema";

type Kin = (typeof KIN)[number];

export interface Person {
  /** The name, with what tells it apart: "James (son of Zebedee)". */
  key: string;
  name: string;
  isWoman: boolean;
  facts: { relation: Relation; value: string; verse: string; note: string }[];
}

/** What is known of one relation of a person. */
export interface Known {
  value: string;
  verses: string[];
  notes: string[];
}

const NOBODY = /^(?:not named|not said|none)\b/;

/** The people a value names: "Shem, Ham and Japheth". */
function toNames(value: string): string[] {
  if (NOBODY.test(value)) return [];
  return value.split(/, (?=\p{Lu})| and (?=\p{Lu})/u).filter((name) => /^\p{Lu}/u.test(name));
}

function bare(key: string): string {
  return key.replace(/ \(.*\)$/, "");
}

function toKey({ name, who }: PersonFacts): string {
  return who ? `${name} (${who})` : name;
}

function toPlainName(name: string): string {
  return name.toLowerCase().replace(/[’']/g, "'").replace(/-/g, " ");
}

const isKin = (relation: string): relation is Kin => KIN.some((kin) => kin === relation);

/** Every person of the facts by key and by the names in questions. */
const people = builtOnce("factPeople", () => {
  const byKey = new Map<string, Person>();
  const byName = new Map<string, Set<string>>();
  const call = (name: string, key: string) => {
    const plain = toPlainName(name);
    byName.set(plain, (byName.get(plain) ?? new Set()).add(key));
  };
  for (const person of PEOPLE_FACTS) {
    const key = toKey(person);
    byKey.set(key, {
      key,
      name: person.name,
      isWoman: person.isWoman === true,
      facts: person.facts.map(([relation, value, verse, note = ""]) => ({
        relation,
        value,
        verse,
        note,
      })),
    });
    for (const name of [person.name, ...(person.askedAs ?? [])]) call(name, key);
  }
  for (const person of [...byKey.values()]) {
    for (const { relation, value } of person.facts) {
      for (const named of isKin(relation) ? toNames(value) : []) {
        const isKnown = byKey.has(named) || byName.has(toPlainName(bare(named)));
        if (isKnown && named === bare(named)) continue;
        // "What did God change Jacob's name to?" is about Jacob.
        if (byKey.has(named) || named === "God") continue;
        const isWoman = /daughter|wife|mother|sister|concubine/.test(relation);
        byKey.set(named, { key: named, name: bare(named), isWoman, facts: [] });
        call(bare(named), named);
      }
    }
  }
  return { byKey, byName };
});

/** The people a name in a question may mean. */
export function findPeople(name: string): Person[] {
  const { byKey, byName } = people();
  return [...(byName.get(name) ?? [])].flatMap((key) => byKey.get(key) ?? []);
}

function own(person: Person, relation: Relation): Known | null {
  const facts = person.facts.filter((fact) => fact.relation === relation);
  if (facts.length === 0) return null;
  return {
    value: join(facts.map(({ value }) => value)),
    verses: facts.map(({ verse }) => verse),
    notes: facts.flatMap(({ note }) => (note === "" ? [] : [note])),
  };
}

function join(names: readonly string[]): string {
  return names.length < 2
    ? (names[0] ?? "")
    : `${names.slice(0, -1).join(", ")} and ${names.at(-1)}`;
}

/** The people of whom a relation is told that names this one. */
function inverse(
  person: Person,
  relations: readonly Relation[],
  isOne: (other: Person) => boolean = () => true,
): Known | null {
  const found: { key: string; verse: string }[] = [];
  for (const other of people().byKey.values()) {
    if (!isOne(other)) continue;
    const fact = other.facts.find(
      ({ relation, value }) => relations.includes(relation) && toNames(value).includes(person.key),
    );
    if (fact) found.push({ key: other.key, verse: fact.verse });
  }
  if (found.length === 0) return null;
  return {
    value: join(found.map(({ key }) => key)),
    verses: found.map(({ verse }) => verse),
    notes: [],
  };
}

const isMan = ({ isWoman }: Person) => !isWoman;
const isWoman = (person: Person) => person.isWoman;

function siblings(person: Person, relation: "sons" | "daughters"): Known | null {
  for (const parent of people().byKey.values()) {
    const all = parent.facts.filter(
      (fact) => fact.relation === "sons" || fact.relation === "daughters",
    );
    if (!all.some(({ value }) => toNames(value).includes(person.key))) continue;
    const fact = all.find((other) => other.relation === relation);
    const others = fact ? toNames(fact.value).filter((name) => name !== person.key) : [];
    if (fact && others.length > 0) return { value: join(others), verses: [fact.verse], notes: [] };
  }
  return null;
}

/** The relation of a relation: a grandfather is a father's father. */
function through(person: Person, first: Kin, second: Kin): Known | null {
  const middle = findKin(person, first);
  const [name, ...others] = middle ? toNames(middle.value) : [];
  const next = name && others.length === 0 ? people().byKey.get(name) : undefined;
  const last = next ? findKin(next, second) : null;
  if (!middle || !last) return null;
  return { ...last, verses: [...middle.verses, ...last.verses] };
}

/** Who stands to a person in a relation; null when that is not known here. Pure. */
export function findKin(person: Person, relation: Kin): Known | null {
  const told = own(person, relation);
  if (told) return told;
  switch (relation) {
    case "father":
      return inverse(person, ["sons", "daughters"], isMan);
    case "mother":
      return inverse(person, ["sons", "daughters"], isWoman);
    case "sons":
      return inverse(person, ["father", "mother"], isMan);
    case "daughters":
      return inverse(person, ["father", "mother"], isWoman);
    case "wife":
      return inverse(person, ["husband", "first husband", "second husband"]);
    case "husband":
      return inverse(person, ["wife"]);
    case "brothers":
      return inverse(person, ["brothers", "sisters"], isMan) ?? siblings(person, "sons");
    case "sisters":
      return inverse(person, ["brothers", "sisters"], isWoman) ?? siblings(person, "daughters");
    case "uncle":
      return inverse(person, ["nephew"], isMan);
    case "nephew":
      return inverse(person, ["uncle"], isMan);
    case "cousin":
      return inverse(person, ["cousin"]);
    case "grandfather":
      return through(person, "father", "father");
    case "father-in-law":
      return through(person, person.isWoman ? "husband" : "wife", "father");
    case "mother-in-law":
      return inverse(person, ["daughter-in-law"], isWoman);
    case "daughter-in-law":
      return inverse(person, ["father-in-law", "mother-in-law"], isWoman);
    case "twin brother":
      return inverse(person, ["twin brother"]);
    default:
      return null;
  }
}

/** What is told of a person in one respect. */
export function findTrait(person: Person, relation: Relation): Known | null {
  return own(person, relation);
}

/** Who is told to have come before a person. */
export function findBefore(person: Person): Known | null {
  return own(person, "came after") ?? inverse(person, ["followed by"]);
}
