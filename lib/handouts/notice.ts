import type { Notice } from "@/lib/http/document-route";
import { escapeXml } from "@/lib/xml";
import { documentHead } from "./document";

/** What stands in the place of a sheet that there is not. */
export function toNoticeSheet({ title, words }: Notice, site: string): string {
  return [
    "<!DOCTYPE html>",
    '<html lang="en">',
    documentHead({ title: `${title} · ${site}` }),
    `<body><nav aria-label="Site"><a href="/">${escapeXml(site)}</a></nav>`,
    `<main><h1>${escapeXml(title)}</h1><p class="lead">${escapeXml(words)}</p></main></body></html>`,
    "",
  ].join("\n");
}
