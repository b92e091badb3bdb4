import { opens } from "@/components/common/item-dialog";
import { KIND_LABELS, papersAnchor } from "@/components/discoveries/discovery-kind";
import { Objection } from "@/components/discoveries/objection";
import { Grade } from "@/components/evidence/grade";
import { IntentLink } from "@/components/layout/intent-link";
import { LinkedText } from "@/components/scripture/linked-text";
import { Button } from "@/components/ui/button";
import type { Discovery } from "@/lib/content/discoveries/schema";
import { gradeEvidence } from "@/lib/evidence/rules";
import { discoveryPath } from "@/lib/site/item-paths";
import { DiscoveryDialog, ResearchPapersDialog } from "./discovery-dialog";

/**
 * A discovery in the list, with its objections, and after it its two dialogs. The filter hides the
 * card alone, so a dialog whose address is opened shows even where its card is filtered out.
 */
export function DiscoveryCard({ discovery }: { discovery: Discovery }) {
  const { slug, title, category } = discovery;
  const { score } = gradeEvidence(discovery.grading);
  return (
    <div data-discovery={slug} data-kind={category}>
      <article id={slug} aria-labelledby={`${slug}-name`} className="discovery">
        <h3 id={`${slug}-name`}>
          <IntentLink href={discoveryPath(slug)}>{title}</IntentLink>
        </h3>
        <div className="discovery-head">
          <p className="discovery-kind">{KIND_LABELS[category]}</p>
          <Grade inputs={discovery.grading} label="Evidence" />
        </div>
        <p className="discovery-place">
          {discovery.location} · {discovery.year}
        </p>
        <p className="discovery-words">
          <LinkedText text={discovery.description} />
        </p>
        <Objection discovery={discovery} level="h4" />
        <div className="discovery-actions">
          <Button variant="unstyled" {...opens(slug)}>
            View Details<span className="sr-only">: {title}</span>
          </Button>
          <Button variant="unstyled" {...opens(papersAnchor(slug))}>
            Research Papers<span className="sr-only">: {title}</span>
          </Button>
        </div>
      </article>
      <DiscoveryDialog slug={slug} title={title} category={category} score={score} />
      <ResearchPapersDialog slug={slug} title={title} />
    </div>
  );
}
