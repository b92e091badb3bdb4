import * as z from "zod/mini";

export const changes = z.object({
  count: z.number(),
  /** A later version of the site may know more kinds. */
  changed: z.array(z.string()),
  devices: z.number(),
  isSignedOut: z._default(z.boolean(), false),
});
export type Changes = z.infer<typeof changes>;
