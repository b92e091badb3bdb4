import { z } from "zod";
import { operation } from "@/lib/http/operation";
import { DOCUMENT_PATH } from "./constants";

/** As much of an OpenAPI document as says that it is one. */
const openApiDocument = z
  .looseObject({ openapi: z.string(), info: z.looseObject({ title: z.string() }) })
  .describe("An OpenAPI 3.1 document.");
export type ApiDocument = z.infer<typeof openApiDocument>;

export const getApiDocument = operation({
  id: "getApiDocument",
  method: "GET",
  path: DOCUMENT_PATH,
  topic: "The API itself",
  summary: "This document",
  description: "OpenAPI 3.1, made from the schemas by which the server reads and answers.",
  response: openApiDocument,
  example: {},
});

export const documentOperations = [getApiDocument];
