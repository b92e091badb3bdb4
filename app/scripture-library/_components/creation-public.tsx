"use client";

import { Copy, Flag, Printer } from "lucide-react";
import { type ReactNode, useState } from "react";
import { LevelBadge } from "@/components/common/level-badge";
import { copyOrShow } from "@/components/scripture/copy-text";
import { ReferenceList } from "@/components/scripture/reference-list";
import { Button } from "@/components/ui/button";
import type { PublicCreation } from "@/lib/creations/client";
import { CreationBadges, CreationFacts, NOT_CHECKED } from "./creation-badges";
import { ReportDialog } from "./creation-report";
import { CreationText } from "./creation-text";

/** The words of a creation with where they come from and the verses they were made from. */
export function CreationBody({
  creation,
  owner,
}: {
  creation: PublicCreation;
  owner: "yours" | "visitor";
}) {
  const references = [...new Set(creation.scriptureReferences)];
  return (
    <>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <CreationBadges creation={creation} owner={owner} />
        <CreationFacts creation={creation} />
      </div>
      {owner === "visitor" && !creation.isGenerated && <NotChecked />}
      <div className="creation-sheet">
        <CreationText key={creation.content} content={creation.content} />
      </div>
      {references.length > 0 && (
        <section aria-label="Verses it was made from" className="mt-5">
          <h3 className="mb-2 text-sm font-medium">Made from</h3>
          <ReferenceList references={references} />
        </section>
      )}
    </>
  );
}

/** Stands before words of somebody else's, which may look like anything, a verse too. */
function NotChecked() {
  return (
    <p className="creation-notice mb-4">
      <LevelBadge color="yellow">{NOT_CHECKED}</LevelBadge> These are a visitor’s words. Only what
      is linked to its passage comes from the Bible text.
    </p>
  );
}

/** Copy and print. */
export function TakeAway({ creation: { title, content } }: { creation: PublicCreation }) {
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => copyOrShow(`${title}\n\n${content}`)}>
        <Copy aria-hidden="true" />
        Copy
      </Button>
      <Button variant="outline" size="sm" onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        Print
      </Button>
    </>
  );
}

/** A creation of somebody else, to read and to report. `children`: further buttons. */
export function PublicView({
  creation,
  children,
}: {
  creation: PublicCreation;
  children?: ReactNode;
}) {
  const [isReporting, setReporting] = useState(false);
  return (
    <>
      <CreationBody creation={creation} owner="visitor" />
      <div className="no-print mt-6 flex flex-wrap gap-2">
        <TakeAway creation={creation} />
        {children}
        <Button
          variant="ghost"
          size="sm"
          aria-haspopup="dialog"
          className="sm:ml-auto"
          onClick={() => setReporting(true)}
        >
          <Flag aria-hidden="true" />
          Report
        </Button>
      </div>
      <ReportDialog token={creation.id} isOpen={isReporting} onClose={() => setReporting(false)} />
    </>
  );
}
