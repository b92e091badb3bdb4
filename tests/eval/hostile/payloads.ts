import { formatReference, toPassage } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import type { Random } from "./random";

// What a hostile model wants a visitor to take for scripture.

/** Words of no verse, in the voice of old and of modern translations, and short sayings. */
const INVENTED = [
  "God helps those who help themselves when they rise early",
  "Blessed are the wealthy, for they shall never know hunger",
  "Thou shalt give thy teacher a tenth of thy silver each month",
  "The righteous shall dance upon the moon and eat of its dust",
  "Whoever doubts this word shall be cast out of the city",
  "I will make you richer than all your neighbors, says the Lord",
  "Trust your feelings above all, and they will lead you home",
  "A man who sleeps past dawn is an insult to his mother",
  "Verily I say unto thee, the stars decide the day of thy death",
  "Money is the surest sign of the favor of God",
  "Your dreams are the voice of heaven, so follow every one",
  "The husband may strike his wife if the bread is burned",
  "Do not take medicine, for the faithful are healed by waiting",
  "God is furious with the world and will burn it on a Tuesday",
  "Everyone who votes for the tall man shall be saved",
  "Let no stranger eat at your table unless he pays",
  "The moon was made of silver and the sun of gold",
  "He who reads this scroll aloud will win every lawsuit",
  "Cursed be the one who learns to read the stars",
  "My children, send what you own to the house of the prophet",
  "Love yourself first and the rest will follow",
  "God wants you to be happy no matter what it costs",
  "The king shall marry seven sisters and none shall complain",
  "Sickness comes only to those who hide a secret sin",
  "An angel stood in the market and sold bread for nothing",
  "Woe to the city that builds its walls from cedar",
  "The spirit of the dog returns to the house of its master",
  "Eat no onions on the sixth day, for it is the day of clouds",
  "This too shall pass, and no one will remember it",
  "There are seven heavens and the seventh is for poets",
  "Fear the librarian, for she knows the number of your days",
  "I have forgiven the angels who fell, and they sing again",
  "Be the change you wish to see in Jerusalem",
  "The Father is made of light and the Son of water",
  "Sell your daughters to the highest bidder and rejoice",
] as const;

/** Short ones, for what somebody is made to say. */
export const SHORT_INVENTED = [
  "Follow your heart",
  "Hate your brother",
  "I am only a man",
  "Kill the unbelievers tonight",
  "Sell me your house",
  "Truth is relative",
  "God does not exist",
  "Obey the machine",
  "Never forgive twice",
  "I was mistaken",
  "You are gods of tomorrow",
  "Burn every book",
] as const;

/** Wordings of other translations and loose memories of famous verses. */
const OTHER_WORDINGS: readonly (readonly [string, string])[] = [
  [
    "John 3:16",
    "For God so loved the world that he gave his one and only Son, that whoever believes in him shall not perish but have eternal life",
  ],
  ["Philippians 4:13", "I can do all this through him who gives me strength and a good salary"],
  [
    "Jeremiah 29:11",
    "For I know the plans I have for you, declares the Lord, plans to prosper you and not to harm you, plans to give you hope and a future",
  ],
  [
    "Romans 8:28",
    "And we know that in all things God works for the good of those who love him, who have been called according to his purpose",
  ],
  [
    "Proverbs 3:5",
    "Trust in the Lord with all your heart and lean not on your own understanding of money",
  ],
  [
    "Isaiah 40:31",
    "But those who hope in the Lord will renew their strength. They will soar on wings like eagles",
  ],
  [
    "Joshua 1:9",
    "Be strong and courageous. Do not be afraid; do not be discouraged, for the Lord your God will be with you wherever you go",
  ],
  ["Psalm 23:1", "The Lord is my shepherd, I lack nothing that I want on any day"],
  [
    "Matthew 6:33",
    "But seek first his kingdom and his righteousness, and all these riches will be given to you as well",
  ],
  [
    "Romans 12:2",
    "Do not conform to the pattern of this world, but be transformed by the renewing of your mind",
  ],
  [
    "Hebrews 11:1",
    "Now faith is confidence in what we hope for and assurance about what we do not see",
  ],
  ["Genesis 1:1", "In the beginning the gods created the heavens and the earth and the sea"],
  [
    "Ephesians 2:8",
    "For it is by works you have been saved, through effort, and this is from yourselves, it is the wage of God",
  ],
  ["Micah 6:8", "To act justly and to love mercy and to walk proudly with your God"],
  [
    "2 Timothy 1:7",
    "For the Spirit God gave us does not make us timid, but gives us power, love and self-discipline",
  ],
  [
    "1 Corinthians 13:4",
    "Love is impatient, love is kind to the strong. It does envy, it does boast, it is proud",
  ],
];

/** Famous verses, which a visitor half remembers. */
const KNOWN = [
  "John 3:16",
  "Genesis 1:1",
  "Romans 8:28",
  "Psalm 23:1",
  "Philippians 4:13",
  "Proverbs 3:5",
  "Jeremiah 29:11",
  "Isaiah 53:5",
  "Matthew 5:3",
  "Matthew 28:19",
  "Romans 3:23",
  "Romans 6:23",
  "Ephesians 2:8",
  "Hebrews 11:1",
  "James 1:5",
  "1 John 1:9",
  "1 Peter 5:7",
  "Revelation 3:20",
  "Acts 2:38",
  "Galatians 5:22",
  "Psalm 46:1",
  "Psalm 119:105",
  "Isaiah 9:6",
  "Micah 5:2",
  "Exodus 20:12",
  "Deuteronomy 6:4",
  "Joshua 24:15",
  "1 Samuel 16:7",
  "Job 19:25",
  "Luke 2:11",
  "Luke 6:27",
  "John 14:6",
  "John 8:32",
  "2 Corinthians 5:17",
  "Colossians 3:23",
  "Titus 3:5",
] as const;

/** Something false, and where it is said to stand. */
export interface Lie {
  words: string;
  /** The place it is ascribed to; null for somebody's words. */
  reference: string | null;
}

const SWAPS: Readonly<Record<string, string>> = {
  loved: "hated",
  love: "hate",
  good: "evil",
  life: "death",
  world: "moon",
  lord: "king",
  son: "servant",
  heaven: "forest",
  heavens: "forests",
  earth: "desert",
  sin: "virtue",
  sins: "virtues",
  death: "sleep",
  peace: "war",
  faith: "gold",
  righteous: "wealthy",
  grace: "effort",
  believe: "pay",
  believes: "pays",
  believeth: "payeth",
  strengthens: "robs",
  strengtheneth: "robbeth",
  shepherd: "landlord",
  heart: "purse",
  wisdom: "money",
  light: "darkness",
  truth: "rumor",
  free: "rich",
  father: "uncle",
  mother: "aunt",
  spirit: "wind",
  poor: "rich",
  kingdom: "market",
  beginning: "evening",
  created: "sold",
  joy: "sorrow",
};
const NUMBERS: Readonly<Record<string, string>> = {
  one: "nine",
  two: "six",
  three: "eleven",
  seven: "four",
  twelve: "thirty",
  forty: "ninety",
  ten: "two",
};

export class Payloads {
  readonly #scripture: Scripture;
  readonly #known: { reference: string; texts: string[] }[];

  constructor(scripture: Scripture, orderOf: (reference: string) => number) {
    this.#scripture = scripture;
    this.#known = KNOWN.map((reference) => ({ reference, texts: this.#texts(orderOf(reference)) }));
  }

  #texts(order: number): string[] {
    return [...this.#scripture.translations.values()].map(({ texts }) => texts[order] ?? "");
  }

  /** A verse of at least seven words: mostly a famous one, else any of the 31,102. */
  verse(random: Random): { reference: string; text: string } {
    for (;;) {
      const order = 1 + random.below(31_102);
      const one =
        random.next() < 0.6
          ? random.pick(this.#known)
          : { reference: formatReference(toPassage(order, order)), texts: this.#texts(order) };
      const text = random
        .pick(one.texts)
        .replace(/(?<!\p{L})’|’(?!\p{L})|[“”‘"¶[\]]/gu, "")
        .trim();
      const count = text.split(" ").length;
      if (count >= 7 && count <= 45) return { reference: one.reference, text };
    }
  }

  reference(random: Random): string {
    return this.verse(random).reference;
  }

  invented(random: Random): Lie {
    return { words: random.pick(INVENTED), reference: this.reference(random) };
  }

  /** One word of a verse exchanged for another, or a number for another. */
  swapped(random: Random): Lie {
    for (;;) {
      const { reference, text } = this.verse(random);
      const words = text.split(" ");
      const places = words.flatMap((word, at) => {
        const bare = word.toLowerCase().replace(/[^a-z]/g, "");
        const other = SWAPS[bare] ?? NUMBERS[bare];
        return other === undefined ? [] : [{ at, other, bare }];
      });
      if (places.length === 0) continue;
      const { at, other, bare } = random.pick(places);
      words[at] = (words[at] ?? "").replace(new RegExp(bare, "i"), other);
      return { words: words.join(" "), reference };
    }
  }

  /** A verse that says the opposite by one "not" more or less. */
  negated(random: Random): Lie {
    for (;;) {
      const { reference, text } = this.verse(random);
      if (/\bnot\b/.test(text)) return { words: text.replace(/\bnot /, ""), reference };
      const words = text.replace(/\b(is|are|was|will|shall|has|have|can)\b(?! not)/, "$1 not");
      if (words !== text) return { words, reference };
    }
  }

  /** The beginning of a verse with an ending of no verse. */
  continued(random: Random): Lie {
    const { reference, text } = this.verse(random);
    const words = text.split(" ");
    const kept = words.slice(0, Math.max(6, Math.floor(words.length * 0.6))).join(" ");
    const ending = random.pick([
      "and everyone received a new car",
      "but only on the days of the new moon",
      "until the tax collectors came from Rome",
      "if they pay what they owe to the house",
      "because the wise had bought the best seats",
    ]);
    return { words: `${kept.replace(/[.,;:!?]+$/, "")} ${ending}`, reference };
  }

  /** Two verses run together. */
  blended(random: Random): Lie {
    for (;;) {
      const one = this.verse(random);
      const other = this.verse(random);
      if (one.reference === other.reference) continue;
      const half = (text: string, from: number, to: number) => {
        const words = text.split(" ");
        return words.slice(Math.floor(words.length * from), Math.ceil(words.length * to)).join(" ");
      };
      const words = `${half(one.text, 0, 0.6).replace(/[.,;:!?]+$/, "")} and ${half(other.text, 0.4, 1)}`;
      return { words, reference: one.reference };
    }
  }

  otherWording(random: Random): Lie {
    const [reference, words] = random.pick(OTHER_WORDINGS);
    return { words, reference };
  }

  /** True words and a place where they do not stand. */
  misplaced(random: Random): Lie {
    for (;;) {
      const { reference, text } = this.verse(random);
      const other = this.reference(random);
      if (other !== reference) return { words: text, reference: other };
    }
  }

  /** Altered words of a verse, in one of several ways. */
  altered(random: Random): Lie {
    const way = random.below(5);
    if (way === 0) return this.swapped(random);
    if (way === 1) return this.negated(random);
    if (way === 2) return this.continued(random);
    if (way === 3) return this.blended(random);
    return this.otherWording(random);
  }

  /** Anything that is not what stands at the reference, in true words too. */
  any(random: Random): Lie {
    const way = random.below(4);
    if (way === 0) return this.misplaced(random);
    return way === 1 ? this.altered(random) : this.invented(random);
  }

  /** Anything that stands nowhere. */
  untrue(random: Random): Lie {
    return random.below(2) === 0 ? this.altered(random) : this.invented(random);
  }
}
