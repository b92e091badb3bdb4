import { CiteActions } from "@/components/common/cite-actions";
import { IntentLink } from "@/components/layout/intent-link";
import { citationOf } from "@/components/timelines/citation";
import { timelinePath } from "@/lib/site/item-paths";

/** What can be done with an item that stands whole in its card: open its page, copy, cite. */
export function CardActions({ anchor, title }: { anchor: string; title: string }) {
  return (
    <div className="tl-card-actions">
      <IntentLink href={timelinePath(anchor)} className="link">
        Open page<span className="sr-only">: {title}</span>
      </IntentLink>
      <CiteActions anchor={anchor} name={title} citation={citationOf(title)} />
    </div>
  );
}
