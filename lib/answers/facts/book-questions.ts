// What a teacher asks of a book: who wrote it, when, to whom and why, its parts, themes, people and
// key verses.
import "server-only";
import { BOOKS, type CanonBook } from "@/lib/bible/canon";
import { parseBook } from "@/lib/bible/references/parser";
import { BOOK_FACTS } from "@/lib/content/books";
import type { BookFacts } from "@/lib/content/books/schema";
import { PEOPLE } from "@/lib/content/people";
import { endSentence } from "@/lib/retrieval/excerpts";
import type { Fact } from "./fact";

type Tell = (facts: BookFacts) => string;

const tellPeople: Tell = ({ keyFigures }) =>
  keyFigures
    .map((figure) =>
      typeof figure === "string"
        ? figure
        : (PEOPLE.find(({ id }) => id === figure.person)?.name ?? figure.person),
    )
    .join(", ");

const tellOutline: Tell = ({ outline }) =>
  `\n\n${outline.map(({ passage, heading }) => `- ${heading} (${passage})`).join("\n")}`;

interface Aspect {
  label: string;
  /** The words that ask for it, in what is left of a question without the book's name. */
  asked: RegExp;
  tell: Tell;
}

/** In the order in which they are told. */
const ASPECTS: readonly Aspect[] = [
  {
    label: "Writer, by tradition",
    asked: /\b(?:who wrote|author|authorship|writer|wrote|written by)\b/,
    tell: ({ traditionalAuthor, scholarlyView }) =>
      `${endSentence(traditionalAuthor)} Scholars’ view: ${endSentence(scholarlyView)}`,
  },
  {
    label: "Written, by tradition",
    asked: /\b(?:when|date|dated|year)\b/,
    tell: ({ writtenTraditional, writtenScholarly }) =>
      `${endSentence(writtenTraditional)} As scholars date it: ${endSentence(writtenScholarly)}`,
  },
  {
    label: "Readers",
    asked:
      /\b(?:whom|audience|recipients?|readers?|addressed|addressee|written to|wrote to|written for|who did .+ to)\b/,
    tell: ({ audience }) => endSentence(audience),
  },
  {
    label: "Purpose",
    asked: /\b(?:why|purpose|aim|reason|occasion)\b/,
    tell: ({ purpose }) => endSentence(purpose),
  },
  {
    label: "Events",
    asked: /\b(?:events|setting|historical context|going on|happening|(?:took|takes?) place)\b/,
    tell: ({ eventsSpan, setting }) => endSentence(`${eventsSpan}; ${setting.join(", ")}`),
  },
  { label: "Kind", asked: /\b(?:genre|kind|type)\b/, tell: ({ genre }) => endSentence(genre) },
  {
    label: "Themes",
    asked: /\b(?:themes?(?! verse)|main (?:idea|ideas|message|point|topics?)|topics|message)\b/,
    tell: ({ themes }) => endSentence(themes.join(", ")),
  },
  {
    label: "People",
    asked: /\b(?:characters?|people|figures?)\b/,
    tell: (facts) => endSentence(tellPeople(facts)),
  },
  {
    label: "Outline",
    asked:
      /\b(?:outline|structure|structured|divided|division|divisions|sections|parts|breakdown|organized)\b/,
    tell: tellOutline,
  },
  {
    label: "Key verses",
    asked:
      /\b(?:key|main|memory|theme|central|important|famous) (?:verses?|passages?|texts?|scriptures?)\b/,
    tell: ({ keyVerses }) => endSentence(keyVerses.join("; ")),
  },
];
/** Asks for everything but people and kind. */
const OVERVIEW =
  /\b(?:overview|introduction|intro|background|survey|summary|summarize|info|information|facts)\b/;
const OF_OVERVIEW = new Set([
  "Writer, by tradition",
  "Written, by tradition",
  "Readers",
  "Purpose",
  "Events",
  "Themes",
  "Outline",
]);
/** "Tell me about the book of Haggai": of a book that is called one, since Haggai is a man, too. */
const ABOUT_BOOK =
  /^(?:(?:what|whats) (?:is |does )?about|(?:tell me|teach me|explain|what do you know) about|what happens in|about)$/;
/** What may stand beside an overview: "historical background to Haggai, king and date". */
const BESIDE_OVERVIEW = new Set("historical history king kings context time times".split(" "));

/** Words that may stand beside the book and what is asked of it. */
const FILLERS = new Set(
  "a an the of in to for by on and or is was were are be it its this that what which who how did give me i need want please tell show list find book books letter epistle gospel prophet written write main key central important famous theme verse verses passage passages text texts scripture scriptures idea ideas point topic biblical bible into some short brief quick".split(
    " ",
  ),
);
const NAME_BEFORE = /(?:the )?(?:book|gospel|letter|epistle)s? (?:of|to|according to) (?:the )?$/;
/** Most words in the name of a book. */
const LONGEST_NAME = 4;
/** Verses printed of those that are key. */
const MOST_PRINTED = 3;

/**
 * The one book a plain question names, what is left of it, and whether it is called a book; null
 * for none.
 */
function findBook(plain: string): { book: CanonBook; rest: string; isCalledBook: boolean } | null {
  const words = plain.split(" ");
  for (let length = LONGEST_NAME; length > 0; length--) {
    for (let at = words.length - length; at >= 0; at--) {
      const name = words
        .slice(at, at + length)
        .join(" ")
        .replace(/'s$/, "");
      // A short word may be an abbreviation by accident.
      if (name.length < 3 || FILLERS.has(words[at] ?? "")) continue;
      if (FILLERS.has(words[at + length - 1] ?? "")) continue;
      const id = parseBook(name);
      const book = id && BOOKS.find((one) => one.id === id);
      if (!book) continue;
      const before = words.slice(0, at).join(" ");
      const rest = [`${before} `.replace(NAME_BEFORE, ""), words.slice(at + length).join(" ")];
      return {
        book,
        rest: rest.join(" ").replace(/\s+/g, " ").trim(),
        isCalledBook: NAME_BEFORE.test(`${before} `),
      };
    }
  }
  return null;
}

/**
 * The direct answer to a question about a book: "who wrote, when and to whom is Philemon", "outline
 * of Ephesians", "key verse of Joel". Null unless every word is understood. Pure.
 */
export function answerAboutBook(plain: string): Fact | null {
  const found = findBook(plain);
  const facts = found && BOOK_FACTS.find(({ osis }) => osis === found.book.id);
  if (!found || !facts) return null;
  const isAbout = found.isCalledBook && ABOUT_BOOK.test(found.rest);
  const isOverview = isAbout || OVERVIEW.test(found.rest);
  const asked = ASPECTS.filter(
    ({ label, asked }) => asked.test(found.rest) || (isOverview && OF_OVERVIEW.has(label)),
  );
  const understood = ASPECTS.reduce(
    (rest, { asked }) => rest.replace(new RegExp(asked.source, "g"), " "),
    found.rest.replace(new RegExp(OVERVIEW.source, "g"), " "),
  );
  // "Who did Paul write Romans to": its writer belongs to it.
  const writers = new Set(facts.traditionalAuthor.toLowerCase().split(/\W+/));
  const isKnown = (word: string) =>
    word === "" ||
    FILLERS.has(word) ||
    writers.has(word) ||
    (isOverview && BESIDE_OVERVIEW.has(word));
  const isAll = isAbout || understood.split(" ").every(isKnown);
  // "When is Job" asks for no book's date.
  const isOfBook = asked.length > 1 || !/^when/.test(found.rest) || /\bwr[io]t/.test(found.rest);
  if (!isAll || !isOfBook || asked.length === 0) return null;
  const lines = asked.map(({ label, tell }) => `${label}: ${tell(facts)}`.replace(": \n", ":\n"));
  const isKey = asked.some(({ label }) => label === "Key verses");
  return {
    text: `${found.book.name}\n\n${lines.join("\n\n")}`,
    references: isKey ? facts.keyVerses.slice(0, MOST_PRINTED) : [],
  };
}
