-- AlterTable
ALTER TABLE "collection_verses" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;

-- AlterTable
ALTER TABLE "creations" ADD COLUMN "version" INTEGER NOT NULL DEFAULT 1;
