import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { cpSync, readdirSync } from "node:fs";
import path from "node:path";
import { projectMigrations } from "@/scripts/migrate";
import { newFolder, projectRoot, withClient } from "../embedded/support";

/**
 * The PostgreSQL server of the run; the continuous integration always names one, and the programs
 * pg_dump, pg_restore and psql come with it.
 */
export const serverUrl = process.env.TEST_DATABASE_URL;

const created: string[] = [];

/** An empty database on the server, dropped by dropServerDatabases. */
export async function newServerDatabase(): Promise<string> {
  if (!serverUrl) throw new Error("TEST_DATABASE_URL names no server");
  const name = `truth_uncovered_operations_${randomBytes(6).toString("hex")}`;
  await withClient(serverUrl, (client) => client.query(`CREATE DATABASE ${name}`));
  created.push(name);
  return Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
}

export async function dropServerDatabases(): Promise<void> {
  const names = created.splice(0);
  if (names.length === 0 || !serverUrl) return;
  await withClient(serverUrl, async (client) => {
    for (const name of names) await client.query(`DROP DATABASE ${name} WITH (FORCE)`);
  });
}

/**
 * The migrations of the project, oldest first, and for each a folder that ends with it, as a
 * version of that time had it.
 */
export const LEVELS = projectMigrations();

export function migrationsUpTo(level: string): string {
  const folder = newFolder();
  const source = path.join(projectRoot, "prisma/migrations");
  for (const name of readdirSync(source).filter((each) => LEVELS.includes(each) && each <= level)) {
    cpSync(path.join(source, name), path.join(folder, name), { recursive: true });
  }
  return folder;
}

export interface Outcome {
  code: number | null;
  output: string;
}

/**
 * Runs a command of scripts/ with these variables; kills it without warning when what it printed
 * fits.
 */
export function runScript(
  script: string,
  args: string[],
  env: Record<string, string>,
  killAt?: RegExp,
): Promise<Outcome> {
  const { DATABASE_URL: _url, DATA_DIR: _dir, ...rest } = process.env;
  const child = spawn(process.execPath, ["--import", "tsx", `scripts/${script}.ts`, ...args], {
    cwd: projectRoot,
    env: { ...rest, ...env },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let output = "";
  for (const stream of [child.stdout, child.stderr]) {
    stream.on("data", (chunk: Buffer) => {
      output += chunk;
      if (killAt?.test(output)) child.kill("SIGKILL");
    });
  }
  return new Promise((resolve) => child.once("close", (code) => resolve({ code, output })));
}

/** The rows of every table of the site that has any. */
export function countRows(url: string): Promise<Record<string, number>> {
  return withClient(url, async (client) => {
    const { rows: tables } = await client.query<{ name: string }>(
      "SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public' AND tablename <> '_prisma_migrations' ORDER BY 1",
    );
    const counts: Record<string, number> = {};
    for (const { name } of tables) {
      const { rows } = await client.query<{ rows: number }>(
        `SELECT count(*)::int AS rows FROM ${name}`,
      );
      if (rows[0]?.rows) counts[name] = rows[0].rows;
    }
    return counts;
  });
}
