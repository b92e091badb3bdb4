import type { ItemSection } from "@/components/common/item-section";
import { SourceList } from "@/components/common/source-list";
import { Grade } from "@/components/evidence/grade";
import { LinkedList, LinkedText } from "@/components/scripture/linked-text";
import { ReferenceList } from "@/components/scripture/reference-list";
import type { Comparison, CreationDay, EvolutionProblem } from "@/lib/content/timeline/schema";

/** Both claims of a comparison, weighed alike, each with the best reply of the other side. */
export function claimSections(
  { biblical, evolutionary }: Comparison,
  heading: "h3" | "h4",
): ItemSection[] {
  return [
    {
      id: "biblical-claim",
      title: "Biblical claim",
      body: <Claim claim={biblical} ungraded={biblical.ungraded} heading={heading} />,
    },
    {
      id: "evolutionary-claim",
      title: "Evolutionary claim",
      body: <Claim claim={evolutionary} heading={heading} />,
    },
  ];
}

function Claim({
  claim,
  ungraded,
  heading: Heading,
}: {
  claim: Comparison["evolutionary"];
  /** What of the claim has no score, and why. */
  ungraded?: string | undefined;
  heading: "h3" | "h4";
}) {
  return (
    <>
      <p>
        <LinkedText text={claim.claim} />
      </p>
      <Grade inputs={claim.grading} label="Strength" />
      {ungraded && (
        <p>
          <b>Not graded.</b> {ungraded}
        </p>
      )}
      <Heading>Evidence as argued</Heading>
      <LinkedList items={claim.evidence} />
      <Heading>Problems, as critics argue</Heading>
      <LinkedList items={claim.problems} />
      <Heading>Failures, as critics argue</Heading>
      <LinkedList items={claim.failures} />
      <Heading>The best reply of the other side</Heading>
      <LinkedList items={claim.reply} />
    </>
  );
}

/** What stands below both claims of a comparison. */
export function groundSections(comparison: Comparison): ItemSection[] {
  return [
    {
      id: "common-ground",
      title: "Common ground",
      body: (
        <p>
          <LinkedText text={comparison.commonGround} />
        </p>
      ),
    },
    { id: "sources", title: "Sources", body: <SourceList sources={comparison.sources} /> },
    {
      id: "references",
      title: "Bible references",
      body: <ReferenceList references={comparison.biblicalReferences} />,
    },
  ];
}

/** A creation day or the Flood, with what is argued from science and what the mainstream holds. */
export function daySections(day: CreationDay): ItemSection[] {
  return [
    {
      id: "evidence",
      title: "Scientific evidence",
      body: (
        <p>
          <LinkedText text={day.evidence} />
        </p>
      ),
    },
    {
      id: "mainstream",
      title: "Mainstream science",
      body: (
        <p>
          <LinkedText text={day.mainstream} />
        </p>
      ),
    },
    { id: "sources", title: "Sources", body: <SourceList sources={day.sources} /> },
    {
      id: "references",
      title: "Bible references",
      body: <ReferenceList references={day.biblicalReferences} />,
    },
  ];
}

/** A problem that critics of evolution raise, with the reply. */
export function problemSections(problem: EvolutionProblem): ItemSection[] {
  return [
    { id: "argument", title: "The argument", body: <LinkedList items={problem.argument} /> },
    { id: "reply", title: "The mainstream reply", body: <LinkedList items={problem.reply} /> },
    { id: "sources", title: "Sources", body: <SourceList sources={problem.sources} /> },
  ];
}
