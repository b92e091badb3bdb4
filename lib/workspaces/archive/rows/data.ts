import "server-only";
// The rows an import adds, and how they are written.
import { Prisma } from "@/prisma/generated/client";
import type { Queries } from "../../data";

/** Rows, and about how many letters, of one INSERT. */
const ROWS_AT_ONCE = 400;
const LETTERS_AT_ONCE = 160 * 1024;

/**
 * Columns an import fills, with their types; every other one gets its default, so that nothing
 * comes back public, liked or approved.
 */
const TABLES = {
  collections: {
    id: "text",
    workspace_id: "text",
    title: "text",
    description: "text",
    created_at: "timestamptz",
  },
  import_joins: { staged_id: "text", collection_id: "text" },
  collection_verses: {
    id: "text",
    collection_id: "text",
    reference: "text",
    verse_text: "text",
    book: "text",
    chapter: "int",
    verse: "int",
    translation: "text",
    personal_note: "text",
    note_copies: "jsonb",
    order_index: "int",
    osis: "text",
    is_checked: "boolean",
    created_at: "timestamptz",
  },
  creations: {
    id: "text",
    workspace_id: "text",
    title: "text",
    content: "text",
    type: "text",
    prompt: "text",
    scripture_references: "text[]",
    is_generated: "boolean",
    created_at: "timestamptz",
  },
  conversations: {
    id: "text",
    workspace_id: "text",
    title: "text",
    is_imported: "boolean",
    created_at: "timestamptz",
  },
  started_plans: {
    id: "text",
    workspace_id: "text",
    plan_id: "text",
    title: "text",
    reading_references: "text[]",
    words: "int[]",
    plan_days: "int[]",
    due_days: "int[]",
    day_titles: "text[]",
    weekdays: "int[]",
    start: "text",
    stopped_on: "text",
    created_at: "timestamptz",
  },
  plan_ticks: { started_plan_id: "text", reading: "int", day: "text", created_at: "timestamptz" },
  reading_sessions: {
    id: "text",
    workspace_id: "text",
    day: "text",
    reference: "text",
    title: "text",
    book: "text",
    category: "text",
    type: "text",
    seconds: "int",
    chapters: "jsonb",
    chapters_read: "int",
    notes: "text",
    created_at: "timestamptz",
    touched_at: "timestamptz",
  },
  highlights: {
    id: "text",
    workspace_id: "text",
    canonical_order: "int",
    colour: "text",
    label: "text",
    created_at: "timestamptz",
  },
  learned_passages: {
    id: "text",
    workspace_id: "text",
    translation: "text",
    start_order: "int",
    end_order: "int",
    due_day: "int",
    reviewed_day: "int",
    stability: "float",
    difficulty: "float",
    reviews: "int",
    lapses: "int",
    created_at: "timestamptz",
  },
  chat_turns: {
    id: "text",
    conversation_id: "text",
    position: "int",
    role: "text",
    content: "text",
    verse_references: "text[]",
    is_imported: "boolean",
    created_at: "timestamptz",
  },
} as const;
type Table = keyof typeof TABLES;

interface Values {
  text: string | null;
  int: number | null;
  float: number | null;
  boolean: boolean;
  timestamptz: Date;
  "text[]": readonly string[];
  "int[]": readonly number[];
  jsonb: unknown;
}
/** A row as its table's columns want it. */
export type NewRow<Name extends Table> = {
  [Column in keyof (typeof TABLES)[Name]]: (typeof TABLES)[Name][Column] extends keyof Values
    ? Values[(typeof TABLES)[Name][Column]]
    : never;
};
/** Everything an import adds. */
export type NewRows = { [Name in Table]: NewRow<Name>[] };

/** Rows as JSON texts of as many as one statement may write. */
function* inTexts(rows: readonly unknown[]): Generator<string> {
  let texts: string[] = [];
  let letters = 0;
  for (const row of rows) {
    const text = JSON.stringify(row);
    if (texts.length >= ROWS_AT_ONCE || (letters > 0 && letters + text.length > LETTERS_AT_ONCE)) {
      yield `[${texts.join(",")}]`;
      texts = [];
      letters = 0;
    }
    texts.push(text);
    letters += text.length;
  }
  if (texts.length > 0) yield `[${texts.join(",")}]`;
}

/**
 * Writes what an import adds, parents first; a bite of rows is one statement with one parameter,
 * which takes a tenth of the time of createMany and holds the embedded database for some tens of
 * milliseconds. `afterEach` is waited for between two of them.
 */
export async function insertRows(
  queries: Queries,
  rows: NewRows,
  afterEach: () => Promise<void>,
): Promise<void> {
  for (const name of Object.keys(TABLES) as Table[]) {
    const columns = Object.entries(TABLES[name]);
    const names = Prisma.raw(columns.map(([column]) => column).join(", "));
    const types = Prisma.raw(columns.map((column) => column.join(" ")).join(", "));
    for (const text of inTexts(rows[name])) {
      await queries.$executeRaw`
        INSERT INTO ${Prisma.raw(name)} (${names})
        SELECT ${names} FROM jsonb_to_recordset(${text}::jsonb) AS given (${types})`;
      await afterEach();
    }
  }
}
