"use client";

import { useRef, useState } from "react";
import { toLocalDay } from "@/lib/dates";
import { failureWords } from "@/lib/http/write";
import { type ExportFormat, fetchExport } from "@/lib/workspaces/client";
import type { Told } from "./data-section";
import { saveFile } from "./save-file";

const ENDINGS = { json: "json", markdown: "md" } as const;
const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`;

/** Saves everything this browser keeps as a file; `pending` names the format under way, `told` what became of it. */
export function useExport() {
  const [pending, setPending] = useState<ExportFormat | null>(null);
  const [told, setTold] = useState<Told | null>(null);
  const isUnderWay = useRef(false);

  async function save(format: ExportFormat): Promise<void> {
    if (isUnderWay.current) return;
    isUnderWay.current = true;
    setPending(format);
    setTold(null);
    try {
      // Only of a large one is there anything to tell on the way, each megabyte once.
      let shown = 0;
      const file = await fetchExport(format, (bytes) => {
        if (bytes - shown < 1_048_576) return;
        shown = bytes;
        setTold({ words: `${megabytes(bytes)} so far…` });
      });
      const name = `truth-uncovered-${toLocalDay(new Date())}.${ENDINGS[format]}`;
      saveFile(file, name);
      setTold({ words: `Saved as ${name}.` });
    } catch (error) {
      const words = failureWords(error, "The export did not come through. Please try again.");
      setTold({ words, isFailure: true });
    } finally {
      isUnderWay.current = false;
      setPending(null);
    }
  }

  return { pending, told, save };
}
