import "server-only";
import { GREEK_GLOSSES } from "@/lib/content/glosses/greek";
import { HEBREW_GLOSSES } from "@/lib/content/glosses/hebrew";
import { PREFIX_GLOSSES } from "@/lib/content/glosses/prefixes";
import type { Gloss } from "@/lib/content/glosses/schema";

/**
 * What a word means in the site's own words, by its Strong's number ("G26", "H2617") or by the
 * letter of a Hebrew prefix ("b"); null for the rarer words, which the dictionary alone explains.
 */
export function findGloss(id: string): Gloss | null {
  for (const glosses of [GREEK_GLOSSES, HEBREW_GLOSSES, PREFIX_GLOSSES]) {
    if (Object.hasOwn(glosses, id)) return glosses[id] ?? null;
  }
  return null;
}

/** Numbers of the words whose gloss has an English word or words ("mercy"); none for other letters. */
export function findGlossed(text: string): string[] {
  const wanted = text.trim().toLowerCase();
  if (!/^[a-z][a-z' -]{1,40}$/.test(wanted)) return [];
  const pattern = new RegExp(`(?<![a-z])${wanted}(?![a-z])`, "i");
  return [GREEK_GLOSSES, HEBREW_GLOSSES]
    .flatMap((glosses) => Object.entries(glosses))
    .flatMap(([id, { gloss }]) => (pattern.test(gloss) ? [id] : []));
}
