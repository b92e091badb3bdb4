import "server-only";
import { findMentions } from "@/lib/bible/references/mentions";
import { overlaps, type VerseRange } from "@/lib/bible/references/verse-range";
import { formatReference, toPassage } from "@/lib/bible/rules";
import type { Scripture } from "@/lib/bible/scripture";
import { findNearestWords } from "@/lib/bible/search/nearest-words";
import { findWordPlaces } from "@/lib/bible/search/word-places";
import { toWords } from "@/lib/bible/search/words";
import type { QuotationVerdict } from "./quotation-verdict";

/** How a question asks to have words and their place confirmed. */
const CONFIRMS =
  /^(?:so |and |but )?(?:is|isn['’]?t|was|wasn['’]?t|does|doesn['’]?t|did|didn['’]?t)\b|\b(?:right|correct|isn['’]?t it|isn['’]?t that|is that|is it|that['’]?s|doesn['’]?t it|does it)\b/i;
/** What is asked of the words, and is none of them: at their beginning, and at their end. */
const BEFORE =
  /^(?:[\s,:;.“”"'‘’–—-]|(?:so|and|but|is|isn['’]?t|was|wasn['’]?t|does|doesn['’]?t|did|didn['’]?t|it|that|this|the (?:verse|words?|one|passage)|says?|said|reads?|which|where|in|from|not|really|actually|ever)(?=[\s,:“"'])\s?)+/i;
const AFTER =
  /(?:[\s,:;.?!“”"'‘’–—-]|\b(?:is|isn['’]?t|does|doesn['’]?t|that['’]?s|that|it|this|right|correct|true|in|from|not|it['’]?s|at|found|written)\s?)+$/i;
/** What follows is a matter, not words. */
const MATTER =
  /^(?:about|mean|means|teach|talking|speaking|true|a |an |the (?:only|same|longest|shortest)|anything|something|why|how|who|what)\b/i;
/** A passage of more verses is not printed where the words are not in it. */
const SHORT = 6;
const FEWEST_WORDS = 2;
const FEWEST_NEAR = 4;
const MOST_WORDS = 60;
/** Share of the words, by rarity, that must stand there in order. */
const NEAR = 0.7;

interface Claim {
  words: string;
  start: number;
  end: number;
}

/** The one passage a question names and the words that it says stand there. */
function readClaim(question: string): Claim | null {
  if (!CONFIRMS.test(question)) return null;
  const [mention, ...others] = findMentions(question);
  const [passage] = mention?.passages ?? [];
  if (!mention || !passage || others.length > 0) return null;
  const sides = [question.slice(0, mention.start), question.slice(mention.end)].map((side) =>
    side.replace(BEFORE, "").replace(AFTER, "").trim(),
  );
  const [words = ""] = sides.sort((a, b) => toWords(b).length - toWords(a).length);
  const count = toWords(words).length;
  if (count < FEWEST_WORDS || count > MOST_WORDS || MATTER.test(words)) return null;
  return { words, start: passage.start, end: passage.end };
}

/**
 * Whether words stand where a question says they do ("isn't love is patient 1 cor 13?"): there, word
 * for word or nearly, or elsewhere; null when a question says nothing of the kind. Pure.
 */
export function judgeConfirmedWords(
  scripture: Scripture,
  question: string,
): QuotationVerdict | null {
  const claim = readClaim(question);
  if (!claim) return null;
  const isThere = (one: VerseRange) => overlaps(one, claim);
  const places = findWordPlaces(scripture, claim.words);
  const place = places.find(isThere) ?? places[0];
  const name = formatReference(toPassage(claim.start, claim.end));
  const named = claim.end - claim.start < SHORT ? [name] : [];
  if (place) {
    const reference = formatReference(toPassage(place.start, place.end));
    const code = place.translations[0];
    const text = isThere(place)
      ? `Yes: these words are in ${reference}.`
      : `Not in ${name}: these words are in ${reference}.`;
    const references = [...(isThere(place) ? [] : named), `${reference} ${code}`];
    return { kind: "exact", text, references, isAnswer: true };
  }
  if (toWords(claim.words).length < FEWEST_NEAR) return null;
  const nearest = findNearestWords(scripture, claim.words);
  if (!nearest || nearest.share < NEAR) return null;
  const reference = formatReference(toPassage(nearest.start, nearest.end));
  const text = isThere(nearest)
    ? `Yes, in other words: ${reference} (${nearest.translation}).`
    : `Not in ${name}: what comes nearest is ${reference} (${nearest.translation}).`;
  return {
    kind: "near",
    text,
    references: [...(isThere(nearest) ? [] : named), `${reference} ${nearest.translation}`],
    isAnswer: true,
  };
}
