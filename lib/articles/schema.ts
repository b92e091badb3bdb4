import { z } from "zod";

export const articleSchema = z.object({
  id: z.string(),
  featured: z.boolean(),
  title: z.string(),
  content: z.string().describe("Markdown."),
  excerpt: z.string(),
  category: z.string(),
  imageUrl: z.string().nullable(),
  readTime: z.string().nullable(),
  publishedAt: z.iso.datetime(),
  sourceUrl: z.string().nullable(),
  verseReferences: z
    .array(z.string())
    .describe("References as written in `content`, so that pages can link them."),
});
export type ArticleResponse = z.infer<typeof articleSchema>;

/** Newest first. */
export const articleListResponse = z.array(articleSchema);
