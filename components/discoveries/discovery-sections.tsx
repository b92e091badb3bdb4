import type { ItemSection } from "@/components/common/item-section";
import { LinkedList, LinkedParagraphs, LinkedText } from "@/components/scripture/linked-text";
import { ReferenceList } from "@/components/scripture/reference-list";
import type { Discovery } from "@/lib/content/discoveries/schema";
import { PaperList, ResearchPapers } from "./research-papers";

/** Everything the site tells of a discovery, part by part. */
export function discoverySections(discovery: Discovery): ItemSection[] {
  const { researchPapers, category } = discovery;
  const isClaim = category === "ron-wyatt";
  return [
    { id: "overview", title: "Overview", body: <Overview discovery={discovery} /> },
    {
      id: "evidence",
      title: isClaim ? "What is put forward" : "What was found",
      body: <Evidence discovery={discovery} isClaim={isClaim} />,
    },
    { id: "analysis", title: "Analysis", body: <Analysis discovery={discovery} /> },
    { id: "papers", title: "Research Papers", body: <ResearchPapers papers={researchPapers} /> },
    {
      id: "research",
      title: "Bibliography",
      body: (
        <div className="prose">
          <PaperList papers={researchPapers} />
        </div>
      ),
    },
  ];
}

function Overview({ discovery }: { discovery: Discovery }) {
  return (
    <div className="prose">
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

function Evidence({ discovery, isClaim }: { discovery: Discovery; isClaim: boolean }) {
  return (
    <div className="prose">
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
    </div>
  );
}

function Analysis({ discovery }: { discovery: Discovery }) {
  return (
    <div className="prose">
      <h3>Scientific analysis</h3>
      <LinkedList items={discovery.scientificAnalysis} />
      <h3>Controversies</h3>
      <LinkedList items={discovery.controversies} />
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
