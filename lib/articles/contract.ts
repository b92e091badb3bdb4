import * as z from "zod/mini";

const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ""),
);

/** An article as a page reads it; only id and title are demanded. */
export const article = z.object({
  id: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  title: z.string(),
  featured: z.pipe(
    z.nullish(z.boolean()),
    z.transform((value) => value === true),
  ),
  content: text,
  excerpt: text,
  category: text,
  imageUrl: z.nullish(z.string()),
  readTime: z.nullish(z.string()),
  publishedAt: z.nullish(z.string()),
  sourceUrl: z.nullish(z.string()),
  /** References as written in `content`. */
  verseReferences: z.pipe(
    z.nullish(z.array(z.string())),
    z.transform((value) => value ?? []),
  ),
});
export type Article = z.infer<typeof article>;
export const articleList = z.array(article);
