"use client";

import { Pencil, Printer, Share2, Trash2 } from "lucide-react";
import { openHash } from "@/components/common/item-address";
import { Button } from "@/components/ui/button";
import { DIALOGS } from "./dialog-names";

const ACTIONS = [
  { name: DIALOGS.share, label: "Share", icon: Share2 },
  { name: DIALOGS.edit, label: "Edit", icon: Pencil },
  { name: DIALOGS.remove, label: "Delete", icon: Trash2 },
] as const;

/** What can be done to the open collection as a whole. */
export function CollectionActions() {
  return (
    <fieldset className="flex flex-wrap gap-1">
      <legend className="sr-only">This collection</legend>
      {ACTIONS.map(({ name, label, icon: Icon }) => (
        <Button
          key={name}
          variant="ghost"
          size="sm"
          aria-haspopup="dialog"
          onClick={() => openHash(name)}
        >
          <Icon aria-hidden="true" />
          {label}
        </Button>
      ))}
      <Button variant="ghost" size="sm" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        Print
      </Button>
    </fieldset>
  );
}
