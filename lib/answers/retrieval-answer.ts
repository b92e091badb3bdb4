import "server-only";
import { getScripture } from "@/lib/bible/data";
import { resolveReference, toVersePart } from "@/lib/bible/references/resolve";
import { overlaps, type VerseRange } from "@/lib/bible/references/verse-range";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { toPassage } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import { AppError } from "@/lib/errors";
import { namedPassages, tellingWords } from "@/lib/retrieval/answer-wordings";
import { findAnsweringVerses } from "@/lib/retrieval/answering-verses";
import { isAskedFor } from "@/lib/retrieval/content";
import type { MatchedAnswers } from "@/lib/retrieval/match-answers";
import { headingOf, passageFit } from "@/lib/retrieval/passage-words";
import { stemOf, type Term, toTerms } from "@/lib/retrieval/query";
import type { SiteAnswer } from "@/lib/retrieval/site-answers";
import type { Source } from "@/lib/retrieval/source";
import { spellQuestion } from "@/lib/retrieval/spell-question";
import { isTender } from "@/lib/retrieval/tender";
import { asksForPassages, asksForVerses, furtherPassages } from "./further-passages";
import { leavesOutWords } from "./loose-questions";
import type { Part } from "./parts";
import type { Question } from "./question";
import { introduce, siteAnswerParts, toPassageSource } from "./site-answer-parts";

/** Most passages printed, verses of each, and items of the site told of. */
const MAX_PASSAGES = 3;
const MAX_PASSAGE_VERSES = 8;
const MAX_ITEMS = 2;
/** No further passage is started after this many verses: nobody reads more in a chat. */
const ENOUGH_VERSES = 16;
/** A passage that holds less of the question than this does not answer it. */
const ENOUGH_FIT = 0.65;
/** Nor does one that holds less than this share of what the best one holds. */
const WORTH_ADDING = 0.85;

const KINDS: Readonly<Record<Exclude<Source["kind"], "passage">, string>> = {
  answer: "The site’s answer to",
  faq: "From the site’s FAQ",
  guide: "From the study guides",
  father: "From the church fathers",
  discovery: "From the discoveries",
  event: "From the timeline",
  article: "From the articles",
};

const INTRODUCTION = "Here is what the Bible and this site say.\n\n";
const NOTHING =
  "I found nothing in the Bible text or on this site that answers your question. You could name a verse by its book and numbers, a person, a place or a single word, in English, and I will look again.";
const MEANT = "You may mean:";
/** Who is in pain is comforted rather than told of another's, unless it may well be the same. */
const SAME_PAIN = 0.3;
/** From here on the nearest page answers a question of why, how or whether sooner than verses do. */
const NEARER_THAN_VERSES = 0.3;
const ASKS_A_MATTER =
  /^\W*(?:(?:but|and|so) )?(?:why|how(?! (?:many|much|old|long|far|tall|big|often)\b)|is|are|do|does|did|can|could|should|will|would|what (?:if|about|helps))\b/i;
/** What is less likely the visitor's question is offered, not told. */
const LIKELY_QUESTION = 0.22;
/** From here on a page is about the same, though it has none of the words. */
const RELATED_WITHOUT_WORDS = 0.4;
const NO_MATCH = { near: [], fit: 0 };
/** Before a page that only comes nearest to what was asked. */
export const NEAREST_QUESTION = "The nearest question that this site answers is";
/** For somebody who asks in pain what nothing here answers. */
const COMFORT =
  "I am sorry that this is hard. I have no ready answer to what you ask; these words are for people in hours like this:\n\n";
const COMFORTING = ["Psalm 34:18", "Matthew 11:28-30"];
const GREETING =
  "Welcome! Ask me about a verse, a person, a place, a teaching or a doubt, and I will look up what the Bible and this site say about it.";
const WHICH_WORDS =
  "Which words do you mean? Write them out, and I will say whether they are in the Bible, and where.";
const THANKS = "You are welcome. Ask me anything else.";
/** Greetings and thanks that ask for nothing. */
const GREETS =
  /^\W*(?:hi|hello|hey|hallo|greetings|shalom|good (?:morning|day|afternoon|evening))(?: there| everyone| all)?\W*$/i;
const THANKS_US =
  /^\W*(?:thanks|thank you|thx|many thanks|ok(?:ay)?|great|amen|cool|nice)(?: (?:so much|a lot|very much|you))?\W*$/i;

/** Yields to other requests between the parts. */
function pause(): Promise<void> {
  return new Promise((resolve) => setImmediate(resolve));
}

/** What greets, thanks or leaves out what it asks about is met in kind; null for a question. */
export function courtesyFor(question: string): string | null {
  if (leavesOutWords(question)) return WHICH_WORDS;
  if (GREETS.test(question)) return GREETING;
  return THANKS_US.test(question) ? THANKS : null;
}

/** What an item of the site has to say, then the item itself. */
function* say(source: Source): Generator<Part> {
  if (source.kind === "passage") return;
  const isQuestion = source.kind === "faq" || source.kind === "answer";
  const name = isQuestion ? `“${source.title}”` : source.title;
  yield { type: "text", text: `${KINDS[source.kind]}, ${name}: ${source.excerpt.trim()}\n\n` };
  yield { type: "source", source };
}

/** How much of the question the passage of a source, or what the site says of it, holds. */
function fitOf(scripture: Scripture, source: Source, terms: readonly Term[]): number {
  const ranges = source.references.flatMap(readWrittenReferences);
  return Math.max(0, ...ranges.map((range) => passageFit(scripture, range, terms)));
}

/**
 * The passages that carry an answer, in their order; where the question names passages, they alone.
 */
function strongPassages(
  scripture: Scripture,
  sources: readonly Source[],
  terms: readonly Term[],
  named: readonly VerseRange[],
): Source[] {
  const passages = sources.filter(({ kind }) => kind === "passage");
  const asked = passages.filter(({ references }) =>
    references
      .flatMap(readWrittenReferences)
      .some((range) => named.some((other) => overlaps(range, other))),
  );
  if (asked.length > 0) return asked;
  const judged = passages.map((source) => ({ source, fit: fitOf(scripture, source, terms) }));
  const best = Math.max(0, ...judged.map(({ fit }) => fit));
  return judged
    .filter(({ fit }) => fit >= ENOUGH_FIT && fit >= best * WORTH_ADDING)
    .map(({ source }) => source);
}

/** What the sources give: items asked for by their names, then the passages that carry an answer. */
async function* arrange(
  { question, translation, signal }: Question,
  sources: readonly Source[],
  named: readonly VerseRange[],
): AsyncGenerator<Part> {
  const scripture = await getScripture();
  const terms = toTerms(spellQuestion(question));
  // An item asked for by name is the answer, so it comes before the passages.
  const asked = sources.filter(({ kind, title }) => kind !== "passage" && isAskedFor(title, terms));
  for (const source of asked.slice(0, MAX_ITEMS)) {
    if (signal.aborted) return;
    yield* say(source);
    await pause();
  }
  const headings = new Set<string>();
  const told = new Set<string>();
  let printed = 0;
  let verses = 0;
  for (const source of strongPassages(scripture, sources, terms, named)) {
    if (printed >= MAX_PASSAGES || verses >= ENOUGH_VERSES || signal.aborted) return;
    const [range] = source.references.flatMap(readWrittenReferences);
    const meant =
      range && named.length === 0 ? findAnsweringVerses(scripture, question, range, terms) : range;
    const moved = meant !== range && meant !== undefined;
    const parts = moved
      ? [toVersePart(scripture, toPassage(meant.start, meant.end), translation) ?? []].flat()
      : source.references.flatMap((reference) =>
          resolveReference(scripture, reference, translation, MAX_PASSAGE_VERSES),
        );
    const [shown] = parts;
    if (!shown || told.has(shown.osis)) continue;
    told.add(shown.osis);
    const heading = range && headingOf(range, terms);
    if (heading !== undefined && !headings.has(heading)) {
      headings.add(heading);
      yield { type: "text", text: introduce(heading) };
    }
    for (const part of parts) {
      verses += part.verses.length;
      yield part;
    }
    yield { type: "source", source: moved ? toPassageSource(shown) : source };
    printed++;
    await pause();
  }
}

/** True for a page that has a telling word of the question in its wordings, or means the same. */
function isRelated(question: string, fit: number) {
  const asked = new Set(tellingWords(spellQuestion(question)).map(stemOf));
  return ({ question: label, wordings }: SiteAnswer) =>
    fit >= RELATED_WITHOUT_WORDS ||
    tellingWords([label, ...wordings].join(" ")).some((word) => asked.has(stemOf(word)));
}

/** The ways on: questions the site answers that may be meant, and the search. */
function* offers(question: string, near: readonly SiteAnswer[]): Generator<Part> {
  if (near.length > 0) yield { type: "text", text: `\n\n${MEANT}` };
  for (const { question: label } of near) yield { type: "offer", label, href: null };
  if (near.length > 0) return;
  const words = toTerms(question).map(({ stem }) => stem);
  if (words.length === 0) return;
  yield {
    type: "offer",
    label: "Search the site for these words",
    href: `/search?q=${encodeURIComponent(question.slice(0, 200))}`,
  };
}

/**
 * An answer without a model from what was found: items asked for by name, and passages, each with
 * what it is about. What fits too little is not printed; then it says so, names what comes nearest
 * and offers two ways on. Throws AppError unavailable while the text cannot be read.
 */
export async function* retrievalAnswer(
  question: Question,
  sources: readonly Source[],
  { near: found, fit }: Pick<MatchedAnswers, "near" | "fit"> = NO_MATCH,
): AsyncGenerator<Part> {
  const near = found.filter(isRelated(question.question, fit));
  if (question.signal.aborted) return;
  if (question.question.trim() === "") throw new AppError("invalid_request", "Ask a question.");
  let isIntroduced = false;
  const named = namedPassages(question.question);
  const printed: string[] = [];
  const isOfPage =
    near.length > 0 && fit >= NEARER_THAN_VERSES && ASKS_A_MATTER.test(question.question);
  const shown = isOfPage && named.length === 0 ? [] : sources;
  for await (const part of arrange(question, shown, named)) {
    if (!isIntroduced) yield { type: "text", text: INTRODUCTION };
    isIntroduced = true;
    if (part.type === "verse") printed.push(part.reference);
    yield part;
  }
  if (question.signal.aborted) return;
  const scripture = await getScripture();
  const isTold =
    !isIntroduced && fit >= (isTender(question.question) ? SAME_PAIN : LIKELY_QUESTION);
  const told = isTold ? near[0] : undefined;
  if (told) {
    yield { type: "text", text: `${NEAREST_QUESTION} “${told.question}”\n\n` };
    yield* siteAnswerParts(told, question);
    printed.push(...told.passages.map(({ reference }) => reference));
  }
  const isComforted = !isIntroduced && !told && isTender(question.question);
  if (isComforted) {
    yield { type: "text", text: COMFORT };
    for (const reference of COMFORTING) {
      yield* resolveReference(scripture, reference, question.translation);
    }
  }
  const isAnswered = isIntroduced || told !== undefined || isComforted;
  const further = [...furtherPassages(scripture, question, sources, printed, !isAnswered)];
  if (!isAnswered && further.length === 0) yield { type: "text", text: NOTHING };
  // Who names a passage has asked for that one.
  const isWanted = isComforted
    ? asksForVerses(question.question)
    : !told || asksForPassages(question.question);
  if (named.length === 0 && isWanted) yield* further;
  const others = told ? near.slice(1) : near;
  if (!isAnswered || others.length > 0) yield* offers(question.question, others);
}
