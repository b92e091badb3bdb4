import type { ItemSection } from "@/components/common/item-section";
import { LinkedTable } from "@/components/scripture/linked-text";
import type { StudyGuide } from "@/lib/content/study-guides/schema";

/** The tables of a guide that has them, each a section. */
export function guideTables(guide: StudyGuide): ItemSection[] {
  const sections: ItemSection[] = [];
  const add = (id: string, title: string, columns: string[], rows: string[][] | undefined) => {
    if (!rows) return;
    sections.push({
      id,
      title,
      body: <LinkedTable caption={title} columns={columns} rows={rows} />,
    });
  };
  add(
    "timeline",
    "Timeline",
    ["When", "What happens", "Reference"],
    guide.timelineStructure?.map(({ when, what, reference }) => [when, what, reference]),
  );
  add(
    "the-plagues",
    "The plagues",
    ["Plague", "Often linked with", "What happens"],
    guide.plaguesTable?.map((row) => [
      `${row.plague} (${row.reference})`,
      row.judgment,
      row.description,
    ]),
  );
  add(
    "the-parts-of-the-tabernacle",
    "The parts of the tabernacle",
    ["Part", "Meaning", "Fulfilled"],
    guide.tabernacleTable?.map((row) => [
      `${row.component} (${row.reference})`,
      row.meaning,
      row.fulfilled,
    ]),
  );
  add(
    "the-feasts",
    "The feasts",
    ["Feast", "Hebrew", "When", "Fulfillment"],
    guide.feastTable?.map((row) => [
      `${row.english} (${row.reference})`,
      row.hebrew,
      row.timing,
      row.fulfillment,
    ]),
  );
  add(
    "the-covenants",
    "The covenants",
    ["Covenant", "Promise", "Sign", "Fulfilled"],
    guide.covenantsTable?.map((row) => [row.covenant, row.promise, row.sign, row.fulfilled]),
  );
  add(
    "seals-trumpets-bowls",
    "Seals, trumpets, bowls",
    ["Series", "Number", "Chapters", "What happens"],
    guide.judgmentTable?.map((row) => [row.series, row.number, row.chapters, row.description]),
  );
  add(
    "places",
    "Places",
    ["Place", "Today", "What is said about it"],
    guide.geographyTable?.map((row) => [row.location, row.today, row.prophecy]),
  );
  return sections;
}
