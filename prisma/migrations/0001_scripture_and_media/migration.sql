-- CreateTable
CREATE TABLE "translations" (
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "licence" TEXT NOT NULL,
    "verse_count" INTEGER NOT NULL,
    "checksum" TEXT NOT NULL,

    CONSTRAINT "translations_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "verses" (
    "translation_code" TEXT NOT NULL,
    "canonical_order" INTEGER NOT NULL,
    "osis" TEXT NOT NULL,
    "book" TEXT NOT NULL,
    "chapter" INTEGER NOT NULL,
    "verse" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "layout" JSONB NOT NULL,

    CONSTRAINT "verses_pkey" PRIMARY KEY ("translation_code","canonical_order")
);

-- CreateTable
CREATE TABLE "verse_links" (
    "canonical_order" INTEGER NOT NULL,
    "targets" INTEGER[],

    CONSTRAINT "verse_links_pkey" PRIMARY KEY ("canonical_order")
);

-- CreateTable
CREATE TABLE "seed_state" (
    "dataset" TEXT NOT NULL,
    "checksum" TEXT NOT NULL,
    "rows" INTEGER NOT NULL,
    "finished_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "seed_state_pkey" PRIMARY KEY ("dataset")
);

-- CreateTable
CREATE TABLE "articles" (
    "id" TEXT NOT NULL,
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "excerpt" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "image_url" TEXT,
    "read_time" TEXT,
    "published_at" TIMESTAMPTZ(3) NOT NULL,
    "source_url" TEXT,

    CONSTRAINT "articles_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "videos" (
    "id" TEXT NOT NULL,
    "featured" BOOLEAN NOT NULL DEFAULT false,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "thumbnail_url" TEXT,
    "video_url" TEXT,
    "duration" TEXT,
    "published_at" TIMESTAMPTZ(3) NOT NULL,

    CONSTRAINT "videos_pkey" PRIMARY KEY ("id")
);

-- CreateIndex
CREATE UNIQUE INDEX "verses_translation_code_osis_key" ON "verses"("translation_code", "osis");

-- CreateIndex
CREATE INDEX "articles_published_at_id_idx" ON "articles"("published_at" DESC, "id");

-- CreateIndex
CREATE INDEX "videos_published_at_id_idx" ON "videos"("published_at" DESC, "id");

-- AddForeignKey
ALTER TABLE "verses" ADD CONSTRAINT "verses_translation_code_fkey" FOREIGN KEY ("translation_code") REFERENCES "translations"("code") ON DELETE CASCADE ON UPDATE CASCADE;
