import { answerReferencesScript } from "@/lib/embeds/serve-references";
import { methods, route } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({ handle: ({ request }) => answerReferencesScript(request) }),
});
