"use client";

import { useCallback, useMemo, useState } from "react";
import type { CollectionVerse } from "@/lib/collections/verse-client";

export interface Selection {
  ids: ReadonlySet<string>;
  /** The selected verses, in their order. */
  verses: CollectionVerse[];
  toggle: (id: string) => void;
  selectAll: () => void;
  clear: () => void;
}

/** Which of a collection's verses are selected; those that are gone are selected no more. */
export function useSelection(verses: readonly CollectionVerse[]): Selection {
  const [ids, setIds] = useState<ReadonlySet<string>>(new Set());
  const toggle = useCallback((id: string) => {
    setIds((before) => {
      const after = new Set(before);
      if (!after.delete(id)) after.add(id);
      return after;
    });
  }, []);
  const clear = useCallback(() => setIds(new Set()), []);
  const selected = useMemo(() => verses.filter(({ id }) => ids.has(id)), [verses, ids]);
  return {
    ids,
    verses: selected,
    toggle,
    selectAll: () => setIds(new Set(verses.map(({ id }) => id))),
    clear,
  };
}
