"use client";

import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "@/components/common/empty-state";
import { ErrorState } from "@/components/common/error-state";
import { GradeBadge, reliabilityColor } from "@/components/common/level-badge";
import { SourceLine } from "@/components/common/source-list";
import { Grade } from "@/components/evidence/grade";
import { Button } from "@/components/ui/button";
import { cardVariants } from "@/components/ui/card";
import {
  crossReferencesOptions,
  type ValidationFinding,
  validationFindingsOptions,
} from "@/lib/validation/client";
import { filterFindings } from "@/lib/validation/rules";
import { FindingsFilter } from "./findings-filter";
import { Loading } from "./loading";
import { useFindingFilter } from "./use-finding-filter";

/**
 * The findings with who made them, where they were published and how reliable they are: all, or
 * those that the filter of the address asks for.
 */
export function FindingsTab() {
  const { data, isPending, error, refetch } = useQuery(validationFindingsOptions());
  const crossReferences = useQuery(crossReferencesOptions());
  const { filter, setFilter, clear } = useFindingFilter();

  if (isPending) return <Loading>Loading validation findings...</Loading>;
  if (error) {
    return (
      <ErrorState
        title="The validation findings couldn’t be loaded."
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState title="No Validation Findings">
        Validation findings are being compiled. Check back soon for detailed evidence analysis.
      </EmptyState>
    );
  }
  // Without the cross references nobody knows what a finding bears on: only its grade tells.
  const known = crossReferences.data ?? [];
  if (known.length === 0 && crossReferences.isPending) {
    return <Loading>Loading validation findings...</Loading>;
  }
  const shown = filterFindings(
    data,
    known,
    known.length > 0 ? filter : { ...filter, stance: null, event: "" },
  );
  return (
    <>
      <h2 className="sr-only">Findings</h2>
      <FindingsFilter
        filter={filter}
        setFilter={setFilter}
        crossReferences={known}
        shown={shown.length}
        total={data.length}
      />
      {shown.length === 0 && (
        <EmptyState title="No finding fits this choice.">
          <Button variant="outline" size="sm" className="mt-3" onClick={clear}>
            Show all findings
          </Button>
        </EmptyState>
      )}
      <div className="space-y-5">
        {shown.map((finding) => (
          <FindingCard key={finding.id} finding={finding} />
        ))}
      </div>
    </>
  );
}

function FindingCard({ finding }: { finding: ValidationFinding }) {
  const facts = [
    ["Found or published", finding.dateDiscovered],
    ["Researchers", finding.researcher],
    ["Institutions", finding.institutions.join("; ")],
  ].filter(([, text]) => text !== "");
  return (
    <article className={cardVariants({ className: "p-5 sm:p-6" })}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="font-serif text-xl leading-snug font-semibold">
          <span className="eyebrow mb-0.5 block font-sans">{finding.findingType}</span>
          {finding.title}
        </h3>
        <GradeBadge color={reliabilityColor(finding.reliability)}>{finding.reliability}</GradeBadge>
      </div>
      <div className="prose mt-3">
        <p>{finding.description}</p>
        <p>
          <b>Evidence.</b> {finding.evidence}
        </p>
      </div>
      <dl className="finding-facts">
        {facts.map(([label, text]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{text}</dd>
          </div>
        ))}
        {finding.publications.length > 0 && (
          <div>
            <dt>Publications</dt>
            {finding.publications.map((publication) => (
              <dd key={publication}>
                <SourceLine line={publication} />
              </dd>
            ))}
          </div>
        )}
      </dl>
      {finding.grading && <Grade inputs={finding.grading} label="Evidence" />}
    </article>
  );
}
