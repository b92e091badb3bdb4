import { CiteActions } from "@/components/common/cite-actions";
import { opens } from "@/components/common/item-dialog";
import { KIND_LABELS, papersAnchor } from "@/components/discoveries/discovery-kind";
import { Objection } from "@/components/discoveries/objection";
import { Grade } from "@/components/evidence/grade";
import { LinkedText } from "@/components/scripture/linked-text";
import { Button } from "@/components/ui/button";
import type { Discovery } from "@/lib/content/discoveries/schema";
import { site } from "@/lib/site/creator";
import { DiscoveryDialogs } from "./discovery-dialog";

/**
 * A discovery in the list, with its objections, and after it its two dialogs. The filter reads the
 * words of the whole and hides the card alone, so a dialog whose address is opened shows even where
 * its card is filtered out.
 */
export function DiscoveryCard({ discovery }: { discovery: Discovery }) {
  const { slug, title, category } = discovery;
  return (
    <div data-discovery={slug} data-kind={category}>
      <article id={slug} aria-labelledby={`${slug}-name`} className="discovery">
        <p className="discovery-kind">{KIND_LABELS[category]}</p>
        <h3 id={`${slug}-name`}>{title}</h3>
        <p className="discovery-place">
          {discovery.location}
          <br />
          {discovery.year}
        </p>
        <p>
          <LinkedText text={discovery.description} />
        </p>
        <Objection discovery={discovery} level="h4" />
        <Grade inputs={discovery.grading} label="Evidence" />
        <div className="discovery-actions">
          <Button size="sm" {...opens(slug)}>
            View Details<span className="sr-only">: {title}</span>
          </Button>
          <Button size="sm" variant="outline" {...opens(papersAnchor(slug))}>
            Research Papers<span className="sr-only">: {title}</span>
          </Button>
        </div>
        <CiteActions
          anchor={slug}
          name={title}
          citation={`“${title}.” ${site.title}, Discoveries.`}
        />
      </article>
      <DiscoveryDialogs discovery={discovery} />
    </div>
  );
}
