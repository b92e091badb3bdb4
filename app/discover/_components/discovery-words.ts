"use client";

/** Words in small letters by slug. */
export type DiscoveryWords = Readonly<Record<string, string>>;

let asked: Promise<DiscoveryWords> | null = null;

async function fetchWords(): Promise<DiscoveryWords> {
  const response = await fetch("/discover/words.json");
  if (!response.ok) throw new Error(`The words answered ${response.status}`);
  return response.json();
}

/**
 * All words of the discoveries (app/discover/words.json), asked for when somebody searches. Without
 * them, when they do not come, what stands in the page is searched; the next search asks again.
 */
export function readDiscoveryWords(): Promise<DiscoveryWords> {
  asked ??= fetchWords().catch(() => {
    asked = null;
    return {};
  });
  return asked;
}
