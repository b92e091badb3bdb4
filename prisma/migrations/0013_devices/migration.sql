-- CreateTable
CREATE TABLE "devices" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "token_hash" TEXT NOT NULL,
    "over_https" BOOLEAN NOT NULL DEFAULT false,
    "former_token_hash" TEXT,
    "former_token_salt" TEXT,
    "former_token_until" TIMESTAMPTZ(3),
    "name" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "devices_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "ended_tokens" (
    "token_hash" TEXT NOT NULL,
    "ended_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "ended_tokens_pkey" PRIMARY KEY ("token_hash")
);

-- AlterTable
ALTER TABLE "workspaces" ADD COLUMN "change_count" INTEGER NOT NULL DEFAULT 0,
ADD COLUMN "changed" JSONB NOT NULL DEFAULT '{}';

-- AlterTable
ALTER TABLE "collection_verses" ADD COLUMN "note_copies" JSONB;

-- CreateIndex
CREATE UNIQUE INDEX "devices_token_hash_key" ON "devices"("token_hash");

-- CreateIndex
CREATE UNIQUE INDEX "devices_former_token_hash_key" ON "devices"("former_token_hash");

-- CreateIndex
CREATE INDEX "devices_workspace_id_idx" ON "devices"("workspace_id");

-- CreateIndex
CREATE INDEX "ended_tokens_ended_at_idx" ON "ended_tokens"("ended_at");

-- AddForeignKey
ALTER TABLE "devices" ADD CONSTRAINT "devices_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- Every workspace's one token becomes its first device. The columns it had stay for servers of the version before, which go on during a deployment: a
-- token that one of them gives is made a device when it first comes back (lib/workspaces/devices/data.ts).
INSERT INTO "devices" ("id", "workspace_id", "token_hash", "over_https", "former_token_hash", "former_token_salt", "former_token_until", "created_at", "used_at")
SELECT gen_random_uuid()::text, "id", "token_hash", "over_https", "former_token_hash", "former_token_salt", "former_token_until", "created_at", "used_at"
  FROM "workspaces" WHERE "token_hash" IS NOT NULL;

-- Copies of a note count for what a workspace holds (0006).
DO $extend$
DECLARE
  bytes text := 'octet_length(r.reference) + octet_length(r.verse_text) + octet_length(r.book) + octet_length(r.translation) + coalesce(octet_length(r.personal_note), 0) + coalesce(octet_length(r.note_copies::text), 0)';
BEGIN
  EXECUTE format($body$
    CREATE OR REPLACE FUNCTION account_collection_verses() RETURNS trigger LANGUAGE plpgsql AS $function$
    BEGIN
      IF TG_OP = 'INSERT' THEN
        UPDATE workspaces AS w SET stored_bytes = w.stored_bytes + d.bytes, stored_rows = w.stored_rows + d.rows
          FROM (SELECT coalesce(o.import_of, o.id) AS owner, sum(%1$s + 100) AS bytes, count(*) AS rows
                  FROM new_rows AS r JOIN collections AS p ON p.id = r.collection_id JOIN workspaces AS o ON o.id = p.workspace_id GROUP BY 1) AS d
         WHERE w.id = d.owner;
      ELSIF TG_OP = 'DELETE' THEN
        UPDATE workspaces AS w SET stored_bytes = w.stored_bytes - d.bytes, stored_rows = w.stored_rows - d.rows
          FROM (SELECT coalesce(o.import_of, o.id) AS owner, sum(%1$s + 100) AS bytes, count(*) AS rows
                  FROM old_rows AS r JOIN collections AS p ON p.id = r.collection_id JOIN workspaces AS o ON o.id = p.workspace_id GROUP BY 1) AS d
         WHERE w.id = d.owner;
      ELSE
        UPDATE workspaces AS w SET stored_bytes = w.stored_bytes + d.bytes, stored_rows = w.stored_rows + d.rows
          FROM (SELECT owner, sum(bytes) AS bytes, sum(rows) AS rows FROM (
                  SELECT coalesce(o.import_of, o.id) AS owner, %1$s + 100 AS bytes, 1 AS rows
                    FROM new_rows AS r JOIN collections AS p ON p.id = r.collection_id JOIN workspaces AS o ON o.id = p.workspace_id
                  UNION ALL
                  SELECT coalesce(o.import_of, o.id), -(%1$s + 100), -1
                    FROM old_rows AS r JOIN collections AS p ON p.id = r.collection_id JOIN workspaces AS o ON o.id = p.workspace_id) AS changed GROUP BY 1) AS d
         WHERE w.id = d.owner AND (d.bytes <> 0 OR d.rows <> 0);
      END IF;
      RETURN NULL;
    END $function$ $body$, bytes);
  EXECUTE 'CREATE OR REPLACE VIEW stored_things AS ' || rtrim(pg_get_viewdef('stored_things'::regclass), ';')
    || ' UNION ALL SELECT p.workspace_id, octet_length(r.note_copies::text)::bigint, 0 FROM collection_verses AS r JOIN collections AS p ON p.id = r.collection_id WHERE r.note_copies IS NOT NULL';
END $extend$;
