import * as z from "zod/mini";

const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ""),
);

/** A video as a page reads it; only id and title are demanded. */
export const video = z.object({
  id: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  title: z.string(),
  featured: z.pipe(
    z.nullish(z.boolean()),
    z.transform((value) => value === true),
  ),
  description: text,
  category: text,
  thumbnailUrl: z.nullish(z.string()),
  videoUrl: z.nullish(z.string()),
  duration: z.nullish(z.string()),
  publishedAt: z.nullish(z.string()),
});
export type Video = z.infer<typeof video>;
export const videoList = z.array(video);
