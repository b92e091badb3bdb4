-- CreateTable
CREATE TABLE "learned_passages" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "translation" TEXT NOT NULL,
    "start_order" INTEGER NOT NULL,
    "end_order" INTEGER NOT NULL,
    "due_day" INTEGER NOT NULL,
    "reviewed_day" INTEGER,
    "stability" DOUBLE PRECISION,
    "difficulty" DOUBLE PRECISION,
    "reviews" INTEGER NOT NULL DEFAULT 0,
    "lapses" INTEGER NOT NULL DEFAULT 0,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "learned_passages_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "learned_passages_workspace_id_created_at_id_idx" ON "learned_passages"("workspace_id", "created_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "learned_passages_workspace_id_translation_start_order_end_o_key" ON "learned_passages"("workspace_id", "translation", "start_order", "end_order");

-- AddForeignKey
ALTER TABLE "learned_passages" ADD CONSTRAINT "learned_passages_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- They count for what a workspace holds as everything in it does (0006): 100 bytes a row, and those of its one text.
CREATE FUNCTION account_learned_passages() RETURNS trigger LANGUAGE plpgsql AS $function$
BEGIN
  IF TG_OP = 'INSERT' THEN
    UPDATE workspaces AS w SET stored_bytes = w.stored_bytes + d.bytes, stored_rows = w.stored_rows + d.rows
      FROM (SELECT coalesce(o.import_of, o.id) AS owner, sum(octet_length(r.translation) + 100) AS bytes, count(*) AS rows
              FROM new_rows AS r JOIN workspaces AS o ON o.id = r.workspace_id GROUP BY 1) AS d
     WHERE w.id = d.owner;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE workspaces AS w SET stored_bytes = w.stored_bytes - d.bytes, stored_rows = w.stored_rows - d.rows
      FROM (SELECT coalesce(o.import_of, o.id) AS owner, sum(octet_length(r.translation) + 100) AS bytes, count(*) AS rows
              FROM old_rows AS r JOIN workspaces AS o ON o.id = r.workspace_id GROUP BY 1) AS d
     WHERE w.id = d.owner;
  ELSE
    UPDATE workspaces AS w SET stored_bytes = w.stored_bytes + d.bytes, stored_rows = w.stored_rows + d.rows
      FROM (SELECT owner, sum(bytes) AS bytes, sum(rows) AS rows FROM (
              SELECT coalesce(o.import_of, o.id) AS owner, octet_length(r.translation) + 100 AS bytes, 1 AS rows
                FROM new_rows AS r JOIN workspaces AS o ON o.id = r.workspace_id
              UNION ALL
              SELECT coalesce(o.import_of, o.id), -(octet_length(r.translation) + 100), -1
                FROM old_rows AS r JOIN workspaces AS o ON o.id = r.workspace_id) AS changed GROUP BY 1) AS d
     WHERE w.id = d.owner AND (d.bytes <> 0 OR d.rows <> 0);
  END IF;
  RETURN NULL;
END $function$;
CREATE TRIGGER account_insert AFTER INSERT ON learned_passages REFERENCING NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION account_learned_passages();
CREATE TRIGGER account_update AFTER UPDATE ON learned_passages REFERENCING OLD TABLE AS old_rows NEW TABLE AS new_rows FOR EACH STATEMENT EXECUTE FUNCTION account_learned_passages();
CREATE TRIGGER account_delete AFTER DELETE ON learned_passages REFERENCING OLD TABLE AS old_rows FOR EACH STATEMENT EXECUTE FUNCTION account_learned_passages();

DO $extend$
BEGIN
  EXECUTE 'CREATE OR REPLACE VIEW stored_things AS ' || rtrim(pg_get_viewdef('stored_things'::regclass), ';')
    || ' UNION ALL SELECT r.workspace_id, (octet_length(r.translation) + 100)::bigint, 1 FROM learned_passages AS r';
END $extend$;
