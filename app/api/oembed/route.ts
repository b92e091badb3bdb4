import { answerOEmbed } from "@/lib/embeds/oembed-service";
import { getOEmbed } from "@/lib/embeds/operations";
import { methods } from "@/lib/http/route";
import { openRoute } from "@/lib/open-api/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: openRoute(getOEmbed, { handle: ({ query }) => answerOEmbed(query) }),
});
