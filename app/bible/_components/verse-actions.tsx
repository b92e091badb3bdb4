"use client";

import { Copy, Share2 } from "lucide-react";
import { copyOrShow, shareOrCopy } from "@/components/scripture/copy-text";
import { Button } from "@/components/ui/button";

/** Takes a verse along: its words with their reference, or the address of its page. */
export function VerseActions({ reference, quotation }: { reference: string; quotation: string }) {
  return (
    <>
      <Button
        variant="outline"
        size="sm"
        className="needs-scripts"
        onClick={() => copyOrShow(quotation)}
      >
        <Copy aria-hidden="true" />
        Copy
      </Button>
      <Button
        variant="outline"
        size="sm"
        className="needs-scripts"
        onClick={() =>
          shareOrCopy(
            reference,
            `${quotation}\n${window.location.origin}${window.location.pathname}`,
          )
        }
      >
        <Share2 aria-hidden="true" />
        Share
      </Button>
    </>
  );
}
