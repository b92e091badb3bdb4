import { TRANSLATION_CODES } from "@/lib/bible/constants";

/**
 * What the reader shows: one translation, or both side by side. Stands in the address as
 * `translation`.
 */
export const READER_VIEWS = [...TRANSLATION_CODES, "parallel"] as const;
export type ReaderView = (typeof READER_VIEWS)[number];
