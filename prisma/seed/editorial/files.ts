import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

// Apart from read-files.ts, so that a start that only asks whether the files have changed loads no
// parser.

/** The folders of Markdown files, each the name of its kind. */
export const KINDS = ["articles", "news", "videos"] as const;
export type Kind = (typeof KINDS)[number];

/** Where the project's own files are. */
export const EDITORIAL_FOLDER = path.join(__dirname, "..", "..", "..", "lib", "content");

/**
 * Names of the Markdown files of one kind, sorted; none when the folder is missing. Other files and
 * hidden ones are passed over.
 */
export function fileNames(folder: string, kind: Kind): string[] {
  const place = path.join(folder, kind);
  if (!existsSync(place)) return [];
  return readdirSync(place, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[^.].*\.md$/.test(entry.name))
    .map((entry) => entry.name)
    .sort();
}

/** How many files of a kind there are, and SHA-256 (hex) over their names and bytes. */
export function fingerprintFiles(folder: string, kind: Kind): { files: number; checksum: string } {
  const hash = createHash("sha256");
  const names = fileNames(folder, kind);
  for (const name of names) {
    const bytes = readFileSync(path.join(folder, kind, name));
    hash.update(`${name}\0${bytes.length}\0`).update(bytes);
  }
  return { files: names.length, checksum: hash.digest("hex") };
}
