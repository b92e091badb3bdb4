import * as z from "zod/mini";

/** Whether this site has a language model. */
export const modelState = z.object({ available: z.boolean() });
