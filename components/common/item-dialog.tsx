import type { ReactNode } from "react";
import { IntentLink } from "@/components/layout/intent-link";
import { Button } from "@/components/ui/button";

/** Id of the dialog that belongs to an item's anchor. */
const dialogId = (anchor: string) => `${anchor}-details`;

/**
 * Props of a button that opens an item's dialog: ItemDialogs gives it its address; before scripts
 * run, on a slow line, the browser itself opens it where it knows these commands.
 */
export const opens = (anchor: string) => ({
  "data-opens": anchor,
  "aria-haspopup": "dialog" as const,
  command: "show-modal",
  commandfor: dialogId(anchor),
});

/**
 * The details of an item in the page's own HTML, in a closed native dialog. ItemDialogs opens it:
 * for the address `#anchor`, and from any control with `data-opens="anchor"`. Without scripts it
 * stands open in its place (globals.css). `anchor` is the id of the item's card, which the page
 * sets.
 */
export function ItemDialog({
  anchor,
  title,
  description,
  page,
  isPlainText = false,
  children,
}: {
  anchor: string;
  title: string;
  description?: string;
  /** Path of the item's own page, which the dialog's foot leads to. */
  page?: string;
  /**
   * Nothing in it takes the focus; the text itself does then, so that the keyboard can scroll it.
   */
  isPlainText?: boolean;
  children: ReactNode;
}) {
  const id = dialogId(anchor);
  return (
    <dialog
      id={id}
      data-item-dialog={anchor}
      aria-labelledby={`${id}-title`}
      aria-describedby={description ? `${id}-description` : undefined}
      className="item-dialog"
    >
      <div className="item-dialog-head">
        <div>
          <h2 id={`${id}-title`}>{title}</h2>
          {description && <p id={`${id}-description`}>{description}</p>}
        </div>
        <Button
          variant="ghost"
          size="icon"
          data-closes
          aria-label="Close"
          {...{ command: "close", commandfor: id }}
        />
      </div>
      <div className="item-dialog-body" tabIndex={isPlainText ? 0 : undefined}>
        {children}
      </div>
      {page && (
        <p className="item-dialog-foot">
          <IntentLink href={page} className="link">
            Open page<span className="sr-only">: {title}</span>
          </IntentLink>
        </p>
      )}
    </dialog>
  );
}
