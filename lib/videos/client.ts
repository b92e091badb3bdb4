import { queryOptions } from "@tanstack/react-query";
import * as z from "zod/mini";
import { apiGet } from "@/lib/http/request";

const text = z.pipe(
  z.nullish(z.string()),
  z.transform((value) => value ?? ""),
);

const video = z.object({
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

/** The videos, newest first. */
export const videosOptions = () =>
  queryOptions({
    queryKey: ["api", "videos"],
    queryFn: ({ signal }) => apiGet("/api/videos", {}, z.array(video), signal),
  });
