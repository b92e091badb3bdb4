// Stands in for @electric-sql/pglite in the tests of the embedded database
// (pglite-environment.mjs).
import type * as Package from "@electric-sql/pglite";

export const { PGlite } = (globalThis as unknown as { pglite: typeof Package }).pglite;
