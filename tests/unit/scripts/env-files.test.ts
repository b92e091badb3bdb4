import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { readEnvFiles } from "@/scripts/env-files";

test("the commands read .env; the environment wins, then the more special file", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "env-files-"));
  writeFileSync(
    path.join(folder, ".env"),
    "# DATA_DIR=/x\nPORT=3001\nSITE_URL=https://example.org\nLOG_LEVEL=info\n",
  );
  writeFileSync(path.join(folder, ".env.local"), 'SITE_URL="https://local.example.org"\n');
  const env: NodeJS.ProcessEnv = { NODE_ENV: "production", LOG_LEVEL: "warn" };

  readEnvFiles(folder, env);

  expect(env).toEqual({
    NODE_ENV: "production",
    PORT: "3001",
    SITE_URL: "https://local.example.org",
    LOG_LEVEL: "warn",
  });
  rmSync(folder, { recursive: true });
});

test("without such a file nothing changes", () => {
  const env: NodeJS.ProcessEnv = { NODE_ENV: "production" };
  readEnvFiles(path.join(tmpdir(), "no-such-folder"), env);
  expect(env).toEqual({ NODE_ENV: "production" });
});

test("each mode reads its own files", () => {
  const folder = mkdtempSync(path.join(tmpdir(), "env-files-"));
  writeFileSync(path.join(folder, ".env.development"), "PORT=1\n");
  writeFileSync(path.join(folder, ".env.production"), "PORT=2\n");
  const portIn = (NODE_ENV: NodeJS.ProcessEnv["NODE_ENV"]) => {
    const env: NodeJS.ProcessEnv = { NODE_ENV };
    readEnvFiles(folder, env);
    return env.PORT;
  };
  expect([portIn("development"), portIn("production")]).toEqual(["1", "2"]);
  rmSync(folder, { recursive: true });
});
