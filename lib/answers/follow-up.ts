import "server-only";
import { findMentions } from "@/lib/bible/references/mentions";
import { formatReference, type Passage } from "@/lib/bible/rules";
import type { Turn } from "@/lib/model/turn";
import { toTerms } from "@/lib/retrieval/query";
import { withoutTranslation } from "./asked-translation";
import { type FollowKind, followKind, goesOn } from "./follow-kinds";
import type { Scope } from "./inside";
import { asksWhetherThere, isSaying } from "./loose-questions";
import { followPassages, type ShownPassages } from "./passage-follow-up";
import { isPersonal, namesOwnPeople } from "./personal";
import { findSubjects, type Subject } from "./subjects";

/** A question as it is meant after the turns before it. */
export interface FollowedQuestion {
  /** The same with what it refers to put in. */
  question: string;
  /** Passages it asks for by those shown before; they are the whole answer. */
  shown: ShownPassages | null;
  /** True when it asks whether the words before it stand in the Bible. */
  isConfirmation?: true;
  /** What it goes on from, where it does. */
  inside?: Inside;
}

/** What a follow-up is looked for in. */
export interface Inside {
  kind: FollowKind;
  /** False where the question may stand by itself. */
  isSure: boolean;
  /** The follow-up's own words. */
  words: string;
  /** The question before it, as it was meant, and the answer to that. */
  before: string;
  answer: string;
  /** Passages printed or named so far, the latest first. */
  scopes: Scope[];
  /** Those the last answer printed. */
  printed: Passage[];
  /** Names (in lower case) that were told; not God’s, which every passage has. */
  known: string[];
}

/** Most passages of an earlier answer that "in King James" repeats. */
const MAX_FOCUS = 3;
/** A question with fewer words of its own goes on from the one before. */
const OWN_WORDS = 1;

const SLOT = /\[\[([^\][]{1,64})\]\]/g;
const HE = /\b(?:he|him|himself)\b/gi;
const HIS = /\bhis\b/gi;
const SHE = /\b(?:she|herself)\b/gi;
const HER = /\bher\b/gi;
const THEY = /\b(?:they|them|themselves)\b/gi;
const THEIR = /\btheir\b/gi;
/** Of a place; "there is" and "is there" only say that something exists. */
const THERE =
  /(?<!\b(?:is|are|was|were|be|been|will) )\bthere\b(?! (?:is|are|was|were|any|a|an|no|be|been)\b)/gi;
const THAT_VERSE =
  /\b(?:that|this|the same|the) (?:verse|passage|text|chapter|psalm|parable|story|quote|quotation|saying)\b/gi;
const IT = /\b(?:it|that|this)\b(?!\s+(?:is|was)?\s*(?:true|a sin|wrong|right|ok|okay)\b)/i;
const WHAT_ABOUT = /^(?:and\s+)?(?:(?:what|how) about|and)\s+(.+?)\s*\??$/i;
const NO_MORE_THAN_ASKING =
  /^(?:but |and |so )?(?:why(?: not)?|how(?: so)?|when|where|who|which|really|how come|in what way|says who|why is that|how do you know)\W*$/i;
const MORE =
  /^(?:please )?(?:tell|say|explain|give)(?: me)?(?: some| a bit| a little)? more(?: about (?:it|that|this))?\W*$|^more(?: please)?\W*$/i;

/** The passages a turn names, and those an answer shows. */
function passagesNamed(text: string): Passage[] {
  return findMentions(text).flatMap(({ passages }) => passages ?? []);
}

/** A text without its references: "1 Samuel 15" names nobody. */
function withoutMentions(text: string): string {
  return findMentions(text).reduceRight(
    (rest, { start, end }) => `${rest.slice(0, start)} ${rest.slice(end)}`,
    text,
  );
}

function passagesShown(answer: string): Passage[] {
  return [...answer.matchAll(SLOT)].flatMap(([, reference = ""]) =>
    passagesNamed(reference).slice(0, 1),
  );
}

/** What earlier turns speak of, the latest first in each list. */
interface Spoken {
  /** The question before this one, as it was meant. */
  before: string;
  people: Subject[];
  /** Who the question before was about, in its own words. */
  asked: Subject[];
  places: Subject[];
  focus: Passage[];
  /** The last answer. */
  answer: string;
  scopes: Scope[];
  printed: Passage[];
}

/** "Who killed Abel?" speaks of whoever its answer names first; "Who was Abel?" of Abel. */
function answersWithName(question: string): boolean {
  return (
    /^\W*(?:who|whom|which|what(?:'s| was| is) (?:the )?name)\b/i.test(question) &&
    !/^\W*who(?:'s|\s+(?:was|is|were|are))\s+(?:the\s+)?\p{L}+(?:\s+\p{L}+)?\s*\??$/iu.test(
      question,
    )
  );
}

const isPlace = ({ kind }: Subject) => kind === "place";
const ofPeople = (subjects: readonly Subject[]) => subjects.filter((one) => !isPlace(one));

/** The turns before a question, read one after the other: each may mean what those before it do. */
function readTurns(history: readonly Turn[]): Spoken {
  const spoken: Spoken = {
    ...{ before: "", answer: "", people: [], asked: [], places: [] },
    ...{ focus: [], scopes: [], printed: [] },
  };
  for (const [at, { role, content }] of history.entries()) {
    if (role === "user") {
      spoken.before = resolve(content, spoken);
      const found = findSubjects(withoutMentions(spoken.before));
      const people = ofPeople(found);
      if (people.length > 0) spoken.people = people;
      spoken.asked = people;
      spoken.places = [...found.filter(isPlace), ...spoken.places];
      const named = passagesNamed(spoken.before);
      const shown =
        history[at + 1]?.role === "assistant" ? passagesShown(history[at + 1]?.content ?? "") : [];
      if (named.length + shown.length > 0) {
        spoken.focus = (named.length > 0 ? named : shown).slice(0, MAX_FOCUS);
      }
      continue;
    }
    noteAnswer(content, spoken);
    // Nobody and no passage was named: who the answer begins with is spoken of.
    const isNamed = spoken.asked.length + passagesNamed(spoken.before).length > 0;
    if (!answersWithName(spoken.before) && isNamed) continue;
    const [opening = ""] = content
      .replace(SLOT, " ")
      .split(/\n{2,}(?=.)/)
      .filter(isTelling);
    const names = ofPeople(findSubjects(opening)).filter(
      ({ name }) => !spoken.asked.some((other) => other.name === name),
    );
    if (names.length > 0) spoken.people = [...names.slice(0, 1), ...spoken.people];
  }
  return spoken;
}

/** What an answer printed weighs most, what it only named less, and what came before still less. */
const LISTED = 0.75;
const EARLIER = 0.7;
const EACH_NEXT = 0.96;
const LEAST_WEIGHT = 0.3;

/** Adds the passages of a turn and its answer to those that a follow-up is looked for in. */
function noteAnswer(answer: string, spoken: Spoken): void {
  const printed = passagesShown(answer);
  const asked = passagesNamed(spoken.before);
  const listed = passagesNamed(answer.replace(SLOT, " "));
  const weigh = (passages: readonly Passage[], from: number): Scope[] =>
    passages.map(({ start, end }, at) => ({ start, end, weight: from * EACH_NEXT ** at }));
  spoken.answer = answer;
  spoken.printed = [...asked, ...printed];
  const isNothing = printed.length + asked.length === 0;
  spoken.scopes = [
    ...weigh(asked, 1),
    ...weigh(printed, 1),
    ...weigh(listed, isNothing ? 1 : LISTED),
    ...spoken.scopes.map((scope) => ({ ...scope, weight: scope.weight * EARLIER })),
  ].filter(({ weight }) => weight > LEAST_WEIGHT);
  if (isNothing && listed.length > 0) spoken.focus = listed.slice(0, 1);
}

/** What a question goes on from; undefined for one that stands by itself. */
function toInside(question: string, spoken: Spoken): Inside | undefined {
  const kind = followKind(question);
  const going = kind === "find" ? goesOn(question) : "surely";
  if (going === "no" || passagesNamed(question).length > 0) return undefined;
  const { before, answer, scopes, printed } = spoken;
  const names = [...spoken.people, ...spoken.asked].flatMap(({ name }) =>
    name.toLowerCase().split(" "),
  );
  return {
    ...{ kind, isSure: going === "surely", words: question, before, answer },
    ...{ scopes, printed, known: [...new Set(names)].filter((name) => name !== "god") },
  };
}

/** False for the words with which every answer begins. */
const isTelling = (paragraph: string) => !/^Here is what/.test(paragraph.trim());

const possessive = (name: string) => (/s$/.test(name) ? `${name}’` : `${name}’s`);
const joined = (subjects: readonly Subject[]) => subjects.map(({ name }) => name).join(" and ");

/** Puts people and places in the place of "he", "her", "their" and "there". */
function nameThem(question: string, { people, asked, places }: Spoken): string {
  // "And his mother?" asks of whoever the question before named.
  const isParallel = /^(?:and|what about|how about)\s+(?:his|her|their)\b/i.test(question);
  const known = isParallel && asked.length > 0 ? [...asked, ...people] : people;
  const man = known.find(({ kind }) => kind === "man")?.name;
  const woman = known.find(({ kind }) => kind === "woman")?.name;
  const [place] = places;
  const all = joined(known.slice(0, 2));
  // "Did Peter say that he …" means Peter; "why did he and Paul part" does not mean Paul.
  const named = findSubjects(question);
  const isFirst = (kind: Subject["kind"], pronoun: RegExp) => {
    const at = question.search(new RegExp(pronoun.source, "i"));
    return !findSubjects(question.slice(0, Math.max(0, at))).some((one) => one.kind === kind);
  };
  let text = question;
  if (man && isFirst("man", HE) && isFirst("man", HIS)) {
    text = text.replace(HE, man).replace(HIS, possessive(man));
  }
  if (woman && isFirst("woman", SHE) && isFirst("woman", HER)) {
    text = text
      .replace(SHE, woman)
      // "Her son" is whose, "with her" is whom.
      .replace(HER, (_her, at: number, whole: string) =>
        /^her\s+\p{L}/iu.test(whole.slice(at)) ? possessive(woman) : woman,
      );
  }
  if (all !== "" && ofPeople(named).length === 0)
    text = text.replace(THEY, all).replace(THEIR, possessive(all));
  if (place) text = text.replace(THERE, `in ${place.name}`);
  return text;
}

/** "And Peter?", "and about envy?": the question before, with this in the place of its subject. */
function exchange(question: string, { before, asked }: Spoken): string | null {
  const [, said = ""] = WHAT_ABOUT.exec(question.trim()) ?? [];
  const what = said.replace(/^(?:what )?about\s+/i, "");
  if (what === "" || before === "" || what.split(/\s+/).length > 5) return null;
  const [old] = asked;
  const [other] = findSubjects(what);
  if (old && other && what.split(/\s+/).length <= 3) {
    const pattern = new RegExp(`\\b${old.name}\\b`, "i");
    if (pattern.test(before)) return before.replace(pattern, what);
  }
  const topic = /\babout\s+(?!it\b|that\b|this\b)[^?.!]+/i;
  return topic.test(before) && !other ? before.replace(topic, `about ${what}`) : null;
}

/** A question as it is meant after what was spoken of. */
function resolve(question: string, spoken: Spoken): string {
  const { before, focus } = spoken;
  if (before === "") return question;
  if (isPersonal(before) && goesOn(question) === "surely" && followKind(question) === "find") {
    return `${before.replace(/[.?!\s]*$/, "")}. ${question}`;
  }
  if (namesOwnPeople(question)) return question;
  if (MORE.test(question)) return before;
  if (NO_MORE_THAN_ASKING.test(question)) return `${question.replace(/\W*$/, "")}: ${before}`;
  const exchanged = exchange(question, spoken);
  if (exchanged) return exchanged;
  const isNamed = ofPeople(findSubjects(question)).length > 0;
  let text = nameThem(question, spoken);
  if (passagesNamed(text).length > 0) return text;
  const [passage] = focus;
  if (passage) text = text.replace(THAT_VERSE, formatReference(passage));
  const own = toTerms(text.replace(new RegExp(`\\b(?:${wordsOf(spoken.people)})\\b`, "gi"), " "));
  const says = own.filter(({ stem }) => !FOLLOWING.has(stem));
  if (says.length > OWN_WORDS || passagesNamed(text).length > 0) return text;
  // "What does it mean?" has no subject of its own; "why did he do that?" does not say what.
  if (!IT.test(text) && text !== question) return text;
  if (!IT.test(text)) return question;
  const isOfPassage = passagesNamed(before)[0];
  if (isOfPassage && !isNamed) return text.replace(IT, formatReference(isOfPassage));
  return `${text} (${before.replace(/\?$/, "")})`;
}

/** Stems of words that say nothing about what a question goes on from. */
const FOLLOWING: ReadonlySet<string> = new Set(
  "do done thing true wrote write said sai mean happen written".split(" "),
);

const wordsOf = (subjects: readonly Subject[]) =>
  subjects.flatMap(({ name }) => name.split(" ")).join("|") || "-";

/**
 * What a question means after the turns before it: "his", "there" and "that verse" are named, "and
 * Peter?" becomes a whole question, "in King James" and "the next one" are the passages they ask
 * for. A question that stands for itself stays as it is. Pure.
 */
export function followUp(question: string, history: readonly Turn[]): FollowedQuestion {
  if (history.length === 0) return { question: withoutTranslation(question), shown: null };
  const spoken = readTurns(history);
  const shown = followPassages(question, spoken.focus);
  if (shown) return { question, shown };
  if (asksWhetherThere(question) && isSaying(spoken.before)) {
    const words = spoken.before.replace(/^[\s“”"'‘’]+|[\s“”"'‘’?!.]+$/g, "");
    return { question: `Is “${words}” in the Bible?`, shown: null, isConfirmation: true };
  }
  const plain = withoutTranslation(question);
  const inside = toInside(plain, spoken);
  const isAboutAnswer = inside?.kind === "views" || inside?.kind === "shorter";
  const meant = isAboutAnswer ? spoken.before : resolve(plain, spoken);
  return { question: meant, shown, ...(inside ? { inside } : {}) };
}
