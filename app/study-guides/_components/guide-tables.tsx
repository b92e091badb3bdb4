import { LinkedTable } from "@/components/scripture/linked-text";
import type { StudyGuide } from "@/lib/content/study-guides/schema";

/** The tables of a guide that has them. */
export function GuideTables({ guide }: { guide: StudyGuide }) {
  return (
    <>
      {guide.timelineStructure && (
        <Table
          title="Timeline"
          columns={["When", "What happens", "Reference"]}
          rows={guide.timelineStructure.map(({ when, what, reference }) => [when, what, reference])}
        />
      )}
      {guide.plaguesTable && (
        <Table
          title="The plagues"
          columns={["Plague", "Often linked with", "What happens"]}
          rows={guide.plaguesTable.map((row) => [
            `${row.plague} (${row.reference})`,
            row.judgment,
            row.description,
          ])}
        />
      )}
      {guide.tabernacleTable && (
        <Table
          title="The parts of the tabernacle"
          columns={["Part", "Meaning", "Fulfilled"]}
          rows={guide.tabernacleTable.map((row) => [
            `${row.component} (${row.reference})`,
            row.meaning,
            row.fulfilled,
          ])}
        />
      )}
      {guide.feastTable && (
        <Table
          title="The feasts"
          columns={["Feast", "Hebrew", "When", "Fulfillment"]}
          rows={guide.feastTable.map((row) => [
            `${row.english} (${row.reference})`,
            row.hebrew,
            row.timing,
            row.fulfillment,
          ])}
        />
      )}
      {guide.covenantsTable && (
        <Table
          title="The covenants"
          columns={["Covenant", "Promise", "Sign", "Fulfilled"]}
          rows={guide.covenantsTable.map((row) => [
            row.covenant,
            row.promise,
            row.sign,
            row.fulfilled,
          ])}
        />
      )}
      {guide.judgmentTable && (
        <Table
          title="Seals, trumpets, bowls"
          columns={["Series", "Number", "Chapters", "What happens"]}
          rows={guide.judgmentTable.map((row) => [
            row.series,
            row.number,
            row.chapters,
            row.description,
          ])}
        />
      )}
      {guide.geographyTable && (
        <Table
          title="Places"
          columns={["Place", "Today", "What is said about it"]}
          rows={guide.geographyTable.map((row) => [row.location, row.today, row.prophecy])}
        />
      )}
    </>
  );
}

function Table({
  title,
  columns,
  rows,
}: {
  title: string;
  columns: readonly string[];
  rows: readonly (readonly string[])[];
}) {
  return (
    <>
      <h4>{title}</h4>
      <LinkedTable caption={title} columns={columns} rows={rows} />
    </>
  );
}
