import "server-only";
import { remakeOften } from "@/lib/bible/remade-often";
import { AppError } from "@/lib/errors";
import { log } from "@/lib/log";

/**
 * What a read of the database brings for a page, or what stands in its place while it cannot be
 * read; the page is then made anew soon. Rejects with any other AppError.
 */
export async function orWhileAway<Value>(read: Promise<Value>, instead: Value): Promise<Value> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof AppError && error.code !== "unavailable") throw error;
    log.warn({ err: error }, "a part of a verse's page could not be read");
    await remakeOften();
    return instead;
  }
}
