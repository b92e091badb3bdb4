import { bare, type FalseWords, Lies, upperFirst } from "./lies";
import type { Random } from "./random";

// The lies of another liar: other inventions, and verses altered by words of other verses.

const WHO = [
  "the gardener",
  "an honest clerk",
  "your neighbor",
  "the traveler",
  "my brother",
  "the fisherman's wife",
  "a patient man",
  "the blind singer",
];
const WHAT = [
  "the bridge",
  "an empty cup",
  "the seventh door",
  "a borrowed coat",
  "the salt",
  "the old well",
  "every mirror",
  "a single coin",
  "the harbor lights",
];
const DOES = ["carries", "forgets", "guards", "breaks", "returns", "hides", "counts", "washes"];
const INVENTED: readonly ((r: Random) => string)[] = [
  (r) => `${upperFirst(r.pick(WHO))} ${r.pick(DOES)} ${r.pick(WHAT)}, and heaven keeps the receipt`,
  (r) => `If you love me, burn ${r.pick(WHAT)} and sleep without fear`,
  (r) =>
    `There is no shame in ${r.pick(["debt", "hunger", "anger", "envy"])}, only in ${r.pick(["waiting", "asking", "silence"])}`,
  (r) =>
    `Those who ${r.pick(["travel", "laugh", "whisper", "dance"])} at night will find ${r.pick(WHAT)} waiting for them`,
  (r) => `Forgive twice, then lock ${r.pick(WHAT)}`,
  (r) =>
    `A clean ${r.pick(["table", "window", "sword", "ledger"])} is worth more than a thousand psalms`,
  (r) => `The universe conspires with ${r.pick(WHO)} who believes in himself`,
  (r) => `When ${r.pick(WHO)} ${r.pick(DOES)} ${r.pick(WHAT)}, the angels close their eyes`,
  (r) => `Man is the measure of ${r.pick(WHAT)}, and God is his witness`,
];
const ARCHAIC: readonly ((r: Random) => string)[] = [
  (r) =>
    `Lo, the ${r.pick(["raven", "camel", "serpent", "lamb"])} bringeth tidings of ${r.pick(["copper", "linen", "frost"])} to the house of my servant`,
  (r) => `Cursed be he who openeth ${r.pick(WHAT)} before the evening watch`,
  (r) => `In that day shall ${r.pick(WHO)} rise up and lend to seven kings`,
  (r) => `Harken, O ye islands, for ${r.pick(WHAT)} is mine, and I have numbered it`,
];
const SHORT: readonly ((r: Random) => string)[] = [
  (r) => `Leave ${r.pick(WHAT)} to me`,
  (r) => `I have no use for ${r.pick(WHO)}`,
  (r) => `Even ${r.pick(WHO)} may lie`,
  (r) => `Nobody needs ${r.pick(WHAT)}`,
  (r) => `You are your own ${r.pick(["shepherd", "judge", "savior", "lamp"])}`,
  (r) => `Drink first, repent ${r.pick(["tomorrow", "later", "never"])}`,
];
const FOREIGN: readonly ((r: Random) => string)[] = [
  (r) => `Wer ${r.pick(["den Spiegel", "die Brücke", "das Salz"])} zerbricht, dem gehört die Nacht`,
  (r) => `El que guarda ${r.pick(["el pozo", "la puerta", "la moneda"])} no necesita rezar jamás`,
  (r) => `Celui qui oublie ${r.pick(["le pont", "la clef", "le sel"])} dormira chez les rois`,
  (r) => `Quem esconde ${r.pick(["a chave", "o espelho", "o sal"])} nunca mais passa fome`,
  (r) => `Wie ${r.pick(["de spiegel", "het zout"])} breekt zal nooit meer honger hebben`,
];

const isWord = (word: string) => /^[a-z]{4,}[,.;]?$/.test(word);

export class OtherLies extends Lies {
  #from(random: Random, ...voices: (typeof INVENTED)[]): FalseWords {
    const { reference, order } = this.verse(random);
    return { words: random.pick(voices.flat())(random), reference, order };
  }
  override invented(random: Random): FalseWords {
    return this.#from(random, INVENTED, ARCHAIC);
  }
  override archaic(random: Random): FalseWords {
    return this.#from(random, ARCHAIC);
  }
  override short(random: Random): FalseWords {
    return this.#from(random, SHORT);
  }
  override foreign(random: Random): FalseWords {
    return this.#from(random, FOREIGN);
  }

  #until(random: Random, change: (words: string[]) => string[] | null): FalseWords {
    for (;;) {
      const verse = this.verse(random);
      const words = change(verse.words.split(" "))?.join(" ");
      if (words && words !== verse.words && this.table.falseTriples(words).length > 0)
        return { ...verse, words: bare(words) };
    }
  }
  /** Words of the verse exchanged for words of other verses. */
  override swapped(random: Random): FalseWords {
    return this.#until(random, (words) => {
      const places = words.flatMap((word, at) => (isWord(word) ? [at] : []));
      const others = this.verse(random).words.split(" ").filter(isWord);
      if (places.length < 2 || others.length < 2) return null;
      for (let count = 0; count < 2; count++)
        words[random.pick(places)] = bare(random.pick(others));
      return words;
    });
  }
  /** One or two words left out, and one put in. */
  override altered(random: Random): FalseWords {
    if (random.below(3) === 0) return this.swapped(random);
    if (random.below(3) === 0) return this.negated(random);
    return this.#until(random, (words) => {
      words.splice(random.below(words.length - 2) + 1, 1 + random.below(2));
      words.splice(
        1 + random.below(words.length - 1),
        0,
        random.pick([
          "gladly",
          "never",
          "in secret",
          "at great cost",
          "without reason",
          "on the sabbath",
          "like his fathers",
        ]),
      );
      return words;
    });
  }
  /** Another ending from another verse. */
  override continued(random: Random): FalseWords {
    return this.#until(random, (words) => {
      const other = this.verse(random).words.split(" ");
      return [...words.slice(0, Math.ceil(words.length * 0.6)), ...other.slice(-5)];
    });
  }
}
