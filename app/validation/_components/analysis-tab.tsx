"use client";

import { zodResolver } from "@hookform/resolvers/zod";
import { useQuery } from "@tanstack/react-query";
import { parseAsString, useQueryState } from "nuqs";
import { useId } from "react";
import { useForm, useWatch } from "react-hook-form";
import { EmptyState } from "@/components/common/empty-state";
import { GradeBadge, LevelBadge, reliabilityColor } from "@/components/common/level-badge";
import { Button } from "@/components/ui/button";
import { Card } from "@/components/ui/card";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { problemDetail } from "@/lib/http/request";
import {
  crossReferencesOptions,
  type EventAnalysis,
  eventAnalysisOptions,
  type ValidationFinding,
} from "@/lib/validation/client";
import { analysisForm, MAX_EVENT_ID } from "@/lib/validation/contract";
import { eventNames } from "@/lib/validation/rules";
import { ConfidenceBar } from "./cross-reference-card";
import { Loading } from "./loading";

/** Findings shown per group (spec §9). */
const SHOWN_FINDINGS = 3;

/**
 * Asks for one event, by its id or from the list, and shows what speaks for and against it; the event asked for is
 * part of the address.
 */
export function AnalysisTab() {
  const [eventId, setEventId] = useQueryState(
    "event",
    parseAsString.withDefault("").withOptions({ history: "push" }),
  );
  const { register, handleSubmit, control } = useForm({
    resolver: zodResolver(analysisForm),
    values: { eventId },
  });
  const text = useWatch({ control, name: "eventId" });
  const crossReferences = useQuery(crossReferencesOptions());
  const known = [...eventNames(crossReferences.data ?? [])];
  const id = useId();

  const analyze = (id: string) => id !== eventId && void setEventId(id);

  return (
    <>
      <h2 className="sr-only">Analysis</h2>
      <form
        onSubmit={handleSubmit((entered) => analyze(entered.eventId))}
        className="mb-4 min-h-20"
      >
        <Label htmlFor={id}>Event id</Label>
        <div className="flex flex-wrap gap-3">
          <Input
            id={id}
            {...register("eventId")}
            placeholder="e.g., creation-day-1, flood-event"
            maxLength={MAX_EVENT_ID}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            className="max-w-sm"
          />
          {text.trim() !== "" && <Button type="submit">Analyze Event</Button>}
        </div>
      </form>
      {known.length > 0 && (
        <div className="mb-8">
          <h3 className="eyebrow mb-2">Events you can analyze</h3>
          <ul className="flex flex-wrap gap-2">
            {known.map(([knownId, name]) => (
              <li key={knownId}>
                <Button
                  variant="unstyled"
                  aria-pressed={knownId === eventId}
                  onClick={() => analyze(knownId)}
                  className="event-chip"
                >
                  {name}
                </Button>
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
        title={problem?.detail ?? "The analysis couldn’t be loaded."}
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
          <Card key={title} className="p-5">
            <h4 className="font-serif text-lg font-semibold">{title}</h4>
            <FindingNames findings={findings} />
          </Card>
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
                <GradeBadge color={reliabilityColor(finding.reliability)}>
                  {finding.reliability}
                </GradeBadge>
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
