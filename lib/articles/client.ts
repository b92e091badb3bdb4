import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { apiGet } from "@/lib/http/request";

const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ""),
);
const optional = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? null),
);

const article = z.object({
  id: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  featured: z.pipe(
    z.nullish(z.boolean()),
    z.transform((value) => value ?? false),
  ),
  title: z.string(),
  content: text,
  excerpt: text,
  category: text,
  imageUrl: optional,
  readTime: optional,
  publishedAt: optional,
  sourceUrl: optional,
});
export type Article = z.output<typeof article>;

/** A list of articles as the pages read it. */
export const articleList = z.pipe(
  z.nullish(z.array(article)),
  z.transform((value) => value ?? []),
);

/** Articles, newest first. */
export const articlesOptions = () =>
  queryOptions({
    queryKey: ["api", "articles"],
    queryFn: ({ signal }) => apiGet("/api/articles", {}, articleList, signal),
  });
