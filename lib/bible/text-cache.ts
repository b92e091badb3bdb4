import { IMMUTABLE_TEXT, IMPORTED_TEXT, SEARCH_RESULTS } from "@/lib/http/cache";
import { TRANSLATION_CODES } from "./constants";

/** How long an answer with a translation's text may be kept: ours change with a deployment only. */
export function textCache(code: string | undefined): string {
  return isOwn(code) ? IMMUTABLE_TEXT : IMPORTED_TEXT;
}

/** The same of what a search finds in a translation, or in every one. */
export function searchCache(code: string | undefined): string {
  return isOwn(code) ? SEARCH_RESULTS : IMPORTED_TEXT;
}

const isOwn = (code: string | undefined) =>
  code === undefined || TRANSLATION_CODES.some((own) => own === code);
