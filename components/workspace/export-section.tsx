"use client";

import { Download } from "lucide-react";
import { Button } from "@/components/ui/button";
import { DataSection } from "./data-section";
import { useExport } from "./use-export";

/** Taking everything along as a file, and in plain words where it lies until then. */
export function ExportSection() {
  const { pending, outcome, save } = useExport();
  return (
    <DataSection title="Export" icon={Download} outcome={outcome}>
      <p>
        Everything you keep is stored in this site’s own database, and only the cookie in this
        browser leads to it.{" "}
        <strong className="font-medium">Clearing the browser’s data loses the way to it</strong>,
        and no one can find it again for you. A file on your device is safe from that.
      </p>
      <div className="flex flex-wrap gap-2">
        <Button disabled={pending !== null} onClick={() => save("json")}>
          {pending === "json" ? "Exporting..." : "Export as JSON"}
        </Button>
        <Button variant="outline" disabled={pending !== null} onClick={() => save("markdown")}>
          {pending === "markdown" ? "Exporting..." : "Export as Markdown"}
        </Button>
      </div>
      <p className="text-[0.8125rem] text-muted-foreground">
        JSON can be imported again; Markdown is for reading and printing.
      </p>
    </DataSection>
  );
}
