"use client";

import { Modal } from "@/components/ui/modal";
import { showTextForCopying, useTextForCopying } from "./copy-text";

/** The last way to take a text along: select it and copy by hand. */
export function TextForCopying() {
  const text = useTextForCopying();
  return (
    <Modal isOpen={text !== null} onClose={() => showTextForCopying(null)} title="Copy this text">
      <textarea
        readOnly
        rows={5}
        aria-label="Text to copy"
        value={text ?? ""}
        onFocus={(event) => event.currentTarget.select()}
        className="scripture w-full resize-y rounded-md border border-input bg-card p-3 text-[1.0625rem] leading-relaxed"
      />
      <p className="mt-2 text-sm text-muted-foreground">
        Your browser does not let this page use the clipboard. Select the text and copy it.
      </p>
    </Modal>
  );
}
