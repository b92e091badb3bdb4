-- CreateTable
CREATE TABLE "workspaces" (
    "id" TEXT NOT NULL,
    "token_hash" TEXT,
    "demo_label" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "used_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "workspaces_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "transfer_codes" (
    "code_hash" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "expires_at" TIMESTAMPTZ(3) NOT NULL,
    "used_at" TIMESTAMPTZ(3),

    CONSTRAINT "transfer_codes_pkey" PRIMARY KEY ("code_hash")
);

-- CreateTable
CREATE TABLE "idempotent_writes" (
    "workspace_id" TEXT NOT NULL,
    "key" TEXT NOT NULL,
    "path" TEXT NOT NULL,
    "body_hash" TEXT NOT NULL,
    "status" INTEGER,
    "answer" JSONB,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "idempotent_writes_pkey" PRIMARY KEY ("workspace_id","key")
);

-- CreateTable
CREATE TABLE "rate_limits" (
    "key" VARCHAR(255) NOT NULL,
    "points" INTEGER NOT NULL DEFAULT 0,
    "expire" BIGINT,

    CONSTRAINT "rate_limits_pkey" PRIMARY KEY ("key")
);

-- CreateTable
CREATE TABLE "address_salts" (
    "day" TEXT NOT NULL,
    "salt" TEXT NOT NULL,

    CONSTRAINT "address_salts_pkey" PRIMARY KEY ("day")
);

-- CreateTable
CREATE TABLE "collections" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT,
    "is_public" BOOLEAN NOT NULL DEFAULT false,
    "share_token" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "collections_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "collection_verses" (
    "id" TEXT NOT NULL,
    "collection_id" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "verse_text" TEXT NOT NULL,
    "book" TEXT NOT NULL,
    "chapter" INTEGER NOT NULL,
    "verse" INTEGER NOT NULL,
    "translation" TEXT NOT NULL,
    "personal_note" TEXT,
    "order_index" INTEGER NOT NULL,
    "osis" TEXT,
    "is_checked" BOOLEAN NOT NULL DEFAULT false,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "collection_verses_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "creations" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "prompt" TEXT NOT NULL,
    "scripture_references" TEXT[],
    "is_public" BOOLEAN NOT NULL DEFAULT false,
    "likes" INTEGER NOT NULL DEFAULT 0,
    "share_token" TEXT,
    "is_generated" BOOLEAN NOT NULL DEFAULT false,
    "moderation" TEXT NOT NULL DEFAULT 'none',
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "creations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "generated_texts" (
    "workspace_id" TEXT NOT NULL,
    "content_hash" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "generated_texts_pkey" PRIMARY KEY ("workspace_id","content_hash")
);

-- CreateTable
CREATE TABLE "creation_reports" (
    "id" TEXT NOT NULL,
    "creation_id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "reason" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "creation_reports_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "conversations" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "title" TEXT,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "conversations_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "chat_turns" (
    "id" TEXT NOT NULL,
    "conversation_id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "role" TEXT NOT NULL,
    "content" TEXT NOT NULL,
    "parts" JSONB,
    "verse_references" TEXT[],
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "chat_turns_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "context_answers" (
    "key" TEXT NOT NULL,
    "version" TEXT NOT NULL,
    "response" JSONB NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "context_answers_pkey" PRIMARY KEY ("key","version")
);

-- CreateIndex
CREATE UNIQUE INDEX "workspaces_token_hash_key" ON "workspaces"("token_hash");

-- CreateIndex
CREATE UNIQUE INDEX "workspaces_demo_label_key" ON "workspaces"("demo_label");

-- CreateIndex
CREATE INDEX "workspaces_used_at_idx" ON "workspaces"("used_at");

-- CreateIndex
CREATE INDEX "transfer_codes_workspace_id_idx" ON "transfer_codes"("workspace_id");

-- CreateIndex
CREATE INDEX "transfer_codes_expires_at_idx" ON "transfer_codes"("expires_at");

-- CreateIndex
CREATE INDEX "idempotent_writes_created_at_idx" ON "idempotent_writes"("created_at");

-- CreateIndex
CREATE INDEX "rate_limits_expire_idx" ON "rate_limits"("expire");

-- CreateIndex
CREATE UNIQUE INDEX "collections_share_token_key" ON "collections"("share_token");

-- CreateIndex
CREATE INDEX "collections_workspace_id_created_at_id_idx" ON "collections"("workspace_id", "created_at" DESC, "id");

-- CreateIndex
-- As a constraint and deferrable, which the schema cannot say: checked at the end of a statement, so that one UPDATE may move every verse.
ALTER TABLE "collection_verses" ADD CONSTRAINT "collection_verses_collection_id_order_index_key" UNIQUE ("collection_id", "order_index") DEFERRABLE INITIALLY IMMEDIATE;

-- CreateIndex
CREATE UNIQUE INDEX "creations_share_token_key" ON "creations"("share_token");

-- CreateIndex
CREATE INDEX "creations_workspace_id_created_at_id_idx" ON "creations"("workspace_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "creations_moderation_created_at_id_idx" ON "creations"("moderation", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "creation_reports_workspace_id_idx" ON "creation_reports"("workspace_id");

-- CreateIndex
CREATE INDEX "creation_reports_created_at_idx" ON "creation_reports"("created_at");

-- CreateIndex
CREATE UNIQUE INDEX "creation_reports_creation_id_workspace_id_key" ON "creation_reports"("creation_id", "workspace_id");

-- CreateIndex
CREATE INDEX "conversations_workspace_id_created_at_id_idx" ON "conversations"("workspace_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "conversations_updated_at_idx" ON "conversations"("updated_at");

-- CreateIndex
CREATE UNIQUE INDEX "chat_turns_conversation_id_position_key" ON "chat_turns"("conversation_id", "position");

-- CreateIndex
CREATE INDEX "context_answers_created_at_idx" ON "context_answers"("created_at");

-- AddForeignKey
ALTER TABLE "transfer_codes" ADD CONSTRAINT "transfer_codes_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "idempotent_writes" ADD CONSTRAINT "idempotent_writes_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "collections" ADD CONSTRAINT "collections_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "collection_verses" ADD CONSTRAINT "collection_verses_collection_id_fkey" FOREIGN KEY ("collection_id") REFERENCES "collections"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "creations" ADD CONSTRAINT "creations_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "generated_texts" ADD CONSTRAINT "generated_texts_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "creation_reports" ADD CONSTRAINT "creation_reports_creation_id_fkey" FOREIGN KEY ("creation_id") REFERENCES "creations"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "creation_reports" ADD CONSTRAINT "creation_reports_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "conversations" ADD CONSTRAINT "conversations_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "chat_turns" ADD CONSTRAINT "chat_turns_conversation_id_fkey" FOREIGN KEY ("conversation_id") REFERENCES "conversations"("id") ON DELETE CASCADE ON UPDATE CASCADE;
