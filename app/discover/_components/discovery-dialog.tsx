import { DialogTabs } from "@/components/common/dialog-tabs";
import { ItemDialog } from "@/components/common/item-dialog";
import { ScoreBadge } from "@/components/evidence/grade";
import { LinkedList, LinkedParagraphs, LinkedText } from "@/components/scripture/linked-text";
import { ReferenceList } from "@/components/scripture/reference-list";
import type { Discovery } from "@/lib/content/discoveries/schema";
import { gradeEvidence } from "@/lib/evidence/rules";
import { KIND_LABELS } from "./discovery-kind";
import { PaperAccess } from "./research-papers-dialog";

const TABS = [
  { value: "overview", label: "Overview" },
  { value: "evidence", label: "Evidence" },
  { value: "analysis", label: "Analysis" },
  { value: "research", label: "Research" },
];

/** Everything about a discovery in four tabs. */
export function DiscoveryDialog({ discovery }: { discovery: Discovery }) {
  const isClaim = discovery.category === "ron-wyatt";
  return (
    <ItemDialog
      anchor={discovery.slug}
      title={discovery.title}
      description={isClaim ? "A claim made by Ron Wyatt" : undefined}
    >
      <DialogTabs
        anchor={discovery.slug}
        label={discovery.title}
        tabs={TABS}
        panels={[
          <Overview key="overview" discovery={discovery} />,
          <div key="evidence" className="prose">
            <h3>{isClaim ? "Evidence as put forward" : "Evidence"}</h3>
            <LinkedList items={discovery.evidence} />
            <h3>Physical evidence</h3>
            <dl>
              {discovery.physicalEvidence.map(({ type, description, analysis }) => (
                <div key={type}>
                  <dt>{type}</dt>
                  <dd>
                    <LinkedText text={description} />
                  </dd>
                  <dd>
                    <b>Analysis:</b> <LinkedText text={analysis} />
                  </dd>
                </div>
              ))}
            </dl>
            <h3>{isClaim ? "What supporters add" : "Supporting evidence"}</h3>
            <LinkedList items={discovery.supportingEvidence} />
          </div>,
          <div key="analysis" className="prose">
            <h3>Scientific analysis</h3>
            <LinkedList items={discovery.scientificAnalysis} />
            <h3>Controversies</h3>
            <LinkedList items={discovery.controversies} />
          </div>,
          <Research key="research" discovery={discovery} />,
        ]}
      />
    </ItemDialog>
  );
}

function Overview({ discovery }: { discovery: Discovery }) {
  const { score } = gradeEvidence(discovery.grading);
  return (
    <div className="prose">
      <p className="discovery-badges">
        <span className="level">{KIND_LABELS[discovery.category]}</span>{" "}
        <ScoreBadge score={score} label="Evidence" />
      </p>
      <LinkedParagraphs text={discovery.detailedDescription} />
      <h3>Significance</h3>
      <LinkedParagraphs text={discovery.significance} />
      <h3>Place and date</h3>
      <dl className="discovery-facts">
        <dt>Location</dt>
        <dd>{discovery.location}</dd>
        <dt>Coordinates</dt>
        <dd>{formatCoordinates(discovery.coordinates)}</dd>
        <dt>Date</dt>
        <dd>{discovery.year}</dd>
      </dl>
      <h3>Biblical references</h3>
      <ReferenceList references={discovery.biblicalReferences} />
    </div>
  );
}

/** The sources in short; what each found stands in the Research Papers dialog. */
function Research({ discovery }: { discovery: Discovery }) {
  return (
    <div className="prose">
      <h3>Research</h3>
      <ul>
        {discovery.researchPapers.map((paper) => (
          <li key={paper.title}>
            {paper.author} ({paper.year}). “{paper.title}”. {paper.publication}.{" "}
            <PaperAccess paper={paper} label="View Paper" />
          </li>
        ))}
      </ul>
    </div>
  );
}

/** "33.249° N, 35.652° E", with "about" where the place is only roughly known. */
function formatCoordinates({ latitude, longitude, approximate }: Discovery["coordinates"]): string {
  const digits = approximate ? 2 : 4;
  const degrees = (value: number) => `${Number(Math.abs(value).toFixed(digits))}°`;
  const north = `${degrees(latitude)} ${latitude < 0 ? "S" : "N"}`;
  const east = `${degrees(longitude)} ${longitude < 0 ? "W" : "E"}`;
  return `${approximate ? "about " : ""}${north}, ${east}`;
}
