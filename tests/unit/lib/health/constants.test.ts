import { NEWEST_MIGRATION } from "@/lib/health/constants";
import { projectMigrations } from "@/scripts/migrate";

test("the newest migration that readiness knows is the last of the project", () => {
  expect(projectMigrations().at(-1)).toBe(NEWEST_MIGRATION);
});
