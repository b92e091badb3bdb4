"use client";

import { lazy, Suspense, useRef } from "react";
import { CiteActions } from "@/components/common/cite-actions";
import { DialogTabs } from "@/components/common/dialog-tabs";
import { ItemDialog } from "@/components/common/item-dialog";
import { useDialogOpened } from "@/components/common/use-dialog-opened";
import { KIND_LABELS, papersAnchor } from "@/components/discoveries/discovery-kind";
import { ScoreBadge } from "@/components/evidence/grade";
import type { Discovery } from "@/lib/content/discoveries/schema";
import { site } from "@/lib/site/creator";
import { discoveryPath } from "@/lib/site/item-paths";
import { whenConnected } from "@/lib/site/when-connected";

const PagePart = lazy(() =>
  whenConnected(() => import("@/components/common/page-part")).then((module) => ({
    default: module.PagePart,
  })),
);

const TABS = [
  { value: "overview", label: "Overview" },
  { value: "evidence", label: "Evidence" },
  { value: "analysis", label: "Analysis" },
  { value: "research", label: "Research" },
];

type Head = Pick<Discovery, "slug" | "title" | "category">;

/**
 * Everything about a discovery in four tabs. The page holds the frame; the words are read from the
 * discovery's own page when the dialog opens.
 */
export function DiscoveryDialog({ slug, title, category, score }: Head & { score: number }) {
  const place = useRef<HTMLDivElement>(null);
  const hasOpened = useDialogOpened(place);
  return (
    <ItemDialog
      anchor={slug}
      title={title}
      description={category === "ron-wyatt" ? "A claim made by Ron Wyatt" : undefined}
      page={discoveryPath(slug)}
    >
      <div ref={place}>
        <DialogTabs
          anchor={slug}
          label={title}
          tabs={TABS}
          panels={TABS.map(({ value }) => (
            <div key={value}>
              {value === "overview" && (
                <p className="discovery-badges">
                  <span className="level">{KIND_LABELS[category]}</span>{" "}
                  <ScoreBadge score={score} label="Evidence" />
                </p>
              )}
              <Part slug={slug} part={value} isWanted={hasOpened} />
            </div>
          ))}
        />
        <CiteActions
          anchor={slug}
          name={title}
          citation={`“${title}.” ${site.title}, Discoveries.`}
        />
      </div>
    </ItemDialog>
  );
}

/** The papers about a discovery, each with what it found, likewise. */
export function ResearchPapersDialog({ slug, title }: Omit<Head, "category">) {
  const place = useRef<HTMLDivElement>(null);
  const hasOpened = useDialogOpened(place);
  return (
    <ItemDialog
      anchor={papersAnchor(slug)}
      title={`Research Papers: ${title}`}
      page={discoveryPath(slug)}
      // Few papers have an address.
      isPlainText
    >
      <div ref={place}>
        <Part slug={slug} part="papers" isWanted={hasOpened} />
      </div>
    </ItemDialog>
  );
}

/** A part of the discovery's page, once the dialog has opened; what reads it comes then, too. */
function Part({ slug, part, isWanted }: { slug: string; part: string; isWanted: boolean }) {
  const unread = <div className="part-unread" />;
  if (!isWanted) return unread;
  return (
    <Suspense fallback={unread}>
      <PagePart path={discoveryPath(slug)} part={part} />
    </Suspense>
  );
}
