import "server-only";
import { toWords } from "@/lib/bible/search/words";
import { builtOnce } from "@/lib/built-once";
import { PEOPLE } from "@/lib/content/people";
import type { Person } from "@/lib/content/people/schema";
import { PERIODS } from "@/lib/content/periods";
import { PLACES } from "@/lib/content/places";
import type { MarkedFact } from "@/lib/content/schema";
import { TOPICS } from "@/lib/content/topics";
import { endSentence } from "./excerpts";

/** A person, place, period or topic of the site as it is told to somebody who asks who or what. */
export interface DescribedSubject {
  kind: "person" | "place" | "period" | "topic";
  /** One line: what it is, when and where. */
  lead: string;
  /** What is known, sentence by sentence, the open ones marked as such. */
  sentences: readonly string[];
  /** What happened, in order; of periods. */
  events: readonly string[];
  keyVerses: readonly string[];
}

interface Described extends DescribedSubject {
  names: readonly string[];
}

/** Words that make no difference to which subject is meant. */
const IDLE = new Set(
  "the a an king queen prophet prophetess apostle saint st city town land biblical bible ancient of in".split(
    " ",
  ),
);

/** Ways to ask who or what something is; the first group is its name. */
const ASKS: readonly RegExp[] = [
  /^(?:who|what)(?:'s|’s| was| is| were| are)\s+(?!that\b|this\b|it\b|he\b|she\b|they\b)(.+)$/i,
  /^(?:(?:please|can you|could you)\s+)*(?:tell me|teach me|i want to know|what do (?:we|you) know|what can you tell me|information|info|explain|describe)(?:\s+(?:more|something|all))?(?:\s+(?:about|on))?\s+(.+)$/i,
  /^what happened (?:in|at|during|to) (.+)$/i,
];
const ASKS_WHERE = /^where(?:'s|’s| was| is| were| are)\s+(.+)$/i;

/** A name as it is compared: its telling words, lower case, without numerals of kings. */
export function keyOf(name: string): string {
  return toWords(name)
    .map(({ text }) => text.replace(/'s?$/, ""))
    .filter((word) => !IDLE.has(word) && !/^i{1,3}$/.test(word))
    .join(" ");
}

/** "Peter (Simon, Cephas)" goes by each of the names; "Mary, mother of Jesus" by the whole. */
export function namesOf(name: string): string[] {
  const [main = name, inside = ""] = name.split(/\s*\(|\)/);
  return [name, main, ...inside.split(", ")].filter((each) => each !== "");
}

function toSentences(facts: readonly MarkedFact[]): string[] {
  return facts.map(({ text, mark }) =>
    endSentence(mark === "disputed" ? `${text} (disputed)` : text),
  );
}

/** Who a person is, in one line. */
export const leadOf = ({ name, role, era }: Person) =>
  endSentence(`${name}: ${[role, era].join(", ")}`);

/** Where a person is named outside the Bible; nothing where nowhere for sure. */
export const attestedSentences = ({ attestedOutsideBible }: Person) =>
  attestedOutsideBible ? [endSentence(`Named outside the Bible: ${attestedOutsideBible}`)] : [];

const formatYear = (year: number) => (year < 0 ? `${-year} BC` : `AD ${year}`);

function gather(): Described[] {
  return [
    ...PEOPLE.map((person) => ({
      kind: "person" as const,
      names: [
        ...namesOf(person.name),
        ...(person.askedAs ?? []),
        ...(person.spellings ?? []).filter((each) => /^[\p{L} ]+$/u.test(each)),
      ],
      lead: leadOf(person),
      sentences: [
        ...toSentences(person.facts),
        ...(person.relations.length > 0
          ? [endSentence(`Also: ${person.relations.join("; ")}`)]
          : []),
        ...attestedSentences(person),
      ],
      events: [],
      keyVerses: person.keyVerses,
    })),
    ...PLACES.map(({ name, otherNames, askedAs = [], modern, identification, ...place }) => ({
      kind: "place" as const,
      names: [...namesOf(name), ...otherNames, ...askedAs],
      lead: endSentence(
        `${name}: today ${modern}${identification === "certain" ? "" : ` (the place is ${identification})`}`,
      ),
      sentences: toSentences(place.facts),
      events: [],
      keyVerses: place.keyVerses,
    })),
    ...PERIODS.map(({ name, aliases, askedAs = [], from, to, approximate, ...period }) => ({
      kind: "period" as const,
      names: [name, ...aliases, ...askedAs],
      lead: endSentence(
        `${name}: ${approximate ? "about " : ""}${formatYear(from)} to ${formatYear(to)}`,
      ),
      sentences: toSentences(period.background),
      events: period.keyEvents.map(
        ({ year, approximate: isAbout, text }) =>
          `${isAbout ? "about " : ""}${formatYear(year)}: ${text}`,
      ),
      keyVerses: period.relatedVerses,
    })),
    ...TOPICS.map(({ name, aliases, askedAs = [], facts, background, views, relatedVerses }) => ({
      kind: "topic" as const,
      names: [name, ...aliases, ...askedAs],
      lead: "",
      sentences: [
        ...toSentences([...facts, ...background]),
        ...(views.length > 0 ? [endSentence(`Views differ: ${views.join("; ")}`)] : []),
      ],
      events: [],
      keyVerses: relatedVerses,
    })),
  ];
}

/** Subjects by each of their names; a name that several of a kind have means none of them. */
const getDescribed = builtOnce("describedSubjects", (): ReadonlyMap<string, Described[]> => {
  const byName = new Map<string, Described[]>();
  for (const subject of gather()) {
    for (const key of new Set(subject.names.map(keyOf))) {
      if (key !== "") byName.set(key, [...(byName.get(key) ?? []), subject]);
    }
  }
  return byName;
});

/**
 * The subject a question asks for and nothing else: "Who was Nebuchadnezzar?", "where is
 * Capernaum", "tell me about the exile"; null for any other question, and for a name that several
 * people or places have. Pure.
 */
export function findDescribedSubject(question: string): DescribedSubject | null {
  const text = question.trim().replace(/[?!.\s]+$/, "");
  const [, place] = ASKS_WHERE.exec(text) ?? [];
  const asked = place ?? ASKS.map((pattern) => pattern.exec(text)?.[1]).find(Boolean) ?? text;
  const found = (getDescribed().get(keyOf(asked)) ?? []).filter(
    ({ kind }) => place === undefined || kind === "place",
  );
  const [first] = found;
  if (!first) return null;
  const kinds = new Set(found.map(({ kind }) => kind));
  return kinds.size === found.length ? first : null;
}
