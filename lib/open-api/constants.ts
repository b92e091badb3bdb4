/**
 * The version of the API: the first figure changes when a client would have to, the second when
 * something is added (docs/api.md, Versions).
 */
export const API_VERSION = "1.0.0";

/** Where the API's document is answered. */
export const DOCUMENT_PATH = "/api/openapi.json";
