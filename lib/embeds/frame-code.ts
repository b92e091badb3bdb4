import { escapeXml } from "@/lib/xml";

/** The code that shows one of these documents on another site. */
export function toFrameCode({
  address,
  title,
  width,
  height,
}: {
  /** Absolute. */
  address: string;
  title: string;
  width: number;
  height: number;
}): string {
  return `<iframe src="${escapeXml(address)}" title="${escapeXml(title)}" width="${width}" height="${height}" loading="lazy" sandbox="allow-popups allow-popups-to-escape-sandbox" style="border:0;max-width:100%"></iframe>`;
}
