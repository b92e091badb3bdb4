import { GradeBadge, strengthColor } from "@/components/common/level-badge";
import { SourceLine } from "@/components/common/source-list";
import { ReferenceList } from "@/components/scripture/reference-list";
import { Button } from "@/components/ui/button";
import { cardVariants } from "@/components/ui/card";
import type { CrossReference } from "@/lib/validation/client";
import { TYPE_WORDS } from "./words";

/** One body of evidence: type, confidence, strength, what it shows, passages and sources. */
export function CrossReferenceCard({
  crossReference,
  onOpen,
}: {
  crossReference: CrossReference;
  onOpen: () => void;
}) {
  const { title, validationType, evidenceStrength, analysis, biblicalVerses, scientificSources } =
    crossReference;
  return (
    <article className={cardVariants({ className: "p-5 sm:p-6" })}>
      <div className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2">
        <h3 className="font-serif text-xl leading-snug font-semibold">
          <span className="eyebrow mb-0.5 block font-sans">{TYPE_WORDS[validationType]}</span>
          {title}
        </h3>
        <GradeBadge color={strengthColor(evidenceStrength)}>{evidenceStrength} evidence</GradeBadge>
      </div>
      <ConfidenceBar percent={crossReference.confidence} />
      <p className="mt-4 max-w-[68ch] leading-relaxed">{analysis}</p>
      <div className="mt-5 grid gap-5 sm:grid-cols-2">
        <div>
          <h4 className="eyebrow mb-2">Biblical verses</h4>
          <ReferenceList references={biblicalVerses} />
        </div>
        <div>
          <h4 className="eyebrow mb-2">Scientific sources</h4>
          <ul className="space-y-1.5 text-sm text-muted-foreground">
            {scientificSources.map((source) => (
              <li key={source}>
                <SourceLine line={source} />
              </li>
            ))}
          </ul>
        </div>
      </div>
      <Button variant="outline" size="sm" className="mt-5" aria-haspopup="dialog" onClick={onOpen}>
        View Details<span className="sr-only">: {title}</span>
      </Button>
    </article>
  );
}

/** A confidence as a bar and as a figure. */
export function ConfidenceBar({ percent }: { percent: number }) {
  return (
    <div className="grade-shown mt-3 flex items-center gap-3">
      <meter aria-label="Confidence" min={0} max={100} value={percent} className="confidence-bar">
        {percent}%
      </meter>
      <span className="text-sm font-medium tabular-nums">{percent}% confidence</span>
    </div>
  );
}
