import "server-only";
import { DEFAULT_TRANSLATION } from "./constants";
import { getScripture } from "./data";
import { resolveReference } from "./references/resolve";
import type { VersePart } from "./verse-part";

/**
 * The passages of references written in the site's content, each reference's in one list, in the
 * default translation. Throws AppError unavailable while the text cannot be read.
 */
export async function getPrintedPassages(references: readonly string[]): Promise<VersePart[][]> {
  const scripture = await getScripture();
  return references.map((reference) => resolveReference(scripture, reference, DEFAULT_TRANSLATION));
}
