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

const video = z.object({
  id: z.pipe(z.union([z.string(), z.number()]), z.transform(String)),
  featured: z.pipe(
    z.nullish(z.boolean()),
    z.transform((value) => value ?? false),
  ),
  title: z.string(),
  description: text,
  category: text,
  thumbnailUrl: optional,
  videoUrl: optional,
  duration: optional,
  publishedAt: optional,
});
export type Video = z.output<typeof video>;

const videoList = z.pipe(
  z.nullish(z.array(video)),
  z.transform((value) => value ?? []),
);

/** Videos, newest first. */
export const videosOptions = () =>
  queryOptions({
    queryKey: ["api", "videos"],
    queryFn: ({ signal }) => apiGet("/api/videos", {}, videoList, signal),
  });
