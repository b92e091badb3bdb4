import { getVerseOfTheDay } from "@/lib/bible/daily-service";
import { verseOfTheDayQuery, verseOfTheDayResponse } from "@/lib/bible/schema";
import { textCache } from "@/lib/bible/text-cache";
import { UNTIL_MIDNIGHT } from "@/lib/http/cache";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    query: verseOfTheDayQuery,
    response: verseOfTheDayResponse,
    cache: ({ date, translation }) =>
      date === undefined ? UNTIL_MIDNIGHT : textCache(translation),
    handle: ({ query }) => getVerseOfTheDay(query.date, query.translation),
  }),
});
