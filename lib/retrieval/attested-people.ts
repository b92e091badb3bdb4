import "server-only";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { getTestamentRange } from "@/lib/bible/rules";
import { toWords } from "@/lib/bible/search/words";
import { builtOnce } from "@/lib/built-once";
import { PEOPLE } from "@/lib/content/people";
import type { Person } from "@/lib/content/people/schema";
import {
  attestedSentences,
  type DescribedSubject,
  keyOf,
  leadOf,
  namesOf,
} from "./described-subjects";
import { findsOf, withPlace } from "./finds";

/** Of a question whether somebody is attested, mostly one word is one of these. */
const EVIDENCE = new Set(
  "evidence proof prove proves proven proved exist existed exists existing existence real historical historicity archaeology archaeological archaeologist archaeologists archeology archeological archeologist archeologists inscription inscriptions outside attested extrabiblical nonbiblical invented myth legend legendary fictional fiction dug dig digs digging excavation excavations excavated excavate excavators unearthed unearth artifact artifacts artefact artefacts".split(
    " ",
  ),
);

/** Ways to ask it without any of these. */
const ASKS_ANYHOW =
  /\b(?:(?:was|is) there (?:really|rly|actually|ever) (?:an?|any)|history books?|made up|(?:other|ancient|outside|roman|egyptian|assyrian|babylonian|persian) (?:sources?|texts?|records?|writings?))\b/i;

/** And every other one says nothing of what else may be meant. */
const OTHER = new Set(
  "a about actual actually ancient and any anybody anyone anything anywhere apart are as at been besides bible biblical by can character confirm confirmed confirms contemporary current did do does documents else ever figure find finds for found from gospel gospels had has have he her him his historian historians history how if in independent is it just king know known kings lived made man mention mentioned mentions name named names new non of old on only or other outsider person physical please queen really record recorded records roman ruler say says scholars scripture secular she show shows some somebody someone source sources speak speaks stone story support supports tell tells testament text texts than that the their there they think to true up us was we were what whether which who woman writer writers writing writings written you your ancestor extra assume assumed assumes being called certain egyptian assyrian babylonian persian few gets guy like more no normal not opinion opinions regular rly should so too verse verses why yes".split(
    " ",
  ),
);

/** "What was Solomon's real name". */
const ASKS_NAME = /\breal name\b/i;

const LONGEST_QUESTION = 30;
const LONGEST_NAME = 5;

/** People by their names; spellings that several share lead to those they are the name of. */
const getPeople = builtOnce("attestedPeople", (): ReadonlyMap<string, Person[]> => {
  const byName = new Map<string, Person[]>();
  const call = (name: string, person: Person) => {
    const key = keyOf(name);
    const others = byName.get(key) ?? [];
    if (key !== "" && !others.includes(person)) byName.set(key, [...others, person]);
  };
  for (const person of PEOPLE) {
    for (const name of [...namesOf(person.name), ...(person.askedAs ?? [])]) call(name, person);
  }
  const isTaken = new Set(byName.keys());
  for (const person of PEOPLE) {
    for (const spelling of person.spellings ?? []) {
      if (!isTaken.has(keyOf(spelling))) call(spelling, person);
    }
  }
  return byName;
});

/** The only person named, and the words around the name; null for none and for several. */
function findNamed(words: readonly string[]): { person: Person; rest: string[] } | null {
  const people = getPeople();
  for (let length = Math.min(LONGEST_NAME, words.length); length > 0; length--) {
    for (let at = 0; at + length <= words.length; at++) {
      const run = words.slice(at, at + length);
      // "the existence of king David" begins with what `keyOf` leaves out.
      if (run.some((word) => EVIDENCE.has(word))) continue;
      const [person, another] = people.get(keyOf(run.join(" "))) ?? [];
      if (!person || another) continue;
      return { person, rest: [...words.slice(0, at), ...words.slice(at + length)] };
    }
  }
  return null;
}

function toSentences(person: Person): string[] {
  const attested = attestedSentences(person);
  if (attested.length > 0) return attested;
  const { name, keyVerses } = person;
  const [, known = name] = namesOf(name);
  const [range] = readWrittenReferences(keyVerses[0] ?? "");
  const isOfNewTestament = range !== undefined && range.start >= getTestamentRange("NT").start;
  return [
    isOfNewTestament
      ? `Outside the Bible ${known} is named by later writers at most; the letters and accounts of the New Testament are the sources.`
      : `Outside the Bible no inscription or writing from the time of ${known} that is known today names ${known} for certain.`,
    "That alone shows neither that the Bible’s account is true nor that it is not.",
  ];
}

/**
 * What attests the person of the Bible that a question asks about, where it asks whether he or she
 * lived or is known from elsewhere and nothing else: "does anything outside the Bible show that
 * Pilate existed". The finds stand in the place of events. Null for any other question, and where
 * `page`, the question of the site's page that answers nearest, asks the same of that person. Pure.
 */
export function findAttestedPerson(question: string, page = ""): DescribedSubject | null {
  // The book of somebody is another matter than he.
  const asked = question.replace(/\b(history) books?\b/gi, "$1");
  const words = toWords(asked).map(({ text }) => text);
  const isAsked = words.some((word) => EVIDENCE.has(word)) || ASKS_ANYHOW.test(question);
  if (words.length > LONGEST_QUESTION || !isAsked || ASKS_NAME.test(question)) return null;
  const named = findNamed(words);
  if (!named) return null;
  const { person, rest } = named;
  const isUnderstood = rest.every((word) => EVIDENCE.has(word) || OTHER.has(word));
  if (!isUnderstood) return null;
  const onPage = toWords(page).map(({ text }) => text);
  const isTold = onPage.some((word) => EVIDENCE.has(word));
  if (isTold && findNamed(onPage)?.person === person) return null;
  return {
    kind: "person",
    lead: leadOf(person),
    sentences: toSentences(person),
    events: findsOf(person).map(withPlace),
    keyVerses: person.keyVerses.slice(0, 1),
  };
}
