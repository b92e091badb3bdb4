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
        Everything you save is stored in this site’s own database, and only the cookie in this
        browser opens it.{" "}
        <strong className="font-medium">
          If you clear your browser’s data, access is lost for good
        </strong>
        , and no one can restore it. A file on your device is safe from that.
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
