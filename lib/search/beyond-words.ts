import "server-only";
import type { Beyond } from "@/lib/bible/search/search-task";
import { getNameWords, isKnownWord } from "@/lib/retrieval/known-words";
import { rankVerses } from "@/lib/retrieval/rank-verses";
import { findAlignedSpans, findSearchedWord } from "@/lib/words/searched-words";

/** Verses looked for by meaning: a page of them, and as many as words may have found already. */
const MOST = 20;

/** Verses with less than this share of the best one's score merely share a word with it. */
const WORTH_SHOWING = 0.5;

/** What the rest of the site knows of a search of verses. */
export const BEYOND_WORDS: Beyond = {
  findByMeaning: (scripture, text, isAllowed) => {
    const ranked = rankVerses(scripture, text, MOST, isAllowed);
    const least = (ranked[0]?.score ?? 0) * WORTH_SHOWING;
    return ranked.filter(({ score }) => score >= least).map(({ order }) => order);
  },
  isKnown: isKnownWord,
  names: getNameWords,
  findWord: findSearchedWord,
  findMarks: findAlignedSpans,
};
