"use client";

import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { toLocalDay } from "@/lib/dates";
import { failureWords } from "@/lib/http/failure-words";
import { type ExportFormat, fetchExport } from "@/lib/workspaces/client";
import type { Outcome } from "./data-section";
import { saveFile } from "./save-file";

const ENDINGS = { json: "json", markdown: "md" } as const;
const MEGABYTE = 1_048_576;

/** Saves everything this browser has as a file. `pending` names the format under way. */
export function useExport() {
  /** So far, shown once a megabyte: only a large export takes long enough to be asked about. */
  const [bytes, setBytes] = useState(0);
  const { mutate, ...run } = useMutation({
    mutationKey: ["api", "workspace", "export"],
    mutationFn: async (format: ExportFormat) => {
      setBytes(0);
      const file = await fetchExport(format, (now) =>
        setBytes((shown) => (now - shown < MEGABYTE ? shown : now)),
      );
      const name = `truth-uncovered-${toLocalDay(new Date())}.${ENDINGS[format]}`;
      saveFile(file, name);
      return name;
    },
  });

  let outcome: Outcome | null = null;
  if (run.isError) {
    const words = failureWords(run.error, "The export didn’t come through. Please try again.");
    outcome = { words, isFailure: true };
  } else if (run.isSuccess) {
    outcome = { words: `Saved as ${run.data}.` };
  } else if (run.isPending && bytes > 0) {
    outcome = { words: `${(bytes / MEGABYTE).toFixed(1)} MB so far…` };
  }
  return { pending: run.isPending ? run.variables : null, outcome, save: mutate };
}
