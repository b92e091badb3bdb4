import { closeSync, openSync, readSync } from "node:fs";
import { newerDatabase, projectMigrations } from "./migrate";
import { applyDump } from "./postgres-tools";

/** First bytes of pg_dump's custom format. */
const PG_DUMP_MARK = "PGDMP";

/**
 * True for a backup of a PostgreSQL server, which has another form than one of the embedded
 * database.
 */
export function isServerBackup(file: string): boolean {
  const start = Buffer.alloc(PG_DUMP_MARK.length);
  const handle = openSync(file, "r");
  readSync(handle, start, 0, start.length, 0);
  closeSync(handle);
  return start.toString("latin1") === PG_DUMP_MARK;
}

/**
 * Empties the schema `public`, whatever version of the site filled it: what the backup does not
 * know would stay otherwise, and the next migration that makes it would fail for ever. The schema
 * itself stays, with its owner and its grants, and so does what an extension brought.
 */
const EMPTY_SCHEMA = `
SET LOCAL statement_timeout = 0;
SET LOCAL lock_timeout = '30s';
SET LOCAL idle_in_transaction_session_timeout = 0;
SET LOCAL client_min_messages = warning;
DO $empty$
DECLARE statement text;
BEGIN
  FOR statement IN
    SELECT format('DROP %s IF EXISTS %s CASCADE',
             CASE c.relkind WHEN 'v' THEN 'VIEW' WHEN 'm' THEN 'MATERIALIZED VIEW'
               WHEN 'S' THEN 'SEQUENCE' WHEN 'f' THEN 'FOREIGN TABLE' ELSE 'TABLE' END,
             format('%I.%I', n.nspname, c.relname))
      FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = 'public' AND c.relkind IN ('r', 'p', 'v', 'm', 'S', 'f')
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype IN ('e', 'i'))
  LOOP EXECUTE statement; END LOOP;
  FOR statement IN
    SELECT format('DROP ROUTINE IF EXISTS %s CASCADE', p.oid::regprocedure)
      FROM pg_proc p
     WHERE p.pronamespace = 'public'::regnamespace
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = p.oid AND d.deptype = 'e')
  LOOP EXECUTE statement; END LOOP;
  FOR statement IN
    SELECT format('DROP TYPE IF EXISTS %s CASCADE', t.oid::regtype)
      FROM pg_type t
     WHERE t.typnamespace = 'public'::regnamespace AND t.typtype IN ('e', 'd', 'r')
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = t.oid AND d.deptype = 'e')
  LOOP EXECUTE statement; END LOOP;
END $empty$;`;

/**
 * Undoes everything when the file was the backup of something else, or of a newer version of the
 * site.
 */
function acceptance(): string {
  const names = projectMigrations()
    .map((name) => `'${name}'`)
    .join(", ");
  return `
DO $accept$
DECLARE unknown text;
BEGIN
  IF to_regclass('public._prisma_migrations') IS NULL THEN
    RAISE EXCEPTION 'This is no backup of this site, and nothing was changed.';
  END IF;
  SELECT string_agg(migration_name, ', ') INTO unknown FROM public._prisma_migrations
   WHERE rolled_back_at IS NULL AND migration_name NOT IN (${names});
  IF unknown IS NOT NULL THEN
    RAISE EXCEPTION USING MESSAGE = replace('${newerDatabase("%")}', '%', unknown);
  END IF;
END $accept$;`;
}

/**
 * Puts a backup in the place of everything the site has on a server, in one transaction. The backup
 * may be of any earlier version; bring it to this one with prepareDatabase. Throws OperatorError,
 * and the database is as it was.
 */
export function restoreServer(connectionString: string, file: string): Promise<void> {
  return applyDump(connectionString, file, { before: EMPTY_SCHEMA, after: acceptance() });
}
