import { AppError } from "@/lib/errors";
import { route } from "@/lib/http/route";

const refuse = route({
  handle: () => {
    throw new AppError("invalid_request", "The address is not correctly percent-encoded.");
  },
});

/** Where next.config.ts leads addresses that cannot be decoded, whatever the method. */
export const GET = refuse;
export const POST = refuse;
export const PUT = refuse;
export const PATCH = refuse;
export const DELETE = refuse;
export const OPTIONS = refuse;
