import { ItemDialog } from "@/components/common/item-dialog";
import { LinkedText } from "@/components/scripture/linked-text";
import type { Discovery, ResearchPaper } from "@/lib/content/discoveries/schema";
import { papersAnchor } from "./discovery-kind";

const KINDS: Record<ResearchPaper["kind"], string> = {
  "peer-reviewed": "Peer-reviewed",
  journal: "Journal",
  magazine: "Magazine",
  book: "Book",
  museum: "Museum publication",
  report: "Report",
  "ancient-source": "Ancient source",
  web: "Website",
};

/** The papers and books about a discovery, each with what it found. */
export function ResearchPapersDialog({ discovery }: { discovery: Discovery }) {
  return (
    <ItemDialog anchor={papersAnchor(discovery.slug)} title={`Research Papers: ${discovery.title}`}>
      <ul className="papers">
        {discovery.researchPapers.map((paper) => (
          <li key={paper.title}>
            <h3>{paper.title}</h3>
            <p className="paper-source">
              {paper.author}, {paper.year}. {paper.publication}. {KINDS[paper.kind]}
            </p>
            <p>
              <LinkedText text={paper.summary} />
            </p>
            <p>
              <PaperAccess paper={paper} label="View Full Paper" />
            </p>
          </li>
        ))}
      </ul>
    </ItemDialog>
  );
}

/**
 * The way to a paper: a link where its address was verified, else where to look. One rule for the
 * two labels: the short list of the Research tab says View Paper, the Research Papers dialog, which
 * also reports what the paper found, says View Full Paper.
 */
export function PaperAccess({
  paper,
  label,
}: {
  paper: ResearchPaper;
  label: "View Paper" | "View Full Paper";
}) {
  if (paper.url === undefined) return <em>Available in Research Archives</em>;
  return (
    <a href={paper.url} target="_blank" rel="noopener noreferrer" className="link">
      {label}
      <span className="sr-only">: {paper.title}, opens in a new window</span>
    </a>
  );
}
