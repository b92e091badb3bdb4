import { z } from "zod";

/** The page's path with ".png" after its last part, and the verses of a chapter to show. */
export const sharePictureParams = z.object({
  page: z.array(z.string()).transform((parts) => {
    const path = `/${parts.join("/")}`;
    return path.endsWith(".png") ? path.slice(0, -".png".length) : "";
  }),
});
export const sharePictureQuery = z.object({
  v: z.string().max(20, "v is a verse or verses, such as 16 or 16-18.").optional(),
});
