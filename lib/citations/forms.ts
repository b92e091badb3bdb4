// The forms in which a verse or a page is taken along, for the clipboard. Only who asks for them
// loads this.
import { translationName } from "@/lib/bible/constants";
import { sharedHref, versePageHref } from "@/lib/bible/references/reader-link";
import { EMBEDDED_CARD_PATH, EMBEDDED_VERSE_PATH, USUAL_WIDTH } from "@/lib/embeds/constants";
import { toFrameCode } from "@/lib/embeds/frame-code";
import { heightFor } from "@/lib/embeds/rules";
import { site } from "@/lib/site/creator";
import { escapeXml } from "@/lib/xml";
import { CITATION_STYLES, citePage, citeVerse } from "./rules";

/** What is taken along: words of the Bible, or a page of the site. */
export type CopySource =
  | { kind: "verse"; reference: string; translation: string; text: string }
  | { kind: "page"; title: string; path: string };

/** A text for the clipboard and what it is called. */
export interface CopyForm {
  name: string;
  text: string;
}

/** Years of editions, as docs/text-provenance.md has them; of our WEB the revision is not known. */
const EDITION_YEARS: Readonly<Record<string, string>> = { KJV: "1769" };

/** Backslashes before what Markdown would take for its own. */
const markdown = (text: string) => text.replace(/[\\`*_[\]<>#]/g, "\\$&");

/** Every form of a verse or a page. `origin` is the site's, `day` the visitor's (YYYY-MM-DD). */
export function copyForms(
  source: CopySource,
  { origin, day }: { origin: string; day: string },
): { texts: CopyForm[]; citations: CopyForm[] } {
  return source.kind === "verse" ? verseForms(source, origin, day) : pageForms(source, origin, day);
}

function verseForms(
  { reference, translation: code, text }: Extract<CopySource, { kind: "verse" }>,
  origin: string,
  day: string,
) {
  const translation = translationName(code);
  const address = origin + (versePageHref(reference, code) ?? sharedHref(reference, code));
  const frame = new URLSearchParams({ ref: reference, translation: code });
  const cited = { reference, code, translation, year: EDITION_YEARS[code] };
  return {
    texts: [
      { name: "Plain text", text: `“${text}” (${reference}, ${translation})\n${address}` },
      {
        name: "Markdown",
        text: `> ${markdown(text)}\n>\n> [${markdown(reference)}](${address}), ${markdown(translation)}`,
      },
      {
        name: "HTML",
        text: `<blockquote cite="${escapeXml(address)}"><p>${escapeXml(text)}</p><footer><a href="${escapeXml(address)}">${escapeXml(reference)}</a>, ${escapeXml(translation)}</footer></blockquote>`,
      },
      {
        name: "Frame for a page",
        text: toFrameCode({
          address: `${origin}${EMBEDDED_VERSE_PATH}?${frame}`,
          title: reference,
          width: USUAL_WIDTH,
          height: heightFor(text.length, USUAL_WIDTH, "medium"),
        }),
      },
    ],
    citations: CITATION_STYLES.map((style) => ({
      name: style,
      text: citeVerse(style, cited, { site: site.title, address, day }),
    })),
  };
}

function pageForms(
  { title, path }: Extract<CopySource, { kind: "page" }>,
  origin: string,
  day: string,
) {
  const address = origin + path;
  return {
    texts: [
      { name: "Plain text", text: `${title}\n${address}` },
      { name: "Markdown", text: `[${markdown(title)}](${address})` },
      { name: "HTML", text: `<a href="${escapeXml(address)}">${escapeXml(title)}</a>` },
      {
        name: "Frame for a page",
        text: toFrameCode({
          address: `${origin}${EMBEDDED_CARD_PATH}?${new URLSearchParams({ path })}`,
          title,
          width: USUAL_WIDTH,
          height: 220,
        }),
      },
    ],
    citations: CITATION_STYLES.map((style) => ({
      name: style,
      text: citePage(style, { title }, { site: site.title, address, day }),
    })),
  };
}
