import "server-only";
import type { z } from "zod";
import { parseReference } from "@/lib/bible/references/parser";
import { toUtcDay } from "@/lib/dates";
import { AppError } from "@/lib/errors";
import { DEFAULT_TRANSLATION } from "./constants";
import { toDisplay } from "./daily-display";
import { DAILY_QUOTES, getDailyVerse, WELL_LOVED_VERSES } from "./daily-verses";
import { getHeldText } from "./held-text";
import { findVersesOf, joinTexts } from "./printed-verses";
import type { Passage } from "./rules";
import type { dailyQuoteResponse, Verse, verseOfTheDayResponse } from "./schema";
import { getText } from "./service";

type QuotedVerse = z.output<typeof dailyQuoteResponse>;
type VerseOfTheDay = z.output<typeof verseOfTheDayResponse>;

const DAY_MS = 86_400_000;

function requireFound(reference: string): {
  passages: readonly Passage[];
  reference: string;
  osis: string;
} {
  const parsed = parseReference(reference);
  if (parsed.kind !== "found") throw new RangeError(`${reference} is in no Bible`);
  return parsed;
}

/** A verse in a translation; in the default one where an imported one does not have it. */
async function quote(code: string, wanted: string): Promise<QuotedVerse> {
  const { passages, reference, osis } = requireFound(wanted);
  const { scripture, text: asked } = await getHeldText(code);
  const held = findVersesOf(asked, passages).length > 0;
  const printed = held ? asked : getText(scripture, DEFAULT_TRANSLATION);
  const text = joinTexts(findVersesOf(printed, passages));
  return { text, reference, translation: printed.code, osis, display: toDisplay(text) };
}

/**
 * The verse for a calendar day (YYYY-MM-DD; without it today in UTC). 29 February has its own.
 * Throws AppError unavailable.
 */
export async function getVerseOfTheDay(
  date: string | undefined,
  code: string,
): Promise<VerseOfTheDay> {
  const day = date ?? toUtcDay(new Date());
  const [, month, dayOfMonth] = day.split("-").map(Number);
  if (month === undefined || dayOfMonth === undefined) {
    throw new AppError("invalid_request", "Write the date as YYYY-MM-DD");
  }
  const { reference, theme } = getDailyVerse(month, dayOfMonth);
  return { ...(await quote(code, reference)), date: day, theme };
}

/** The quote of the UTC day that `now` lies in. Throws AppError unavailable. */
export async function getDailyQuote(now: Date, code: string): Promise<QuotedVerse> {
  const reference = DAILY_QUOTES[Math.floor(now.getTime() / DAY_MS) % DAILY_QUOTES.length] ?? "";
  return quote(code, reference);
}

/** The 60 well-loved verses in canonical order. Throws AppError unavailable. */
export async function findWellLovedVerses(code: string): Promise<Verse[]> {
  const passages = WELL_LOVED_VERSES.flatMap((reference) => requireFound(reference).passages);
  return findVersesOf((await getHeldText(code)).text, passages);
}
