import type { ZodType } from "zod";
import { articleOperations, articleSchemas } from "@/lib/articles/operations";
import { bibleOperations, bibleSchemas } from "@/lib/bible/operations";
import { embedOperations } from "@/lib/embeds/operations";
import type { Operation } from "@/lib/http/operation";
import { mcpOperations } from "@/lib/mcp/operations";
import { newsOperations } from "@/lib/news/operations";
import { quotationOperations, quotationSchemas } from "@/lib/quotation-check/operations";
import { readingPlanOperations } from "@/lib/reading-plans/operations";
import { searchOperations, searchSchemas } from "@/lib/search/operations";
import { timelineOperations } from "@/lib/timelines/operations";
import { validationOperations, validationSchemas } from "@/lib/validation/operations";
import { verseRelationOperations } from "@/lib/verse-relations/operations";
import { videoOperations } from "@/lib/videos/operations";
import { wordOperations, wordSchemas } from "@/lib/words/operations";
import { documentOperations } from "./document-operations";

/** Everything that is open to everybody, in the order in which it is shown. */
export const OPEN_OPERATIONS: readonly Operation[] = [
  ...bibleOperations,
  ...verseRelationOperations,
  ...searchOperations,
  ...quotationOperations,
  ...wordOperations,
  ...timelineOperations,
  ...validationOperations,
  ...articleOperations,
  ...newsOperations,
  ...videoOperations,
  ...readingPlanOperations,
  ...embedOperations,
  ...documentOperations,
  ...mcpOperations,
];

/** Shapes that have a name of their own in the document. */
export const NAMED_SCHEMAS: Readonly<Record<string, ZodType>> = {
  ...bibleSchemas,
  ...searchSchemas,
  ...quotationSchemas,
  ...wordSchemas,
  ...validationSchemas,
  ...articleSchemas,
};
