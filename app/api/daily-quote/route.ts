import { getDailyQuote } from "@/lib/bible/daily-service";
import { dailyQuoteQuery, dailyQuoteResponse } from "@/lib/bible/schema";
import { ONE_HOUR } from "@/lib/http/cache";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    query: dailyQuoteQuery,
    response: dailyQuoteResponse,
    cache: ONE_HOUR,
    handle: ({ query }) => getDailyQuote(new Date(), query.translation),
  }),
});
