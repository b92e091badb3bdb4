import { MAX_ARCHIVE_BYTES } from "@/lib/workspaces/constants";

const MAX_MEGABYTES = MAX_ARCHIVE_BYTES / 1_048_576;

/** What a chosen file holds. Throws Error in words for visitors when it is too large, unreadable or no JSON; what is in it the server checks. */
export async function readArchive(file: Blob): Promise<unknown> {
  if (file.size > MAX_ARCHIVE_BYTES) {
    const megabytes = (file.size / 1_048_576).toFixed(1);
    throw new Error(
      `This file is ${megabytes} MB; at most ${MAX_MEGABYTES} MB can be imported at once.`,
    );
  }
  let text: string;
  try {
    text = await file.text();
  } catch {
    throw new Error("This file could not be read.");
  }
  try {
    const archive: unknown = JSON.parse(text);
    if (typeof archive === "object" && archive !== null && !Array.isArray(archive)) return archive;
  } catch {
    // Said below.
  }
  throw new Error("This is not a file that was exported here. Choose the JSON export.");
}
