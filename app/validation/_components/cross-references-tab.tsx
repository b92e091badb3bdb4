"use client";

import { useQuery } from "@tanstack/react-query";
import { EmptyState } from "@/components/common/empty-state";
import { ErrorState } from "@/components/common/error-state";
import { closeHash, openHash, useHash } from "@/components/common/item-address";
import { crossReferencesOptions, validationFindingsOptions } from "@/lib/validation/client";
import { CrossReferenceCard } from "./cross-reference-card";
import { CrossReferenceDialog } from "./cross-reference-dialog";
import { Loading } from "./loading";

/**
 * Every body of evidence with how it bears on a biblical event; the details of one are part of the
 * address.
 */
export function CrossReferencesTab() {
  const { data, isPending, error, refetch } = useQuery(crossReferencesOptions());
  const findings = useQuery(validationFindingsOptions());
  const hash = useHash();
  const selected = data?.find(({ id }) => id === hash);

  if (isPending) return <Loading>Loading cross references...</Loading>;
  if (error) {
    return (
      <ErrorState
        title="The cross references couldn’t be loaded."
        error={error}
        onRetry={() => void refetch()}
      />
    );
  }
  if (data.length === 0) {
    return (
      <EmptyState title="No Cross References Found">
        Cross-referencing data is being prepared. Check back soon for biblical event validation.
      </EmptyState>
    );
  }
  return (
    <>
      <h2 className="sr-only">Cross References</h2>
      <div className="space-y-5">
        {data.map((crossReference) => (
          <CrossReferenceCard
            key={crossReference.id}
            crossReference={crossReference}
            onOpen={() => openHash(crossReference.id)}
          />
        ))}
      </div>
      <CrossReferenceDialog
        crossReference={selected ?? null}
        findings={(findings.data ?? []).filter(
          ({ crossReferenceId }) => crossReferenceId === selected?.id,
        )}
        onClose={closeHash}
      />
    </>
  );
}
