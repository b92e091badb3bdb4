import * as z from "zod/mini";

// What the panel of a word needs of /api/words/{id}; further keys pass.
const renderings = z.object({
  list: z.array(z.object({ text: z.string(), count: z.number() })),
  unmarked: z.number(),
});

export const lexemeEntry = z.object({
  pronunciation: z.string(),
  definition: z.string(),
  dictionary: z.string(),
  renderings: z.record(z.string(), renderings),
});
export type LexemeEntry = z.infer<typeof lexemeEntry>;
