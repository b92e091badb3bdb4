import { z } from "zod";
import { methods, route } from "@/lib/http/route";
import { wordPath, wordSearchPath, wordsPath } from "@/lib/site/item-paths";
import { LONGEST_WORD_SEARCH } from "@/lib/words/constants";
import { toLexemeId } from "@/lib/words/rules";

export const dynamic = "force-dynamic";

const query = z.object({ word: z.string().trim().max(LONGEST_WORD_SEARCH).catch("") });

// Not below /words: whatever is there is a page made on request, which no query reaches.

/** Where the form of /words leads: to a word by its number, else to what is found. */
function whereTo(word: string): string {
  if (word === "") return wordsPath;
  const id = toLexemeId(word);
  return id ? wordPath(id.toLowerCase()) : wordSearchPath(word);
}

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  GET: route({
    query,
    handle: async ({ query: { word } }) =>
      new Response(null, { status: 303, headers: { Location: whereTo(word) } }),
  }),
});
