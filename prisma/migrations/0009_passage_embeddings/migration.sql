-- CreateTable
CREATE TABLE "passage_embeddings" (
    "model" TEXT NOT NULL,
    "kind" TEXT NOT NULL,
    "start_order" INTEGER NOT NULL,
    "end_order" INTEGER NOT NULL,
    "text_hash" TEXT NOT NULL,
    "vector" BYTEA NOT NULL,

    CONSTRAINT "passage_embeddings_pkey" PRIMARY KEY ("model","kind","start_order","end_order")
);
