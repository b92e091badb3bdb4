import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { apiGet } from "@/lib/http/request";

const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ""),
);

/** An article as a page reads it; only id and title are demanded. */
export const articleContract = z.object({
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
});
export type Article = z.infer<typeof articleContract>;

/** The articles, newest first. */
export const articlesOptions = () =>
  queryOptions({
    queryKey: ["api", "articles"],
    queryFn: ({ signal }) => apiGet("/api/articles", {}, z.array(articleContract), signal),
  });
