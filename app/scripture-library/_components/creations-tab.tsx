"use client";

import { Search } from "lucide-react";
import { useRef } from "react";
import { EmptyState } from "@/components/common/empty-state";
import { Badge } from "@/components/ui/badge";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import type { Creation } from "@/lib/creations/client";
import { MAX_SEARCH } from "@/lib/creations/constants";
import { BADGE } from "./creation-badges";
import { CreationCard } from "./creation-card";
import { CreationDialogHost, loadCreationDialog, ownName } from "./creation-dialog-host";
import { useCreationFilter, useFilteredCreations } from "./creation-filter";
import { CreationList } from "./creation-list";
import "../creations.css";

const FILTERS = [
  { value: "", label: "All" },
  { value: "poem", label: "Poems" },
  { value: "prayer", label: "Prayers" },
  { value: "meditation", label: "Meditations" },
] as const satisfies readonly { value: Creation["type"] | ""; label: string }[];

const STATES: Partial<Record<Creation["moderation"], string>> = {
  waiting: "Published by link",
  approved: "Listed in Discover",
  refused: "Not published",
};

/** The visitor's poems, prayers and meditations: searched, filtered, opened. */
export function CreationsTab() {
  return (
    <>
      <Creations />
      <CreationDialogHost owner="yours" />
    </>
  );
}

function Creations() {
  const [filter, change] = useCreationFilter();
  const { list, items, isFiltered } = useFilteredCreations(filter);
  const box = useRef<HTMLInputElement>(null);

  function clear() {
    change({ q: "", type: "" });
    box.current?.focus();
  }

  return (
    <section aria-labelledby="your-creations">
      <h2 id="your-creations" className="mb-5 font-serif text-2xl font-semibold">
        Your Creations
      </h2>
      <search aria-label="Your creations">
        <div className="relative">
          <Search
            aria-hidden="true"
            className="pointer-events-none absolute top-3.5 left-3.5 size-4 text-muted-foreground"
          />
          <Input
            ref={box}
            type="search"
            value={filter.q}
            onChange={(event) => change({ q: event.target.value })}
            maxLength={MAX_SEARCH}
            autoComplete="off"
            enterKeyHint="search"
            aria-label="Search your creations"
            placeholder="Search your creations..."
            className="pl-10"
          />
        </div>
        {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these are buttons that filter at once */}
        <div role="group" aria-label="Type" className="mt-3 mb-6 flex flex-wrap gap-2">
          {FILTERS.map(({ value, label }) => (
            <Button
              key={value}
              variant="unstyled"
              aria-pressed={value === filter.type}
              onClick={() => change({ type: value })}
              className="creation-filter"
            >
              {label}
            </Button>
          ))}
        </div>
      </search>
      <p role="status" className="sr-only">
        {isFiltered && list.isSuccess ? `${items.length} found` : ""}
      </p>
      <CreationList
        list={list}
        items={items}
        empty={isFiltered ? <NoMatch q={filter.q} onClear={clear} /> : <NoCreations />}
      >
        {(creation) => (
          <CreationCard
            creation={creation}
            name={ownName(creation.id)}
            owner="yours"
            onIntent={() => void loadCreationDialog()}
          >
            {STATES[creation.moderation] && (
              <Badge variant="outline" className={BADGE}>
                {STATES[creation.moderation]}
              </Badge>
            )}
          </CreationCard>
        )}
      </CreationList>
    </section>
  );
}

function NoCreations() {
  return (
    <EmptyState title="No AI creations yet">
      Open a collection, select some verses and choose Generate AI Content.
    </EmptyState>
  );
}

function NoMatch({ q, onClear }: { q: string; onClear: () => void }) {
  const words = q.trim();
  return (
    <EmptyState
      title={words === "" ? "None of this type" : `None of your creations contains “${words}”`}
    >
      <p>Title and text are searched, in upper or lower case.</p>
      <Button variant="outline" size="sm" className="mt-4" onClick={onClear}>
        Clear
      </Button>
    </EmptyState>
  );
}
