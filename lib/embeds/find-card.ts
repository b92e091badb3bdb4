import "server-only";
import { getArticle } from "@/lib/articles/data";
import { builtOnce } from "@/lib/built-once";
import { findListedPages, ITEM_LISTS, type ListedPage } from "@/lib/site/item-pages";
import { LANGUAGE_NAMES } from "@/lib/words/constants";
import { getLexeme } from "@/lib/words/lexeme-service";
import { readWordAddress } from "@/lib/words/word-address";
import { nameOfWord, summaryOfWord } from "@/lib/words/word-summary";
import type { EmbeddedCard } from "./rules";

/** Most characters of what a card says; it ends after a sentence, or a word. */
const SUMMARY_LENGTH = 420;

const ARTICLE = /^\/discover\/articles\/([a-z0-9-]{1,100})$/;
const WORD = /^\/words\/([a-z0-9-]{1,80})$/;

const getItems = builtOnce(
  "embeddedCards",
  (): ReadonlyMap<string, ListedPage> =>
    new Map(ITEM_LISTS.flatMap(findListedPages).map((page) => [page.path, page])),
);

/**
 * What the card of a page says, by the page's path: of built-in items, articles and words of the
 * original texts; undefined for all other paths. Throws AppError: not_found for an unknown article,
 * unavailable while rows or words cannot be read.
 */
export async function findCard(path: string): Promise<EmbeddedCard | undefined> {
  const item = getItems().get(path) ?? (await findArticle(path)) ?? (await findWord(path));
  return (
    item && {
      kind: item.kind,
      title: item.title,
      summary: shorten(item.summary.replace(/\s+/g, " ")),
      path: item.path,
    }
  );
}

async function findArticle(path: string): Promise<ListedPage | undefined> {
  const [, id] = ARTICLE.exec(path) ?? [];
  if (!id) return;
  const { title, excerpt } = await getArticle(id);
  return { path, kind: "Article", title, summary: excerpt };
}

async function findWord(path: string): Promise<ListedPage | undefined> {
  const [, slug] = WORD.exec(path) ?? [];
  const address = slug ? await readWordAddress(slug) : undefined;
  if (address?.kind !== "page") return;
  const word = await getLexeme(address.id);
  const kind = `${LANGUAGE_NAMES[word.language]} word`;
  return { path, kind, title: nameOfWord(word), summary: summaryOfWord(word) };
}

function shorten(text: string): string {
  if (text.length <= SUMMARY_LENGTH) return text;
  const [sentences = ""] = /^.*[.?!][”’)]*(?= )/u.exec(text.slice(0, SUMMARY_LENGTH)) ?? [];
  if (sentences.length > SUMMARY_LENGTH / 2) return sentences;
  return `${text.slice(0, SUMMARY_LENGTH).replace(/[\s,;:.–—-]+\S*$/u, "")}…`;
}
