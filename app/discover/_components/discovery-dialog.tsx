import { DialogTabs } from "@/components/common/dialog-tabs";
import { ItemDialog } from "@/components/common/item-dialog";
import { KIND_LABELS, papersAnchor } from "@/components/discoveries/discovery-kind";
import { discoverySections } from "@/components/discoveries/discovery-sections";
import { ScoreBadge } from "@/components/evidence/grade";
import type { Discovery } from "@/lib/content/discoveries/schema";
import { gradeEvidence } from "@/lib/evidence/rules";
import { discoveryPath } from "@/lib/site/item-paths";

const TABS = [
  { value: "overview", label: "Overview" },
  { value: "evidence", label: "Evidence" },
  { value: "analysis", label: "Analysis" },
  { value: "research", label: "Research" },
];

/** Everything about a discovery in four tabs, and a dialog of its papers. */
export function DiscoveryDialogs({ discovery }: { discovery: Discovery }) {
  const { slug, title, category, grading } = discovery;
  const { score } = gradeEvidence(grading);
  const parts = new Map(discoverySections(discovery).map(({ id, body }) => [id, body]));
  return (
    <>
      <ItemDialog
        anchor={slug}
        title={title}
        description={category === "ron-wyatt" ? "A claim made by Ron Wyatt" : undefined}
        page={discoveryPath(slug)}
      >
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
              {parts.get(value)}
            </div>
          ))}
        />
      </ItemDialog>
      <ItemDialog
        anchor={papersAnchor(slug)}
        title={`Research Papers: ${title}`}
        page={discoveryPath(slug)}
      >
        {parts.get("papers")}
      </ItemDialog>
    </>
  );
}
