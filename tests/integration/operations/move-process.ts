import { applyMigrations } from "@/scripts/migrate";
import { moveDatabase } from "@/scripts/move/move";

// A move to be killed by a test, from the first address given to the second, without the built-in
// texts.
moveDatabase(
  process.argv[2] ?? "",
  process.argv[3] ?? "",
  (line) => console.log(line),
  async (url, report) => {
    await applyMigrations(url, report);
  },
).then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.message);
    process.exit(1);
  },
);
