import type { ReactNode } from "react";

/** A part of an item's words: a section of its page, a panel or heading of its dialog. */
export interface ItemSection {
  /** Also the section's address on the item's page. */
  id: string;
  title: string;
  body: ReactNode;
}
