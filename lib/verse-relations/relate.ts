// The verses that belong to a verse, the closest first, each with why. Pure of the database.
import "server-only";
import type { TranslationCode } from "@/lib/bible/constants";
import { formatOsis, formatOsisVerse } from "@/lib/bible/rules";
import { getLinks, type Scripture, type TranslationText } from "@/lib/bible/scripture";
import { toWords } from "@/lib/bible/search/words";
import { toBriefLexeme } from "@/lib/words/brief";
import type { IndexedLexeme } from "@/lib/words/data";
import type { LexemeTable } from "@/lib/words/lexeme-table";
import type { LexemeId } from "@/lib/words/stored";
import { findQuotations, type Quotation } from "./quotations";
import type { Reason } from "./schema";
import { namesIn } from "./shared-names";
import {
  compareWords,
  countVerses,
  sharedWords,
  type WeighedWords,
  weighEnglish,
  weighOriginal,
} from "./shared-words";
import { eventsToldIn, storiesToldIn } from "./told-events";

/** A verse that belongs to another. */
export interface RelatedVerse {
  /** canonicalOrder. */
  order: number;
  /** OSIS id. */
  osis: string;
  /** Why, the strongest first; none for a link of the source for which nothing else speaks. */
  reasons: Reason[];
}

/** What the relations are read from. */
export interface RelationSources {
  scripture: Scripture;
  table: LexemeTable;
  lexemes: ReadonlyMap<LexemeId, IndexedLexeme>;
}

/** What each bond between two verses counts beside the words they share (0 to 1). */
const SCORES = {
  quotation: 1,
  allusion: 0.7,
  named: 0.4,
  event: 0.25,
  returned: 0.12,
  common: 1,
  known: 0.1,
  original: 0.35,
};
/** What stands beside the verse is read with it anyway. */
const BESIDE = 3;
const BESIDE_SCORE = 0.5;
/** A word is called rare up to this many verses, and so many of them are named. */
const RARE_LEMMA = 160;
const RARE_WORD = 120;
const MOST_LEMMAS = 3;
const MOST_WORDS = 3;
/** From here on two verses say nearly the same. */
const SAME_WORDING = 0.75;
const SHORTEST_WORDING = 4;
/** Fewer verses in common say little. */
const FEWEST_COMMON = 3;

interface Weighed {
  original: WeighedWords<number>;
  english: { text: TranslationText; words: ReturnType<typeof weighEnglish> }[];
}

function weighVerse({ scripture, table }: RelationSources, order: number): Weighed {
  const rank = scripture.ranking.rankOf[order] ?? 0;
  return {
    original: weighOriginal(table, order),
    english: [...scripture.translations.values()].map((text) => ({
      text,
      words: weighEnglish(text, rank),
    })),
  };
}

/** How alike two verses' words are by each measure, 0 to 1. */
function compare(own: Weighed, other: Weighed) {
  const english = own.english.map(({ words }, at) => {
    const others = other.english[at];
    return others ? compareWords(words, others.words) : 0;
  });
  return { english, original: compareWords(own.original, other.original) };
}

function lemmaReasons({ table, lexemes }: RelationSources, own: Weighed, other: Weighed): Reason[] {
  return sharedWords(own.original, other.original)
    .filter((word) => (table.verseCounts[word] ?? 0) <= RARE_LEMMA)
    .slice(0, MOST_LEMMAS)
    .flatMap((word): Reason[] => {
      const entry = lexemes.get(table.ids[word] ?? "");
      if (!entry) return [];
      const { frequency: _, ...brief } = toBriefLexeme(entry);
      return [{ kind: "lemma", ...brief, verses: table.verseCounts[word] ?? 0 }];
    });
}

/** A word as the verse has it: "Immanuel", where it is compared as "immanuel". */
function asPrinted(text: string, word: string): string {
  const found = toWords(text).find((one) => one.text === word);
  return found ? text.slice(found.start, found.end) : word;
}

/** The rare words of the translation that shares most of them. */
function wordReasons(order: number, own: Weighed, other: Weighed): Reason[] {
  let best: { words: string[]; translation: TranslationCode } | null = null;
  own.english.forEach(({ text, words }, at) => {
    const others = other.english[at];
    if (!others) return;
    const shared = sharedWords(words, others.words)
      .filter((id) => countVerses(text.index, id) <= RARE_WORD)
      .slice(0, MOST_WORDS)
      .map((id) => asPrinted(text.texts[order] ?? "", words.wordOf.get(id) ?? ""));
    if (shared.length > (best?.words.length ?? 0)) {
      best = { words: shared, translation: text.code };
    }
  });
  return best ? [{ kind: "words", ...(best as { words: string[]; translation: string }) }] : [];
}

/** Names that both have, without those that the words already say. */
function nameReasons(names: readonly string[], told: readonly Reason[]): Reason[] {
  const said = told
    .map((reason) => (reason.kind === "words" ? reason.words.join(" ") : JSON.stringify(reason)))
    .join(" ")
    .toLowerCase();
  const unsaid = names.filter((name) => !said.includes(name.toLowerCase()));
  return unsaid.length > 0 ? [{ kind: "names", names: unsaid }] : [];
}

function quotationOf(quotations: readonly Quotation[], order: number, other: number) {
  const holds = ({ start, end }: Quotation["from"], at: number) => at >= start && at <= end;
  const both = quotations.filter(
    ({ from, to }) =>
      (holds(from, order) && holds(to, other)) || (holds(to, order) && holds(from, other)),
  );
  return both.find(({ kind }) => kind === "quotation") ?? both[0];
}

/**
 * The verses that belong to a verse (canonicalOrder): those it is linked to, and those it quotes or
 * is quoted by. The closest come first: quotations, then by the rarer words that both share in a
 * translation or in the original, by what both tell, by the verses that both are linked to, by
 * whether the link is returned, and by how many verses link there. Pure; a millisecond or two.
 */
export function relateVerses(sources: RelationSources, order: number): RelatedVerse[] {
  const { scripture } = sources;
  const { incoming, orderOf } = scripture.ranking;
  const quotations = findQuotations(order);
  const linked = getLinks(scripture, order);
  const own = new Set(linked);
  const most = Math.log1p(incoming[orderOf[0] ?? 0] ?? 1);
  const words = weighVerse(sources, order);
  const eventOf = eventsToldIn(order);
  const storyOf = storiesToldIn(order);
  const sharedNames = namesIn(scripture, order);
  const scored = [...toTargets(order, own, quotations)].map((target) => {
    const back = getLinks(scripture, target);
    let common = 0;
    for (const other of back) if (own.has(other)) common++;
    const isReturned = own.has(target) && back.includes(order);
    const others = weighVerse(sources, target);
    const alike = compare(words, others);
    const quotation = quotationOf(quotations, order, target);
    const event = eventOf(target);
    const story = storyOf(target);
    const same = alike.english.findIndex(
      (share, at) =>
        share >= SAME_WORDING && (words.english[at]?.words.weights.size ?? 0) >= SHORTEST_WORDING,
    );
    const lemmas = lemmaReasons(sources, words, others);
    const english = lemmas.length === 0 ? wordReasons(order, words, others) : [];
    const reasons: Reason[] = [
      ...(quotation ? [toQuotationReason(quotation, order)] : []),
      ...(same >= 0
        ? [{ kind: "wording" as const, translation: words.english[same]?.text.code ?? "" }]
        : []),
      ...(event ? [{ kind: "event" as const, name: event }] : []),
      ...lemmas,
      ...english,
      ...nameReasons(sharedNames(target), [...lemmas, ...english]),
      ...(story
        ? [{ kind: "story" as const, heading: story.heading, passage: story.passage }]
        : []),
      ...(isReturned ? [{ kind: "returned" as const }] : []),
      ...(common >= FEWEST_COMMON ? [{ kind: "common" as const, count: common }] : []),
    ];
    const score =
      Math.max(...alike.english, 0) +
      SCORES.original * alike.original +
      (SCORES.common * common) / Math.max(1, Math.sqrt(own.size * back.length)) +
      (quotation ? SCORES[quotation.kind] : 0) +
      (event ? SCORES.event : 0) +
      (isReturned ? SCORES.returned : 0) -
      (Math.abs(target - order) <= BESIDE ? BESIDE_SCORE : 0) +
      (SCORES.known * Math.log1p(incoming[target] ?? 0)) / most;
    return { score, related: { order: target, osis: formatOsisVerse(target), reasons } };
  });
  return scored.sort((a, b) => b.score - a.score).map(({ related }) => related);
}

/** A longer passage that a footnote names is a story and no saying. */
const LONG = 5;

/** The linked verses in the order of the source, then those of the quotations. */
function toTargets(
  order: number,
  linked: ReadonlySet<number>,
  quotations: readonly Quotation[],
): Set<number> {
  const targets = new Set(linked);
  for (const { from, to, kind } of quotations) {
    // What is only named may be a whole story.
    if (kind === "named" && to.end - to.start >= LONG) continue;
    const other = order >= from.start ? to : from;
    for (let at = other.start; at <= other.end; at++) targets.add(at);
  }
  return targets;
}

function toQuotationReason({ from, to, kind }: Quotation, order: number): Reason {
  const side = order >= from.start ? "quoted" : "quotes";
  return { kind, side, from: formatOsis(from), to: formatOsis(to) };
}
