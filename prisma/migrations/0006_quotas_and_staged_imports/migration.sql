-- AlterTable
ALTER TABLE "workspaces" ADD COLUMN "stored_bytes" BIGINT NOT NULL DEFAULT 0,
ADD COLUMN "stored_rows" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "import_of" TEXT,
ADD COLUMN "sealed_at" TIMESTAMPTZ(3);

-- CreateTable
CREATE TABLE "import_joins" (
    "staged_id" TEXT NOT NULL,
    "collection_id" TEXT NOT NULL,

    CONSTRAINT "import_joins_pkey" PRIMARY KEY ("staged_id")
);

-- CreateIndex
CREATE UNIQUE INDEX "workspaces_import_of_key" ON "workspaces"("import_of");

-- CreateIndex
CREATE INDEX "import_joins_collection_id_idx" ON "import_joins"("collection_id");

-- AddForeignKey
ALTER TABLE "workspaces" ADD CONSTRAINT "workspaces_import_of_fkey" FOREIGN KEY ("import_of") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_joins" ADD CONSTRAINT "import_joins_staged_id_fkey" FOREIGN KEY ("staged_id") REFERENCES "collections"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "import_joins" ADD CONSTRAINT "import_joins_collection_id_fkey" FOREIGN KEY ("collection_id") REFERENCES "collections"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- What each workspace holds, kept by the database itself, so that no way of writing can be forgotten and two writes at once are both counted: the
-- bytes of its texts and 100 more for each row. What an import has staged counts for the workspace it is for. A statement that changes nothing of
-- the sum does not touch the workspace's row, which therefore is always the last one that a write locks.
CREATE FUNCTION recount_stored() RETURNS void LANGUAGE plpgsql AS $recount$
BEGIN
  UPDATE workspaces AS w SET stored_bytes = coalesce(s.bytes, 0), stored_rows = coalesce(s.rows, 0)
    FROM workspaces AS every LEFT JOIN (
      SELECT coalesce(o.import_of, o.id) AS owner, sum(a.bytes) AS bytes, sum(a.rows) AS rows
        FROM stored_things AS a JOIN workspaces AS o ON o.id = a.workspace_id
       GROUP BY 1) AS s ON s.owner = every.id
   WHERE w.id = every.id AND (w.stored_bytes, w.stored_rows) IS DISTINCT FROM (coalesce(s.bytes, 0), coalesce(s.rows, 0));
END $recount$;

DO $make$
DECLARE
  t record;
  of_row text;
  things text := '';
BEGIN
  FOR t IN SELECT * FROM (VALUES
    ('collections', NULL, NULL, 1, 'octet_length(r.title) + coalesce(octet_length(r.description), 0)'),
    ('collection_verses', 'collections', 'collection_id', 1, 'octet_length(r.reference) + octet_length(r.verse_text) + octet_length(r.book) + octet_length(r.translation) + coalesce(octet_length(r.personal_note), 0)'),
    ('creations', NULL, NULL, 1, 'octet_length(r.title) + octet_length(r.content) + octet_length(r.prompt) + coalesce(octet_length(r.scripture_references::text), 0)'),
    ('generated_texts', NULL, NULL, 1, '0'),
    ('creation_reports', NULL, NULL, 1, 'coalesce(octet_length(r.reason), 0)'),
    ('conversations', NULL, NULL, 1, 'coalesce(octet_length(r.title), 0)'),
    ('chat_turns', 'conversations', 'conversation_id', 1, 'octet_length(r.content) + coalesce(octet_length(r.parts::text), 0) + coalesce(octet_length(r.verse_references::text), 0)'),
    ('started_plans', NULL, NULL, 1, 'octet_length(r.title) + coalesce(octet_length(r.reading_references::text), 0) + coalesce(octet_length(r.words::text), 0) + coalesce(octet_length(r.plan_days::text), 0) + coalesce(octet_length(r.due_days::text), 0) + coalesce(octet_length(r.day_titles::text), 0)'),
    ('plan_ticks', 'started_plans', 'started_plan_id', 1, '0'),
    ('reading_sessions', NULL, NULL, 1, 'octet_length(r.reference) + octet_length(r.title) + coalesce(octet_length(r.chapters::text), 0) + coalesce(octet_length(r.notes), 0)'),
    ('highlights', NULL, NULL, 1, 'octet_length(r.label)'),
    ('reading_reminders', NULL, NULL, 1, '0'),
    ('idempotent_writes', NULL, NULL, 0, 'coalesce(octet_length(r.answer::text), 0)')
  ) AS tables (name, parent, parent_key, counts, bytes) LOOP
    of_row := CASE WHEN t.parent IS NULL THEN 'r.workspace_id' ELSE 'p.workspace_id' END;
    things := things || CASE WHEN things = '' THEN '' ELSE ' UNION ALL ' END || format(
      'SELECT %s AS workspace_id, (%s + %s)::bigint AS bytes, %s AS rows FROM %I AS r %s',
      of_row, t.bytes, 100 * t.counts, t.counts, t.name,
      CASE WHEN t.parent IS NULL THEN '' ELSE format('JOIN %I AS p ON p.id = r.%I', t.parent, t.parent_key) END);
    EXECUTE format($body$
      CREATE FUNCTION account_%1$s() RETURNS trigger LANGUAGE plpgsql AS $function$
      BEGIN
        IF TG_OP = 'INSERT' THEN
          UPDATE workspaces AS w SET stored_bytes = w.stored_bytes + d.bytes, stored_rows = w.stored_rows + d.rows
            FROM (SELECT coalesce(o.import_of, o.id) AS owner, sum(%2$s + %3$s) AS bytes, sum(%4$s) AS rows
                    FROM new_rows AS r %5$s JOIN workspaces AS o ON o.id = %6$s GROUP BY 1) AS d
           WHERE w.id = d.owner AND (d.bytes <> 0 OR d.rows <> 0);
        ELSIF TG_OP = 'DELETE' THEN
          UPDATE workspaces AS w SET stored_bytes = w.stored_bytes - d.bytes, stored_rows = w.stored_rows - d.rows
            FROM (SELECT coalesce(o.import_of, o.id) AS owner, sum(%2$s + %3$s) AS bytes, sum(%4$s) AS rows
                    FROM old_rows AS r %5$s JOIN workspaces AS o ON o.id = %6$s GROUP BY 1) AS d
           WHERE w.id = d.owner AND (d.bytes <> 0 OR d.rows <> 0);
        ELSE
          UPDATE workspaces AS w SET stored_bytes = w.stored_bytes + d.bytes, stored_rows = w.stored_rows + d.rows
            FROM (SELECT owner, sum(bytes) AS bytes, sum(rows) AS rows FROM (
                    SELECT coalesce(o.import_of, o.id) AS owner, %2$s + %3$s AS bytes, %4$s AS rows
                      FROM new_rows AS r %5$s JOIN workspaces AS o ON o.id = %6$s
                    UNION ALL
                    SELECT coalesce(o.import_of, o.id), -(%2$s + %3$s), -%4$s
                      FROM old_rows AS r %5$s JOIN workspaces AS o ON o.id = %6$s) AS changed GROUP BY 1) AS d
           WHERE w.id = d.owner AND (d.bytes <> 0 OR d.rows <> 0);
        END IF;
        RETURN NULL;
      END $function$ $body$,
      t.name, t.bytes, 100 * t.counts, t.counts,
      CASE WHEN t.parent IS NULL THEN '' ELSE format('JOIN %I AS p ON p.id = r.%I', t.parent, t.parent_key) END, of_row);
    EXECUTE format('CREATE TRIGGER account_insert AFTER INSERT ON %1$I REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION account_%1$s()', t.name);
    EXECUTE format('CREATE TRIGGER account_update AFTER UPDATE ON %1$I REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION account_%1$s()', t.name);
    EXECUTE format('CREATE TRIGGER account_delete AFTER DELETE ON %1$I REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION account_%1$s()', t.name);
    -- What hangs on a row goes before it, while it can still be seen whose it is.
    IF t.parent IS NOT NULL THEN
      EXECUTE format($body$
        CREATE FUNCTION delete_%1$s_first() RETURNS trigger LANGUAGE plpgsql AS $function$
        BEGIN
          DELETE FROM %1$I WHERE %2$I = OLD.id;
          RETURN OLD;
        END $function$ $body$, t.name, t.parent_key);
      EXECUTE format('CREATE TRIGGER delete_%1$s_first BEFORE DELETE ON %2$I FOR EACH ROW EXECUTE FUNCTION delete_%1$s_first()', t.name, t.parent);
    END IF;
  END LOOP;
  EXECUTE 'CREATE VIEW stored_things AS ' || things;
END $make$;

SELECT recount_stored();
