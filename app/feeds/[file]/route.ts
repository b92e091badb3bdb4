import { AppError } from "@/lib/errors";
import { feedResponse } from "@/lib/feed/answer";
import { feedParams } from "@/lib/feed/schema";
import { getFeedOf } from "@/lib/feed/service";
import { FIVE_MINUTES, UNTIL_MIDNIGHT } from "@/lib/http/cache";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    params: feedParams,
    handle: async ({ params: { file } }) => {
      if (!file) throw new AppError("not_found", "There is no such feed.");
      const { kind, form } = file;
      const cache = kind === "verse-of-the-day" ? UNTIL_MIDNIGHT : FIVE_MINUTES;
      return feedResponse(await getFeedOf(kind, form, new Date()), form, cache);
    },
  }),
});
