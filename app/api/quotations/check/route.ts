import { methods } from "@/lib/http/route";
import { openRoute } from "@/lib/open-api/route";
import { CHECK_DEADLINE_MS, MAX_CHECK_BODY_BYTES } from "@/lib/quotation-check/constants";
import { checkQuotationsOperation } from "@/lib/quotation-check/operations";
import { checkQuotations } from "@/lib/quotation-check/service";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = methods({
  POST: openRoute(checkQuotationsOperation, {
    deadlineMs: CHECK_DEADLINE_MS,
    maxBodyBytes: MAX_CHECK_BODY_BYTES,
    handle: ({ body, request }) => checkQuotations(body.text, { from: request }),
  }),
});
