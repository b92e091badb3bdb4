import { z } from "zod";
import { wholeNumber } from "@/lib/http/whole-number";
import { KINDS } from "./rules";

export const changesQuery = z.object({
  /** The `count` of the answer before; left out by a page that asks for the first time. */
  since: wholeNumber("since", { min: 0, max: 999_999_999, fallback: -1 }),
});

export const changesResponse = z.object({
  /** Counts the writes of all browsers that share the workspace. */
  count: z.number().int(),
  /** What another browser has changed since. */
  changed: z.array(z.enum(KINDS)),
  /** Browsers that share it; 0 where this one keeps nothing. */
  devices: z.number().int(),
  /** Whether another browser has signed this one out. */
  isSignedOut: z.boolean(),
});
