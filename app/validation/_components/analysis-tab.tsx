"use client";

import { useQuery } from "@tanstack/react-query";
import { type FormEvent, useEffect, useId, useState } from "react";
import { EmptyState } from "@/components/common/empty-state";
import { LevelBadge, reliabilityColor } from "@/components/common/level-badge";
import { useSearchParam } from "@/components/common/use-search-param";
import { Button } from "@/components/ui/button";
import { problemDetail } from "@/lib/http/request";
import {
  crossReferencesOptions,
  type EventAnalysis,
  eventAnalysisOptions,
  type ValidationFinding,
} from "@/lib/validation/client";
import { ConfidenceBar } from "./cross-reference-card";
import { Loading } from "./loading";

/** Findings shown per group (spec §9). */
const SHOWN_FINDINGS = 3;

/** Asks for one event by its id and shows what speaks for and against it; the event asked for is part of the address. */
export function AnalysisTab() {
  const [eventId, setEventId] = useSearchParam("event");
  const [text, setText] = useState(eventId);
  const crossReferences = useQuery(crossReferencesOptions());
  const known = [...new Set((crossReferences.data ?? []).map((item) => item.eventId))].filter(
    Boolean,
  );
  const id = useId();

  useEffect(() => setText(eventId), [eventId]);

  function analyze(event: FormEvent) {
    event.preventDefault();
    if (text.trim() !== "") setEventId(text.trim());
  }

  return (
    <>
      <h2 className="sr-only">Analysis</h2>
      <form onSubmit={analyze} className="mb-4 min-h-20">
        <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
          Event id
        </label>
        <div className="flex flex-wrap gap-3">
          <input
            id={id}
            value={text}
            onChange={(event) => setText(event.target.value)}
            placeholder="e.g., creation-day-1, flood-event"
            maxLength={100}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="h-10 w-full max-w-sm rounded-md border border-input bg-card px-3"
          />
          {text.trim() !== "" && <Button type="submit">Analyze Event</Button>}
        </div>
      </form>
      {known.length > 0 && (
        <div className="mb-8">
          <h3 className="eyebrow mb-2">Events you can analyze</h3>
          <ul className="flex flex-wrap gap-2">
            {known.map((name) => (
              <li key={name}>
                <button
                  type="button"
                  aria-pressed={name === eventId}
                  onClick={() => setEventId(name)}
                  className="event-chip"
                >
                  {name}
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
      {eventId.trim() !== "" && <Analysis eventId={eventId.trim()} />}
    </>
  );
}

function Analysis({ eventId }: { eventId: string }) {
  const { data, isPending, error, refetch } = useQuery(eventAnalysisOptions(eventId));
  if (isPending) return <Loading>Analyzing {eventId}...</Loading>;
  if (!data) {
    const problem = problemDetail(error);
    return (
      <EmptyState
        title={problem?.detail ?? "The analysis could not be loaded."}
        onRetry={problem?.status === 404 ? undefined : () => void refetch()}
      />
    );
  }
  return <AnalysisResult analysis={data} />;
}

function AnalysisResult({ analysis }: { analysis: EventAnalysis }) {
  const groups = [
    { title: "Supporting Evidence", findings: analysis.supportingEvidence },
    { title: "Correlating Evidence", findings: analysis.correlatingEvidence },
    { title: "Contradicting Evidence", findings: analysis.contradictingEvidence },
  ];
  return (
    <section aria-labelledby="analysis-title">
      <h3 id="analysis-title" className="font-serif text-2xl font-semibold">
        {analysis.title || analysis.eventId}
      </h3>
      <p className="eyebrow mt-3">Overall confidence</p>
      <ConfidenceBar percent={analysis.overallConfidence} />
      <div className="mt-6 grid gap-5 lg:grid-cols-3">
        {groups.map(({ title, findings }) => (
          <div key={title} className="rounded-xl border bg-card p-5 shadow-card">
            <h4 className="font-serif text-lg font-semibold">{title}</h4>
            <FindingNames findings={findings} />
          </div>
        ))}
      </div>
    </section>
  );
}

function FindingNames({ findings }: { findings: readonly ValidationFinding[] }) {
  if (findings.length === 0) {
    return <p className="mt-2 text-sm text-muted-foreground">None recorded.</p>;
  }
  const more = findings.length - SHOWN_FINDINGS;
  return (
    <>
      <ul className="mt-3 space-y-3 text-[0.9375rem]">
        {findings.slice(0, SHOWN_FINDINGS).map((finding) => (
          <li key={finding.id}>
            <span className="block font-medium">{finding.title}</span>
            <span className="mt-1 flex flex-wrap gap-2">
              <LevelBadge color="neutral">{finding.findingType}</LevelBadge>
              {finding.reliability && (
                <LevelBadge color={reliabilityColor(finding.reliability)}>
                  {finding.reliability}
                </LevelBadge>
              )}
            </span>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className="mt-3 text-sm text-muted-foreground">And {more} more in the Findings tab.</p>
      )}
    </>
  );
}
