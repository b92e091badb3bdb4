import { z } from "zod";

/** The page's path with ".png" after its last part, and the verse of a chapter to show. */
export const sharePictureParams = z.object({
  page: z.array(z.string()).transform((parts) => {
    const path = `/${parts.join("/")}`;
    return path.endsWith(".png") ? path.slice(0, -".png".length) : "";
  }),
});
export const sharePictureQuery = z.object({
  v: z
    .string()
    .regex(/^[1-9]\d{0,2}$/, "v is the number of a verse.")
    .transform(Number)
    .optional(),
});
