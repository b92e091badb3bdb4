import "server-only";
import { CANON_VERSE_COUNT } from "@/lib/bible/canon";
import { getChapter } from "@/lib/bible/chapter-service";
import { chapterTitle } from "@/lib/bible/chapters";
import type { ChapterVerse } from "@/lib/bible/client";
import { TRANSLATION_CODES, type TranslationCode } from "@/lib/bible/constants";
import { getScripture } from "@/lib/bible/data";
import type { PageAddress } from "@/lib/bible/page-address";
import { toVerse } from "@/lib/bible/printed-verses";
import { remakeOften } from "@/lib/bible/remade-often";
import {
  formatVerse,
  toCanonicalOrder,
  toVerseAddress,
  type VerseAddress,
} from "@/lib/bible/rules";
import { getText } from "@/lib/bible/service";
import { findNamed } from "@/lib/biblical-context/names";
import { storiesOf } from "@/lib/biblical-context/relations";
import type { Person } from "@/lib/content/people/schema";
import type { Place } from "@/lib/content/places/schema";
import { haveArticles } from "@/lib/retrieval/article-snapshot";
import type { WordsResponse } from "@/lib/words/schema";
import { getWords } from "@/lib/words/service";
import { type ComparedRun, compareTexts } from "./compare";
import { findLinks, type VerseLink } from "./links";
import { findMentions, type VerseMention } from "./mentions";
import {
  findReadings,
  findSayings,
  findUses,
  type VerseReading,
  type VerseSaying,
  type VerseUse,
} from "./occasions";
import { orWhileAway } from "./while-away";

/** A verse of a translation, with its page. */
export type VersePlace = Omit<Extract<PageAddress, { kind: "verse" }>, "kind">;

/** A translation's words of the verse, beside another's. */
export interface ComparedText {
  translation: TranslationCode;
  /** As the API names it: "WEB:John.3.16". */
  id: string;
  runs: ComparedRun[];
}

/** Everything known of a verse; what is empty is not shown. */
export interface VersePage {
  place: VersePlace;
  /** "John 3:16" */
  reference: string;
  /** Null where the translation does not print it; `omitted` says why. */
  verse: ChapterVerse | null;
  omitted: string | null;
  /** Verses of its chapter around it, itself among them. */
  around: ChapterVerse[];
  /** The story or known passage in which it stands. */
  story: { passage: string; heading: string } | undefined;
  /** The translation of the page first; of one that prints the verse alone, only that. */
  compared: ComparedText[];
  words: WordsResponse | null;
  /** Verses of the other Testament that it quotes or that quote it. */
  quotations: VerseLink[];
  links: VerseLink[];
  people: Person[];
  places: Place[];
  mentions: VerseMention[];
  uses: VerseUse[];
  sayings: VerseSaying[];
  readings: VerseReading[];
  /** The verses before and after it in the canon. */
  before: VerseAddress | null;
  after: VerseAddress | null;
}

/** Verses shown before and after the verse, of its chapter. */
const AROUND = 2;

/** Gathers a verse's page. Throws AppError unavailable while the text is not loaded. */
export async function getVersePage(place: VersePlace): Promise<VersePage> {
  const { translation, verse: number } = place;
  const order = toCanonicalOrder(place);
  if (order === null) throw new RangeError(`No verse ${JSON.stringify(place)}`);
  const reference = formatVerse(order);
  const scripture = await getScripture();
  const [chapter, words, links] = await Promise.all([
    getChapter(chapterTitle(place), translation),
    orWhileAway<WordsResponse | null>(getWords(reference, translation), null),
    findLinks(scripture, getText(scripture, translation), order),
    haveArticles().then(async (areThere) => areThere || remakeOften()),
  ]);
  const span = { start: order, end: order };
  return {
    place,
    reference,
    verse: chapter.verses.find(({ verse }) => verse === number) ?? null,
    omitted: chapter.omitted.find(({ verse }) => verse === number)?.reason ?? null,
    around: chapter.verses.filter(({ verse }) => Math.abs(verse - number) <= AROUND),
    story: storiesOf([span])[0],
    compared: compare(translation, order, (code) => getText(scripture, code).texts[order] ?? ""),
    words,
    quotations: links.filter(({ isQuotation }) => isQuotation),
    links: links.filter(({ isQuotation }) => !isQuotation),
    ...findNamed(scripture, [span]),
    mentions: findMentions(order),
    uses: findUses(order),
    sayings: findSayings(order),
    readings: findReadings(order),
    before: order === 1 ? null : toVerseAddress(order - 1),
    after: order === CANON_VERSE_COUNT ? null : toVerseAddress(order + 1),
  };
}

/** The verse in both translations, each with what differs from the other. */
function compare(
  translation: TranslationCode,
  order: number,
  textOf: (code: TranslationCode) => string,
): ComparedText[] {
  const codes = [translation, ...TRANSLATION_CODES.filter((code) => code !== translation)];
  const [first = translation, second = first] = codes.filter((code) => textOf(code) !== "");
  const { one, other } = compareTexts(textOf(first), textOf(second));
  const idOf = (code: TranslationCode) => toVerse({ code, texts: [] }, order).id;
  const texts = [{ translation: first, id: idOf(first), runs: one }];
  return first === second
    ? texts
    : [...texts, { translation: second, id: idOf(second), runs: other }];
}
