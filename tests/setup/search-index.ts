// Stands in for lib/bible/search/search-index, of which it keeps what the worker has built already:
// the indexes of both translations take a second of the processor, in some sixty files.
import { createHash } from "node:crypto";
import { deserialize, serialize } from "node:v8";
import SearchableMap from "minisearch/SearchableMap";
import type * as Actual from "@/lib/bible/search/search-index";
import { CANON_VERSE_COUNT } from "../../lib/bible/canon";
import { keptByWorker } from "../support/kept-by-worker";

// With its extension, so that it is not this file again.
const actual: typeof Actual = require("../../lib/bible/search/search-index.ts");

type Tree = ConstructorParameters<typeof SearchableMap<number>>[0];

/** The index of a whole translation is the one of the same texts; any other is built. */
export const buildSearchIndex: typeof Actual.buildSearchIndex = (count, textOf, otherTextOf) => {
  if (count !== CANON_VERSE_COUNT) return actual.buildSearchIndex(count, textOf, otherTextOf);
  const texts = Array.from({ length: count }, (_text, rank) => textOf(rank)).join("\n");
  const others = Array.from({ length: count }, (_text, rank) => otherTextOf(rank)).join("\n");
  const name = createHash("sha1").update(texts).update(others).digest("hex");
  const { tree, ...index } = deserialize(
    keptByWorker(name, () => {
      const { vocabulary, ...built } = actual.buildSearchIndex(count, textOf, otherTextOf);
      const { _tree } = vocabulary as unknown as { _tree: Tree };
      return serialize({ ...built, tree: _tree });
    }),
  ) as Omit<Actual.SearchIndex, "vocabulary"> & { tree: Tree };
  return { ...index, vocabulary: new SearchableMap<number>(tree) };
};

export const { findPrefix } = actual;
