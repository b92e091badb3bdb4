import "server-only";
import { BOOKS, type BookId, canonicalOrderOf, getBook } from "@/lib/bible/canon";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import { toVerseAddress } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import { placesInTable } from "./table-words";

// Whose words may stand where: by the books somebody wrote or is told of in, by his name nearby, and by
// the quotation marks of the World English Bible, which part speech from what is told.

const LAW = "Gen Exod Lev Num Deut";
const HISTORY = "Josh Judg 1Sam 2Sam 1Kgs 2Kgs 1Chr 2Chr";
const PROPHETS = "Isa Jer Ezek Dan Hos Joel Amos Obad Jonah Mic Nah Hab Zeph Hag Zech Mal";
const GOSPELS = "Matt Mark Luke John";
const books = (list: string) => new Set(list.split(" ") as BookId[]);

/** Books whose words are somebody's own, told in speech or not. */
const WROTE: Readonly<Record<string, ReadonlySet<BookId>>> = {
  god: books(`${LAW} ${HISTORY} ${PROPHETS}`),
  paul: books("Acts Rom 1Cor 2Cor Gal Eph Phil Col 1Thess 2Thess 1Tim 2Tim Titus Phlm Heb"),
  peter: books("1Pet 2Pet"),
  john: books("John 1John 2John 3John Rev"),
  james: books("Jas"),
  jude: books("Jude"),
  luke: books("Luke Acts"),
  matthew: books("Matt"),
  mark: books("Mark"),
  moses: books(`${LAW} Josh`),
  joshua: books("Josh"),
  samuel: books("1Sam 2Sam"),
  david: books("1Sam 2Sam 1Kgs 1Chr 2Chr Ps"),
  solomon: books("1Kgs 2Chr Prov Eccl Song"),
  job: books("Job"),
  ezra: books("Ezra Neh"),
  nehemiah: books("Neh"),
  isaiah: books("Isa"),
  jeremiah: books("Jer Lam"),
  ezekiel: books("Ezek"),
  daniel: books("Dan"),
  hosea: books("Hos"),
  joel: books("Joel"),
  amos: books("Amos"),
  jonah: books("Jonah"),
  micah: books("Mic"),
  habakkuk: books("Hab"),
  zechariah: books("Zech"),
  malachi: books("Mal"),
  agur: books("Prov"),
};
/** Where Jesus speaks; told words there are nobody's. */
const JESUS_SPEAKS = books(`${GOSPELS} Acts 1Cor 2Cor Rev`);

const CALLED: readonly (readonly [RegExp, string])[] = [
  [/\b(?:jesus|christ|messiah|savio(?:u)?r|good shepherd|son of (?:man|god))\b/gi, "jesus"],
  [/\b(?:god|yahweh|jehovah|almighty|most high|creator)\b(?!['’]s (?:word|book))/gi, "god"],
  [
    /\b(?:paul|peter|john|james|jude|luke|matthew|mark|moses|joshua|samuel|david|solomon|job|ezra|nehemiah|isaiah|jeremiah|ezekiel|daniel|hosea|joel|amos|jonah|micah|habakkuk|zechariah|malachi|agur|elijah|elisha|abraham|isaac|jacob|joseph|mary|martha|thomas|stephen|pilate|noah|adam|eve|ruth|naomi|esther|gideon|samson|hannah|elizabeth)\b/gi,
    "",
  ],
];

/** Who is named as the speaker of words in marks: "jesus", "god", a name; null when it is open. */
export function speakerIn(before: string, after: string): string | null {
  const own = before.slice(before.search(/[^.!?\n“”"]*$/));
  const lead = own.trim() === "" ? after.slice(0, after.search(/[.!?\n]|$/)) : own;
  const names = CALLED.flatMap(([pattern, name]) =>
    [...lead.matchAll(pattern)].map(({ 0: written, index }) => ({
      index,
      name: name === "" ? written.toLowerCase() : name,
    })),
  ).sort((a, b) => a.index - b.index);
  // "Jesus said to Peter": of several it may be any.
  return names.length === 1 ? (names[0]?.name ?? null) : null;
}

/** What is called by its kind, and the books that have it. */
const KINDS: readonly (readonly [RegExp, ReadonlySet<BookId>])[] = [
  [/\bparables?\b/i, books("Matt Mark Luke")],
  [/\b(?:psalmist|psalms?)\b/i, books("Ps")],
  [/\b(?:proverbs?|wise king)\b/i, books("Prov Eccl")],
];

const NAMED_BOOKS = BOOKS.map(({ id, name }) => ({ id, named: new RegExp(`\\b${name}\\b`) }));

/**
 * The verses of the books that words are said to be from: somebody's own books, those he is told of
 * in, or the book that is named. Null when that is open.
 */
export function versesOf(before: string): VerseRange[] | null {
  const speaker = speakerIn(before, "");
  if (speaker === "god") return null;
  const found = new Set<BookId>(speaker === "jesus" ? JESUS_SPEAKS : WROTE[speaker ?? ""]);
  for (const { id, named } of NAMED_BOOKS) if (named.test(before)) found.add(id);
  for (const [pattern, ids] of KINDS) if (pattern.test(before)) for (const id of ids) found.add(id);
  if (found.size === 0) return null;
  return [...found].map((id) => {
    const { verseCounts } = getBook(id);
    const start = canonicalOrderOf(id, 1, 1) ?? 1;
    return { start, end: start + verseCounts.reduce((sum, count) => sum + count, 0) - 1 };
  });
}

/** Verses before a place in which the speaker may be named. */
const NEARBY = 12;

/** True when some words of a verse, by the World English Bible's marks, are spoken. */
export function isSpeech({ translations }: Scripture, order: number): boolean {
  const texts = translations.get("WEB")?.texts;
  if (!texts) return true;
  if (/[“”]/.test(texts[order] ?? "")) return true;
  const { book, chapter } = toVerseAddress(order);
  for (let at = order - 1; at >= 1 && toVerseAddress(at).book === book; at--) {
    const marks = (texts[at] ?? "").match(/[“”]/g);
    if (marks) return marks.at(-1) === "“";
    if (toVerseAddress(at).chapter < chapter - 1) break;
  }
  return false;
}

function mayStand(scripture: Scripture, speaker: string, order: number): boolean {
  const { book, chapter } = toVerseAddress(order);
  if (WROTE[speaker]?.has(book)) return true;
  if (!isSpeech(scripture, order)) return false;
  if (speaker === "god") return true;
  if (speaker === "jesus") return JESUS_SPEAKS.has(book);
  const name = new RegExp(`\\b${speaker}\\b`, "i");
  for (let at = order; at > order - NEARBY && at >= 1; at--) {
    if (toVerseAddress(at).chapter !== chapter) break;
    if ([...scripture.translations.values()].some(({ texts }) => name.test(texts[at] ?? "")))
      return true;
  }
  return false;
}

/**
 * The verse where words stand that a speaker cannot have said: they stand in the Bible, and nowhere
 * as his. Null when they may be his, or stand nowhere.
 */
export function standsAsAnothers(
  scripture: Scripture,
  words: string,
  speaker: string,
): number | null {
  const places = placesInTable(scripture, words);
  if (places.some((place) => mayStand(scripture, speaker, place))) return null;
  return places[0] ?? null;
}
