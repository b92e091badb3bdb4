// What visitors fill in, checked in the browser. Only the editor of a session loads it.
import * as z from "zod/mini";
import { MAX_NOTES, MAX_TITLE, TITLE_NEEDED } from "./constants";

/** A session's own words. */
export const sessionForm = z.object({
  title: z.string().check(z.trim(), z.minLength(1, TITLE_NEEDED), z.maxLength(MAX_TITLE)),
  notes: z.string().check(z.maxLength(MAX_NOTES)),
});
export type SessionForm = z.infer<typeof sessionForm>;
