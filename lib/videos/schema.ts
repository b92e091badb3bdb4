import { z } from "zod";

const videoSchema = z.object({
  id: z.string(),
  featured: z.boolean(),
  title: z.string(),
  description: z.string(),
  category: z.string(),
  thumbnailUrl: z.string().nullable(),
  videoUrl: z.string().nullable(),
  duration: z.string().nullable(),
  publishedAt: z.iso.datetime(),
});
export type VideoResponse = z.infer<typeof videoSchema>;

/** Newest first. */
export const videoListResponse = z.array(videoSchema);
