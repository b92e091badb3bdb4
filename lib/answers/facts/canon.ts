import "server-only";
import { BOOKS, type BookId, type CanonBook, getBook } from "@/lib/bible/canon";
import { parseBook, parseReference } from "@/lib/bible/references/parser";
import { countVerses, formatBook, formatReference, toPassage } from "@/lib/bible/rules";
import { BOOK_FACTS } from "@/lib/content/books";
import { endSentence } from "@/lib/retrieval/excerpts";
import type { Fact } from "./fact";

// What the canon says of itself, counted from it: books, chapters and verses, the first and the
// last, the longest and the shortest, and who wrote a book.

const of = (testament: "OT" | "NT" | null) =>
  BOOKS.filter((book) => testament === null || book.testament === testament);
const CHAPTERS = BOOKS.flatMap((book) =>
  book.verseCounts.map((verses, at) => ({ book, chapter: at + 1, verses })),
);
const versesOf = ({ verseCounts }: CanonBook) => verseCounts.reduce((sum, count) => sum + count, 0);
const total = (books: readonly CanonBook[]) => ({
  chapters: books.reduce((sum, { verseCounts }) => sum + verseCounts.length, 0),
  verses: books.reduce((sum, book) => sum + versesOf(book), 0),
});
const figure = (count: number) => count.toLocaleString("en-US");
const say = (text: string, ...references: string[]): Fact => ({ text, references });

const TESTAMENTS = { OT: "the Old Testament", NT: "the New Testament" } as const;
const WHOLE = "(?:the )?(?:whole |entire |protestant |holy |christian )?bible";
const PART = `(?:${WHOLE}|(?:the )?(old|new|hebrew) (?:testament|scriptures))`;
const BOOK =
  "(?:the )?(?:book |gospel |letter |epistle )?(?:of |to |according to )?(?:the )?(.{3,30}?)";
const HAVE = "(?:are (?:there )?(?:in )?|does |do |is |in |has |there in |were |are found in )?";

function toTestament(word: string | undefined): "OT" | "NT" | null {
  if (word === undefined) return null;
  return word === "new" ? "NT" : "OT";
}

function toBook(name: string): CanonBook | null {
  const clean = name.replace(
    /^(?:the )?(?:book|gospel|letter|epistle)s? (?:of|to|according to) (?:the )?/,
    "",
  );
  const book: BookId | null = parseBook(clean) ?? parseBook(`1 ${clean}`.replace(/^1 \d/, ""));
  return book ? getBook(book) : null;
}

function countIn(unit: string, testament: "OT" | "NT" | null): Fact {
  const books = of(testament);
  const where = testament ? TESTAMENTS[testament] : "the Bible";
  const { chapters, verses } = total(books);
  const counts: Record<string, string> = {
    book: `${figure(books.length)} books`,
    chapter: `${figure(chapters)} chapters`,
    verse: `${figure(verses)} verses`,
  };
  const more = testament
    ? ""
    : unit === "book"
      ? ": 39 in the Old Testament and 27 in the New. Catholic and Orthodox Bibles have more"
      : ", as it is divided here";
  return say(`There are ${counts[unit]} in ${where}${more}.`);
}

function countOf(unit: string, name: string): Fact | null {
  const book = toBook(name);
  if (book && unit === "chapter") {
    const { chapters } = total([book]);
    return say(`${book.name} has ${chapters} chapter${chapters === 1 ? "" : "s"}.`);
  }
  if (book) return say(`${book.name} has ${figure(versesOf(book))} verses.`);
  const parsed = parseReference(name);
  if (parsed.kind !== "found" || unit !== "verse") return null;
  const [{ book: id, chapter }] = parsed.passages;
  return say(`${formatBook(id)} ${chapter} has ${countVerses(id, chapter)} verses.`);
}

/** Of some books the one with most verses, or fewest; the first of several. */
function extremeBook(books: readonly CanonBook[], isLongest: boolean): CanonBook {
  const sign = isLongest ? -1 : 1;
  const [book] = [...books].sort((a, b) => sign * (versesOf(a) - versesOf(b)));
  if (!book) throw new Error("the canon is empty");
  return book;
}

function extreme(isLongest: boolean, unit: string, testament: "OT" | "NT" | null): Fact {
  const where = testament ? TESTAMENTS[testament] : "the Bible";
  const sign = isLongest ? -1 : 1;
  if (unit === "book") {
    const book = extremeBook(of(testament), isLongest);
    const name = isLongest ? "longest" : "shortest";
    const aside =
      isLongest && testament !== "NT"
        ? " By its words in Hebrew it is Jeremiah."
        : isLongest
          ? ""
          : testament === "OT"
            ? ""
            : " By its words in Greek it is 3 John, which has 14.";
    return say(
      `By verses the ${name} book of ${where} is ${book.name}, with ${figure(versesOf(book))}.${aside}`,
    );
  }
  const [found] = CHAPTERS.filter(
    ({ book }) => testament === null || book.testament === testament,
  ).sort((a, b) => sign * (a.verses - b.verses));
  if (!found) throw new Error("the canon is empty");
  const name = `${formatBook(found.book.id)} ${found.chapter}`;
  return say(
    `The ${isLongest ? "longest" : "shortest"} chapter of ${where} is ${name}, with ${found.verses} verses.`,
    isLongest ? `${name}:1-2` : name,
  );
}

/** Kinds of books, by the sections of the canon that have them. */
const KINDS = {
  gospel: { name: "gospel", sections: /gospel/i },
  prophetic: { name: "book of the prophets", sections: /prophet/i },
  letter: { name: "letter", sections: /letter|epistle/i },
};

function toKind(words: string): keyof typeof KINDS {
  if (words.includes("prophet")) return "prophetic";
  return words === "gospel" ? "gospel" : "letter";
}

function extremeOfKind(isLongest: boolean, kind: keyof typeof KINDS): Fact {
  const { name, sections } = KINDS[kind];
  const book = extremeBook(
    BOOKS.filter(({ section }) => sections.test(section)),
    isLongest,
  );
  const which = `${isLongest ? "longest" : "shortest"} ${name}`;
  return say(
    `By verses the ${which} is ${book.name}, with ${figure(versesOf(book))}.`,
    `${formatBook(book.id)} 1:1`,
  );
}

const ORDINALS = "first second third fourth fifth sixth seventh eighth ninth tenth".split(" ");

function placed(place: string, testament: "OT" | "NT" | null): Fact | null {
  const books = of(testament);
  const number = Number.parseInt(place, 10) || ORDINALS.indexOf(place) + 1;
  const book = place === "last" || place === "final" ? books.at(-1) : books[number - 1];
  if (!book) return null;
  return say(
    `The ${place} book of ${testament ? TESTAMENTS[testament] : "the Bible"} is ${book.name}.`,
    `${formatBook(book.id)} 1:1`,
  );
}

function neighbor(side: string, name: string): Fact | null {
  const book = toBook(name);
  const at = book ? BOOKS.indexOf(book) : -1;
  const other = BOOKS[at + (side === "before" || side === "precedes" ? -1 : 1)];
  if (!book || !other) return null;
  const word = side === "before" || side === "precedes" ? "Before" : "After";
  return say(`${word} ${book.name} comes ${other.name}.`);
}

function author(name: string): Fact | null {
  const book = toBook(name);
  const facts = book && BOOK_FACTS.find(({ osis }) => osis === book.id);
  if (!book || !facts) return null;
  const [verse] = facts.keyVerses;
  return say(
    `Who wrote ${book.name}, by tradition: ${endSentence(facts.traditionalAuthor)} Scholars’ view: ${endSentence(facts.scholarlyView)}`,
    ...(BEGINS_WITH_ITS_WRITER.has(book.id)
      ? [`${formatBook(book.id)} 1:1`]
      : verse
        ? [verse]
        : []),
  );
}

/** Books whose first verse names who wrote them. */
const BEGINS_WITH_ITS_WRITER = new Set<string>(
  "Rom 1Cor 2Cor Gal Eph Phil Col 1Thess 2Thess 1Tim 2Tim Titus Phlm Jas 1Pet 2Pet Jude Rev Isa Jer Hos Joel Amos Obad Mic Nah Hab Zeph Hag Zech Mal Acts Neh".split(
    " ",
  ),
);

function testamentOf(name: string): Fact | null {
  const book = toBook(name);
  return book && say(`${book.name} is in ${TESTAMENTS[book.testament]}.`);
}

function middle(unit: string): Fact {
  if (unit === "chapter") {
    const found = CHAPTERS[(CHAPTERS.length - 1) / 2];
    const name = found ? `${formatBook(found.book.id)} ${found.chapter}` : "";
    return say(`The middle chapter of the ${figure(CHAPTERS.length)} is ${name}.`, name);
  }
  const { verses } = total(BOOKS);
  const name = formatReference(toPassage(verses / 2, verses / 2 + 1));
  return say(`Of the ${figure(verses)} verses the middle two are ${name}.`, name);
}

type Rule = readonly [RegExp, (...groups: (string | undefined)[]) => Fact | null];

const WHICH = "(?:(?:what|which) (?:is|was|are) )?(?:(?:what|which) )?(?:the )?";
const rule = (source: string, answer: Rule[1]): Rule => [new RegExp(`^${source}$`), answer];
const RULES: readonly Rule[] = [
  rule(
    `(?:how many|number of) (book|chapter|verse)s (?:are there in |are in |are there |there are in |there in |in |does |are |make up )?(?:all of )?${PART}(?: have| contain| has)?`,
    (unit = "", testament) => countIn(unit, toTestament(testament)),
  ),
  rule("(?:how many|number of) (book|chapter|verse)s(?: are)?(?: there)?", (unit = "") =>
    countIn(unit, null),
  ),
  rule("(?:what|which) book has (?:the )?most (?:chapters|verses)", () =>
    extreme(true, "book", null),
  ),
  rule(
    "(?:how many|number of) (?:psalms)(?: are)?(?: there)?(?: in (?:the )?(?:book of )?psalms)?",
    () => say("There are 150 psalms.", "Psalm 1:1-2"),
  ),
  rule(
    `(?:how many|number of) (chapter|verse)s (?:${HAVE})${BOOK}(?: have| contain| has)?`,
    (unit = "", name = "") => countOf(unit, name),
  ),
  rule(
    `${WHICH}(longest|biggest|largest|shortest|smallest) (book|chapter|psalm)(?: (?:in|of) ${PART})?`,
    (size = "", unit = "", testament) => extreme(!/^s/.test(size), unit, toTestament(testament)),
  ),
  rule(
    `${WHICH}(book|chapter|psalm) is (?:the )?(longest|shortest)(?: (?:in|of) ${PART})?`,
    (unit = "", size = "", testament) => extreme(!/^s/.test(size), unit, toTestament(testament)),
  ),
  rule(
    `${WHICH}(longest|biggest|largest|shortest|smallest) (gospel|letter|epistle|prophetic book|book of (?:the )?prophets?|prophet's book)(?: (?:in|of) ${PART})?`,
    (size = "", kind = "") => extremeOfKind(!/^s/.test(size), toKind(kind)),
  ),
  rule(`${WHICH}(?:shortest|smallest) verse(?: (?:in|of) ${PART})?`, () =>
    say("The shortest verse in English Bibles is John 11:35.", "John 11:35"),
  ),
  rule(`${WHICH}longest verse(?: (?:in|of) ${PART})?`, () =>
    say("The longest verse is Esther 8:9.", "Esther 8:9"),
  ),
  rule(`${WHICH}(?:middle|center|centre) (chapter|verse)(?: (?:in|of) ${PART})?`, (unit = "") =>
    middle(unit),
  ),
  rule(
    `${WHICH}(first|last|final|second|third|fourth|fifth|sixth|seventh|eighth|ninth|tenth|\\d{1,2}(?:st|nd|rd|th)) book(?: (?:in|of) ${PART})?`,
    (place = "", testament) => placed(place, toTestament(testament)),
  ),
  rule(
    `${WHICH}(first|last|final) (?:verse|sentence|words?)(?: (?:in|of) ${WHOLE})?`,
    (place = "") =>
      place === "first"
        ? say("The first verse of the Bible is Genesis 1:1.", "Genesis 1:1")
        : say("The last verse of the Bible is Revelation 22:21.", "Revelation 22:21"),
  ),
  rule(
    `(?:what|which) (?:book )?(?:comes|is|stands) (?:right |directly |just )?(before|after) ${BOOK}`,
    (side = "", name = "") => neighbor(side, name),
  ),
  rule(`(?:what|which) book (follows|precedes) ${BOOK}`, (side = "", name = "") =>
    neighbor(side, name),
  ),
  rule("who (?:wrote|penned|authored) (?:most of |many of )(?:the )?psalms", () =>
    say(
      "David: seventy-three psalms bear his name in the Hebrew text, more than any other.",
      "Psalm 23:1",
    ),
  ),
  rule(`who (?:wrote|penned|authored|is said to have written) ${BOOK}`, (name = "") =>
    author(name),
  ),
  rule(`who (?:is|was) (?:the )?(?:author|writer) of ${BOOK}`, (name = "") => author(name)),
  rule(`by whom was ${BOOK} written`, (name = "") => author(name)),
  rule(`${BOOK} (?:is|was|were) written by (?:who|whom|which|what)(?: \\w+)?`, (name = "") =>
    author(name),
  ),
  rule(
    `(?:what|which) (?:apostle|disciple|evangelist|prophet|person|man|writer|author) (?:wrote|penned|authored) ${BOOK}`,
    (name = "") => author(name),
  ),
  rule(
    "who (?:is|was) the (?:last|final) (?:old testament prophet|prophet (?:of|in) the old testament)",
    () =>
      say(
        "The last of the prophets’ books in the Old Testament is Malachi. Jesus counts John the Baptist as the last before the good news of God’s kingdom.",
        "Malachi 1:1",
        "Luke 16:16",
      ),
  ),
  rule(
    `(?:(?:in|from) )?(?:what|which) testament (?:is|has|contains) ${BOOK}(?: in| found)?`,
    (name = "") => testamentOf(name),
  ),
  rule(
    `is ${BOOK} (?:in|from|part of) (?:the )?(?:old or (?:the )?new|new or (?:the )?old|old testament or (?:the )?new) testament`,
    (name = "") => testamentOf(name),
  ),
];

/** The direct answer to a question about the books themselves; null for any other. Pure. */
export function answerAboutCanon(plain: string): Fact | null {
  for (const [pattern, answer] of RULES) {
    const found = pattern.exec(plain);
    const fact = found ? answer(...found.slice(1)) : null;
    if (fact) return fact;
  }
  return null;
}
