// Follow-ups that ask for no verse of their own: what one thinks, in fewer words, what else, who says
// so, and the same in another part of the Bible.
import "server-only";
import { getRankedLinks } from "@/lib/bible/ranked-links";
import { resolveReference } from "@/lib/bible/references/resolve";
import { overlaps, type VerseRange } from "@/lib/bible/references/verse-range";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { formatReference, toPassage, toVerseAddress } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import { matchAnswers } from "@/lib/retrieval/match-answers";
import { rankVerses } from "@/lib/retrieval/rank-verses";
import { findParallels } from "./facts/parallels";
import { askedPart } from "./follow-kinds";
import {
  type Asked,
  offer,
  pageOf,
  print,
  printNext,
  standsIn,
  text,
  withoutSlots,
} from "./follow-pieces";
import type { Inside } from "./follow-up";
import { tellingTerms, textFit } from "./inside";
import type { Part } from "./parts";
import { passagesFor } from "./passages-before";
import { introduce } from "./site-answer-parts";

const NO_OPINION =
  "I have no opinion or faith of my own: I can only show what the Bible and this site say, and where people differ.\n\n";
const NO_VIEWS =
  "The site has no note on how this is disputed. Weigh the passages themselves and their context.\n\n";

function* viewsParts(scripture: Scripture, inside: Inside, asked: Asked): Generator<Part> {
  const page = pageOf(inside.answer) ?? matchAnswers(inside.before).near[0] ?? null;
  yield text(NO_OPINION);
  if (page?.christianViews) yield text(`Where Christians differ: ${page.christianViews}\n\n`);
  if (page?.critics) yield text(`What critics say: ${page.critics}\n\n`);
  if (!page?.christianViews && !page?.critics) yield text(NO_VIEWS);
  if (page) yield* printNext(scripture, page, inside, asked);
}

const sentences = (words: string, most: number) =>
  words
    .split(/(?<=[.!?])\s+(?=[\p{Lu}“])/u)
    .slice(0, most)
    .join(" ");

function* shorterParts({ answer, scopes }: Inside): Generator<Part> {
  const page = pageOf(answer);
  const told = page ? (page.answer.split(/\n{2,}/)[0] ?? "") : tellingOf(answer);
  if (told !== "") yield text(`In short: ${sentences(told, 2)}\n\n`);
  const [first] = page?.passages ?? [];
  const [scope] = scopes;
  const reference =
    first?.reference ?? (scope && formatReference(toPassage(scope.start, scope.end)));
  if (reference && told !== "") yield text(`Read: ${reference}.`);
}

/** The first paragraph of an answer that tells something. */
function tellingOf(answer: string): string {
  const [first = ""] = withoutSlots(answer)
    .split(/\n{2,}/)
    .map((paragraph) => paragraph.trim())
    .filter(
      (paragraph) => paragraph !== "" && !/^Here is what|^I found nothing|^-/.test(paragraph),
    );
  return first.replace(/:$/, ".");
}

function* groundsParts(scripture: Scripture, inside: Inside, asked: Asked): Generator<Part> {
  const page = pageOf(inside.answer);
  const named = page
    ? page.passages.map(({ reference, why }) => (why ? `${reference}: ${why}` : reference))
    : inside.scopes.map((one) => formatReference(toPassage(one.start, one.end)));
  const lines = [...new Set(named)].slice(0, 8);
  if (lines.length === 0) return;
  yield text(`It rests on these passages:\n\n${lines.map((one) => `- ${one}`).join("\n")}\n\n`);
  const read = (page?.sources ?? []).map(
    ({ author, title, year }) => `- ${author}, ${title}, ${year}`,
  );
  if (read.length > 0) yield text(`Those who argue it:\n\n${read.join("\n")}\n\n`);
  if (page) yield* printNext(scripture, page, inside, asked);
}

const SHORT = /\b(?:short|shorter|easier)\b/i;
/** So many verses come near a matter; the shortest of them is what "a shorter one" asks for. */
const NEAR_VERSES = 12;
/** A verse of fewer letters is half a sentence. */
const SHORTEST = 25;

function* shortVerse(scripture: Scripture, inside: Inside, asked: Asked): Generator<Part> {
  const textOf = (order: number) =>
    scripture.translations.get(asked.translation)?.texts[order] ?? "";
  const isShown = (order: number) =>
    inside.printed.some(({ start, end }) => start === order && end === order);
  const [shortest] = rankVerses(scripture, inside.before, NEAR_VERSES, (order) => !isShown(order))
    .map(({ order }) => order)
    .filter((order) => textOf(order).length >= SHORTEST)
    .sort((a, b) => textOf(a).length - textOf(b).length);
  if (shortest === undefined) return;
  yield text("A short one:\n\n");
  yield* print(scripture, { start: shortest, end: shortest }, asked);
}

async function* moreParts(
  scripture: Scripture,
  inside: Inside,
  asked: Asked,
): AsyncGenerator<Part> {
  const short = SHORT.test(inside.words) ? [...shortVerse(scripture, inside, asked)] : [];
  if (short.length > 0) {
    yield* short;
    return;
  }
  const page = pageOf(inside.answer);
  const listed = inside.scopes.filter(
    (one) => one.end - one.start < 30 && !inside.printed.some((other) => overlaps(one, other)),
  );
  const next = page ? [...printNext(scripture, page, inside, asked)] : [];
  if (next.length === 0) {
    for (const { start, end } of listed.slice(0, 2)) {
      const range = { start, end: Math.min(end, start + 7) };
      next.push(standsIn(range, inside.before), ...print(scripture, range, asked));
    }
  }
  if (next.length === 0) {
    for (const { reference, why } of (await passagesFor(inside)).slice(0, 2)) {
      if (why !== undefined) next.push(text(introduce(why)));
      next.push(...resolveReference(scripture, reference, asked.translation, 8));
    }
  }
  if (next.length > 0) yield text("What was not shown yet:\n\n");
  yield* next;
  const near = matchAnswers(inside.before);
  const others = [...(near.same ? [near.same] : []), ...near.near].filter(
    ({ id }) => id !== page?.id,
  );
  for (const { question } of others) yield offer(question);
}

/** Links followed from each verse shown, and passages printed of the part that is asked about. */
const MOST_LINKS = 12;
const MOST_ELSEWHERE = 3;

function linksInto(scripture: Scripture, inside: Inside, part: VerseRange): number[] {
  const found = new Map<number, number>();
  for (const { start, end } of inside.printed.slice(0, 3)) {
    for (let order = start; order <= Math.min(end, start + 20); order++) {
      for (const [rank, to] of getRankedLinks(scripture, order).slice(0, MOST_LINKS).entries()) {
        const isShown = inside.printed.some((one) => one.start <= to && to <= one.end);
        if (isShown || to < part.start || to > part.end) continue;
        found.set(to, Math.min(rank, found.get(to) ?? rank));
      }
    }
  }
  // Who quotes a verse has its words.
  const quoted = inside.printed
    .slice(0, 1)
    .flatMap(({ start, end }) =>
      [...scripture.translations.values()].flatMap(({ texts }) =>
        texts.slice(start, Math.min(end, start + 5) + 1),
      ),
    );
  const terms = tellingTerms(quoted.join(" "));
  const likeness = (order: number) =>
    Math.max(
      ...[...scripture.translations.values()].map(({ texts }) =>
        textFit(texts[order] ?? "", terms),
      ),
    );
  return [...found]
    .map(([order, rank]) => ({ order, rank: rank / MOST_LINKS - 2 * likeness(order) }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ order }) => order);
}

async function* elsewhereParts(
  scripture: Scripture,
  inside: Inside,
  asked: Asked,
): AsyncGenerator<Part> {
  const part = askedPart(inside.words);
  if (!part) return;
  const told = inside.scopes
    .slice(0, 3)
    .flatMap(findParallels)
    .find(({ passages }) => passages.length > 0);
  const inPart = (told?.passages ?? []).filter((reference) =>
    readWrittenReferences(reference).some((range) => overlaps(range, part)),
  );
  if (told && inPart.length > 0) {
    yield text(
      `${told.name} appears there, too:\n\n${inPart.map((one) => `- ${one}`).join("\n")}\n\n`,
    );
    yield* resolveReference(scripture, inPart[0] ?? "", asked.translation, 8);
    return;
  }
  const isIn = (order: number) => part.start <= order && order <= part.end;
  const isShown = (order: number) =>
    inside.printed.some(({ start, end }) => start <= order && order <= end);
  const ranked = rankVerses(
    scripture,
    inside.before,
    MOST_ELSEWHERE,
    (order) => isIn(order) && !isShown(order),
  );
  const own = (await passagesFor(inside)).filter(({ reference }) =>
    readWrittenReferences(reference).some((range) => overlaps(range, part)),
  );
  if (own.length > 0) {
    yield text("Yes:\n\n");
    for (const { reference, why } of own.slice(0, MOST_ELSEWHERE)) {
      if (why !== undefined) yield text(introduce(why));
      yield* resolveReference(scripture, reference, asked.translation, 8);
    }
    return;
  }
  const linked = linksInto(scripture, inside, part);
  const both = ranked.filter(({ order }) => linked.some((other) => Math.abs(other - order) < 3));
  const orders = [
    ...both.map(({ order }) => order),
    ...linked,
    ...ranked.map(({ order }) => order),
  ];
  const chosen = orders
    .filter((order, at) => orders.findIndex((other) => Math.abs(other - order) < 4) === at)
    .slice(0, MOST_ELSEWHERE);
  if (chosen.length === 0) return;
  yield text("What comes nearest there:\n\n");
  for (const order of chosen) {
    const range = { start: order, end: order };
    yield standsIn(range, inside.before);
    yield* print(scripture, range, asked);
  }
}

/** The passage of a page that tells the same again in another book. */
async function* accountParts(
  scripture: Scripture,
  inside: Inside,
  asked: Asked,
): AsyncGenerator<Part> {
  const ranges = (await passagesFor(inside)).map(({ reference, why }) => ({
    reference,
    why,
    range: readWrittenReferences(reference)[0],
  }));
  const bookOf = (range?: VerseRange) => range && toVerseAddress(range.start).book;
  const [first] = ranges;
  const other = ranges.find(({ range }) => range && bookOf(range) !== bookOf(first?.range));
  if (!other) return;
  if (other.why !== undefined) yield text(introduce(other.why));
  yield* resolveReference(scripture, other.reference, asked.translation, 8);
}

async function collect(parts: AsyncIterable<Part>): Promise<Part[]> {
  const collected: Part[] = [];
  for await (const part of parts) collected.push(part);
  return collected;
}

/** What a follow-up of a kind wants of the answer before it; empty where there is nothing of it. */
export async function kindParts(
  scripture: Scripture,
  inside: Inside,
  asked: Asked,
): Promise<Part[]> {
  switch (inside.kind) {
    case "views":
      return [...viewsParts(scripture, inside, asked)];
    case "shorter":
      return [...shorterParts(inside)];
    case "grounds":
      return [...groundsParts(scripture, inside, asked)];
    case "more":
      return collect(moreParts(scripture, inside, asked));
    case "elsewhere":
      return collect(elsewhereParts(scripture, inside, asked));
    case "account":
      return collect(accountParts(scripture, inside, asked));
    case "find":
      return [];
  }
}
