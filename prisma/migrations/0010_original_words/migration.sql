-- CreateTable
CREATE TABLE "original_chapters" (
    "chapter" TEXT NOT NULL,
    "verses" TEXT NOT NULL,

    CONSTRAINT "original_chapters_pkey" PRIMARY KEY ("chapter")
);

-- CreateTable
CREATE TABLE "lexemes" (
    "id" TEXT NOT NULL,
    "language" TEXT NOT NULL,
    "lemma" TEXT NOT NULL,
    "transliteration" TEXT NOT NULL,
    "pronunciation" TEXT NOT NULL,
    "part_of_speech" TEXT NOT NULL,
    "derivation" TEXT NOT NULL,
    "definition" TEXT NOT NULL,
    "frequency" INTEGER NOT NULL,
    "usage" TEXT NOT NULL,
    "places" TEXT NOT NULL,

    CONSTRAINT "lexemes_pkey" PRIMARY KEY ("id")
);
