// Written by `npm run content:lists` from the files of this folder.
import "server-only";
import { deuteronomy } from "./deuteronomy";
import { exodus } from "./exodus";
import { genesis } from "./genesis";
import { leviticus } from "./leviticus";
import { numbers } from "./numbers";
import type { BookChapters } from "./schema";

/** Every chapter summed up in today’s words, by books in the order of the canon. */
export const CHAPTERS: readonly BookChapters[] = [genesis, exodus, leviticus, numbers, deuteronomy];
