import { z } from "zod";
import { citationSchema } from "@/lib/evidence/schema";

const newsItemSchema = z.object({
  id: z.string(),
  headline: z.string(),
  summary: z.string(),
  publishedAt: z.iso.datetime(),
  category: z.string(),
  content: z.string().describe("Markdown."),
  sources: z.array(citationSchema),
  verseReferences: z
    .array(z.string())
    .describe("References as written in `content`, so that pages can link them."),
});
export type NewsItemResponse = z.infer<typeof newsItemSchema>;

/** Newest first. */
export const newsListResponse = z.array(newsItemSchema);
