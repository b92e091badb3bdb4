import { AppError } from "@/lib/errors";
import { route } from "@/lib/http/route";

const unknown = route({
  handle: () => {
    throw new AppError("not_found", "There is no such address in this API.");
  },
});

/** Every address under /api that no other file answers, whatever the method. */
export const GET = unknown;
export const POST = unknown;
export const PUT = unknown;
export const PATCH = unknown;
export const DELETE = unknown;
export const OPTIONS = unknown;
