import { BOOKS } from "../canon";
import { unknownBookMessage } from "../rules";
import { toNumber } from "./number-words";

const NUMBER = "[1-9]|1st|2nd|3rd|[4-9]th|[Ff]irst|[Ss]econd|[Tt]hird|[Ff]ourth|[Ff]ifth";
const ORDINALS_FOR_NAMES = "[Ff]ourth|[Ff]ifth|4th|5th|3rd|[Tt]hird|2nd|[Ss]econd";
/** How many books of a name there are: 3 of John. */
const counts = new Map<string, number>();
for (const { name } of BOOKS) {
  const bare = name.replace(/^\d /, "");
  counts.set(bare, Math.max(counts.get(bare) ?? 0, bare === name ? 0 : Number(name[0])));
}
// The gospel has no number.
const NUMBERED = [...counts].filter(([, count]) => count > 0).map(([name]) => name);
const ALONE = [...counts].filter(([, count]) => count === 0).map(([name]) => name);
/** People and words taken for books. */
const NO_BOOKS =
  "Hezekiah|Hesitations?|Opinions?|Confusions?|Abraham|Moses|Noah|David|Solomon|Elijah|Elisha|Adam|Mary|Paul|Judas|Saul|Barnabas|Josiah|Gideon|Samson|Pharisees|Egyptians|Babylonians|Athenians|Macedonians|Cretans|Bereans|Apostles|Disciples|Caesar|Pilate|Herod";

/** "Fourth John", "3 Corinthians"; without a chapter, which the grammar would read. */
const TOO_MANY = new RegExp(
  `(?<![\\p{L}\\d:])(?<!\\b(?:[Tt]he|my|a|his|her|our|to|[Aa]t|age)\\s)(${NUMBER})\\s(${NUMBERED.flatMap((name) => [name, name.toLowerCase()]).join("|")})(?![\\p{L}'’]|\\s?\\d|\\s[A-Z])`,
  "gu",
);
const NEVER = new RegExp(
  `(?<![\\p{L}\\d:])(?<!\\b(?:[Tt]he|my|a|his|her|our|to|[Aa]t|age)\\s)((?:[1-9]|${ORDINALS_FOR_NAMES})\\s(?:${ALONE.join("|")}|${NO_BOOKS})|(?:[Ff]irst|1st)\\s(?:${NO_BOOKS}))(?![\\p{L}'’]|\\s?\\d|\\s\\p{Lu})`,
  "gu",
);
const OTHER_BOOK = `(?:gospels?|apocalypse|book|acts|letter|epistle)\\sof\\s(?:st\\.?\\s)?(?:thomas|judas|mary(?:\\smagdalene)?|peter|philip|nicodemus|barnabas|enoch|jubilees|jasher|tobit|judith|baruch|wisdom|sirach|maccabees|esdras|adam\\sand\\seve|hezekiah)|(?:[1-4]|1st|2nd|3rd|4th|first|second|third|fourth)\\s(?:maccabees|macc|esdras|enoch|clement)|tobit|judith|sirach|ecclesiasticus|baruch|enoch|jubilees|bel\\sand\\sthe\\sdragon|prayer\\sof\\smanasseh|wisdom\\sof\\ssolomon|susanna|tobias|tobie|judit|sir[aá]cides?|ben\\ssira|macab(?:eos|eus)|maccab[eé]es|makkab[aä]er|baruc|baruque|sab(?:idur[ií]a|edoria)`;
/** A book of another canon or of none, cited by its place. */
const OTHER_PLACE = new RegExp(
  `(?<![\\p{L}\\d])(?<!\\b(?:my|our)\\s(?:\\p{L}+\\s)?)(?:the\\s)?(${OTHER_BOOK}),?\\s(?:(?:chapter|verse|saying|logion|ch|v)\\.?\\s)?(?:\\d{1,3}|one|two|three|four|five|six|seven|eight|nine|ten)(?![\\p{L}\\d])`,
  "giu",
);

/** Somebody's name in the place of a book: "Hezekiah 3:16"; "Judas" is Jude elsewhere. */
const NAME_AS_BOOK = new RegExp(
  `(?<![\\p{L}\\d:])(?<!\\b(?:[1-9]|${ORDINALS_FOR_NAMES}|[Ff]irst|to|at)\\s)(${NO_BOOKS.replace("|Judas", "")})\\s(?:chapter\\s)?\\d{1,3}\\s?[:.]\\s?\\d{1,3}(?!\\d|\\s?(?:[ap]\\.?m|o['’]clock)\\b)`,
  "giu",
);
/** "The book of Noah": people after whom no book of any canon here is called. */
const BOOK_OF =
  /\bbooks?\sof\s(noah|adam|eve|abraham|isaac|jacob|elijah|elisha|hezekiah|mary|paul|barnabas|gideon|samson|saul|goliath|cain|abel|lazarus|judas|pilate|lilith|methuselah|melchizedek)\b(?!['’]s)/giu;
/** Those to whom no letter of this canon is written. */
const LETTER_TO =
  /\b(?:paul['’]?s\s)?(?:letter|epistle)s?\s(?:of\s(?:st\.?\s|saint\s)?paul\s)?to\sthe\s(spanish|spaniards|egyptians|babylonians|athenians|macedonians|cretans|bereans|samaritans|jews|greeks|germans|french|english|americans|africans|syrians|arabs|persians|italians|alexandrians|cypriots|laodiceans|gentiles|pharisees|israelites|apostles)\b/giu;

function inFigures(name: string): string {
  return name.replace(/^\S+/, (number) => `${toNumber(number)}`);
}

function listed(name: string, count: number): string {
  const all = Array.from({ length: count }, (_none, at) => `${at + 1} ${name}`);
  return all.length === 2 ? all.join(" and ") : `${all.slice(0, -1).join(", ")} and ${all.at(-1)}`;
}

/** So many letters beside the place ("got it?", "please") ask for nothing more. */
const LITTLE_ELSE = 12;

/** True when a text asks for a place in a book, or for a letter, that nobody here has. Pure. */
export function asksForNoBook(text: string): boolean {
  const [place] = text.match(OTHER_PLACE) ?? [];
  if (place !== undefined && text.length - place.length <= LITTLE_ELSE) return true;
  return text.search(NAME_AS_BOOK) >= 0 || text.search(LETTER_TO) >= 0 || text.search(BOOK_OF) >= 0;
}

/**
 * What a text asks for that is no book of this canon, named by itself ("Fourth John", "1 Hezekiah")
 * or by its place in another one ("Gospel of Thomas 3"), each as a sentence with what there is.
 * Only for what a visitor writes: in running text figures stand before names for other reasons.
 */
export function explainMissingBooks(text: string): string[] {
  const messages: string[] = [];
  for (const [, number = "", name = ""] of text.matchAll(TOO_MANY)) {
    const known = NUMBERED.find((other) => other.toLowerCase() === name.toLowerCase()) ?? name;
    const count = counts.get(known) ?? 0;
    // "fourth kings" in small letters may be any kings.
    const isWord = /^kings$/.test(name);
    if (toNumber(number) <= count || isWord) continue;
    messages.push(
      `${unknownBookMessage(`${toNumber(number)} ${known}`).replace(/\.$/, "")}; there are ${listed(known, count)}.`,
    );
  }
  for (const [, name = ""] of text.matchAll(NEVER)) {
    messages.push(unknownBookMessage(inFigures(name)));
  }
  for (const [, name = ""] of text.matchAll(NAME_AS_BOOK)) {
    messages.push(unknownBookMessage(`${name[0]?.toUpperCase()}${name.slice(1).toLowerCase()}`));
  }
  for (const [, readers = ""] of text.matchAll(LETTER_TO)) {
    const name = `${readers[0]?.toUpperCase()}${readers.slice(1).toLowerCase()}`;
    messages.push(`There is no letter to the ${name} in this Bible.`);
  }
  for (const [, name = ""] of text.matchAll(BOOK_OF)) {
    messages.push(
      `There is no book of ${name[0]?.toUpperCase()}${name.slice(1).toLowerCase()} in this Bible.`,
    );
  }
  for (const [, name = ""] of text.matchAll(OTHER_PLACE)) {
    messages.push(
      `“${name[0]?.toUpperCase()}${name.slice(1)}” is not one of the 66 books of this Bible.`,
    );
  }
  return [...new Set(messages)];
}
