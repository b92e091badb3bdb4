"use client";

import { Printer } from "lucide-react";
import { Button } from "@/components/ui/button";

/**
 * Prints the item it stands in; the print styles (study.css) leave out everything but what is open.
 */
export function PrintButton({ name }: { name: string }) {
  return (
    <Button variant="unstyled" className="print-item needs-scripts" onClick={() => window.print()}>
      <Printer aria-hidden="true" />
      Print<span className="sr-only">{`: ${name}`}</span>
    </Button>
  );
}
