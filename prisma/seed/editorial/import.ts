import { existsSync } from "node:fs";
import path from "node:path";
import { findReferences } from "@/lib/bible/references/parser";
import { inTransaction } from "../state";
import { EDITORIAL_FOLDER, fileNames, KINDS, type Kind } from "./files";
import { EditorialError, type EditorialFiles, readEditorialFiles } from "./read-files";
import { originOf, TABLES, toRows, writeRows } from "./rows";

/** What an import did, each item as "articles/tel-dan". */
export interface Imported {
  added: string[];
  updated: string[];
  unchanged: string[];
  /** What deserves a look but does not stop the import. */
  warnings: string[];
}

/** Takes everything back at the end of a rehearsal. */
class Rehearsed extends Error {}

/**
 * Adds or updates an operator's articles, news and videos from the folder's files (see
 * docs/operations.md), all of them or none. With `isRehearsal` nothing stays written. Built-in
 * items are never replaced. Needs a migrated database. Throws EditorialError with everything that
 * is wrong, and any database error.
 */
export async function importFolder(
  connectionString: string,
  folder: string,
  { isRehearsal = false } = {},
): Promise<Imported> {
  if (!existsSync(folder)) throw new EditorialError([`${folder}: there is no such folder`]);
  const files = readEditorialFiles(folder);
  if (KINDS.every((kind) => files[kind].length === 0)) {
    throw new EditorialError([
      `${folder}: holds no Markdown files in ${KINDS.map((kind) => `${kind}/`).join(", ")}`,
    ]);
  }
  const done: Imported = { added: [], updated: [], unchanged: [], warnings: findWarnings(files) };
  try {
    await inTransaction(connectionString, async (client) => {
      const problems: string[] = [];
      for (const kind of KINDS) {
        const builtIn = new Set(builtInIds(kind));
        const rows = toRows(kind, files);
        const written = await writeRows(
          client,
          kind,
          rows.filter(({ id }) => !builtIn.has(id)),
          "imported",
        );
        const refused = [...rows.map(({ id }) => id).filter((id) => builtIn.has(id))];
        for (const id of [...refused, ...written.refused]) {
          problems.push(`${kind}/${id}.md: this id belongs to a built-in item; choose another`);
        }
        const name = (id: string) => `${kind}/${id}`;
        done.added.push(...written.added.map(name));
        done.updated.push(...written.updated.map(name));
        done.unchanged.push(...written.unchanged.map(name));
      }
      if (problems.length > 0) throw new EditorialError(problems);
      if (isRehearsal) throw new Rehearsed();
    });
  } catch (error) {
    if (!(error instanceof Rehearsed)) throw error;
  }
  return done;
}

/**
 * Removes one imported item: "articles/tel-dan", or "tel-dan" where only one kind has that id.
 * Gives its full name. Throws EditorialError when there is none, when several have the id, or when
 * it is built-in.
 */
export async function removeImported(connectionString: string, name: string): Promise<string> {
  const [kindOrId = "", ...rest] = name.split("/");
  const id = rest.length > 0 ? rest.join("/") : kindOrId;
  const kinds = rest.length > 0 ? KINDS.filter((kind) => kind === kindOrId) : KINDS;
  return inTransaction(connectionString, async (client) => {
    const found: { kind: Kind; isImported: boolean }[] = [];
    for (const kind of kinds) {
      const origin = await originOf(client, kind, id);
      if (origin !== null) found.push({ kind, isImported: origin === "imported" });
    }
    const imported = found.filter(({ isImported }) => isImported);
    const [first, ...others] = imported;
    if (!first) {
      const why =
        found.length > 0 ? "is built-in; only imported items can be removed" : "does not exist";
      throw new EditorialError([`${name}: ${why}`]);
    }
    if (others.length > 0) {
      const names = imported.map(({ kind }) => `${kind}/${id}`).join(" or ");
      throw new EditorialError([`${name}: say which, ${names}`]);
    }
    await client.query(`DELETE FROM ${TABLES[first.kind]} WHERE id = $1`, [id]);
    return `${first.kind}/${id}`;
  });
}

/** Ids of this project's own items, which a database that is not seeded yet does not hold. */
function builtInIds(kind: Kind): string[] {
  return fileNames(EDITORIAL_FOLDER, kind).map((name) => path.basename(name, ".md"));
}

/** References that look like places of the Bible and are none: they would not become links. */
function findWarnings(files: EditorialFiles): string[] {
  return [...files.articles, ...files.news, ...files.videos].flatMap(({ file, body }) =>
    findReferences(body).flatMap(({ text, reference }) =>
      reference === null ? [`${file}: “${text}” is not in the Bible`] : [],
    ),
  );
}
