import "server-only";
import { findMentionedVerses } from "./mentions";
import { findUsedVerses } from "./occasions";

/**
 * The verses (canonicalOrder, ascending) of which the site itself says something: that an item
 * names, alone or with one or two others, that are read on an occasion, or that stand for a saying.
 */
export function findToldVerses(): number[] {
  return [...new Set([...findMentionedVerses(), ...findUsedVerses()])].sort((a, b) => a - b);
}
