import { z } from "zod";
import type { QueryClient } from "../state";
import type { Report } from "../tables";
import type { Kind } from "./files";
import { EditorialError, readEditorialFiles } from "./read-files";
import { removeOthers, toRows, writeRows } from "./rows";
import {
  type CrossReferenceRecord,
  crossReferenceRecord,
  type ValidationFindingRecord,
  validationFindingRecord,
} from "./schema";

/**
 * Makes the built-in rows of one kind what the folder's files say: adds, updates and removes. Rows an operator imported stay as they are. For
 * use in the caller's transaction. Throws EditorialError when any file of the folder cannot be used.
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

export interface ValidationRecords {
  crossReferences: readonly CrossReferenceRecord[];
  validationFindings: readonly ValidationFindingRecord[];
}

/** Throws EditorialError with everything that is wrong in the records. */
export function checkValidation({ crossReferences, validationFindings }: ValidationRecords): void {
  const problems = [
    ...problemsOf("cross references", z.array(crossReferenceRecord), crossReferences),
    ...problemsOf("validation findings", z.array(validationFindingRecord), validationFindings),
  ];
  const known = new Set(crossReferences.map(({ id }) => id));
  for (const { id, crossReferenceId } of validationFindings) {
    if (!known.has(crossReferenceId)) {
      problems.push(`validation findings: ${id}: there is no cross reference ${crossReferenceId}`);
    }
  }
  if (problems.length > 0) throw new EditorialError(problems);
}

function problemsOf(what: string, schema: z.ZodType, records: readonly { id: string }[]): string[] {
  const result = schema.safeParse(records);
  const problems = (result.success ? [] : result.error.issues).map(({ path, message }) => {
    const [index, ...field] = path;
    return `${what}: ${records[Number(index)]?.id ?? String(index)}: ${field.join(".")}: ${message}`;
  });
  const seen = new Set<string>();
  for (const { id } of records) {
    if (seen.has(id)) problems.push(`${what}: ${id} stands twice`);
    seen.add(id);
  }
  return problems;
}

/** Replaces all cross references and findings; nobody but the seed writes them. Throws EditorialError. */
export async function loadValidation(
  client: QueryClient,
  records: ValidationRecords,
): Promise<void> {
  checkValidation(records);
  await client.query("DELETE FROM validation_findings");
  await client.query("DELETE FROM cross_references");
  for (const [position, record] of records.crossReferences.entries()) {
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
  for (const [position, record] of records.validationFindings.entries()) {
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
