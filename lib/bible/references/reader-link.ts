/**
 * Address that opens a reference in the reader, as people would write it: `/bible?ref=John+3:16`.
 */
export function readerHref(reference: string, translation?: string): string {
  const ref = encodeURIComponent(reference).replaceAll("%20", "+").replaceAll("%3A", ":");
  return `/bible?ref=${ref}${translation ? `&translation=${encodeURIComponent(translation)}` : ""}`;
}
