// Stands in for lib/bible/search/search-index, of which it keeps what the worker has built already:
// the indexes of both translations take a second of the processor, in some sixty files.
import { createHash } from "node:crypto";
import type * as Actual from "@/lib/bible/search/search-index";
import { CANON_VERSE_COUNT } from "../../lib/bible/canon";
import { keptByWorker } from "../support/kept-by-worker";

// With its extension, so that it is not this file again.
const actual: typeof Actual = require("../../lib/bible/search/search-index.ts");

/**
 * The index of a whole translation is the one of the same texts, whose other readings are made of
 * them; any other is built, and so is one of another language.
 */
export const buildSearchIndex: typeof Actual.buildSearchIndex = (
  count,
  textOf,
  otherTextOf,
  stem,
) => {
  const build = () => actual.buildSearchIndex(count, textOf, otherTextOf, stem);
  if (count !== CANON_VERSE_COUNT || stem) return build();
  const texts = createHash("sha1");
  for (let rank = 0; rank < count; rank++) texts.update(`${textOf(rank)}\n`);
  return keptByWorker(`searchIndex ${texts.digest("hex")}`, build);
};

export const { findPrefix } = actual;
