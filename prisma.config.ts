import { defineConfig } from "prisma/config";

// These commands never talk to a database, but Prisma's CLI still looks for its engine and would
// download it. Any existing executable satisfies the look-up; migrate commands must keep the real
// engine.
const needsNoEngine = ["generate", "validate", "format"].some((name) =>
  process.argv.includes(name),
);
if (needsNoEngine) process.env.PRISMA_SCHEMA_ENGINE_BINARY ??= process.execPath;

export default defineConfig({
  schema: "prisma/schema.prisma",
  migrations: { path: "prisma/migrations" },
  datasource: { url: process.env.DATABASE_URL ?? "postgresql://unset:unset@127.0.0.1:1/unset" },
});
