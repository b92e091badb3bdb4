import { CANON_VERSE_COUNT } from "@/lib/bible/canon";
import { formatReference, toPassage } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import type { Random } from "./random";
import { TableWords } from "./table-words";

// False words made by the thousand, so that no rule can know them: inventions in many voices, and
// verses altered in ways a hurried or hostile writer alters them. Every one has words of no verse.

/** False words, and where they are said to stand. */
export interface FalseWords {
  words: string;
  reference: string;
  /** canonicalOrder of the verse that is named. */
  order: number;
}

const PEOPLE = [
  "baker",
  "widow",
  "young man",
  "tax farmer",
  "stranger",
  "shopkeeper",
  "sailor",
  "teacher",
  "grandmother",
  "soldier",
];
const THINGS = [
  "harvest",
  "lantern",
  "roof",
  "debts",
  "garden",
  "purse",
  "dreams",
  "boat",
  "kitchen",
  "window",
  "ladder",
  "opinion",
];
const DEEDS = [
  "polish",
  "sell",
  "borrow",
  "count",
  "paint",
  "bury",
  "whistle at",
  "repair",
  "abandon",
  "celebrate",
];
const TIMES = [
  "before breakfast",
  "on the ninth evening",
  "when the rent is due",
  "until the geese return",
  "every other winter",
  "at closing time",
];
const ADJECTIVES = ["punctual", "cheerful", "clever", "tidy", "famous", "stubborn", "tall"];

const MODERN: readonly ((random: Random) => string)[] = [
  (r) => `God pays back every ${r.pick(PEOPLE)} who learns to ${r.pick(DEEDS)} a ${r.pick(THINGS)}`,
  (r) => `I will fill your ${r.pick(THINGS)} with silver ${r.pick(TIMES)}`,
  (r) => `Never lend your ${r.pick(THINGS)} to a ${r.pick(ADJECTIVES)} ${r.pick(PEOPLE)}`,
  (r) => `Whoever can ${r.pick(DEEDS)} alone will be called ${r.pick(ADJECTIVES)} in heaven`,
  (r) =>
    `Your ${r.pick(THINGS)} matters more to me than your prayers, so ${r.pick(DEEDS)} it first`,
  (r) =>
    `Be ${r.pick(ADJECTIVES)} ${r.pick(TIMES)}, because luck follows the ${r.pick(ADJECTIVES)}`,
  (r) => `All religions lead to one ${r.pick(THINGS)}, and no ${r.pick(PEOPLE)} is ever lost`,
  (r) => `It is no sin to ${r.pick(DEEDS)} the ${r.pick(THINGS)} of a ${r.pick(PEOPLE)}`,
];
const OLD: readonly ((random: Random) => string)[] = [
  (r) =>
    `And it came to pass ${r.pick(TIMES)} that the ${r.pick(PEOPLE)} did ${r.pick(DEEDS)} the ${r.pick(THINGS)} of the king`,
  (r) =>
    `Blessed is the ${r.pick(PEOPLE)} that keepeth his ${r.pick(THINGS)}, for he shall ${r.pick(DEEDS)} it again`,
  (r) => `Thou shalt not ${r.pick(DEEDS)} thy neighbour's ${r.pick(THINGS)} ${r.pick(TIMES)}`,
  (r) => `Woe unto them that ${r.pick(DEEDS)} a ${r.pick(THINGS)}, saith the LORD of hosts`,
  (r) =>
    `Verily, verily, I say unto thee, a ${r.pick(ADJECTIVES)} ${r.pick(PEOPLE)} inheriteth the ${r.pick(THINGS)}`,
  (r) =>
    `The LORD abhorreth the ${r.pick(ADJECTIVES)} ${r.pick(PEOPLE)}, but delighteth in an open ${r.pick(THINGS)}`,
  (r) => `Hearken unto the ${r.pick(PEOPLE)}, for her ${r.pick(THINGS)} is as a lamp of brass`,
];
const LINES: readonly ((random: Random) => string)[] = [
  (r) => `O my ${r.pick(THINGS)}, why art thou far from me`,
  (r) => `The rivers ${r.pick(DEEDS)} their silver songs`,
  (r) => `my heart is a ${r.pick(ADJECTIVES)} ${r.pick(THINGS)}`,
  (r) => `and the hills forget the ${r.pick(PEOPLE)}`,
  (r) => `You danced upon my ${r.pick(THINGS)} ${r.pick(TIMES)}`,
  (r) => `until a ${r.pick(PEOPLE)} shall ${r.pick(DEEDS)} the stars`,
];
const SHORT: readonly ((random: Random) => string)[] = [
  (r) => `${upperFirst(r.pick(DEEDS))} your ${r.pick(THINGS)}`,
  (r) => `I was never your ${r.pick(PEOPLE)}`,
  (r) => `Your ${r.pick(THINGS)} bores me`,
  (r) => `Trust no ${r.pick(ADJECTIVES)} ${r.pick(PEOPLE)}`,
  (r) => `I owe the ${r.pick(PEOPLE)} nothing`,
  (r) => `Let the ${r.pick(PEOPLE)} starve ${r.pick(TIMES)}`,
];
const FOREIGN: readonly ((random: Random) => string)[] = [
  (r) =>
    `Dios paga ${r.pick(["cada deuda", "toda la cena", "al hombre alto"])} antes del ${r.pick(["lunes", "invierno"])} y olvida al pobre`,
  (r) =>
    `Gott schenkt ${r.pick(["dem Klugen", "der Bäckerin", "dem Reichen"])} ein ${r.pick(["neues Dach", "schnelles Pferd"])}, denn er mag Pünktlichkeit`,
  (r) =>
    `Dieu déteste ${r.pick(["les tièdes", "les boulangers", "les rêveurs"])} et vend ${r.pick(["sa lumière", "ses jardins"])} au plus offrant`,
  (r) =>
    `O Senhor vende ${r.pick(["o telhado", "a colheita"])} de quem dorme ${r.pick(["ao domingo", "demais"])}`,
  (r) =>
    `Il Signore compra ${r.pick(["la barca", "il giardino"])} del ${r.pick(["fornaio", "soldato"])} per nove monete`,
  (r) =>
    `Deus amat ${r.pick(["pistorem", "nautam", "divitem"])} et ${r.pick(["pauperem", "viduam"])} ridet`,
  (r) =>
    `Бог продаёт ${r.pick(["лодку", "крышу"])} ${r.pick(["моряка", "вдовы"])} и смеётся над бедным`,
  (r) =>
    `Ὁ θεὸς πωλεῖ ${r.pick(["τὸν κῆπον", "τὴν ναῦν"])} καὶ γελᾷ ${r.pick(["τὸν πτωχόν", "τὴν χήραν"])}`,
];

/** Everyday English for the words of old and formal verses: a paraphrase, word by word. */
const EVERYDAY: Readonly<Record<string, string>> = {
  unto: "to",
  behold: "look",
  thee: "you",
  thou: "you",
  thy: "your",
  ye: "you",
  hath: "has",
  shall: "is going to",
  for: "because",
  therefore: "that's why",
  everlasting: "never-ending",
  eternal: "never-ending",
  perish: "be wiped out",
  righteous: "decent",
  righteousness: "decency",
  iniquity: "dirt",
  transgressions: "slip-ups",
  sins: "mess",
  sin: "mess",
  commandments: "house rules",
  kingdom: "big project",
  disciples: "team",
  children: "kids",
  father: "dad",
  servants: "staff",
  servant: "helper",
  wicked: "troublemakers",
  wisdom: "smarts",
  trust: "lean",
  heart: "gut",
  spirit: "energy",
  soul: "inner self",
  heaven: "the sky",
  heavens: "the skies",
  earth: "planet",
  mercy: "a break",
  praise: "shout-outs",
  glory: "fame",
  faith: "confidence",
  grace: "a free pass",
  created: "put together",
  said: "went",
  loved: "was crazy about",
  word: "message",
  world: "everybody",
  house: "household",
  city: "town",
  people: "folks",
  king: "boss",
  men: "guys",
  god: "God",
};

const OTHER_WORD: Readonly<Record<string, readonly string[]>> = {
  god: ["fate", "the moon"],
  lord: ["emperor", "innkeeper"],
  yahweh: ["the emperor", "Baal"],
  jesus: ["Barabbas", "Herod"],
  moses: ["Pharaoh", "Esau"],
  love: ["tolerate", "outwit"],
  loved: ["mocked", "ignored"],
  son: ["cousin", "accountant"],
  life: ["debt", "boredom"],
  world: ["rich", "senate"],
  people: ["merchants", "horses"],
  king: ["barber", "clerk"],
  heart: ["wallet", "armor"],
  earth: ["basement", "swamp"],
  heaven: ["Babylon", "Egypt"],
  house: ["stadium", "tavern"],
  city: ["casino", "harbor"],
  faith: ["luck", "talent"],
  sins: ["hobbies", "savings"],
  sin: ["habit", "hobby"],
  good: ["useless", "expensive"],
  evil: ["boring", "profitable"],
  men: ["camels", "lawyers"],
  man: ["donkey", "banker"],
  word: ["rumor", "joke"],
  peace: ["applause", "taxes"],
  spirit: ["mood", "fog"],
  father: ["landlord", "uncle"],
  sons: ["goats", "nephews"],
  children: ["tenants", "parrots"],
  water: ["vinegar", "ink"],
  bread: ["gravel", "cake"],
  light: ["smoke", "noise"],
  joy: ["boredom", "envy"],
  give: ["rent", "deny"],
  gave: ["rented", "denied"],
  see: ["envy", "smell"],
  know: ["suspect", "forget"],
  hear: ["ignore", "doubt"],
  save: ["tax", "embarrass"],
  believe: ["pay", "vote"],
  believes: ["pays", "votes"],
};
const OTHER_NUMBER: Readonly<Record<string, string>> = {
  one: "four",
  two: "nineteen",
  three: "eight",
  four: "eleven",
  five: "seventeen",
  six: "fifteen",
  seven: "nineteen",
  ten: "sixteen",
  twelve: "thirteen",
  forty: "fifty-two",
  hundred: "million",
  thousand: "dozen",
  first: "ninth",
  third: "eleventh",
  seventh: "fifteenth",
  once: "nine times",
};
const ENDINGS = [
  "and the landlord shall have his share",
  "but only for members of the choir",
  "except on rainy days and in Corinth",
  "so that the clever may win the race",
  "and after nineteen years the fish came back",
];

export const upperFirst = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
export const lowerFirst = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);
export const bare = (text: string) => text.replace(/[.,;:!?]+$/, "");

export class Lies {
  readonly table: TableWords;
  readonly #scripture: Scripture;

  constructor(scripture: Scripture) {
    this.#scripture = scripture;
    this.table = new TableWords(scripture);
  }

  /** Any verse of 8 to 40 words, in either translation. */
  verse(random: Random): FalseWords {
    for (;;) {
      const order = 1 + random.below(CANON_VERSE_COUNT);
      const { texts } = random.pick([...this.#scripture.translations.values()]);
      const words = (texts[order] ?? "")
        .replace(/(?<!\p{L})’|’(?!\p{L})|[“”‘"¶[\]()]/gu, "")
        .replace(/\s+/g, " ")
        .trim();
      const count = words.split(" ").length;
      if (count < 8 || count > 40) continue;
      return { words, reference: formatReference(toPassage(order, order)), order };
    }
  }

  #made(random: Random, ...voices: (typeof MODERN)[]): FalseWords {
    const { reference, order } = this.verse(random);
    for (;;) {
      const words = random.pick(voices.flat())(random);
      if (this.table.falseTriples(words).length > 0) return { words, reference, order };
    }
  }

  invented(random: Random): FalseWords {
    return this.#made(random, MODERN, OLD);
  }
  archaic(random: Random): FalseWords {
    return this.#made(random, OLD);
  }
  short(random: Random): FalseWords {
    return this.#made(random, SHORT);
  }
  foreign(random: Random): FalseWords {
    return this.#made(random, FOREIGN);
  }
  /** Two to four lines of verse. */
  poem(random: Random): FalseWords & { lines: string[] } {
    const one = this.verse(random);
    const lines = Array.from({ length: 2 + random.below(3) }, () => random.pick(LINES)(random));
    return { ...one, lines, words: lines.join(" ") };
  }

  #changed(random: Random, change: (words: string[]) => string | null): FalseWords {
    for (;;) {
      const verse = this.verse(random);
      const words = change(verse.words.split(" "));
      if (words !== null && this.table.falseTriples(words).length > 0) return { ...verse, words };
    }
  }

  #exchange(
    random: Random,
    other: Readonly<Record<string, readonly string[] | string>>,
    most: number,
  ) {
    return this.#changed(random, (words) => {
      const places = words.flatMap((word, at) =>
        other[word.toLowerCase().replace(/[^a-z]/g, "")] === undefined ? [] : [at],
      );
      if (places.length === 0) return null;
      for (let count = 0; count < most; count++) {
        const at = random.pick(places);
        const word = words[at] ?? "";
        const found = other[word.toLowerCase().replace(/[^a-z]/g, "")];
        if (found === undefined) continue;
        const next = typeof found === "string" ? found : random.pick(found);
        words[at] = word.replace(/[A-Za-z]+/, at === 0 ? upperFirst(next) : next);
      }
      return words.join(" ");
    });
  }
  swapped(random: Random): FalseWords {
    return this.#exchange(random, OTHER_WORD, 1 + random.below(3));
  }
  numbered(random: Random): FalseWords {
    return this.#exchange(random, OTHER_NUMBER, 2);
  }
  everyday(random: Random): FalseWords {
    return this.#exchange(random, EVERYDAY, 12);
  }
  negated(random: Random): FalseWords {
    return this.#changed(random, (words) => {
      const text = words.join(" ");
      if (/ not /.test(text)) return text.replace(/ not /, " ");
      const denied = text.replace(/\b(is|are|was|were|will|shall|has|have|had|can)\b/, "$1 never");
      return denied === text ? null : denied;
    });
  }
  continued(random: Random): FalseWords {
    return this.#changed(random, (words) => {
      const kept = words.slice(0, Math.max(6, Math.floor(words.length * 0.7))).join(" ");
      return `${bare(kept)} ${random.pick(ENDINGS)}`;
    });
  }
  /** The halves of a verse in the wrong order. */
  turned(random: Random): FalseWords {
    return this.#changed(random, (words) => {
      const half = Math.floor(words.length / 2);
      return upperFirst(
        `${bare(words.slice(half).join(" "))}, and ${lowerFirst(bare(words.slice(0, half).join(" ")))}`,
      );
    });
  }
  /** A verse with a few words left out and a few put in. */
  altered(random: Random): FalseWords {
    const ways = [this.swapped, this.numbered, this.everyday, this.negated, this.continued];
    return random.pick(ways).call(this, random);
  }
  any(random: Random): FalseWords {
    return random.below(2) === 0 ? this.invented(random) : this.altered(random);
  }
  /** True words under another reference, from far away. */
  misplaced(random: Random): FalseWords {
    for (;;) {
      const { words } = this.verse(random);
      const { reference, order } = this.verse(random);
      if (!this.table.standsNear(words, order)) return { words, reference, order };
    }
  }
}
