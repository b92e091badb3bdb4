-- CreateTable
CREATE TABLE "reading_plans" (
    "id" TEXT NOT NULL,
    "position" INTEGER NOT NULL,
    "title" TEXT NOT NULL,
    "description" TEXT NOT NULL,
    "duration" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "difficulty" TEXT NOT NULL,
    "daily_reading" TEXT NOT NULL,
    "days" JSONB,
    "origin" TEXT NOT NULL DEFAULT 'imported',

    CONSTRAINT "reading_plans_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "started_plans" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "plan_id" TEXT,
    "title" TEXT NOT NULL,
    "reading_references" TEXT[],
    "words" INTEGER[],
    "plan_days" INTEGER[],
    "due_days" INTEGER[],
    "day_titles" TEXT[],
    "weekdays" INTEGER[],
    "start" TEXT NOT NULL,
    "stopped_on" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "started_plans_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "plan_ticks" (
    "started_plan_id" TEXT NOT NULL,
    "reading" INTEGER NOT NULL,
    "day" TEXT NOT NULL,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "plan_ticks_pkey" PRIMARY KEY ("started_plan_id","reading")
);

-- CreateTable
CREATE TABLE "reading_sessions" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "day" TEXT NOT NULL,
    "reference" TEXT NOT NULL,
    "title" TEXT NOT NULL,
    "book" TEXT NOT NULL,
    "category" TEXT NOT NULL,
    "type" TEXT NOT NULL,
    "seconds" INTEGER NOT NULL DEFAULT 0,
    "chapters" JSONB NOT NULL,
    "chapters_read" INTEGER NOT NULL DEFAULT 0,
    "notes" TEXT,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,
    "touched_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reading_sessions_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "highlights" (
    "id" TEXT NOT NULL,
    "workspace_id" TEXT NOT NULL,
    "canonical_order" INTEGER NOT NULL,
    "colour" TEXT NOT NULL,
    "label" TEXT NOT NULL,
    "version" INTEGER NOT NULL DEFAULT 1,
    "created_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "highlights_pkey" PRIMARY KEY ("id")
);

-- CreateTable
CREATE TABLE "reading_reminders" (
    "workspace_id" TEXT NOT NULL,
    "feed_token" TEXT NOT NULL,
    "time" TEXT NOT NULL,
    "weekdays" INTEGER[],
    "time_zone" TEXT,
    "updated_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "reading_reminders_pkey" PRIMARY KEY ("workspace_id")
);

-- CreateIndex
CREATE INDEX "reading_plans_position_id_idx" ON "reading_plans"("position", "id");

-- CreateIndex
CREATE INDEX "started_plans_workspace_id_created_at_id_idx" ON "started_plans"("workspace_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "reading_sessions_workspace_id_created_at_id_idx" ON "reading_sessions"("workspace_id", "created_at" DESC, "id");

-- CreateIndex
CREATE INDEX "reading_sessions_workspace_id_touched_at_idx" ON "reading_sessions"("workspace_id", "touched_at" DESC);

-- CreateIndex
CREATE INDEX "reading_sessions_workspace_id_day_idx" ON "reading_sessions"("workspace_id", "day");

-- CreateIndex
CREATE INDEX "highlights_workspace_id_created_at_id_idx" ON "highlights"("workspace_id", "created_at" DESC, "id");

-- CreateIndex
CREATE UNIQUE INDEX "highlights_workspace_id_canonical_order_key" ON "highlights"("workspace_id", "canonical_order");

-- CreateIndex
CREATE UNIQUE INDEX "reading_reminders_feed_token_key" ON "reading_reminders"("feed_token");

-- AddForeignKey
ALTER TABLE "started_plans" ADD CONSTRAINT "started_plans_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "plan_ticks" ADD CONSTRAINT "plan_ticks_started_plan_id_fkey" FOREIGN KEY ("started_plan_id") REFERENCES "started_plans"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reading_sessions" ADD CONSTRAINT "reading_sessions_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "highlights" ADD CONSTRAINT "highlights_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;

-- AddForeignKey
ALTER TABLE "reading_reminders" ADD CONSTRAINT "reading_reminders_workspace_id_fkey" FOREIGN KEY ("workspace_id") REFERENCES "workspaces"("id") ON DELETE CASCADE ON UPDATE CASCADE;
