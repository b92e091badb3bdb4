"use client";

import { useMutation } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { type ChangeEvent, useRef } from "react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { failureWords } from "@/lib/http/failure-words";
import { importArchiveMutation } from "@/lib/workspaces/client";
import { describeImport } from "@/lib/workspaces/counts-words";
import { DataSection, type Outcome } from "./data-section";
import { readArchive, UnreadableArchive } from "./read-archive";

/** Bringing an exported file back: nothing is doubled, nothing deleted. */
export function ImportSection() {
  const chooser = useRef<HTMLInputElement>(null);
  const importArchive = useMutation(importArchiveMutation);
  const read = useMutation({
    mutationFn: async (file: File) => importArchive.mutateAsync(await readArchive(file)),
  });

  function bringBack({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // So that the same file can be chosen again.
    target.value = "";
    if (file && !read.isPending) read.mutate(file);
  }

  let outcome: Outcome | null = null;
  if (read.isError) {
    const words =
      read.error instanceof UnreadableArchive
        ? read.error.message
        : failureWords(read.error, "The import didn’t go through. Please try again.");
    outcome = { words, isFailure: true };
  } else if (read.isSuccess) {
    outcome = { words: describeImport(read.data.added, read.data.alreadyThere) };
  }

  return (
    <DataSection title="Import" icon={Upload} outcome={outcome}>
      <p>
        Adds a JSON export, from here or another copy of this site, to what you’ve saved. Nothing is
        replaced or duplicated.
      </p>
      <Button
        variant="outline"
        // Not `disabled`, which would take the focus away.
        aria-disabled={read.isPending}
        className="aria-disabled:opacity-55"
        onClick={() => !read.isPending && chooser.current?.click()}
      >
        {read.isPending ? "Importing..." : "Choose a file…"}
      </Button>
      <Input
        ref={chooser}
        type="file"
        accept=".json,application/json"
        aria-label="Choose a file…"
        hidden
        onChange={bringBack}
      />
    </DataSection>
  );
}
