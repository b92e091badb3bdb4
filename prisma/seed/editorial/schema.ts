import { z } from "zod";
import { citationSchema } from "../../../lib/evidence/schema";

const words = z.string("is missing").trim().min(1, "is empty");
const KEBAB_CASE = /^[a-z0-9]+(-[a-z0-9]+)*$/;
const id = z
  .string("is missing")
  .max(100, "has at most 100 characters")
  .regex(KEBAB_CASE, "holds only small letters, digits and single hyphens");

/** The filter's categories on /discover ("discovery" is shown as Ron Wyatt). */
const category = z.enum(["archaeological", "prophecy", "discovery", "biblical"], {
  error: "must be archaeological, prophecy, discovery or biblical",
});

const NOT_A_DATE = "must be a date such as 2026-11-10, or a moment such as 2026-11-10T09:00Z";

/** A day (taken as midnight UTC) or a moment with its offset; becomes an ISO moment in UTC. */
const moment = z
  .string(NOT_A_DATE)
  .regex(/^\d{4}-\d{2}-\d{2}(T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2}))?$/, NOT_A_DATE)
  .transform((text, context) => {
    const day = new Date(text.slice(0, 10)).getTime();
    const time = new Date(text).getTime();
    // "2026-02-30" would slide into March.
    const isReal = !Number.isNaN(time) && new Date(day).toISOString().startsWith(text.slice(0, 10));
    if (isReal) return new Date(time).toISOString();
    context.addIssue({ code: "custom", message: "is no date of the calendar" });
    return z.NEVER;
  });

const outside = z.url({ protocol: /^https$/, error: "must be an https address" });
/** Images come from the site itself: its pages load nothing from elsewhere. */
const ownPath = z
  .string()
  .regex(/^\/(?!\/)\S*$/, "must be a path of this site, such as /images/stele.jpg");
const featured = z.boolean("must be true or false").default(false);

/** Front matter of an article. Its Markdown is the file's body, its id the file's name. */
export const articleFields = z.strictObject({
  id: id.optional(),
  featured,
  title: words,
  excerpt: words,
  category,
  /** "5 min read"; reckoned from the words when left out. */
  readTime: words.optional(),
  publishedAt: moment,
  imageUrl: ownPath.optional(),
  sourceUrl: outside.optional(),
});

/** Front matter of a video. The description is the file's body. */
export const videoFields = z.strictObject({
  id: id.optional(),
  featured,
  title: words,
  category,
  thumbnailUrl: ownPath.optional(),
  videoUrl: outside.optional(),
  duration: words.optional(),
  publishedAt: moment,
});

/** Front matter of a news item. What the Read dialog shows is the file's body, in Markdown. */
export const newsFields = z.strictObject({
  id: id.optional(),
  headline: words,
  summary: words,
  category,
  publishedAt: moment,
  sources: z.array(citationSchema, "must be a list").min(1, "names at least one source"),
});
