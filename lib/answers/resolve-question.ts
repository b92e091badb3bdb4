// A question as it is meant after what was spoken of: its pronouns, places and passages named.
import "server-only";
import { findMentions } from "@/lib/bible/references/mentions";
import { formatReference, type Passage } from "@/lib/bible/rules";
import { matchAnswers } from "@/lib/retrieval/match-answers";
import { toTerms } from "@/lib/retrieval/query";
import { asksVaguelyWhy, followKind, goesOn } from "./follow-kinds";
import type { Scope } from "./inside";
import { nameVerse } from "./passage-follow-up";
import { isPersonal, namesOwnPeople } from "./personal";
import { findSubjects, type Subject } from "./subjects";

/** So likely is a page that a question by itself asks for it, whatever was told before. */
const ASKED_BY_ITSELF = 0.4;
/** A question with fewer words of its own goes on from the one before. */
const OWN_WORDS = 1;

const HE = /\b(?:he|him|himself)\b/gi;
const HIS = /\bhis\b/gi;
const SHE = /\b(?:she|herself)\b/gi;
const HER = /\bher\b/gi;
const THEY = /\b(?:they|them|themselves)\b/gi;
const THEIR = /\btheir\b/gi;
/** Somebody's family, whose need not be said again. */
const THE_KIN =
  /\bthe (children|kids|sons?|daughters?|wife|wives|husband|mother|father|parents|brothers?|sisters?)\b(?! (?:of|who|that)\b)/i;
/** Of a place; "there is" and "is there" only say that something exists. */
const THERE =
  /(?<!\b(?:is|are|was|were|be|been|will) )\bthere\b(?! (?:is|are|was|were|any|a|an|no|be|been)\b)/gi;
const THAT_VERSE =
  /\b(?:that|this|the same|the) (?:verse|passage|text|chapter|psalm|parable|story|quote|quotation|saying)\b/gi;
const IT = /\b(?:it|that|this)\b(?!\s+(?:is|was)?\s*(?:true|a sin|wrong|right|ok|okay)\b)/i;
const WHAT_ABOUT = /^(?:and\s+)?(?:(?:what|how) about|and)\s+(.+?)\s*\??$/i;
/** Asks for more of what was told, and names nothing. */
export const NO_MORE_THAN_ASKING =
  /^(?:but |and |so )?(?:why(?: not)?|how(?: so)?|when|where|who|which|really|how come|in what way|says who|why is that|how do you know)\W*$/i;
const MORE =
  /^(?:please )?(?:tell|say|explain|give)(?: me)?(?: some| a bit| a little)? more(?: about (?:it|that|this))?\W*$|^more(?: please)?\W*$/i;

/** What earlier turns speak of, the latest first in each list. */
export interface Spoken {
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

/** The passages a turn names. */
export function passagesNamed(text: string): Passage[] {
  return findMentions(text).flatMap(({ passages }) => passages ?? []);
}

export const isPlace = ({ kind }: Subject) => kind === "place";
export const ofPeople = (subjects: readonly Subject[]) => subjects.filter((one) => !isPlace(one));

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
  // "What were the children named", after Hosea.
  const [whose] = known;
  if (whose && ofPeople(named).length === 0 && text === question) {
    text = text.replace(THE_KIN, (_the, kin: string) => `${possessive(whose.name)} ${kin}`);
  }
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

/** "Why did he do it?", after "Who killed Abel?", is "Why did Cain killed Abel". */
function whyOf({ before, people, asked }: Spoken): string | null {
  const [doer] = people;
  const did = /^\W*(?:who|which \w+|what \w+) (?!(?:is|was|were|are)\b)(\w.*)$/i.exec(before)?.[1];
  if (!doer || did === undefined || asked.some(({ name }) => name === doer.name)) return null;
  return `why did ${doer.name} ${did}`;
}

/** A question as it is meant after what was spoken of. */
export function resolveQuestion(question: string, spoken: Spoken): string {
  const { before, focus } = spoken;
  if (before === "") return question;
  // Who is in grief and asks "will I see her again" wants that answered, and not the grief again.
  const isOwn = /\?\s*$|^(?:will|is|are|does|do|did|can|why|how|where|what)\b/i.test(
    question.trim(),
  );
  if (isPersonal(before) && isOwn && matchAnswers(question).fit >= ASKED_BY_ITSELF) return question;
  if (isPersonal(before) && goesOn(question) === "surely" && followKind(question) === "find") {
    return `${before.replace(/[.?!\s]*$/, "")}. ${question}`;
  }
  if (namesOwnPeople(question)) return question;
  if (MORE.test(question)) return before;
  const why = asksVaguelyWhy(question) ? whyOf(spoken) : null;
  if (why) return why;
  if (NO_MORE_THAN_ASKING.test(question)) return `${question.replace(/\W*$/, "")}: ${before}`;
  const exchanged = exchange(question, spoken);
  if (exchanged) return exchanged;
  const isNamed = ofPeople(findSubjects(question)).length > 0;
  let text = nameThem(question, spoken);
  text = nameVerse(text, focus);
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
