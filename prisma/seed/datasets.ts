import { BOOKS } from "../../lib/bible/canon";
import {
  TRANSLATION_CODES,
  TRANSLATION_NAMES,
  type TranslationCode,
} from "../../lib/bible/constants";
import { OMITTED_VERSES } from "../../lib/bible/text-notes";
import { IMPORTERS } from "./bible/importers";
import { importLinks } from "./bible/links";
import { layoutChecksum, toOsis, type VerseRow } from "./bible/rows";
import { TRANSLATION_CHECKSUMS, VERSE_LINKS_CHECKSUMS } from "./checksums";
import { EDITORIAL_FOLDER, KINDS, type Kind } from "./editorial/files";
import { loadKind, loadValidation } from "./editorial/load";
import { TABLES } from "./editorial/rows";
import { loadReadingPlans } from "./reading-plans";
import {
  type DatasetState,
  editorialState,
  type QueryClient,
  READING_PLANS_STATE,
  translationState,
  VALIDATION_STATE,
  VERSE_LINKS_STATE,
} from "./state";
import {
  checkStoredLinks,
  checkStoredText,
  insertInChunks,
  type Report,
  requireEqual,
  VERSE_COLUMNS,
  VERSE_LINKS_COLUMNS,
} from "./tables";
import { originalWordsDataset } from "./words/dataset";

/** A set of rows that is loaded whole or not at all. */
export interface Dataset {
  state: DatasetState;
  /** Tables to give fresh planner statistics after loading. */
  tables: readonly string[];
  /**
   * Replaces the rows of the set, inside a transaction that the caller opened. Throws when its
   * input cannot be used, or when what then stands in the table is not what checksums.ts says.
   */
  load(client: QueryClient, report: Report): Promise<void>;
}

/**
 * Every data set in the order of loading. A further set is a further entry here and in state.ts.
 */
export const DATASETS: readonly Dataset[] = [
  ...TRANSLATION_CODES.map(translationDataset),
  {
    state: VERSE_LINKS_STATE,
    tables: ["verse_links"],
    async load(client, report) {
      const { rows } = importLinks();
      await client.query("DELETE FROM verse_links");
      await insertInChunks(client, "verse_links", VERSE_LINKS_COLUMNS, rows, report);
      await checkStoredLinks(client, VERSE_LINKS_CHECKSUMS);
    },
  },
  originalWordsDataset(),
  ...KINDS.map((kind) => editorialDataset(kind)),
  {
    state: VALIDATION_STATE,
    tables: ["cross_references", "validation_findings"],
    load: loadValidation,
  },
  { state: READING_PLANS_STATE, tables: ["reading_plans"], load: loadReadingPlans },
];

/** The built-in articles, news items or videos of a folder, the project's own by default. */
export function editorialDataset(kind: Kind, folder: string = EDITORIAL_FOLDER): Dataset {
  return {
    state: editorialState(kind, folder),
    tables: [TABLES[kind]],
    load: (client, report) => loadKind(client, kind, folder, report),
  };
}

const PUBLIC_DOMAIN = "Public domain";

function translationDataset(code: TranslationCode): Dataset {
  const expected = TRANSLATION_CHECKSUMS[code];
  return {
    state: translationState(code),
    tables: ["translations", "verses"],
    async load(client, report) {
      const rows = IMPORTERS[code]();
      requireEqual(`${code}: verses without a row`, missingVerses(rows), omittedVerses(code));
      requireEqual(`${code}: checksum of the layout`, layoutChecksum(rows), expected.layout);
      await client.query("DELETE FROM verses WHERE translation_code = $1", [code]);
      await client.query("DELETE FROM translations WHERE code = $1", [code]);
      await client.query(
        "INSERT INTO translations (code, name, licence, verse_count, checksum) VALUES ($1, $2, $3, $4, $5)",
        [code, TRANSLATION_NAMES[code], PUBLIC_DOMAIN, expected.rows, expected.text],
      );
      const stored = rows.map((row) => ({ ...row, translationCode: code }));
      await insertInChunks(client, "verses", VERSE_COLUMNS, stored, report);
      await checkStoredText(client, code, expected);
    },
  };
}

/** OSIS ids of the canon's verses that have no row, in canonical order. */
function missingVerses(rows: readonly VerseRow[]): string {
  const present = new Set(rows.map((row) => row.osis));
  const all = BOOKS.flatMap(({ id, verseCounts }) =>
    verseCounts.flatMap((count, index) =>
      Array.from({ length: count }, (_, verse) => toOsis(id, index + 1, verse + 1)),
    ),
  );
  return all.filter((osis) => !present.has(osis)).join(" ");
}

/** What lib/bible/text-notes.ts tells readers. */
function omittedVerses(code: TranslationCode): string {
  return OMITTED_VERSES[code].map((verse) => verse.osis).join(" ");
}
