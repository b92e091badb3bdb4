import "server-only";
import { findMentions } from "@/lib/bible/references/mentions";
import type { Passage } from "@/lib/bible/rules";
import type { Turn } from "@/lib/model/turn";
import { withoutTelling } from "@/lib/retrieval/from-life";
import { withoutTranslation } from "./asked-translation";
import { type FollowKind, followKind, goesOn } from "./follow-kinds";
import { feelingOf, isPain } from "./general-word";
import type { Scope } from "./inside";
import { asksWhetherThere, isSaying } from "./loose-questions";
import { followPassages, nameVerse, type ShownPassages } from "./passage-follow-up";
import {
  isPlace,
  NO_MORE_THAN_ASKING,
  ofPeople,
  passagesNamed,
  resolveQuestion,
  type Spoken,
} from "./resolve-question";
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
const SLOT = /\[\[([^\][]{1,64})\]\]/g;
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

/** "Who killed Abel?" speaks of whoever its answer names first; "Who was Abel?" of Abel. */
function answersWithName(question: string): boolean {
  return (
    /^\W*(?:who|whom|which|what(?:'s| was| is) (?:the )?name)\b/i.test(question) &&
    !/^\W*who(?:'s|\s+(?:was|is|were|are))\s+(?:the\s+)?\p{L}+(?:\s+\p{L}+)?\s*\??$/iu.test(
      question,
    )
  );
}

/** "How he die", "what he promise", as many say it who learned English late. */
const WITHOUT_DID =
  /^(\W*(?:(?:and|but|so|then) )?)(how|where|when|why|what|who|whom) (he|she|they|him|her) (?!(?:is|was|were|are|has|had|have|did|does|do|can|could|will|would|shall|should|may|might|must|not|said|went|came|told|gave|took|made|got|saw)\b)(?!\w+(?:ed|ing|s)\b)(?=\w)/i;

/** "Where was born the apostle Paul", in the order of other languages. */
const BORN_FIRST = /^(\W*(?:where|when|in (?:which|what) \w+)) (was|is|were) born (.+?)(\W*)$/i;

/** "… and which book is it in?" asks where the passage stands, which every answer says. */
const WHICH_BOOK =
  /^(.{24,}?)(?:[.?!,;:–—-]+| and)\s*(?:and )?(?:in )?(?:which|what) (?:book|chapter|gospel|part of the bible)(?: of the bible)? (?:is|was) (?:it|that|this)(?: in| from)?\W*$/i;

/** A question in the order of English, with the "did" that was left out; any other as it is. Pure. */
const inEnglishOrder = (question: string) =>
  question
    .replace(WHICH_BOOK, "$1?")
    .replace(BORN_FIRST, "$1 $2 $3 born$4")
    .replace(WITHOUT_DID, "$1$2 did $3 ")
    .replace(/\bwhat happen(?:s)? (to|with|after)\b/i, "what happened $1");

const isNamed = ({ name }: Subject) => !name.includes("’");

/** The turns before a question, read one after the other: each may mean what those before it do. */
function readTurns(history: readonly Turn[]): Spoken {
  const spoken: Spoken = {
    ...{ before: "", answer: "", people: [], asked: [], places: [] },
    ...{ focus: [], scopes: [], printed: [] },
  };
  for (const [at, { role, content }] of history.entries()) {
    if (role === "user") {
      spoken.before = resolveQuestion(content, spoken);
      const found = findSubjects(withoutMentions(spoken.before));
      const people = ofPeople(found);
      // "Why?" repeats the names of the question before it, and speaks of nobody new.
      const isOwn = !NO_MORE_THAN_ASKING.test(content);
      if (people.length > 0 && isOwn) spoken.people = people;
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
    const hasSubject = spoken.asked.length + passagesNamed(spoken.before).length > 0;
    if (!answersWithName(spoken.before) && hasSubject) continue;
    const [opening = ""] = content
      .replace(SLOT, " ")
      .split(/\n{2,}(?=.)/)
      .filter(isTelling);
    const isNew = ({ name }: Subject) => !spoken.asked.some((other) => other.name === name);
    const opened = ofPeople(findSubjects(opening)).filter(isNew);
    // Who was asked for may only stand among the passages that are named.
    const listed = opened.length === 0 && answersWithName(spoken.before) ? content : "";
    const further = ofPeople(findSubjects(withoutMentions(listed.replace(SLOT, " "))));
    const names = opened.length > 0 ? opened : further.filter((one) => isNew(one) && !isGod(one));
    // "Moses’ sister was Miriam" speaks of Miriam, "Lot’s wife looked back" of Lot’s wife.
    const [told] = [...names.filter(isNamed), ...names];
    if (told) spoken.people = [told, ...spoken.people];
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
  const isNamed = passagesNamed(nameVerse(question, spoken.focus)).length > 0;
  if (going === "no" || isNamed) return undefined;
  const { before, answer, scopes, printed } = spoken;
  const names = [...spoken.people, ...spoken.asked].flatMap(({ name }) =>
    name.toLowerCase().split(" "),
  );
  return {
    ...{ kind, isSure: going === "surely", words: question, before, answer },
    ...{ scopes, printed, known: [...new Set(names)].filter((name) => name !== "god") },
  };
}

/** Everything tells of them, so nobody means them who asks for another. */
const isGod = ({ name }: Subject) => /^(?:God|Jesus|Christ|Jesus Christ|Holy Spirit)$/.test(name);

/** False for the words with which every answer begins. */
const isTelling = (paragraph: string) => !/^Here is what/.test(paragraph.trim());

/**
 * What a question means after the turns before it: "his", "there" and "that verse" are named, "and
 * Peter?" becomes a whole question, "in King James" and "the next one" are the passages they ask
 * for. A question that stands for itself stays as it is. Pure.
 */
export function followUp(question: string, history: readonly Turn[]): FollowedQuestion {
  if (history.length === 0) {
    const asked = isPain(feelingOf(question)) ? question : withoutTelling(question);
    return { question: inEnglishOrder(withoutTranslation(asked)), shown: null };
  }
  const spoken = readTurns(history);
  const shown = followPassages(question, spoken.focus);
  if (shown) return { question, shown };
  if (asksWhetherThere(question) && isSaying(spoken.before)) {
    const words = spoken.before.replace(/^[\s“”"'‘’]+|[\s“”"'‘’?!.]+$/g, "");
    return { question: `Is “${words}” in the Bible?`, shown: null, isConfirmation: true };
  }
  const plain = inEnglishOrder(withoutTranslation(question));
  const inside = toInside(plain, spoken);
  const isAboutAnswer = inside?.kind === "views" || inside?.kind === "shorter";
  const meant = isAboutAnswer ? spoken.before : resolveQuestion(plain, spoken);
  return { question: meant, shown, ...(inside ? { inside } : {}) };
}
