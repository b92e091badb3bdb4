import "server-only";
import { builtOnce } from "@/lib/built-once";
import { env } from "@/lib/env";
import { describeApi } from "./document";
import { NAMED_SCHEMAS, OPEN_OPERATIONS } from "./operations";

/** The API's document (OpenAPI 3.1), made once for a process. */
export const readApiDocument = builtOnce("apiDocument", () =>
  describeApi({ operations: OPEN_OPERATIONS, named: NAMED_SCHEMAS, siteUrl: env().SITE_URL }),
);
