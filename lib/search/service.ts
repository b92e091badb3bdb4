import "server-only";
import { warmUpScripture } from "@/lib/bible/data";
import { parseReference } from "@/lib/bible/references/parser";
import type { SearchVersesQuery, SearchVersesResponse } from "@/lib/bible/schema";
import { namedOriginals } from "@/lib/bible/search/original-words";
import { isPlain, readQuery } from "@/lib/bible/search/query-language";
import { searchVerses } from "@/lib/bible/search/service";
import { Reply } from "@/lib/http/route";
import { rehearse } from "@/lib/rehearsals";
import { haveArticles, searchArticles } from "@/lib/retrieval/article-snapshot";
import { searchContent } from "@/lib/retrieval/content-search";
import { BEYOND_WORDS } from "./beyond-words";
import { findAnswer, findEntries, findHelp, type SearchEntry } from "./entries";
import {
  type SearchBibleResponse,
  type SiteSearchQuery,
  type SiteSearchResponse,
  siteSearchQuery,
} from "./schema";
import { findOriginalEntries, findWordEntries, withWordPages } from "./word-entries";

/** Articles one answer holds at most. */
const MAX_ARTICLES = 50;

/** From so many words on, a text that stands in a verse is that verse remembered. */
const REMEMBERED_WORDS = 3;
const AS_IT_STANDS: readonly string[] = ["phrase", "familiar", "otherTranslation"];

/** What a search asks for besides verses: by its name, or as a question. */
async function findBeside(
  query: string,
  { verses, reading, message, correctedQuery }: SearchVersesResponse,
): Promise<SearchEntry[]> {
  const text = correctedQuery ?? query;
  const help = findHelp(text);
  if (help.length > 0) return help;
  const originals = namedOriginals(readQuery(query));
  if (originals.length > 0) return findOriginalEntries(originals);
  const match = verses[0]?.match ?? "";
  if (reading !== null || message !== null || match === "reference") return [];
  const isRemembered = AS_IT_STANDS.includes(match) && text.split(/\s+/).length >= REMEMBERED_WORDS;
  const named = await withWordPages(findEntries(text));
  // What sounds like a word of the originals is asked for as it was typed, not as it was corrected.
  const words = (await findWordEntries(query)).filter(({ href }) =>
    named.every((entry) => entry.href !== href),
  );
  return [...named, ...words, ...(isRemembered ? [] : findAnswer(text))];
}

/** Searches the verses of one translation, by words and by what the rest of the site knows. */
export async function searchBible(query: SearchVersesQuery): Promise<SearchBibleResponse> {
  const found = await searchVerses(query, BEYOND_WORDS);
  return { ...found, entries: query.offset > 0 ? [] : await findBeside(query.query, found) };
}

/**
 * Searches verses, a page of them, articles and the built-in content. At the start of a process it
 * waits for the articles; an answer that had to do without them may not be kept by anybody. Throws
 * AppError unavailable while the Bible text cannot be read.
 */
export async function searchSite(
  query: SiteSearchQuery,
): Promise<SiteSearchResponse | Reply<SiteSearchResponse>> {
  // So that both are on their way at the same time; the search tells of a failure.
  warmUpScripture().catch(() => undefined);
  const isWhole = await haveArticles();
  const found = await search(query);
  return isWhole ? found : new Reply(found, { headers: { "Cache-Control": "no-store" } });
}

/**
 * The words that everything beside verses is searched for: those that are not operators. "" for a
 * search that asks for something only verses can be asked for.
 */
function wordsBeside(query: string, corrected: string | null): string {
  const read = readQuery(query);
  if (isPlain(read) || parseReference(query).kind !== "none") return corrected ?? query;
  const { required, excluded, scopes, excludedScopes, passages } = read;
  if (namedOriginals(read).length > 0) return "";
  const isOfVerses = [excluded, scopes, excludedScopes, passages].some(({ length }) => length > 0);
  if (isOfVerses || read.missing !== null || required.some(({ length }) => length > 1)) return "";
  return [read.text, ...required.flat().flatMap(({ words }) => words)].join(" ").trim();
}

async function search({ q, ...page }: SiteSearchQuery): Promise<SiteSearchResponse> {
  const { query: _query, total, ...found } = await searchBible({ query: q, ...page });
  const words = wordsBeside(q, found.correctedQuery);
  const articles = searchArticles(words);
  const { counts, hits } = searchContent(words);
  const others = Object.values(counts).reduce((sum, count) => sum + count, articles.length);
  return {
    ...found,
    total: total + others,
    verseTotal: total,
    articles: articles.slice(0, MAX_ARTICLES),
    ...hits,
    counts,
  };
}

rehearse("search", async () => {
  for (const q of ["ark", "good shepherd", "John 3:16", '"living water" -well in:NT'])
    await searchSite(siteSearchQuery.parse({ q }));
});
