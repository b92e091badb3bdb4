-- AlterTable
ALTER TABLE "conversations" ADD COLUMN "is_imported" BOOLEAN NOT NULL DEFAULT false;

-- AlterTable
ALTER TABLE "chat_turns" ADD COLUMN "is_imported" BOOLEAN NOT NULL DEFAULT false;

-- What was imported before this was noted: the site keeps the parts of its every answer, an import keeps none. Turns are only ever added at the
-- end, so all before such an answer came with it.
UPDATE "chat_turns" AS turn
   SET "is_imported" = true
  FROM (
    SELECT "conversation_id", max("position") AS last
      FROM "chat_turns"
     WHERE "role" = 'assistant' AND "parts" IS NULL
     GROUP BY "conversation_id"
  ) AS imported
 WHERE turn."conversation_id" = imported."conversation_id" AND turn."position" <= imported.last;

UPDATE "conversations"
   SET "is_imported" = true
 WHERE "id" IN (SELECT "conversation_id" FROM "chat_turns" WHERE "is_imported");
