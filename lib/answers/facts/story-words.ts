import "server-only";
import { readWrittenReferences } from "@/lib/bible/references/written-in-text";
import { countVerses, toVerseAddress } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import { chapterSummary } from "@/lib/retrieval/passage-words";
import { sameWordsOf } from "@/lib/retrieval/same-words";
import { toStems } from "./fit";

// "How many stones did David pick up before the fight" has words no fact was given; the story that
// the fact stands in has them, so nothing else is meant.

/** Verses before and after the fact's own that tell the same story. */
const AROUND = 12;
/** Most words that only the story knows. */
const MOST = 3;
/** Words that ask for another number or another one of a kind; those no story explains. */
const TURNS = new Set(
  toStems(
    "first second third fourth fifth last next other another else more less most least left remain remaining until till without except every each end beginning begin start later again twice once not never no none only both total altogether average today now why how same different real really between per than old young new mean meaning",
  ),
);
const NUMBER = /^\d/;

const known = new WeakMap<object, Set<string>>();

/** The stems of the story around a fact's verses, of its chapters and of words like them. */
function storyOf(scripture: Scripture, fact: { verse: string; answer: string }): Set<string> {
  const before = known.get(fact);
  if (before) return before;
  const stems = new Set(toStems(fact.answer));
  const note = (text: string) => {
    for (const stem of toStems(text)) stems.add(stem);
  };
  for (const { start, end } of readWrittenReferences(fact.verse)) {
    const { book, chapter, verse } = toVerseAddress(start);
    const first = start - Math.min(AROUND, verse - 1);
    const to = toVerseAddress(end);
    const last = end + Math.min(AROUND, countVerses(to.book, to.chapter) - to.verse);
    for (const { texts } of scripture.translations.values()) {
      note(texts.slice(first, last + 1).join(" "));
    }
    note(chapterSummary(book, chapter));
  }
  for (const stem of [...stems]) for (const other of sameWordsOf(stem)) stems.add(other.stem);
  known.set(fact, stems);
  return stems;
}

/** What becomes of people is what is asked for: "how many died" is not "how many were saved". */
const FATES = new Set(
  toStems(
    "die kill save survive live drown destroy say speak tell think feel want try love hate fear become call name lose bring send win return escape marry",
  ),
);

/** Whether a fact may answer a question whose words all stand in its story, found as that by others. */
export function tellsIt(
  scripture: Scripture,
  fact: { verse: string; answer: string },
  words: readonly string[],
): boolean {
  return words.every((word) => !FATES.has(word)) && isOfStory(scripture, fact, words);
}

/** Whether all words that a fact does not know stand in its story, and turn it to nothing else. */
export function isOfStory(
  scripture: Scripture,
  fact: { verse: string; answer: string },
  words: readonly string[],
): boolean {
  if (words.length > MOST || fact.verse === "") return false;
  if (words.some((word) => TURNS.has(word) || NUMBER.test(word))) return false;
  const story = storyOf(scripture, fact);
  return words.every((word) => story.has(word));
}
