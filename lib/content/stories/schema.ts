import { z } from "zod";
import { words } from "../schema";

/**
 * A story or a best known passage: where it stands, and a line of everyday words, as a study Bible
 * heads its sections. A file holds those of one book.
 */
export const storySchema = z.tuple([words, words]).readonly();
export type Story = z.infer<typeof storySchema>;
