import { generationHandler } from "@/lib/generation/handler";
import { methods } from "@/lib/http/route";

/**
 * Seconds a function may run: a model's minute, and what is kept after it. Next reads it as it
 * stands here.
 */
export const maxDuration = 75;

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: generationHandler("meditation"),
});
