import "server-only";
import { formatVerseCount } from "@/lib/collections/rules";
import { getSharedCollection } from "@/lib/collections/service";
import type { PositionQuery } from "@/lib/http/position-query";
import { site, siteUrl } from "@/lib/site/creator";
import { sharePictureOf } from "@/lib/site/share-images";
import { reading } from "@/lib/workspaces/data";
import { escapeXml } from "@/lib/xml";
import { toSharedPassage } from "./collection-handout";
import { handoutPath, sharedPath } from "./constants";
import { documentHead, PRINT_BUTTON, passageBlock } from "./document";

/**
 * The page of a shared collection: what it is, that somebody shared it, and its verses. A document
 * without scripts, made anew for each request, so that its title and picture are the collection's
 * own and a withdrawn link ends at once. Throws AppError: not_found when it is not shared (any
 * more), unavailable.
 */
export async function getSharedPage(token: string, query: PositionQuery): Promise<string> {
  const { collection, next } = await getSharedCollection(reading(), token, query);
  const { title, description, verseCount, verses } = collection;
  const path = sharedPath(token);
  const about = `${formatVerseCount(verseCount)}, shared with a link.`;
  const more = next ? `<p><a href="${escapeXml(`${path}?cursor=${next}`)}">Read on</a></p>` : "";
  return [
    "<!DOCTYPE html>",
    '<html lang="en">',
    documentHead({
      title,
      description: description ? `${description} ${about}` : about,
      picture: siteUrl + sharePictureOf(path, title).url,
    }),
    `<body><nav aria-label="Site"><a href="/">${escapeXml(site.title)}</a>`,
    `<a href="${escapeXml(handoutPath(path))}">Make a handout of it</a>`,
    `<a href="/scripture-library?shared=${escapeXml(encodeURIComponent(token))}">Save a copy to my collections</a></nav>`,
    `<main><header class="head"><div><p class="kind">Shared collection</p><h1>${escapeXml(title)}</h1>`,
    description ? `<p class="lead">${escapeXml(description)}</p>` : "",
    "</div></header>",
    `<p class="note">${escapeXml(`${formatVerseCount(verseCount)}. Somebody shared this collection with a link that can’t be guessed and is listed nowhere; its title and description are theirs. The verses are printed from the Bible texts of ${site.title}.`)}</p>`,
    verses.map((verse) => passageBlock(toSharedPassage(verse), 2)).join("\n"),
    more,
    `<p class="screen">${PRINT_BUTTON}</p>`,
    `<footer>${escapeXml(site.title)} · ${escapeXml(siteUrl + path)}</footer></main></body></html>`,
    "",
  ]
    .filter((part) => part !== "")
    .join("\n");
}
