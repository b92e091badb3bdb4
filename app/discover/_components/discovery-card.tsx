import { CiteActions } from "@/components/common/cite-actions";
import { opens } from "@/components/common/item-dialog";
import { Grade } from "@/components/evidence/grade";
import { LinkedText } from "@/components/scripture/linked-text";
import { Button } from "@/components/ui/button";
import type { Discovery } from "@/lib/content/discoveries/schema";
import { site } from "@/lib/site/creator";
import { DiscoveryDialog } from "./discovery-dialog";
import { KIND_LABELS, papersAnchor } from "./discovery-kind";
import { ResearchPapersDialog } from "./research-papers-dialog";

/**
 * A discovery in the list, with its objections, and after it its two dialogs. The filter reads the
 * words of the whole and hides the card alone, so a dialog whose address is opened shows even where
 * its card is filtered out.
 */
export function DiscoveryCard({ discovery }: { discovery: Discovery }) {
  const { slug, title, category } = discovery;
  const isClaim = category === "ron-wyatt";
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
        <div className="discovery-objection">
          <h4>{isClaim ? "Objections" : "What others say"}</h4>
          <p>
            {isClaim && "This is Ron Wyatt’s claim, not an established find. "}
            <LinkedText text={discovery.objection} />
          </p>
        </div>
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
      <DiscoveryDialog discovery={discovery} />
      <ResearchPapersDialog discovery={discovery} />
    </div>
  );
}
