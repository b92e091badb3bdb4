import { cpSync, existsSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { startEmbeddedDatabase } from "../../prisma/embedded/start";
import { createDamageSetup } from "./damage-setup";
import {
  DAMAGES,
  DAMAGES_BEHIND_THE_LOG,
  DAMAGES_OF_KILLED,
  type Damage,
  fingerprintTree,
} from "./damages";

interface Result {
  name: string;
  isRefused: boolean;
  isUnchanged: boolean;
}

/**
 * Damages a database folder in every way of damages.ts and starts each as `npm start` does. Prints
 * a line for each; wrong is one that was started, recreated or changed.
 */
export async function folders(): Promise<{ text: string; wrongs: string[] }> {
  const root = mkdtempSync(path.join(tmpdir(), "truth-uncovered-damaged-"));
  try {
    const setup = await createDamageSetup(root);
    const results: Result[] = [];
    const attack = async (kind: "closed" | "killed", damage: Damage, mayReplay: boolean) => {
      const dataDir = path.join(root, "damaged");
      cpSync(setup[kind], dataDir, { recursive: true });
      damage.apply(path.join(dataDir, "postgres"), setup.files);
      const before = fingerprintTree(dataDir);
      const refusal = await startEmbeddedDatabase({ dataDir }).then(
        async (database) => {
          await database.stop();
          return null;
        },
        (error: Error) => error.message,
      );
      const isUnchanged = mayReplay
        ? !existsSync(path.join(dataDir, "postgres.creating"))
        : fingerprintTree(dataDir) === before;
      const isRefused = refusal?.includes("npm run db:restore -- <backup>") ?? false;
      results.push({ name: damage.name, isRefused, isUnchanged });
      const verdict = isRefused && isUnchanged ? "refused" : "NOT REFUSED";
      console.log(`${verdict.padEnd(12)} ${damage.name}\n${" ".repeat(13)}${refusal ?? "started"}`);
      rmSync(dataDir, { recursive: true });
    };
    for (const damage of DAMAGES) await attack("closed", damage, false);
    for (const damage of DAMAGES_OF_KILLED) await attack("killed", damage, false);
    for (const damage of DAMAGES_BEHIND_THE_LOG) await attack("killed", damage, true);

    const wrongs = results
      .filter(({ isRefused, isUnchanged }) => !isRefused || !isUnchanged)
      .map(({ name }) => `${name}: started, recreated or changed`);
    const text = `${results.length} damaged folders: ${results.length - wrongs.length} refused with what to do, ${wrongs.length} recreated, changed or started`;
    return { text, wrongs };
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}
