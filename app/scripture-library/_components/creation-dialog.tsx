"use client";

import { type UseQueryResult, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { EmptyState } from "@/components/common/empty-state";
import { ErrorState } from "@/components/common/error-state";
import { closeHash } from "@/components/common/item-address";
import {
  Dialog,
  DialogBody,
  DialogContent,
  DialogHeader,
  DialogTitle,
} from "@/components/ui/dialog";
import { Skeleton } from "@/components/ui/skeleton";
import { creationOptions, sharedCreationOptions } from "@/lib/creations/client";
import { refusal } from "@/lib/http/request";
import { findListed } from "./creation-listed";
import { OwnCreation } from "./creation-own";
import { PublicView } from "./creation-public";

interface DialogProps {
  id: string;
  isOpen: boolean;
}

/**
 * An open creation: one of the visitor's own with all that can be done to it, or one of Discover.
 */
export function CreationDialog({ owner, ...props }: DialogProps & { owner: "yours" | "visitor" }) {
  return owner === "yours" ? <OwnDialog {...props} /> : <ApprovedDialog {...props} />;
}

function OwnDialog({ id, isOpen }: DialogProps) {
  const client = useQueryClient();
  const found = useQuery({
    ...creationOptions(id),
    enabled: isOpen,
    initialData: () => findListed(client, id),
  });
  return (
    <CreationModal isOpen={isOpen} title={found.data?.title} found={found}>
      {found.data && <OwnCreation key={id} creation={found.data} />}
    </CreationModal>
  );
}

function ApprovedDialog({ id, isOpen }: DialogProps) {
  const found = useQuery({ ...sharedCreationOptions(id), enabled: isOpen });
  return (
    <CreationModal isOpen={isOpen} title={found.data?.title} found={found}>
      {found.data && <PublicView creation={found.data} />}
    </CreationModal>
  );
}

function CreationModal({
  isOpen,
  title,
  found,
  children,
}: {
  isOpen: boolean;
  title: string | undefined;
  found: Pick<UseQueryResult, "error" | "isPending" | "refetch">;
  children: ReactNode;
}) {
  const { error } = found;
  return (
    <Dialog open={isOpen} onOpenChange={closeHash}>
      <DialogContent className="creation-dialog sm:max-w-3xl">
        <DialogHeader>
          <DialogTitle>{title ?? "Creation"}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          {children}
          {!children && refusal(error)?.status === 404 && (
            <EmptyState title="This creation is no longer here" />
          )}
          {!children && error && refusal(error)?.status !== 404 && (
            <ErrorState
              title="The creation couldn’t be loaded."
              error={error}
              onRetry={() => void found.refetch()}
            />
          )}
          {!children && !error && (
            <div role="status" className="min-h-72 space-y-3">
              <span className="sr-only">Loading the creation</span>
              <Skeleton className="h-4 w-40" />
              <Skeleton className="h-4 w-full" />
              <Skeleton className="h-4 w-3/4" />
            </div>
          )}
        </DialogBody>
      </DialogContent>
    </Dialog>
  );
}
