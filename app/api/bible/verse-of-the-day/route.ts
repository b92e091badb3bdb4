import { getVerseOfTheDay } from "@/lib/bible/daily-service";
import { getVerseOfTheDay as verseOfTheDayOperation } from "@/lib/bible/operations";
import { textCache } from "@/lib/bible/text-cache";
import { UNTIL_MIDNIGHT } from "@/lib/http/cache";
import { methods } from "@/lib/http/route";
import { openRoute } from "@/lib/open-api/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: openRoute(verseOfTheDayOperation, {
    cache: ({ date, translation }) =>
      date === undefined ? UNTIL_MIDNIGHT : textCache(translation),
    handle: ({ query }) => getVerseOfTheDay(query.date, query.translation),
  }),
});
