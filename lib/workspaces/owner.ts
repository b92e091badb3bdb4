import "server-only";
// Whose rows a statement may touch. Every query of something a visitor owns takes its condition
// from here.
import { createHash, randomBytes } from "node:crypto";
import { AppError } from "@/lib/errors";
import { DEMO_ID_PREFIX } from "./constants";

/** SHA-256 in hex: how tokens, transfer codes and generated texts are stored. */
export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

/**
 * The owner of what a request reads or writes. The constructor is private, so an owner cannot be
 * made from an id that a visitor sent: `lib/workspaces/route` makes it from the cookie. Its members
 * are ready-made parts of Prisma queries:
 *
 * - `findMany({ where: workspace.rows })`: a list of what is theirs
 * - `create({ data: { ...workspace.rows, title } })`: a new row
 * - `updateMany({ where: workspace.row(id), data })`: one row by its id; then `requireOne(count)`
 * - `findMany({ where: { collection: workspace.row(collectionId) } })`: rows below one of theirs
 * - `collection: workspace.any`: rows below any of theirs
 * - SQL: `AND workspace_id LIKE ${workspace.pattern}`
 */
export class Owner {
  private constructor(
    /**
     * "demo": the public space of plain clients. A row there is found by its id whatever label it
     * was made under.
     */
    readonly kind: "private" | "demo",
    readonly workspaceId: string,
  ) {}

  /** A visitor's own workspace. `id` comes from our table, by the token of the cookie. */
  static ofWorkspace(id: string): Owner {
    if (id.startsWith(DEMO_ID_PREFIX)) throw new Error("a demo workspace has no cookie");
    return new Owner("private", id);
  }

  /**
   * The demo space under a label. Its id follows from the label, so that a read needs no look-up.
   */
  static ofDemo(label: string): Owner {
    return new Owner("demo", `${DEMO_ID_PREFIX}${sha256(label).slice(0, 32)}`);
  }

  get rows(): { workspaceId: string } {
    return { workspaceId: this.workspaceId };
  }

  get any(): { workspaceId: string | { startsWith: string } } {
    return this.kind === "private" ? this.rows : { workspaceId: { startsWith: DEMO_ID_PREFIX } };
  }

  row(id: string): { id: string; workspaceId: string | { startsWith: string } } {
    return { id, ...this.any };
  }

  get pattern(): string {
    return this.kind === "private" ? this.workspaceId : `${DEMO_ID_PREFIX}%`;
  }
}

/** The one answer for what does not exist and for what is someone else's. */
export function missing(): AppError {
  return new AppError("not_found", "There is no such thing here.");
}

/** Throws `missing`: what a call by id answers a browser that has no workspace. */
export function raiseMissing(): never {
  throw missing();
}

/**
 * The answer to a change of something that was changed since it was read, with what it is now:
 * `current` goes to its owner only.
 */
export function changedElsewhere(current: unknown): AppError {
  return new AppError("conflict", "This was changed elsewhere in the meantime.", { current });
}

/** The unguessable part of a link: 128 random bits in 22 letters. */
export function newShareToken(): string {
  return randomBytes(16).toString("base64url");
}

/** Throws `missing` unless a statement found its row. */
export function requireOne(count: number): void {
  if (count === 0) throw missing();
}
