"use client";

import { useQuery } from "@tanstack/react-query";
import { CardSkeletons } from "@/components/common/card-skeletons";
import { EmptyState } from "@/components/common/empty-state";
import { ErrorState } from "@/components/common/error-state";
import { usePageTitle } from "@/components/common/use-page-title";
import { Button } from "@/components/ui/button";
import { sharedCreationOptions } from "@/lib/creations/client";
import { problemDetail } from "@/lib/http/request";
import { PublicView } from "./creation-public";
import { useLibraryAddress } from "./use-library-address";
import "../creations.css";

/**
 * Answers that say there is nothing under a link: none of this token, and one that cannot be a
 * token.
 */
const NOT_SHARED = [400, 404];

/** A creation that somebody shared by its link (`?creation=<token>`), to read and to report. */
export function SharedCreation({ token }: { token: string }) {
  const shared = useQuery(sharedCreationOptions(token));
  const { go } = useLibraryAddress();
  usePageTitle(shared.data?.title ?? null);
  const ownCreations = (
    <Button variant="outline" size="sm" onClick={() => go({ tab: "creations", creation: null })}>
      Go to your own creations
    </Button>
  );

  if (shared.isPending) {
    return (
      <CardSkeletons count={1} label="Loading the shared creation" className="min-h-[24rem]" />
    );
  }
  if (shared.isError) {
    const isMissing = NOT_SHARED.includes(problemDetail(shared.error)?.status ?? 0);
    return (
      <>
        {isMissing ? (
          <EmptyState title="This isn’t shared, or no longer is shared">
            Whoever sent you the link may have withdrawn it. A link that has ended does not come
            back.
          </EmptyState>
        ) : (
          <ErrorState
            title="The shared creation couldn’t be loaded."
            error={shared.error}
            onRetry={() => void shared.refetch()}
          />
        )}
        <p className="mt-4 text-center">{ownCreations}</p>
      </>
    );
  }
  return (
    <article aria-labelledby="shared-creation">
      {/* Whoever was given the link may read it; search engines were not. */}
      <meta name="robots" content="noindex" />
      <p className="eyebrow mb-1">Shared with you</p>
      <h2
        id="shared-creation"
        className="mb-4 font-serif text-2xl leading-snug font-semibold wrap-anywhere"
      >
        {shared.data.title}
      </h2>
      <PublicView creation={shared.data}>{ownCreations}</PublicView>
    </article>
  );
}
