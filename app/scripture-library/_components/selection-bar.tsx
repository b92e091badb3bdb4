"use client";

import { Sparkles } from "lucide-react";
import { useEffect, useRef } from "react";
import { openHash } from "@/components/common/item-address";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/checkbox";
import { DIALOGS, warmUpGenerate } from "./dialog-names";
import type { Selection } from "./use-selection";

/**
 * Select all, how many are selected, and what can be made of them. It has its room also while
 * nothing is selected.
 */
export function SelectionBar({
  selection,
  shown,
  count,
}: {
  selection: Selection;
  /** Verses on the page, and in the collection. */
  shown: number;
  count: number;
}) {
  const chosen = selection.verses.length;
  const box = useRef<HTMLInputElement>(null);
  const isAll = chosen === shown;

  useEffect(() => {
    if (box.current) box.current.indeterminate = chosen > 0 && !isAll;
  }, [chosen, isAll]);

  return (
    <div className="selection-bar no-print">
      <label className="flex min-h-10 items-center gap-3">
        <Checkbox
          ref={box}
          checked={isAll}
          onChange={isAll ? selection.clear : selection.selectAll}
        />
        {shown < count ? `Select all ${shown} shown` : "Select all"}
      </label>
      <span role="status" className="text-sm text-muted-foreground">
        {chosen > 0 && `${chosen} of ${count} selected`}
      </span>
      {chosen > 0 && (
        <Button
          className="ml-auto"
          aria-haspopup="dialog"
          onPointerEnter={warmUpGenerate}
          onFocus={warmUpGenerate}
          onClick={() => openHash(DIALOGS.generate)}
        >
          <Sparkles aria-hidden="true" />
          {`Generate AI Content (${chosen})`}
        </Button>
      )}
    </div>
  );
}
