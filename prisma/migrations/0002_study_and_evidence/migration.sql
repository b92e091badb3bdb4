-- AlterTable
ALTER TABLE "articles" ADD COLUMN     "origin" TEXT NOT NULL DEFAULT 'imported';

-- AlterTable
ALTER TABLE "videos" ADD COLUMN     "origin" TEXT NOT NULL DEFAULT 'imported';

-- CreateTable
CREATE TABLE "news_items" (
    "id" TEXT NOT NULL,
    "headline" TEXT NOT NULL,
    "summary" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "published_at" TIMESTAMPTZ(3) NOT NULL,
    "sources" JSONB NOT NULL,
    "origin" TEXT NOT NULL DEFAULT 'imported',

    CONSTRAINT "news_items_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "cross_references" (
    "id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "event_id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "validation_type" TEXT NOT NULL,
    "analysis" TEXT NOT NULL,
    "biblical_verses" TEXT[],
    "scientific_sources" TEXT[],
    "grading" JSONB NOT NULL,

    CONSTRAINT "cross_references_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "validation_findings" (
    "id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "cross_reference_id" TEXT NOT NULL,
    "finding_type" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "evidence" TEXT NOT NULL,
    "date_discovered" TEXT NOT NULL,
    "researcher" TEXT NOT NULL,
    "institutions" TEXT[],
    "publications" TEXT[],
    "grading" JSONB NOT NULL,

    CONSTRAINT "validation_findings_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE INDEX "news_items_published_at_id_idx" ON "news_items"("published_at" DESC, "id");

-- CreateIndex
CREATE INDEX "cross_references_event_id_idx" ON "cross_references"("event_id");

-- CreateIndex
CREATE INDEX "validation_findings_cross_reference_id_idx" ON "validation_findings"("cross_reference_id");

-- AddForeignKey
ALTER TABLE "validation_findings" ADD CONSTRAINT "validation_findings_cross_reference_id_fkey" FOREIGN KEY ("cross_reference_id") REFERENCES "cross_references"("id") ON DELETE CASCADE ON UPDATE CASCADE;
