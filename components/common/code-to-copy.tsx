"use client";

import "./code-to-copy.css";
import { Copy } from "lucide-react";
import { copyOrShow } from "@/components/scripture/copy-text";
import { Button } from "@/components/ui/button";

/** Code as it is to stand elsewhere, with a button that copies it. */
export function CodeToCopy({ name, code }: { name: string; code: string }) {
  return (
    <div className="code-to-copy">
      <pre>
        <code>{code}</code>
      </pre>
      <Button
        variant="outline"
        size="sm"
        className="needs-scripts"
        onClick={() => void copyOrShow(code)}
      >
        <Copy aria-hidden="true" />
        Copy<span className="sr-only"> {name}</span>
      </Button>
    </div>
  );
}
