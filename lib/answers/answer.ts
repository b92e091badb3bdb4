import "server-only";
import type { LanguageModelV3 } from "@ai-sdk/provider";
import { findMisquotations } from "@/lib/answer-guard/misquotations";
import { buildPreflight, type Preflight } from "@/lib/answer-guard/preflight";
import type { TranslationCode } from "@/lib/bible/constants";
import { getScripture } from "@/lib/bible/data";
import { findMentions } from "@/lib/bible/references/mentions";
import { resolveReference } from "@/lib/bible/references/resolve";
import type { Scripture } from "@/lib/bible/scripture";
import type { ModelLimits } from "@/lib/model/stream";
import { type AskedFinds, findAskedFinds } from "@/lib/retrieval/asked-finds";
import { findAttestedPerson } from "@/lib/retrieval/attested-people";
import { findDescribedSubject } from "@/lib/retrieval/described-subjects";
import { matchAnswers } from "@/lib/retrieval/match-answers";
import type { SiteAnswer } from "@/lib/retrieval/site-answers";
import type { Source } from "@/lib/retrieval/source";
import { spellQuestion } from "@/lib/retrieval/spell-question";
import { findAskedTranslations, sayNotHeld } from "./asked-translation";
import {
  describedPassageParts,
  findDescribedPassage,
  findEchoedPassage,
} from "./described-passage";
import { directParts, listParts, termParts } from "./facts/direct-parts";
import { findParts, sayFind } from "./find-parts";
import { followInside } from "./follow-inside";
import type { Inside } from "./follow-up";
import { asksForPassages, furtherPassages } from "./further-passages";
import { kindParts } from "./kind-parts";
import { answerLife, lifeParts } from "./life-answer";
import { modelAnswer } from "./model-answer";
import { findOccasion, occasionParts } from "./occasion-parts";
import type { Part } from "./parts";
import type { ShownPassages } from "./passage-follow-up";
import { passageParts } from "./passage-parts";
import { readPassageRequest } from "./passage-request";
import type { Answerer, Question } from "./question";
import { courtesyFor, retrievalAnswer } from "./retrieval-answer";
import { siteAnswerParts, toSource } from "./site-answer-parts";
import { subjectParts } from "./subject-parts";

/** What answers: a model, or null for retrieval. */
interface Behind {
  model: LanguageModelV3 | null;
  limits?: Partial<ModelLimits>;
}

/** The passages a question asks for by those shown before: printed, they are the whole answer. */
async function* showPassages(
  { words, references, translation }: ShownPassages,
  asked: TranslationCode,
): AsyncGenerator<Part> {
  const scripture = await getScripture();
  yield { type: "text", text: `${words}\n\n` };
  for (const reference of references) {
    yield* resolveReference(scripture, reference, translation ?? asked);
  }
}

/** From here on a question is one of the site's, whomever it names, and whatever fact it asks for. */
const CERTAIN_FIT = 0.98;

/** From here on a situation is told, whatever passage is told in such words. */
const SURELY_MET = 0.5;

/** From here on a page tells at length the reason that a fact gives in a sentence. */
const LIKELY_PAGE = 0.7;

/**
 * What the site itself has for a question, at most one of the five: its answer, a fact with its
 * verse, a list, a term or a find, what meets a message from life, or what it tells of a person, place,
 * period or topic. `typed` is the question before its spelling was mended. Who asks for Peter does not ask who wrote his letters; what the site answers at
 * length is answered at length.
 */
async function chooseAnswer(
  scripture: Scripture,
  question: Question,
  sources: readonly Source[],
  typed = question.question,
) {
  const matched = matchAnswers(question.question);
  const { same, fit, near } = matched;
  const none = {
    ...{ near, fit, same: null, direct: null, described: null, term: null, life: null },
    passage: null,
  };
  const isCertain = same !== null && fit >= CERTAIN_FIT;
  const occasion = isCertain ? null : findOccasion(question.question);
  if (occasion) {
    const parts = [...occasionParts(scripture, occasion, question)];
    return { ...none, direct: { parts, text: occasion.words } };
  }
  const isSingle = isCertain && /^\W*what is\b/i.test(question.question);
  const list = isSingle ? null : listParts(scripture, question);
  const term = isCertain || list ? null : termParts(scripture, question);
  const found = list ?? term;
  const offers: Part[] = same ? [{ type: "offer", label: same.question, href: null }] : [];
  if (found) {
    return { ...none, direct: { ...found, parts: [...found.parts, ...offers] }, term };
  }
  const attested = isCertain ? null : findAttestedPerson(question.question, same?.question);
  if (attested) return { ...none, described: attested };
  // What is named as finds are may look mistyped: "Sergius Paulus".
  const wordings = isCertain ? [] : new Set([question.question, typed]);
  let asked: AskedFinds | null = null;
  for (const wording of wordings) asked ??= findAskedFinds(wording, same?.question);
  if (asked) {
    const parts = [...findParts(scripture, asked, question), ...offers];
    return { ...none, direct: { parts, text: asked.finds.map(sayFind).join(" ") } };
  }
  const passage = isCertain ? null : findDescribedPassage(question.question, matched, sources);
  if (passage?.isAskedAfter) return { ...none, passage };
  const life = await answerLife(question.question, matched);
  if (life) {
    const isMet = life.situation !== null;
    const isCertainlyMet = life.answer !== null || (life.likely ?? 0) >= SURELY_MET;
    const echoed = isCertainlyMet ? null : findEchoedPassage(question.question, sources, isMet);
    if (echoed?.echo === "alone") return { ...none, passage: echoed };
    return { ...none, same: life.answer, life, passage: echoed };
  }
  const described = findDescribedSubject(question.question);
  const isSubject = described !== null && described.kind !== "topic";
  if (same && fit >= CERTAIN_FIT) return { ...none, same };
  if (isSubject) return { ...none, described };
  const direct = directParts(scripture, question, sources);
  if (direct && !(direct.isReason && same && fit >= LIKELY_PAGE)) return { ...none, direct };
  if (passage) return { ...none, passage };
  return same ? { ...none, same } : { ...none, described };
}

/** Nearest answers without those that the last answer told already. */
const notShown = (near: readonly SiteAnswer[], inside: Inside | undefined) =>
  near.filter(({ answer }) => !inside?.answer.includes(answer.slice(0, 60)));

const namesPassage = (question: string) =>
  findMentions(question).some(({ passages }) => passages !== null);

/** Words that stand nowhere may be mistyped. */
const NOWHERE = /\bin neither translation\b/;

/** What comes before an answer; a saying is known with its typing errors mended, too. */
function preflightFor(
  scripture: Scripture,
  typed: string,
  { translation, acceptLanguage }: Question,
): Preflight {
  const preflight = buildPreflight(scripture, typed, translation, acceptLanguage);
  const mended = spellQuestion(typed);
  const isNowhere = preflight.isAnswer && NOWHERE.test(preflight.text);
  if (mended === typed || preflight.isWhole || preflight.subject !== null) return preflight;
  if (preflight.isAnswer ? !isNowhere : findMisquotations(mended).length === 0) return preflight;
  const again = buildPreflight(scripture, mended, translation, acceptLanguage);
  return again.isAnswer ? again : preflight;
}

async function* answerWith(
  { model, limits }: Behind,
  asked: Question,
  sources: readonly Source[],
): AsyncGenerator<Part> {
  if (asked.signal.aborted) return;
  const scripture = await getScripture();
  const { codes, notHeld } = findAskedTranslations(
    asked.question,
    namesPassage(asked.followed?.question ?? asked.question),
  );
  const translation = codes[0] ?? asked.translation;
  const question = { ...asked, translation };
  const { followed } = question;
  const preflight = preflightFor(
    scripture,
    followed?.isConfirmation ? followed.question : question.question,
    question,
  );
  yield* preflight.parts;
  if (preflight.isWhole) return;
  const { question: typed, shown } = question.followed ?? { ...question, shown: null };
  const meant = spellQuestion(typed);
  if (shown) {
    yield* showPassages(shown, question.translation);
    return;
  }
  const inside = model || preflight.isAnswer ? undefined : followed?.inside;
  const ofKind = inside ? await kindParts(scripture, inside, question) : [];
  if (ofKind.length > 0) {
    yield* ofKind;
    return;
  }
  const own = preflight.isAnswer
    ? {
        ...matchAnswers(meant),
        direct: null,
        described: null,
        term: null,
        life: null,
        passage: null,
      }
    : await chooseAnswer(scripture, { ...question, question: meant }, sources, typed);
  // "I lost a patient tonight" is met as that; a suicide's own page goes before every other.
  const loss = own.life?.situation;
  const isOwnLoss =
    loss?.tone === "loss" &&
    loss.id !== "someone-died" &&
    !/own life/.test(preflight.subject ?? "");
  // To somebody in grief, an answer that is merely near may be about something else entirely.
  const { same, near, fit, direct, described, term, life, passage } =
    preflight.subject &&
    (!own.same || own.life?.isUnsure) &&
    !own.direct &&
    !own.passage &&
    !isOwnLoss
      ? await chooseAnswer(scripture, { ...question, question: preflight.subject }, [])
      : own;
  if (inside && !direct && !described && !life?.situation) {
    const followed = followInside(scripture, inside, sources, question, { same, fit });
    if (followed) {
      yield* followed.parts;
      if (followed.page) yield* siteAnswerParts(followed.page, question, inside.printed);
      return;
    }
  }
  if (direct) yield* direct.parts;
  const request = readPassageRequest(meant);
  if (model) {
    const all = same ? [toSource(same), ...sources.filter(({ id }) => id !== same.id)] : sources;
    yield* modelAnswer(model, question, all, {
      shown: [preflight.text, direct?.text ?? ""].join(" ").trim(),
      ...(limits ? { limits } : {}),
    });
    return;
  }
  // A term by itself is a matter to read about, too.
  if (term && asksForPassages(meant)) {
    const named = term.parts.flatMap((part) => (part.type === "verse" ? [part.reference] : []));
    yield* furtherPassages(scripture, { ...question, question: meant }, sources, named, false);
  }
  if (preflight.isAnswer || direct) return;
  if (request) {
    const translations = codes.length > 0 ? codes : [translation];
    if (notHeld !== null) yield { type: "text", text: `${sayNotHeld(translation)}\n\n` };
    yield* passageParts(scripture, request, { translations, same, signal: question.signal });
    return;
  }
  const courtesy = followed?.isConfirmation ? null : courtesyFor(question.question);
  if (courtesy) yield { type: "text", text: courtesy };
  else if (life) {
    // As it was typed: a child is known by the spelling, too.
    yield* lifeParts(life, { ...question, question: typed }, preflight.parts.length > 0);
    if (passage) {
      yield* describedPassageParts(scripture, passage, { ...question, question: meant }, sources);
    }
  } else if (same) {
    yield* siteAnswerParts(same, question);
    // What is asked of this site is in no verse.
    if (same.passages.length > 0 && asksForPassages(meant)) {
      const named = same.passages.map(({ reference }) => reference);
      yield* furtherPassages(scripture, { ...question, question: meant }, sources, named, false);
    }
  } else if (passage) {
    const described = { ...question, question: meant };
    yield* describedPassageParts(scripture, passage, described, sources);
  } else if (described) yield* subjectParts(described, { ...question, question: meant });
  // The preflight is an answer in itself; without sources there is nothing to add.
  else if (sources.length > 0 || preflight.parts.length === 0) {
    yield* retrievalAnswer({ ...question, question: meant }, sources, {
      near: notShown(near, inside),
      fit,
    });
  }
}

/**
 * Answers questions from their sources by a model, or by retrieval alone (null). The site itself
 * first answers people in need, declined subjects, misquotations, references that do not exist and
 * questions of fact.
 */
export function answererWith(behind: Behind): Answerer {
  return (question, sources) => answerWith(behind, question, sources);
}

/** Answers without a model, whatever the operator has set. */
export const answerWithoutModel: Answerer = answererWith({ model: null });
