import { CiteActions } from "@/components/common/cite-actions";
import { ItemDialog, opens } from "@/components/common/item-dialog";
import { ScoreBadge } from "@/components/evidence/grade";
import { claimSections, groundSections } from "@/components/timelines/argument-sections";
import { citationOf } from "@/components/timelines/citation";
import { SectionsInPlace } from "@/components/timelines/sections-in-place";
import { Button } from "@/components/ui/button";
import { comparisons } from "@/lib/content/timeline";
import type { Comparison } from "@/lib/content/timeline/schema";
import { countOf } from "@/lib/count-words";
import { gradeEvidence, scoreColor } from "@/lib/evidence/rules";
import { timelinePath } from "@/lib/site/item-paths";

/** Three comparisons side by side, each opening its evidence. */
export function EvidencePanel() {
  return (
    <section aria-labelledby="evidence-heading">
      <h2 id="evidence-heading" className="section-title">
        The evidence compared
      </h2>
      <p className="tl-intro">
        Three questions on which creation and evolution part ways. Each bar shows how strong the
        evidence for that claim is as worded, by one rule for both. Problems and failures are those
        that critics of the claim name; the other side’s best reply is beside them.
      </p>
      <div className="tl-cards tl-three">
        {comparisons.map((comparison) => (
          <ComparisonCard key={comparison.id} comparison={comparison} />
        ))}
      </div>
      {comparisons.map((comparison) => (
        <ComparisonDialog key={comparison.id} comparison={comparison} />
      ))}
    </section>
  );
}

function ComparisonCard({ comparison }: { comparison: Comparison }) {
  const { id, title, biblical, evolutionary } = comparison;
  return (
    <article id={id} className="tl-item tl-comparison">
      <h3>{title}</h3>
      <ComparedClaim
        name="Biblical claim"
        claim={biblical}
        note={biblical.ungraded && "For its statement about the past; its meaning has no score."}
      />
      <ComparedClaim name="Evolutionary claim" claim={evolutionary} />
      <p className="tl-more needs-scripts" aria-hidden="true">
        Both sides, and the grades’ inputs
      </p>
      <Button variant="unstyled" className="tl-open" {...opens(id)}>
        <span className="sr-only">Detailed evidence: {title}</span>
      </Button>
    </article>
  );
}

/** One column of a comparison in short: claim, strength, and how much is said for and against. */
function ComparedClaim({
  name,
  claim: { claim, evidence, problems, failures, grading },
  note,
}: {
  name: string;
  claim: Comparison["evolutionary"];
  note?: string | undefined;
}) {
  const { score } = gradeEvidence(grading);
  return (
    <div className="tl-side">
      <h4>{name}</h4>
      <p>{claim}</p>
      <div className={`tl-bar score-${scoreColor(score)}`} aria-hidden="true">
        <span style={{ width: `${score}%` }} />
      </div>
      <ScoreBadge score={score} label="Strength of the evidence" />
      {note && <p className="tl-note">{note}</p>}
      <p className="tl-counts">
        <span>{countOf(evidence.length, "argument")} for it</span>
        <span>{countOf(problems.length, "problem")}</span>
        <span>{countOf(failures.length, "failure")}</span>
      </p>
    </div>
  );
}

function ComparisonDialog({ comparison }: { comparison: Comparison }) {
  const { id, title } = comparison;
  return (
    <ItemDialog
      anchor={id}
      title={title}
      description="Detailed evidence, with the best reply of each side"
      page={timelinePath(id)}
    >
      <div className="tl-columns">
        {claimSections(comparison, "h4").map((section) => (
          <div key={section.id} className="prose">
            <SectionsInPlace sections={[section]} heading="h3" />
          </div>
        ))}
      </div>
      <div className="prose tl-below">
        <SectionsInPlace sections={groundSections(comparison)} heading="h3" />
      </div>
      <CiteActions anchor={id} name={title} citation={citationOf(title)} />
    </ItemDialog>
  );
}
