// What somebody wants words of the Bible for: "readings for a funeral", "prayer for travel".
import "server-only";
import { resolveReference } from "@/lib/bible/references/resolve";
import type { Scripture } from "@/lib/bible/scripture";
import { builtOnce } from "@/lib/built-once";
import { OCCASIONS } from "@/lib/content/occasions";
import type { Occasion } from "@/lib/content/occasions/schema";
import { getBiblicalNames } from "@/lib/retrieval/biblical-names";
import { toPlainQuestion } from "./facts/plain-question";
import type { Part } from "./parts";
import type { Question } from "./question";
import { introduce, toPassageSource } from "./site-answer-parts";

const MOST_VERSES = 8;
/** Longer requests tell a story, which is met as one. */
const MOST_WORDS = 18;

const WORDS_ASKED_FOR =
  "(?:verses?|passages?|texts?|readings?|psalms?|scriptures?|scripture readings?|quotes?|prayers?|blessings?|words?|encouragement|comfort|sermon texts?|devotion(?:al)?s?|something(?: \\w+)? to (?:read|say|pray|preach|write|share|text|send)|(?:something|anything) \\w+(?= in the bible))";
const REQUEST =
  "(?:(?:please|can you|could you|i|we|me|us|need|want|have|looking|look|searching|search|would|like|give|show|find|suggest|recommend|tell|do you have|is there|are there|which|what|is|are|any|some|a|an|the|good|best|nice|short|suitable|fitting|comforting|old testament|new testament|ot|nt|bible|biblical|say|for) )*";
/** "Verses for a wedding", "what can I read at a funeral". */
const ASKED_FIRST = new RegExp(
  `^(?:${REQUEST}${WORDS_ASKED_FOR}|(?:what|which (?:\\w+ )?) ?(?:can|could|should|do|shall|would) (?:i|we|you|one) (?:read|say|pray|preach|write|use|share))(?: .*)? (?:for|before|at|on|when|to|after|during|in|over|opening) `,
);
/** "Funeral readings", "birthday blessing". */
const ASKED_LAST = new RegExp(`^${REQUEST}(?:\\S+ ){1,4}${WORDS_ASKED_FOR}(?: (?:for|of) .+)?$`);
/** "The patient is Muslim, which text could we share", "i need a laugh". */
const ASKED_ANYHOW =
  /(?:which|what|any) (?:texts?|verses?|psalms?|passages?|prayers?) (?:can|could|should|to|would|shall|may)\b|^i need a laugh\b/;
const TEXT_NOUN = new RegExp(`\\b${WORDS_ASKED_FOR}\\b`);
/** These ask of something, and not for words to be read on a day. */
const ASKS_OTHERWISE =
  /^(?:why|who|whose|when|where|how|does|did|do (?!you have)|has|have|had|was|were|can (?!you)|should|must|may|is (?!there)|are (?!there))\b|\b(?:mean|means|meaning|explain|explained|context|wrote|written|say about|says about|speak of|parable|miracle|where is|where are|(?:passage|verse|text|psalm|reading)s? (?:where|when|in which|who))\b/;

/** Headings write "Palm Sunday", and an evening is not Eve: a day is nobody's name. */
const DAYS =
  /\b(?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|(?:years?|year's|christmas) eve)\b/g;

interface Prepared {
  occasion: Occasion;
  parts: readonly RegExp[];
}

const getOccasions = builtOnce("occasions", () =>
  OCCASIONS.map(
    (occasion): Prepared => ({
      occasion,
      parts: occasion.about.map((words) => new RegExp(`(?<![\\w-])(?:${words})(?![\\w-])`)),
    }),
  ),
);

/**
 * The occasion that words are asked for; null when a question asks for none, or for a passage that
 * it names by its people ("verses about the wedding at Cana"). Pure.
 */
export function findOccasion(question: string): Occasion | null {
  const plain = toPlainQuestion(question);
  const words = plain.split(" ");
  if (words.length > MOST_WORDS || ASKS_OTHERWISE.test(plain)) return null;
  const isAsked = ASKED_FIRST.test(plain) || ASKED_LAST.test(plain) || ASKED_ANYHOW.test(plain);
  if (!isAsked) return null;
  const names = getBiblicalNames();
  // What is asked for is no name: "the book of Esther" is no Easter.
  const rest = plain.replace(TEXT_NOUN, " ");
  const named = rest.replace(DAYS, " ").split(" ");
  if (named.some((word) => names.has(word))) return null;
  const [best] = getOccasions()
    .map(({ occasion, parts }) => ({ occasion, places: parts.map((part) => rest.search(part)) }))
    .filter(({ places }) => !places.includes(-1))
    .sort(
      (a, b) =>
        b.places.length - a.places.length ||
        Number(a.occasion.isOfPeople ?? false) - Number(b.occasion.isOfPeople ?? false) ||
        Math.max(...b.places) - Math.max(...a.places),
    );
  return best?.occasion ?? null;
}

/** The passages for an occasion: three printed, each with a line why, and the others named. */
export function* occasionParts(
  scripture: Scripture,
  { words, passages, further }: Occasion,
  { translation }: Pick<Question, "translation">,
): Generator<Part> {
  yield { type: "text", text: `${words}\n\n` };
  for (const { reference, why } of passages) {
    yield { type: "text", text: introduce(why) };
    for (const part of resolveReference(scripture, reference, translation, MOST_VERSES)) {
      yield part;
      yield { type: "source", source: toPassageSource(part) };
    }
  }
  const lines = further.map(({ reference, why }) => `- ${reference}: ${why}`);
  yield { type: "text", text: `\n\nMore for this:\n\n${lines.join("\n")}\n` };
}
