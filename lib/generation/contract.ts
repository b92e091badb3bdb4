import * as z from "zod/mini";
import { PROMPT_REQUIRED } from "./constants";

/** What is filled in to have a text written. */
export const generationWords = z.object({
  prompt: z.string().check(z.trim(), z.minLength(1, PROMPT_REQUIRED)),
  theme: z.string().check(z.trim()),
});
export type GenerationWords = z.infer<typeof generationWords>;
