import { SourceAnchor } from "@/components/common/source-list";
import { LinkedText } from "@/components/scripture/linked-text";
import type { ResearchPaper } from "@/lib/content/discoveries/schema";
import { toSourceLink } from "@/lib/evidence/source-links";

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
export function ResearchPapers({ papers }: { papers: readonly ResearchPaper[] }) {
  return (
    <ul className="papers">
      {papers.map((paper) => (
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
  );
}

/** The same papers in short, as a bibliography has them. */
export function PaperList({ papers }: { papers: readonly ResearchPaper[] }) {
  return (
    <ul>
      {papers.map((paper) => (
        <li key={paper.title}>
          {paper.author} ({paper.year}). “{paper.title}”. {paper.publication}.{" "}
          <PaperAccess paper={paper} label="View Paper" />
        </li>
      ))}
    </ul>
  );
}

/**
 * The way to a paper: a link where its address was verified, else where to look. One rule for the
 * two labels: the list in short says View Paper, the one that also reports what the paper found
 * says View Full Paper.
 */
function PaperAccess({
  paper,
  label,
}: {
  paper: ResearchPaper;
  label: "View Paper" | "View Full Paper";
}) {
  if (paper.url === undefined) {
    const link = toSourceLink(paper);
    return (
      <>
        <em>Available in Research Archives</em>
        {link && <SourceAnchor {...link} />}
      </>
    );
  }
  return (
    <a href={paper.url} target="_blank" rel="noopener noreferrer" className="link">
      {label}
      <span className="sr-only">: {paper.title}, opens in a new window</span>
    </a>
  );
}
