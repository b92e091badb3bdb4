// People and places that two verses name.
import "server-only";
import type { Scripture } from "@/lib/bible/scripture";
import { findNamed } from "@/lib/biblical-context/names";
import { countVersesWith } from "./shared-words";

/** Who is named in more verses than this says little about a bond (Jesus, David, Jerusalem). */
const OFTEN = 400;

interface Name {
  name: string;
  /** As the texts write it, each an expression. */
  spellings: readonly { text: string; pattern: RegExp }[];
}

/** The people and places that a verse names and that not many verses name. */
function namesOf(scripture: Scripture, order: number): Name[] {
  const { people, places } = findNamed(scripture, [{ start: order, end: order }]);
  return [...people, ...places]
    .map(({ name, spellings = [name] }) => ({
      name,
      spellings: spellings.map((text) => ({ text, pattern: new RegExp(`\\b(?:${text})\\b`) })),
    }))
    .filter(({ spellings }) => {
      const counts = [...scripture.translations.values()].map(({ index }) =>
        spellings.reduce((sum, { text }) => sum + countVersesWith(index, text), 0),
      );
      return Math.max(...counts) <= OFTEN;
    });
}

/** Finds who and what a verse names that another names too: asked with one of these verses. */
export function namesIn(scripture: Scripture, order: number): (other: number) => string[] {
  const own = namesOf(scripture, order);
  if (own.length === 0) return () => [];
  const textOf = (at: number) =>
    [...scripture.translations.values()].map(({ texts }) => texts[at] ?? "").join(" ");
  const text = textOf(order);
  return (other) => {
    // One entry may be several people (Adam and Eve): a spelling must stand in both.
    const others = textOf(other);
    const likely = own.flatMap(({ name, spellings }) => {
      const shared = spellings.find(({ pattern }) => pattern.test(text) && pattern.test(others));
      return shared ? [{ name, spelling: shared.text }] : [];
    });
    if (likely.length === 0) return [];
    const { people, places } = findNamed(scripture, [{ start: other, end: other }]);
    const named = new Set([...people, ...places].map(({ name }) => name));
    return likely.flatMap(({ name, spelling }) => (named.has(name) ? [spelling] : []));
  };
}
