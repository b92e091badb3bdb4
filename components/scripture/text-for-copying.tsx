"use client";

import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Textarea } from "@/components/ui/textarea";
import { showTextForCopying, useTextForCopying } from "./copy-text";

/** The last way to take a text along: select it and copy by hand. */
export function TextForCopying() {
  const text = useTextForCopying();
  return (
    <Dialog open={text !== null} onOpenChange={() => showTextForCopying(null)}>
      <DialogContent>
        <DialogHeader>
          <DialogTitle>Copy this text</DialogTitle>
        </DialogHeader>
        <DialogBody>
          <Textarea
            readOnly
            rows={5}
            aria-label="Text to copy"
            value={text ?? ""}
            onFocus={(event) => event.currentTarget.select()}
            className="scripture text-[1.0625rem] leading-relaxed"
          />
          <p className="mt-2 text-sm text-muted-foreground">
            Your browser doesn’t let this page use the clipboard. Select the text and copy it.
          </p>
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
