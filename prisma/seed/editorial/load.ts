import { z } from "zod";
import { EVIDENCE_RECORDS } from "../../../lib/content/evidence";
import { type EvidenceRecord, evidenceRecordSchema } from "../../../lib/content/evidence/schema";
import type { QueryClient } from "../state";
import type { Report } from "../tables";
import type { Kind } from "./files";
import { EditorialError, readEditorialFiles } from "./read-files";
import { removeOthers, toRows, writeRows } from "./rows";
import { crossReferences, validationFindings } from "./validation";

/**
 * Makes the built-in rows of one kind what the folder's files say: adds, updates and removes. Rows
 * an operator imported stay as they are. For use in the caller's transaction. Throws EditorialError
 * when any file of the folder cannot be used.
 */
export async function loadKind(
  client: QueryClient,
  kind: Kind,
  folder: string,
  report: Report,
): Promise<void> {
  const rows = toRows(kind, readEditorialFiles(folder));
  const removed = await removeOthers(
    client,
    kind,
    rows.map((row) => row.id),
  );
  const { added, updated, refused } = await writeRows(client, kind, rows, "built-in");
  report(`  ${added.length} added, ${updated.length} updated, ${removed} removed`);
  for (const id of refused) {
    report(
      `  Warning: ${id} was imported under the same id and stays; the built-in one is left out`,
    );
  }
}

/** Throws EditorialError with everything that is wrong in the records of the evidence. */
export function checkEvidence(records: readonly EvidenceRecord[]): void {
  const result = z.array(evidenceRecordSchema).safeParse(records);
  const problems = (result.success ? [] : result.error.issues).map(({ path, message }) => {
    const [index, ...field] = path;
    return `evidence: ${records[Number(index)]?.id ?? String(index)}: ${field.join(".")}: ${message}`;
  });
  problems.push(
    ...findDoubles("cross references", records),
    ...findDoubles(
      "findings",
      records.flatMap(({ findings }) => findings),
    ),
  );
  if (problems.length > 0) throw new EditorialError(problems);
}

function findDoubles(what: string, records: readonly { id: string }[]): string[] {
  const ids = records.map(({ id }) => id);
  return ids.filter((id, at) => ids.indexOf(id) !== at).map((id) => `${what}: ${id} stands twice`);
}

/**
 * Replaces all cross references and findings; nobody but the seed writes them. Throws
 * EditorialError.
 */
export async function loadValidation(client: QueryClient): Promise<void> {
  checkEvidence(EVIDENCE_RECORDS);
  await client.query("DELETE FROM validation_findings");
  await client.query("DELETE FROM cross_references");
  for (const [position, record] of crossReferences.entries()) {
    await client.query(
      `INSERT INTO cross_references
         (id, position, event_id, title, validation_type, analysis, biblical_verses, scientific_sources, grading)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
      [
        record.id,
        position,
        record.eventId,
        record.title,
        record.validationType,
        record.analysis,
        record.biblicalVerses,
        record.scientificSources,
        JSON.stringify(record.grading),
      ],
    );
  }
  for (const [position, record] of validationFindings.entries()) {
    await client.query(
      `INSERT INTO validation_findings
         (id, position, cross_reference_id, finding_type, title, description, evidence, date_discovered, researcher,
          institutions, publications, grading)
       VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        record.id,
        position,
        record.crossReferenceId,
        record.findingType,
        record.title,
        record.description,
        record.evidence,
        record.dateDiscovered,
        record.researcher,
        record.institutions,
        record.publications,
        JSON.stringify(record.grading),
      ],
    );
  }
}
