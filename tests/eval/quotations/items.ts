import { createHash } from "node:crypto";
import { BOOKS } from "@/lib/bible/canon";
import { TRANSLATION_CODES } from "@/lib/bible/constants";
import { countVerses, formatReference, toPassage, toVerseAddress } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import type { Verdict } from "@/lib/quotation-check/constants";
import { Random } from "../hostile/random";
import { alone, framed, written } from "./frames";
import {
  NO_BOOKS,
  NO_SCRIPTURE,
  OTHER_TRANSLATIONS,
  PROSE,
  SAYINGS,
  TAKEN_OUT,
} from "./hand-written";
import { type MadeVerse, Table } from "./table";

/** A text with one thing in it that is to be judged; "none": nothing in it is. */
export interface Item {
  /** How it was made decides its class. */
  label: Verdict | "none";
  text: string;
  /** The words that are judged: where it stands in the text is told by them. */
  quoted: string;
  /** How it was made, for whoever looks at it. */
  made: string;
}

/** How many items of each class. */
export const COUNTS: Readonly<Record<Item["label"], number>> = {
  exact: 700,
  differs: 500,
  joined: 350,
  "wrong-place": 350,
  "taken-out": 200,
  "not-held": 300,
  "no-such-verse": 250,
  saying: 150,
  named: 100,
  none: 100,
};

type Made = Omit<Item, "label">;

const DENIES = /\b(?:not|no|never|nor|neither|none|nothing|cannot|without)\b|n[’']t\b/i;
const TELLS =
  /\b(?:said|saith|says?|saying|spake|spoke|answered|replied|asked|cried|thinks?|thought|written)\b/i;

/** Changes of how words are written that change none of them. */
const SPELLINGS: readonly (readonly [string, (text: string, random: Random) => string])[] = [
  ["as it stands", (text) => text],
  ["as it stands", (text) => text],
  ["straight marks", (text) => text.replace(/[“”]/g, '"').replace(/[‘’]/g, "'")],
  ["no marks within", (text) => text.replace(/[“”‘"]/g, "")],
  ["capitals", (text) => text.toUpperCase()],
  ["small letters", (text) => text.toLowerCase()],
  [
    "no punctuation",
    (text) =>
      text
        .replace(/[.,;:!?—“”"()]+/g, " ")
        .replace(/ +/g, " ")
        .trim(),
  ],
  [
    "other punctuation",
    (text) => text.replace(/[;:]/g, ",").replace(/,/g, " –").replace(/ +/g, " "),
  ],
  ["line ends", (text) => text.replace(/, /g, ",\n")],
  ["a verse number", (text, random) => `${random.below(40) + 1} ${text}`],
  ["a raised verse number", (text) => `¹⁶ ${text}`],
  ["the name of God", (text) => text.replace(/\bYahweh\b(?!’)/g, "the LORD")],
];

class Maker {
  readonly table: Table;

  constructor(
    scripture: Scripture,
    readonly random: Random,
  ) {
    this.table = new Table(scripture);
  }

  /** A part of a verse that begins and ends with a clause, and from which nothing that was left out takes its sense. */
  #clause({ text }: MadeVerse): string {
    const cuts = [...text.matchAll(/[,;:.!?]\s+/g)].map(
      ({ index, 0: sign }) => index + sign.length,
    );
    const from = this.random.pick([0, 0, ...cuts]);
    const to = this.random.pick([text.length, text.length, ...cuts.filter((cut) => cut > from)]);
    const before = text.slice(0, from);
    const part = text.slice(from, to).replace(/[,;:\s]+$/, "");
    const isWhole = !DENIES.test(before) && !TELLS.test(before);
    return isWhole && part.split(" ").length >= 6 ? part : text;
  }

  #elided({ text }: MadeVerse): string | null {
    const cuts = [...text.matchAll(/[,;:.]\s+/g)].map(({ index, 0: sign }) => index + sign.length);
    const [from, to] = [cuts[0], cuts.at(-1)];
    if (from === undefined || to === undefined || from === to) return null;
    const left = text.slice(from, to);
    const [head, tail] = [text.slice(0, from), text.slice(to)];
    if (DENIES.test(left) || TELLS.test(left) || DENIES.test(head)) return null;
    if (head.split(" ").length < 4 || tail.split(" ").length < 4) return null;
    return `${head.replace(/[,;:.\s]+$/, "")} … ${tail}`;
  }

  exact(): Made | null {
    const { table, random } = this;
    const verse = table.pick(random);
    const way = random.below(10);
    if (way === 0) {
      const quoted = this.#elided(verse);
      return quoted === null ? null : this.#beside(quoted, verse.reference, "words left out");
    }
    if (way === 1) {
      const next = table.verse(verse.order + 1, verse.code);
      const isSame = toVerseAddress(verse.order).chapter === toVerseAddress(next.order).chapter;
      if (!isSame || next.text === "" || next.text.split(" ").length > 40) return null;
      const range = formatReference(toPassage(verse.order, next.order));
      return this.#beside(`${verse.text} ${next.text}`, range, "two verses run on");
    }
    const [made, change] = random.pick(SPELLINGS);
    const quoted = change(this.#clause(verse), random);
    if (random.below(5) === 0 && quoted.split(" ").length >= 8)
      return { text: alone(random, quoted), quoted, made: `${made}, no reference` };
    return this.#beside(quoted, verse.reference, made);
  }

  #beside(quoted: string, reference: string, made: string, bare: "bare" | "marked" = "bare"): Made {
    return { text: framed(this.random, quoted, reference, bare), quoted, made };
  }

  differs(): Made | null {
    const { table, random } = this;
    const verse = table.pick(random, 9, 40);
    if (random.below(6) === 0) return this.#mixed(verse);
    const words = this.#clause(verse).split(" ");
    const times = words.length > 16 ? 1 + random.below(3) : 1;
    const names: string[] = [];
    for (let time = 0; time < times; time++) names.push(this.#change(words));
    const quoted = words.join(" ");
    if (table.stands(quoted) || words.length < 7) return null;
    if (random.below(5) === 0 && words.length >= 9)
      return { text: alone(random, quoted), quoted, made: `${names.join(", ")}, no reference` };
    return this.#beside(quoted, verse.reference, names.join(", "), "marked");
  }

  /** Changes one word, and says how. */
  #change(words: string[]): string {
    const { random, table } = this;
    const telling = words.flatMap((word, at) => (/^\p{Ll}{4,}[,;.:]?$/u.test(word) ? [at] : []));
    const at = telling.length > 0 ? random.pick(telling) : random.below(words.length);
    const other = () =>
      random.pick(table.pick(random).text.match(/(?<= )\p{Ll}{4,}(?= )/gu) ?? ["mercy"]);
    switch (random.below(4)) {
      case 0:
        words[at] = other();
        return "a word exchanged";
      case 1:
        words.splice(at, 1);
        return "a word left out";
      case 2:
        words.splice(at, 0, other());
        return "a word added";
      default: {
        const [one, two] = [words[at], words[at + 1]];
        if (one !== undefined && two !== undefined) words.splice(at, 2, two, one);
        return "two words turned round";
      }
    }
  }

  /** The first half in one translation, the second in the other. */
  #mixed({ order }: MadeVerse): Made | null {
    const { table } = this;
    const [one = "", other = ""] = TRANSLATION_CODES.map((code) => table.verse(order, code).text);
    const first = /^.{20,}?[,;:] /.exec(one)?.[0];
    const second = /[,;:] (.{20,})$/.exec(other.slice(15))?.[1];
    if (!first || !second) return null;
    const quoted = first + second;
    const isMixed = !table.stands(first, ["KJV"]) && !table.stands(second, ["WEB"]);
    if (!isMixed || table.stands(quoted)) return null;
    return this.#beside(
      quoted,
      table.verse(order, "WEB").reference,
      "translations mixed",
      "marked",
    );
  }

  joined(): Made | null {
    const { table, random } = this;
    const count = random.below(4) === 0 ? 3 : 2;
    const verses = Array.from({ length: count }, () => table.pick(random, 8, 30));
    const parts = verses.map((verse) => this.#clause(verse).replace(/[.,;:!?\s]+$/, ""));
    if (parts.some((part) => part.split(" ").length < 6 || part.split(" ").length > 24))
      return null;
    if (new Set(verses.map(({ order }) => toVerseAddress(order).book)).size < count) return null;
    const sign = random.pick([". ", ", ", " ", "; ", " … ", " and "]);
    const quoted = parts.join(sign);
    const references = verses.map(({ reference }) => reference);
    const made = `${count} passages, “${sign.trim()}” between`;
    const way = random.below(3);
    if (way === 0) return { text: alone(random, quoted), quoted, made };
    const named = way === 1 ? (references[0] ?? "") : references.join("; ");
    const text =
      way === 1
        ? framed(random, quoted, named, "marked")
        : `“${quoted.replace(/[“”]/g, "")}” (${named})`;
    return { text, quoted, made };
  }

  "wrong-place"(): Made | null {
    const { table, random } = this;
    const verse = table.pick(random);
    const quoted = this.#clause(verse);
    if (quoted.split(" ").length < 6) return null;
    const near = random.below(2) === 0;
    const { book, chapter } = toVerseAddress(verse.order);
    const other = near ? verse.order + 4 + random.below(12) : table.pick(random).order;
    if (other > 31_102 || table.standsAt(quoted, other)) return null;
    if (near && toVerseAddress(other).book !== book) return null;
    const { reference } = table.verse(other, "WEB");
    const made = near ? `a verse further on than ${book} ${chapter}` : "any other verse";
    return this.#beside(quoted, reference, made, random.below(6) === 0 ? "bare" : "marked");
  }

  "taken-out"(): Made | null {
    const { table, random } = this;
    if (random.below(5) === 0) {
      const [quoted, reference] = random.pick(TAKEN_OUT);
      return this.#beside(quoted, reference, "by hand", "marked");
    }
    const verse = table.pick(random, 10, 40);
    const found = /(?:^|[.;:,] )([^.;:,?!“”]*?)\b(not|never) ([^.;:,?!“”—]{18,})(?=[.;,:])/.exec(
      verse.text,
    );
    if (!found) return null;
    const [, before = "", , after = ""] = found;
    if (DENIES.test(before) || DENIES.test(after) || /\?/.test(verse.text)) return null;
    if (after.split(" ").length < 5) return null;
    const isBetween = random.below(2) === 0 && before.trim().split(" ").length >= 2;
    const quoted = isBetween ? `${before.trim()} … ${after}` : after;
    // The words may stand somewhere without a “not” before them.
    const places = TRANSLATION_CODES.flatMap((code) =>
      table.texts(code).filter((text) => text.includes(after)),
    );
    if (places.length > 1) return null;
    return this.#beside(
      quoted,
      verse.reference,
      isBetween ? "a “not” left out" : "after a “not”",
      "marked",
    );
  }

  "not-held"(): Made | null {
    const { random, table } = this;
    const way = random.below(3);
    if (way === 0) {
      const [quoted, reference] = random.pick(OTHER_TRANSLATIONS);
      return this.#beside(quoted, reference, "another translation", "marked");
    }
    const quoted = way === 1 ? random.pick(NO_SCRIPTURE) : this.#invented();
    const made = way === 1 ? "somebody else’s words" : "invented";
    return random.below(2) === 0
      ? { text: alone(random, quoted), quoted, made }
      : this.#beside(quoted, table.pick(random).reference, made, "marked");
  }

  /** A verse that nobody wrote, in the manner of one. */
  #invented(): string {
    const { random } = this;
    const who = random.pick([
      "the keeper of the bridge",
      "a patient gardener",
      "my uncle Zebulon",
      "the weaver of Tekoa",
      "whoever polishes lanterns",
      "the seventh trumpeter",
    ]);
    const does = random.pick([
      "shall inherit the quiet of",
      "borrows gladness from",
      "counts the steps toward",
      "hath mended every ladder of",
      "doth whisper unto",
      "will polish the windows of",
    ]);
    const what = random.pick([
      "the northern lighthouse",
      "a thousand umbrellas",
      "the patient clockmaker",
      "his neighbor’s orchard",
      "the unfinished bridge",
      "a kinder Thursday",
    ]);
    const end = random.pick([
      "and none shall hurry him",
      "for slowness is a lamp",
      "till the kettle sings",
      "and his sandals shall be polite",
      "because tomorrow hath many pockets",
      "yea, even unto the last biscuit",
    ]);
    const text = `${who} ${does} ${what}, ${end}`;
    return text.charAt(0).toUpperCase() + text.slice(1);
  }

  "no-such-verse"(): Made | null {
    const { table, random } = this;
    const { id, name, verseCounts } = random.pick(BOOKS);
    const chapters = verseCounts.length;
    const chapter = 1 + random.below(chapters);
    const verses = countVerses(id, chapter);
    const singular = name === "Psalms" ? "Psalm" : name;
    const reference = random.pick([
      `${singular} ${chapter}:${verses + 1 + random.below(20)}`,
      `${singular} ${chapter}:${verses + 1 + random.below(4)}`,
      `${singular} ${chapters + 1 + random.below(9)}:${1 + random.below(20)}`,
      `${random.pick(NO_BOOKS)} ${1 + random.below(9)}:${1 + random.below(20)}`,
    ]);
    if (random.below(2) === 0) {
      const text = random.pick([
        (ref: string) => `See ${ref} for more.`,
        (ref: string) => `This is the point of ${ref}, I think.`,
        (ref: string) => `We closed with ${ref}.`,
        (ref: string) => `Some point to ${ref} here, others to their own experience.`,
      ])(reference);
      return { text, quoted: reference, made: "a reference alone" };
    }
    const quoted = this.#clause(table.pick(random, 8, 30));
    return this.#beside(quoted, reference, "with the words of a verse", "marked");
  }

  saying(): Made | null {
    const { random, table } = this;
    const quoted = random.pick(SAYINGS);
    const way = random.below(4);
    if (way === 0) {
      const { reference } = table.pick(random);
      return this.#beside(quoted, reference, "beside a reference", "marked");
    }
    if (way === 1) {
      const text = `As the Bible says, ${quoted.charAt(0).toLowerCase()}${quoted.slice(1)}.`;
      return { text, quoted: quoted.slice(1), made: "without marks" };
    }
    return { text: alone(random, quoted), quoted, made: "in marks" };
  }

  named(): Made | null {
    const { random, table } = this;
    const reference = written(random, table.pick(random).reference);
    const text = random.pick([
      (ref: string) => `We spent the evening on ${ref} and what came before it.`,
      (ref: string) => `For more on this, see ${ref}.`,
      (ref: string) => `The reading was ${ref}, and the children listened.`,
      (ref: string) => `Compare ${ref} with what was said above.`,
    ])(reference);
    return { text, quoted: reference, made: "in a sentence" };
  }

  none(): Made | null {
    const { random } = this;
    const list = Array.from({ length: 1 + random.below(4) }, () => random.pick(PROSE));
    return { text: [...new Set(list)].join(" "), quoted: "", made: "prose" };
  }
}

const SEED = 20_261_126;

/** The items of the benchmark, the same in every run. */
export function makeItems(scripture: Scripture): Item[] {
  const maker = new Maker(scripture, new Random(SEED));
  const items: Item[] = [];
  const seen = new Set<string>();
  for (const [name, count] of Object.entries(COUNTS)) {
    const label = name as Item["label"];
    for (let made = 0, tries = 0; made < count; tries++) {
      const item = maker[label]();
      // There are only so many sentences by hand.
      if (item === null || (seen.has(item.text) && tries < count * 60)) continue;
      seen.add(item.text);
      items.push({ label, ...item });
      made++;
    }
  }
  return items;
}

/** One line of JSON for each item, as it is published, and what tells that it is the same. */
export function toLines(items: readonly Item[]): { lines: string; checksum: string } {
  const lines = `${items.map((item) => JSON.stringify(item)).join("\n")}\n`;
  return { lines, checksum: createHash("sha256").update(lines).digest("hex") };
}
