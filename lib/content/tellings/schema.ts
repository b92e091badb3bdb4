import { z } from "zod";
import { words } from "../schema";

/**
 * A passage, and how people tell of it who know neither its place nor its wording. To find passages
 * by, never shown to a visitor. A file holds those of one book.
 */
export const tellingSchema = z.tuple([words, z.array(words).min(1).readonly()]).readonly();
export type Telling = z.infer<typeof tellingSchema>;
