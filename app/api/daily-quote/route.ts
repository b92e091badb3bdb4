import { getDailyQuote } from "@/lib/bible/daily-service";
import { getDailyQuote as dailyQuoteOperation } from "@/lib/bible/operations";
import { ONE_HOUR } from "@/lib/http/cache";
import { methods } from "@/lib/http/route";
import { openRoute } from "@/lib/open-api/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: openRoute(dailyQuoteOperation, {
    cache: ONE_HOUR,
    handle: ({ query }) => getDailyQuote(new Date(), query.translation),
  }),
});
