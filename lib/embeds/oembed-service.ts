import "server-only";
import { readReaderHref } from "@/lib/bible/references/reader-link";
import { AppError } from "@/lib/errors";
import { ONE_HOUR } from "@/lib/http/cache";
import { Reply } from "@/lib/http/route";
import { xmlResponse } from "@/lib/http/xml-response";
import { site, siteUrl } from "@/lib/site/creator";
import { SHARE_SIZE, sharePictureOf } from "@/lib/site/share-images";
import { escapeXml } from "@/lib/xml";
import { EMBEDDED_CARD_PATH, EMBEDDED_VERSE_PATH, USUAL_WIDTH } from "./constants";
import { toFrameCode } from "./frame-code";
import { heightFor } from "./rules";
import { embeddedVerseQuery, type OEmbedQuery, type OEmbedResponse } from "./schema";
import { getEmbeddedPassage, requireCard } from "./service";

/** Seconds for which an answer is good, as ONE_HOUR says to caches. */
const CACHE_AGE = 3600;

/** Pages that show what the visitor keeps: each sees another one, so there is nothing to embed. */
const PRIVATE = /^\/(?:chat|learn|offline|reading-history|saved-verses|scripture-library)(?:\/|$)/;
/** The reader, a chapter's page or a verse's. */
const SCRIPTURE = /^\/bible(?:\/[^/]+\/[^/]+\/\d+(?:\/\d+)?)?$/;

/** What a frame shows, how long it is and where it comes from. */
interface Shown {
  title: string;
  characters: number;
  /** Of the frame's document, below the site's address. */
  source: string;
  /** Path of its share picture, where it has one. */
  picture?: string | undefined;
}

/**
 * Answers oEmbed: a frame for the page at `url`, no larger than asked. Throws AppError: not_found
 * for addresses of other sites and pages without a frame, not_public for a visitor's own pages,
 * not_implemented for formats but json and xml, unavailable while texts cannot be read.
 */
export async function answerOEmbed(query: OEmbedQuery): Promise<Reply<OEmbedResponse> | Response> {
  if (query.format !== "json" && query.format !== "xml") {
    throw new AppError("not_implemented", "format is json or xml.");
  }
  const embed = toAnswer(await findShown(query.url), query);
  if (query.format === "json") {
    return new Reply(embed, { headers: { "Cache-Control": ONE_HOUR } });
  }
  return xmlResponse(toXml(embed), "text/xml", ONE_HOUR);
}

function toAnswer(shown: Shown, { maxwidth, maxheight }: OEmbedQuery): OEmbedResponse {
  const width = Math.min(USUAL_WIDTH, maxwidth ?? USUAL_WIDTH);
  const wanted = heightFor(shown.characters, width, "medium");
  const height = Math.min(wanted, maxheight ?? wanted);
  const { title } = shown;
  // The specification wants a picture to be no larger than the frame may be.
  const hasRoom =
    SHARE_SIZE.width <= (maxwidth ?? SHARE_SIZE.width) &&
    SHARE_SIZE.height <= (maxheight ?? SHARE_SIZE.height);
  return {
    version: "1.0",
    type: "rich",
    title,
    provider_name: site.title,
    provider_url: `${siteUrl}/`,
    cache_age: CACHE_AGE,
    html: toFrameCode({ address: siteUrl + shown.source, title, width, height }),
    width,
    height,
    ...(shown.picture &&
      hasRoom && {
        thumbnail_url: siteUrl + shown.picture,
        thumbnail_width: SHARE_SIZE.width,
        thumbnail_height: SHARE_SIZE.height,
      }),
  };
}

const nothing = () =>
  new AppError("not_found", `This is no page of ${site.title} that can be embedded.`);

async function findShown(address: string): Promise<Shown> {
  const url = URL.parse(address);
  if (!url || !/^https?:$/.test(url.protocol) || url.host !== new URL(siteUrl).host) {
    throw nothing();
  }
  const path = url.pathname.replace(/(?<=.)\/$/, "");
  if (PRIVATE.test(path)) {
    throw new AppError("not_public", "This page shows what a visitor keeps for themselves.", {
      // RFC 9110 wants a 401 to name a way in. There is none: whose it is opens it in their browser.
      headers: { "WWW-Authenticate": 'Cookie realm="workspace"' },
    });
  }
  if (SCRIPTURE.test(path)) return findPassage(url);
  const { kind, title, summary } = await requireCard(path);
  return {
    title,
    characters: kind.length + title.length + summary.length,
    source: `${EMBEDDED_CARD_PATH}?${new URLSearchParams({ path })}`,
    picture: sharePictureOf(path, title).url,
  };
}

async function findPassage(url: URL): Promise<Shown> {
  const { reference, translation } = readReaderHref(url);
  const asked = embeddedVerseQuery.safeParse({
    ref: reference,
    ...(translation && { translation }),
  });
  if (!asked.success) throw nothing();
  const { ref } = asked.data;
  const passage = await getEmbeddedPassage(ref, asked.data.translation).catch((error: unknown) => {
    // A whole book, an unknown translation: to oEmbed an address without an answer.
    throw error instanceof AppError && error.code === "invalid_request" ? nothing() : error;
  });
  const query = new URLSearchParams({ ref: passage.reference, translation: passage.code });
  return {
    title: `${passage.reference}, ${passage.translation}`,
    characters: passage.verses.reduce((sum, { text }) => sum + text.length + 3, 0),
    source: `${EMBEDDED_VERSE_PATH}?${query}`,
    picture: passage.picture,
  };
}

function toXml(embed: OEmbedResponse): string {
  const elements = Object.entries(embed).map(
    ([name, value]) => `<${name}>${escapeXml(String(value))}</${name}>`,
  );
  return [
    '<?xml version="1.0" encoding="utf-8" standalone="yes"?>',
    "<oembed>",
    ...elements,
    "</oembed>",
    "",
  ].join("\n");
}
