"use client";

import { useQuery } from "@tanstack/react-query";
import { pagePartsOptions } from "@/lib/site/page-parts";
import { EmptyState } from "./empty-state";

/**
 * A part of an item's page, shown in its dialog. All parts of a page come together; links in them
 * work as they do there. Load it lazily: until a dialog opens nothing is read.
 */
export function PagePart({
  path,
  part,
}: {
  /** Of the item's page. */
  path: string;
  /** Id of the section there. */
  part: string;
}) {
  const page = useQuery(pagePartsOptions(path));
  const html = page.data?.get(part);
  if (html !== undefined) {
    // biome-ignore lint/security/noDangerouslySetInnerHtml: words of our own page, from our own address
    return <div dangerouslySetInnerHTML={{ __html: html }} />;
  }
  if (page.isError || page.isSuccess) {
    return (
      <EmptyState title="The details couldn’t be loaded." onRetry={() => void page.refetch()}>
        They are also on their own page.
      </EmptyState>
    );
  }
  return (
    <div className="part-unread" role="status">
      <span className="sr-only">Loading the details</span>
    </div>
  );
}
