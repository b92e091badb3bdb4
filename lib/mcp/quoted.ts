import "server-only";
import { createHash } from "node:crypto";
import { publicAddress } from "@/lib/site/public-address";
import type { Quoted } from "./schema";

/** SHA-256 of a text's UTF-8 bytes, in hexadecimal: what `sha256sum` prints of a file of it. */
function checksumOf(text: string): string {
  return createHash("sha256").update(text, "utf8").digest("hex");
}

/** Words of the Bible as every tool gives them. */
export function toQuoted({
  reference,
  translation,
  text,
}: Pick<Quoted, "reference" | "translation" | "text">): Quoted {
  return { reference, translation, text, checksum: checksumOf(text) };
}

/** The whole address of one of the site's pages. */
export function pageAddress(path: string): string {
  return `${publicAddress(process.env).url}${path}`;
}
