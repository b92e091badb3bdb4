-- CreateTable
CREATE TABLE "imported_translations" (
    "code" TEXT NOT NULL,
    "name" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "direction" TEXT NOT NULL,
    "license" TEXT NOT NULL,
    "versification" TEXT NOT NULL,
    "verse_count" INTEGER NOT NULL,
    "checksum" TEXT NOT NULL,
    "imported_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "imported_translations_pkey" PRIMARY KEY ("code")
);

-- CreateTable
CREATE TABLE "imported_verses" (
    "translation_code" TEXT NOT NULL,
    "canonical_order" INTEGER NOT NULL,
    "text" TEXT NOT NULL,
    "layout" JSONB NOT NULL,

    CONSTRAINT "imported_verses_pkey" PRIMARY KEY ("translation_code","canonical_order")
);

-- AddForeignKey
ALTER TABLE "imported_verses" ADD CONSTRAINT "imported_verses_translation_code_fkey" FOREIGN KEY ("translation_code") REFERENCES "imported_translations"("code") ON DELETE CASCADE ON UPDATE CASCADE;
