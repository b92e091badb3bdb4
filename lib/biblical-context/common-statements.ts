// Statements that several kinds of subjects share: where a place lies, how a book and a period are
// dated, who is named, what is not known.
import "server-only";
import { readerHref } from "@/lib/bible/references/reader-link";
import type { VerseRange } from "@/lib/bible/references/verse-range";
import type { BookFacts } from "@/lib/content/books/schema";
import { PEOPLE } from "@/lib/content/people";
import type { Person } from "@/lib/content/people/schema";
import type { Period } from "@/lib/content/periods/schema";
import type { Place } from "@/lib/content/places/schema";
import type { KeyFigure } from "@/lib/content/schema";
import { formatYears } from "./relations";
import type { ContextSource, Statement } from "./schema";
import { contextPage } from "./sources";
import { state, stateFact } from "./statements";

/** What is known of a subject, before it is shortened and sorted into fields. */
export interface Draft {
  title: string;
  statements: Statement[];
  /** With what is known of each: "Noah, builder of the ark". */
  keyFigures: string[];
  relatedVerses: string[];
  /** The passages it stands on, most telling first. */
  spans: VerseRange[];
  pages: ContextSource[];
  note: string | null;
}

/** The title of an answer. */
export const titleOf = (name: string): string => `Biblical Context: ${name}`;

const NOT_STATED = /^(?:not stated|no narrative(?: date)?)$/;

const periodPage = ({ name }: Period): ContextSource => contextPage("historical", name);

/** A link to read a book of the Bible. */
export const bookPage = ({ name }: BookFacts): ContextSource => ({
  label: `Read ${name}`,
  href: readerHref(`${name} 1`),
});

function degrees(value: number, positive: string, negative: string): string {
  return `${Math.abs(value).toFixed(2)}° ${value < 0 ? negative : positive}`;
}

function positionOf({ lat, lon, coordinateSource }: Place): string {
  if (lat === null || lon === null) return "";
  const isOpenBible = coordinateSource?.startsWith("OpenBible") ?? false;
  const credit = isOpenBible ? " (OpenBible.info geocoding data, CC BY 4.0)" : "";
  return ` Position: about ${degrees(lat, "N", "S")}, ${degrees(lon, "E", "W")}${credit}.`;
}

/** Where a place lies today, and how sure that is. `opening` says how it comes into the answer. */
export function statePlace(place: Place, opening = ""): Statement {
  const { name, otherNames, modern, identification, keyVerses } = place;
  const also = otherNames.length > 0 ? ` (also ${otherNames.join(", ")})` : "";
  const position = positionOf(place);
  const references = keyVerses.slice(0, 2);
  const sure = {
    certain: "",
    probable: " The identification is likely, not certain.",
    disputed: ` The identification is disputed${position === "" ? "" : "; the position shows one proposal only"}.`,
  }[identification];
  const mark = identification === "certain" ? "fact" : "inference";
  const text = `${opening}${name}${also}, today: ${modern}.${position}${sure}`;
  const sources = [contextPage("archaeological", name)];
  return state("geographicalContext", mark, text, { references, sources });
}

/** Where the events or the writing of a book are set. */
export function stateSetting(book: BookFacts): Statement[] {
  const setting = book.setting.filter((item) => !NOT_STATED.test(item));
  const sources = [bookPage(book)];
  if (setting.length === 0) {
    const text = `${book.name} does not say where it was written or where its readers lived`;
    return [state("geographicalContext", "fact", text, { sources })];
  }
  const text = `${book.name} is connected with these places: ${setting.join("; ")}`;
  return [state("geographicalContext", "fact", text, { sources })];
}

/**
 * When the events of a book and its writing are placed, the traditional view beside that of most
 * scholars.
 */
export function stateBookDates(book: BookFacts): Statement[] {
  const sources = [bookPage(book)];
  const written = `Writing of ${book.name}: traditionally ${book.writtenTraditional}; by scholarly reckoning ${book.writtenScholarly}`;
  const isLetter = book.genre.includes("Letters");
  const span = isLetter ? `Occasion of ${book.name}` : `What ${book.name} covers`;
  const events = NOT_STATED.test(book.eventsSpan)
    ? `${book.name} recounts no dated events`
    : `${span}: ${book.eventsSpan}`;
  return [
    state("timeline", "fact", events, { sources }),
    state("timeline", "fact", written, { sources }),
  ];
}

/** How a book of this kind is introduced: "Romans is one of Paul’s letters …". */
const KINDS: Record<BookFacts["genre"], string> = {
  Law: "one of the five books of the Law",
  History: "one of the books of history",
  Poetry: "one of the books of poetry",
  "Major Prophets": "one of the Major Prophets",
  "Minor Prophets": "one of the twelve Minor Prophets",
  Gospels: "one of the four Gospels",
  "History (NT)": "the one book of history",
  "Letters of Paul": "one of the letters of Paul",
  "General Letters": "one of the general letters",
  Apocalypse: "the one apocalypse",
};

/** A noted purpose ("Tells how …", "Written so that …") with its book as the subject. */
function purposeOf({ purpose }: BookFacts): string {
  const noted = purpose.charAt(0).toLowerCase() + purpose.slice(1);
  return noted.startsWith("written ") ? `It was ${noted}` : `It ${noted}`;
}

function authorOf({ traditionalAuthor, scholarlyView }: BookFacts): string {
  if (traditionalAuthor === scholarlyView) {
    return `Its author, in the traditional view and for most scholars alike: ${scholarlyView}`;
  }
  return `Its author in the traditional view: ${traditionalAuthor}. In the view of many scholars: ${scholarlyView}`;
}

/** What a book is and for whom. */
export function stateBook(book: BookFacts): Statement[] {
  const { name, testament, genre, audience, confidence } = book;
  const sources = [bookPage(book)];
  const sure =
    confidence === "certain" ? "This is not disputed" : `How certain this is: ${confidence}`;
  const kind = `${name} is ${KINDS[genre]} in the ${testament} Testament`;
  return [
    state(
      "historicalContext",
      "fact",
      `${kind}. ${purposeOf(book)}. Its first readers: ${audience}`,
      { sources },
    ),
    state("historicalContext", "fact", `${authorOf(book)}. ${sure}`, { sources }),
  ];
}

/** What a book may mean for a reader today. */
export const stateBookApplication = (book: BookFacts): Statement =>
  state("modernRelevance", "application", book.application, { sources: [bookPage(book)] });

/** A period with its years and the ways of counting them. */
export function statePeriodYears(period: Period): Statement[] {
  const sources = [periodPage(period)];
  return [
    state("timeline", "fact", `${period.name}: ${formatYears(period)}`, { sources }),
    ...period.dateViews.map((view) =>
      state("timeline", "fact", `How the years are counted: ${view}`, { sources }),
    ),
  ];
}

/** The world of a period, for a subject that belongs to it: its powers and background. */
export function statePeriodWorld(period: Period, isSubject = false): Statement[] {
  const sources = [periodPage(period)];
  return [
    state(
      "historicalContext",
      "fact",
      `Powers of the time${isSubject ? "" : ` (${period.name})`}: ${period.powers.join("; ")}`,
      { sources },
    ),
    ...period.background.map((fact) =>
      stateFact("historicalContext", fact, {
        sources,
        ...(isSubject ? {} : { about: period.name }),
      }),
    ),
  ];
}

/** Daily life and worship in a period. */
export function statePeriodCulture(period: Period, isSubject = false): Statement[] {
  const sources = [periodPage(period)];
  return period.culture.map((fact) =>
    stateFact("culturalBackground", fact, {
      sources,
      ...(isSubject ? {} : { about: period.name }),
    }),
  );
}

/** A person in a list of key figures. */
export const describePerson = ({ name, role }: Person): string =>
  name.endsWith(role) ? name : `${name}, ${role}`;

/** Key figures as an answer names them: "Noah, builder of the ark". */
export function describeFigures(figures: readonly KeyFigure[]): string[] {
  return figures.flatMap((figure) => {
    if (typeof figure === "string") return figure;
    const person = PEOPLE.find(({ id }) => id === figure.person);
    return person ? describePerson(person) : [];
  });
}

/** Each once; a bare name is left out where the same one stands with more. */
export function uniqueFigures(figures: readonly string[], most: number): string[] {
  return [...new Set(figures)]
    .filter((figure, _at, all) => !all.some((other) => other.startsWith(`${figure}, `)))
    .slice(0, most);
}
