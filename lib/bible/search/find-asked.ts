import { findBookByBeginning, type ParsedReference } from "@/lib/bible/references/parser";
import { getBookRange, toPassage, unknownBookMessage } from "../rules";
import { findEverywhere } from "./every-translation";
import { findByQuery, findSearched, isOfText, withApostrophes } from "./find-by-query";
import { findPassages, toBook, toOpened } from "./find-passages";
import { mergeSpans } from "./highlight";
import { resolveOriginals, toOriginals } from "./original-words";
import { isPlain, type ReadQuery, tellReading } from "./query-language";
import { NOTHING, type Outcome, type Task } from "./search-task";
import { findAmong, type Hit, toAllowed } from "./search-verses";

/**
 * Names shorter than this are ordinary words ("am", "is"), although the grammar reads them as
 * abbreviations.
 */
const MIN_BOOK_NAME = 3;

/** Finds words as they stand, or the book that they name. */
export function findPlain(task: Task, parsed: ParsedReference, read: ReadQuery): Outcome {
  const { scripture, translation, every, query, range, beyond } = task;
  const { text } = read;
  const named = parsed.kind === "found" ? parsed.passages[0].book : null;
  const begun = parsed.kind === "none" ? findBookByBeginning(text) : null;
  const isAllowed = (order: number) =>
    order >= range.start && order <= range.end && translation.texts[order] !== "";
  const meaning = (words: string) => beyond.findByMeaning(scripture, words, isAllowed);
  const meant = meaning(text);
  const input = {
    offset: query.offset,
    limit: query.limit,
    // "Genesis" or "genes" is no misspelling of something else.
    mayCorrect: named === null && begun === null,
    site: beyond,
    preferred: meant,
  };
  const allowed = toAllowed(translation, scripture, range);
  const found = every
    ? findEverywhere(scripture, every, read, range, input)
    : findAmong(scripture, translation, allowed, { ...input, text });
  // A book's name is first of all a word ("Ruth", "job", "acts"); if no verse has the word, the
  // book is meant.
  const book = named ?? begun;
  if (book && found.total === 0) {
    const { start, end } = getBookRange(book);
    return { ...findPassages(task, [toPassage(start, end)]), book: toBook(book) };
  }
  const opened = named && text.length >= MIN_BOOK_NAME ? toBook(named) : null;
  const corrected = found.correctedQuery === null ? null : meaning(found.correctedQuery);
  // A correction that leads nowhere is none.
  const helps = corrected !== null && found.total + corrected.length > 0;
  const { total, hits, missingWords } = found;
  return {
    ...{ ...NOTHING, total, hits, missingWords },
    correctedQuery: helps ? found.correctedQuery : null,
    book: opened,
    meant: helps ? corrected : meant,
  };
}

/** Finds what a search with operators asks for, or the passage that it names. */
export function findWithOperators(task: Task, asked: ReadQuery): Outcome {
  const { scripture, translation, every, query, range, beyond } = task;
  const read = withApostrophes(scripture, translation, asked);
  const operands = read.required.flat().filter(isOfText);
  const asksOriginal = toOriginals(read).length > 0;
  const words = [read.text, ...operands.flatMap((operand) => operand.words)].join(" ").trim();
  const [unknown] = read.unknownScopes;
  const notes = [read.missing, unknown === undefined ? null : unknownBookMessage(unknown)];
  const message = notes.find((note) => note !== null) ?? null;
  const reading = tellReading(read);
  const passages = read.passages;
  if (read.missing !== null && passages.length === 0) return { ...NOTHING, message };
  const inside = [...passages, ...read.scopes.flatMap(({ ranges }) => ranges)].map(
    ({ start, end }) => toPassage(start, end),
  );
  if (words === "" && read.excluded.length === 0 && !asksOriginal) {
    if (inside.length === 0) return { ...NOTHING, message };
    return { ...findPassages(task, inside), reading };
  }
  const searched = findSearched(scripture, translation, read, range);
  const isAllowed = (order: number) => searched[scripture.ranking.rankOf[order] ?? 0] === 1;
  const meant = words === "" ? [] : beyond.findByMeaning(scripture, words, isAllowed);
  const input = {
    offset: query.offset,
    limit: query.limit,
    mayCorrect: passages.length === 0,
    site: beyond,
    preferred: meant,
  };
  const { isNear, ...found } = every
    ? findEverywhere(scripture, every, asked, range, input)
    : findByQuery(scripture, translation, read, searched, input);
  // "explain John 3:16": the passage matters, not the words around it.
  if (
    passages.length > 0 &&
    !asksOriginal &&
    (found.total === 0 || found.hits[0]?.match === "some")
  ) {
    const passage = findPassages(task, passages);
    return { ...passage, message: message ?? passage.message, reading: null };
  }
  const phrases = operands.filter(({ kind }) => kind === "phrase");
  const exact = phrases.map((phrase) => `“${phrase.words.join(" ")}”`).join(" and ");
  const isAbsent = isNear && phrases.length > 0 && found.hits[0]?.match !== "familiar";
  return {
    ...NOTHING,
    ...found,
    correctedQuery: found.total > 0 ? found.correctedQuery : null,
    message: message ?? (isAbsent ? `No verse here has exactly ${exact}.` : null),
    book: toOpened(passages[0]),
    reading,
    meant,
  };
}

/** Finds what a search with lemma: asks for, marked where the translation has that word. */
export async function findWithOriginals(task: Task, asked: ReadQuery): Promise<Outcome> {
  const { translation, beyond } = task;
  const { read, message } = await resolveOriginals(asked, beyond);
  // What is left where a name is unknown may be words alone, or nothing.
  if (isPlain(read) && read.text === "") return { ...NOTHING, message };
  const found = isPlain(read)
    ? findPlain(task, { kind: "none" }, read)
    : findWithOperators(task, read);
  // In a search of every translation marks are known for the first one's words alone.
  const isMarked = ({ text }: Hit) => text === undefined || text.code === translation.code;
  const ids = new Set(toOriginals(read).map(({ id }) => id));
  const orders = found.hits.filter(isMarked).map(({ order }) => order);
  const marks = await beyond.findMarks(ids, orders, translation.code);
  return {
    ...found,
    message: message ?? found.message,
    hits: found.hits.map((hit) => ({
      ...hit,
      highlights: mergeSpans([
        ...hit.highlights,
        ...((isMarked(hit) && marks.get(hit.order)) || []),
      ]),
    })),
  };
}
