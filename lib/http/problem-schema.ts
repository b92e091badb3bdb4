import { z } from "zod";
import { ERROR_CODES, type ErrorCode } from "@/lib/errors";

const codes = Object.keys(ERROR_CODES) as [ErrorCode, ...ErrorCode[]];

/** Every error of the API (RFC 9457). `type` is always about:blank, so `title` is the status in words. */
export const problemSchema = z.object({
  type: z.literal("about:blank"),
  title: z.string().describe("The status in words."),
  status: z.number().int().min(400).max(599),
  detail: z.string().describe("What went wrong, in a sentence that can be shown."),
  code: z.enum(codes).describe("Names the problem for programs."),
  errors: z
    .array(
      z.object({
        path: z.string().describe("The wrong part of the request: “limit”, “items.0.name”."),
        message: z.string().describe("What to change."),
      }),
    )
    .optional()
    .describe("Every wrong part of the request."),
  current: z.unknown().optional().describe("Of a conflict: the thing as it is now."),
});
export type Problem = z.infer<typeof problemSchema>;
