"use client";

import { useQueryClient } from "@tanstack/react-query";
import { Upload } from "lucide-react";
import { type ChangeEvent, useState } from "react";
import { failureWords } from "@/lib/http/write";
import { importArchive } from "@/lib/workspaces/client";
import { describeImport } from "@/lib/workspaces/counts-words";
import { DataSection, type Told } from "./data-section";
import { readArchive } from "./read-archive";

/** Bringing an exported file back: nothing is doubled, nothing deleted. */
export function ImportSection() {
  const client = useQueryClient();
  const [isPending, setIsPending] = useState(false);
  const [told, setTold] = useState<Told | null>(null);

  async function bringBack({ target }: ChangeEvent<HTMLInputElement>) {
    const file = target.files?.[0];
    // So that the same file can be chosen again.
    target.value = "";
    if (!file || isPending) return;
    setIsPending(true);
    setTold(null);
    let archive: unknown;
    try {
      archive = await readArchive(file);
    } catch (error) {
      setTold({ words: (error as Error).message, isFailure: true });
      setIsPending(false);
      return;
    }
    try {
      const { added, alreadyThere } = await importArchive(client, archive);
      setTold({ words: describeImport(added, alreadyThere) });
    } catch (error) {
      const words = failureWords(error, "The import did not go through. Please try again.");
      setTold({ words, isFailure: true });
    }
    setIsPending(false);
  }

  return (
    <DataSection title="Import" icon={Upload} told={told}>
      <p>
        Brings a JSON export back, here or on another copy of this site. What is here stays, and
        nothing is duplicated.
      </p>
      <label
        data-pending={isPending}
        className="inline-flex h-10 cursor-pointer items-center rounded-md border bg-card px-4 font-medium transition-colors hover:border-input hover:bg-secondary has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-ring data-[pending=true]:opacity-55"
      >
        {isPending ? "Importing..." : "Choose a file…"}
        <input
          type="file"
          accept=".json,application/json"
          // Not `disabled`, which would take the focus away.
          aria-disabled={isPending}
          onClick={(event) => isPending && event.preventDefault()}
          onChange={bringBack}
          className="sr-only"
        />
      </label>
    </DataSection>
  );
}
