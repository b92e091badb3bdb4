-- AlterTable
ALTER TABLE "workspaces" ADD COLUMN     "over_https" BOOLEAN NOT NULL DEFAULT false,
ADD COLUMN     "former_token_hash" TEXT,
ADD COLUMN     "former_token_salt" TEXT,
ADD COLUMN     "former_token_until" TIMESTAMPTZ(3);

-- CreateIndex
CREATE UNIQUE INDEX "workspaces_former_token_hash_key" ON "workspaces"("former_token_hash");
