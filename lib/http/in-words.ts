import { HttpError } from "./request";

/**
 * A read whose failed answer is reported in the catalog's words (spec §8), the answer itself as the
 * cause; anything else thrown passes.
 */
export async function inWords<Answer>(words: string, read: Promise<Answer>): Promise<Answer> {
  try {
    return await read;
  } catch (error) {
    if (error instanceof HttpError) throw new Error(words, { cause: error });
    throw error;
  }
}
