import { MAX_ARCHIVE_BYTES } from "@/lib/workspaces/constants";

const MEGABYTE = 1_048_576;

/** A chosen file that cannot be imported; the message says why, in words for visitors. */
export class UnreadableArchive extends Error {}

/**
 * What a chosen file holds. Throws UnreadableArchive when it is too large, unreadable or not JSON;
 * what is in it the server checks.
 */
export async function readArchive(file: Blob): Promise<unknown> {
  if (file.size > MAX_ARCHIVE_BYTES) {
    const megabytes = (file.size / MEGABYTE).toFixed(1);
    throw new UnreadableArchive(
      `This file is ${megabytes} MB; at most ${MAX_ARCHIVE_BYTES / MEGABYTE} MB can be imported at once.`,
    );
  }
  let text: string;
  try {
    text = await file.text();
  } catch {
    throw new UnreadableArchive("This file couldn’t be read.");
  }
  try {
    const archive: unknown = JSON.parse(text);
    if (typeof archive === "object" && archive !== null && !Array.isArray(archive)) return archive;
  } catch {
    // Not JSON.
  }
  throw new UnreadableArchive("This isn’t a file that was exported here. Choose the JSON export.");
}
