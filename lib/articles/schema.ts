import { z } from "zod";

export const articleSchema = z.object({
  id: z.string(),
  featured: z.boolean(),
  title: z.string(),
  content: z.string(),
  excerpt: z.string(),
  category: z.string(),
  imageUrl: z.string().nullable(),
  readTime: z.string().nullable(),
  publishedAt: z.iso.datetime(),
  sourceUrl: z.string().nullable(),
});
export type Article = z.infer<typeof articleSchema>;

/** Newest first. */
export const articleListResponse = z.array(articleSchema);
