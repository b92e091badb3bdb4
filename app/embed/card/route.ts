import { frameRoute } from "@/lib/embeds/answer-frame";
import { embeddedCardQuery } from "@/lib/embeds/schema";
import { getEmbeddedCard } from "@/lib/embeds/service";
import { FIVE_MINUTES } from "@/lib/http/cache";
import { methods } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: frameRoute(embeddedCardQuery, getEmbeddedCard, () => FIVE_MINUTES),
});
