import { IMMUTABLE_TEXT, IMPORTED_TEXT } from "@/lib/http/cache";
import { TRANSLATION_CODES } from "./constants";

/** How long an answer with a translation's text may be kept: ours change with a deployment only. */
export function textCache(code: string | undefined): string {
  const isOwn = code === undefined || TRANSLATION_CODES.some((own) => own === code);
  return isOwn ? IMMUTABLE_TEXT : IMPORTED_TEXT;
}
