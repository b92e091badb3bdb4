import "server-only";
import SearchableMap from "minisearch/SearchableMap";
import { toWords } from "@/lib/bible/search/words";
import { builtOnce } from "@/lib/built-once";
import { getWordings, tellingWords } from "./answer-wordings";
import { isEverydayWord } from "./sentence-vectors";

/** Shorter words have too many neighbors to guess. */
const MIN_LENGTH = 4;
/** From this length on two letters may be wrong. */
const LONG = 6;

/** How often each telling word is asked with. */
const getAskedWords = builtOnce("askedWords", () => {
  const words = new SearchableMap<number>();
  for (const { line } of getWordings().wordings) {
    for (const word of tellingWords(line)) {
      if (word.length >= MIN_LENGTH && isEverydayWord(word)) {
        words.set(word, (words.get(word) ?? 0) + 1);
      }
    }
  }
  return words;
});

/** The word that was meant, by the letters: the nearest, the most asked with of the nearest. */
function spell(word: string): string {
  if (word.length < MIN_LENGTH || isEverydayWord(word)) return word;
  const words = getAskedWords();
  if (words.has(word)) return word;
  const near = [...words.fuzzyGet(word, word.length >= LONG ? 2 : 1)]
    .map(([meant, [count, distance]]) => ({ meant, count, distance }))
    .filter(({ meant }) => meant[0] === word[0])
    .sort((a, b) => a.distance - b.distance || b.count - a.count);
  return near[0]?.meant ?? word;
}

/**
 * A question with the words that are none corrected to those that questions are asked with
 * ("dinosors"). Names that nobody asks with stay as they are.
 */
export function spellQuestion(question: string): string {
  let spelled = "";
  let position = 0;
  for (const { text, start, end } of toWords(question)) {
    const meant = spell(text);
    spelled +=
      question.slice(position, start) + (meant === text ? question.slice(start, end) : meant);
    position = end;
  }
  return spelled + question.slice(position);
}
