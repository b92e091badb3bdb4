import { mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { systemVariables } from "@/scripts/test/system";
import { HANG_MS } from "../../../support/time";

const folder = mkdtempSync(path.join(tmpdir(), "truth-uncovered-system-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("the variables come when the file does, values with an equals sign whole", async () => {
  const file = path.join(folder, "late");
  const waiting = systemVariables(file, HANG_MS);

  writeFileSync(
    `${file}.partial`,
    "TEST_DATABASE_URL=postgresql://a@b/c?d=e\nTEST_NGINX=/usr/sbin/nginx\n",
  );
  renameSync(`${file}.partial`, file);

  expect(await waiting).toEqual({
    TEST_DATABASE_URL: "postgresql://a@b/c?d=e",
    TEST_NGINX: "/usr/sbin/nginx",
  });
});

test("an empty file tells that there is no server", async () => {
  const file = path.join(folder, "empty");
  writeFileSync(file, "");

  await expect(systemVariables(file, HANG_MS)).rejects.toThrow("PostgreSQL could not be installed");
});

test("a file that never comes is an error, not an endless wait", async () => {
  await expect(systemVariables(path.join(folder, "never"), 0)).rejects.toThrow(
    "The system's packages did not come in time",
  );
});
