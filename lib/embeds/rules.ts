// The documents that stand in frames on other sites. No script runs in them and they load nothing,
// so they are written as text: a page of the site would bring all of its scripts along.
import { escapeXml } from "@/lib/xml";
import {
  type EmbedSize,
  type EmbedTheme,
  LEAST_HEIGHT,
  LETTER_PIXELS,
  MOST_HEIGHT,
} from "./constants";
import { EMBED_STYLE } from "./style";

/** How whoever embeds it wants it to look. */
export interface EmbedLook {
  theme: EmbedTheme;
  size: EmbedSize;
}

/** A verse as it stands in a frame. */
export interface EmbeddedVerse {
  /** What stands before its words: "16", "4:1" where a chapter begins; empty for one verse alone. */
  number: string;
  text: string;
}

/** Verses of a frame, all that it says of them, and where they stand on this site. */
export interface EmbeddedPassage {
  reference: string;
  /** The translation's code, and its name. */
  code: string;
  translation: string;
  /** Of an imported translation: the language of its words. */
  language?: string | undefined;
  direction?: "ltr" | "rtl" | undefined;
  verses: readonly EmbeddedVerse[];
  /** How many verses of the passage are not printed here. */
  left: number;
  /** Path of its page. */
  path: string;
  /** Path of its share picture; none of an imported translation, or where it is in several chapters. */
  picture: string | undefined;
}

/** What a page of this site is, for a frame. */
export interface EmbeddedCard {
  kind: string;
  title: string;
  summary: string;
  path: string;
}

interface Frame extends EmbedLook {
  title: string;
  /** Of the page it shows; none for what says that there is none. */
  path?: string;
  site: Site;
}

/** The site whose page a frame shows. */
export interface Site {
  name: string;
  /** Its public origin, without a slash at the end. */
  origin: string;
}

const NEW_TAB = '<span class="aside"> (opens in a new tab)</span>';
const link = (path: string, words: string) =>
  `<a href="${escapeXml(path)}" target="_blank" rel="noopener">${escapeXml(words)}${NEW_TAB}</a>`;

function toDocument({ title, path, theme, size, site }: Frame, body: string): string {
  const canonical = path ? `<link rel="canonical" href="${escapeXml(site.origin + path)}">` : "";
  return [
    "<!DOCTYPE html>",
    `<html lang="en" class="${theme} ${size}">`,
    `<head><meta charset="utf-8"><title>${escapeXml(title)}</title>`,
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<meta name="robots" content="noindex">${canonical}<style>${EMBED_STYLE}</style></head>`,
    `<body><main aria-label="${escapeXml(`From ${site.name}`)}">${body}`,
    `<footer>${link(path ?? "/", path ? `Open at ${site.name}` : site.name)}</footer>`,
    "</main></body></html>",
    "",
  ].join("\n");
}

/** Verses in a frame, with their reference, the name of their translation and the way to them. */
export function toPassageDocument(passage: EmbeddedPassage, look: EmbedLook, site: Site): string {
  const { reference, translation, language, direction, verses, left, path } = passage;
  const speech = language
    ? ` lang="${escapeXml(language)}" dir="${escapeXml(direction ?? "auto")}"`
    : "";
  const words = verses.map(({ number, text }) => {
    const mark = number ? `<sup>${escapeXml(number)}</sup>` : "";
    return `<span>${mark}${escapeXml(text)}</span>`;
  });
  const more =
    left > 0
      ? `<p class="more">${link(path, `Read on: ${left} more ${left === 1 ? "verse" : "verses"}`)}</p>`
      : "";
  return toDocument(
    { ...look, title: `${reference}, ${translation}`, path, site },
    `<h1>${link(path, reference)} <span>${escapeXml(translation)}</span></h1>
<blockquote class="scripture" cite="${escapeXml(site.origin + path)}"><p${speech}>${words.join(" ")}</p></blockquote>${more}`,
  );
}

/** The card of a page in a frame: what it is, its title and what stands behind it. */
export function toCardDocument(card: EmbeddedCard, look: EmbedLook, site: Site): string {
  const { kind, title, summary, path } = card;
  return toDocument(
    { ...look, title, path, site },
    `<p class="kind">${escapeXml(kind)}</p>
<h1>${link(path, title)}</h1>
<p>${escapeXml(summary)}</p>`,
  );
}

/** What a frame says where there is nothing to show. */
export function toNoticeDocument(title: string, words: string, look: EmbedLook, site: Site) {
  return toDocument(
    { ...look, title, site },
    `<h1>${escapeXml(title)}</h1>
<p>${escapeXml(words)}</p>`,
  );
}

/** Widths of letters in a serif face, as a share of their height; measured over the whole Bible. */
const LETTER_WIDTH = 0.46;
const LINE_HEIGHT = 1.6;
/** Pixels beside the text and above and below it: edge, reference and the line at the end. */
const BESIDE = 58;
const ABOVE_AND_BELOW = 116;

/** Height in pixels at which a text of this many characters needs no scrolling, within bounds. */
export function heightFor(characters: number, width: number, size: EmbedSize): number {
  const letter = LETTER_PIXELS[size];
  const perLine = Math.max(8, (width - BESIDE) / (letter * LETTER_WIDTH));
  const lines = Math.ceil(characters / perLine);
  const height = Math.round(lines * letter * LINE_HEIGHT + ABOVE_AND_BELOW);
  return Math.min(Math.max(height, LEAST_HEIGHT), MOST_HEIGHT);
}
