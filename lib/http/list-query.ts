import { z } from "zod";
import { wholeNumber } from "./whole-number";

/** Rows a list answers with when no limit is given, and at most. */
export const DEFAULT_LIST_LIMIT = 100;
export const MAX_LIST_LIMIT = 200;

/**
 * `cursor` is the place after which the next page begins, as the Link header of the page before
 * gave it.
 */
export const listQuery = z.object({
  limit: wholeNumber("limit", {
    min: 1,
    max: MAX_LIST_LIMIT,
    fallback: DEFAULT_LIST_LIMIT,
    about: "The most the answer can contain.",
  }),
  cursor: z
    .string()
    .max(200, "Follow the link from the previous page")
    // PostgreSQL knows no year 0.
    .regex(
      /^(?!0000)\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z~.+$/,
      "Follow the link from the previous page",
    )
    .transform((text) => {
      const [time = "", id = ""] = [
        text.slice(0, text.indexOf("~")),
        text.slice(text.indexOf("~") + 1),
      ];
      return { publishedAt: new Date(time), id };
    })
    .refine(
      ({ publishedAt }) => !Number.isNaN(publishedAt.getTime()),
      "Follow the link from the previous page",
    )
    .optional()
    .describe("Where the next page begins, as the Link header gave it."),
});
export type ListQuery = z.output<typeof listQuery>;
