import { generationHandler } from "@/lib/generation/handler";
import { methods } from "@/lib/http/route";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: generationHandler("meditation"),
});
