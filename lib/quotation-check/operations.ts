import { operation } from "@/lib/http/operation";
import { checkBody, checkResponse, findingSchema, foundPassageSchema } from "./schema";

export const checkQuotationsOperation = operation({
  id: "checkQuotations",
  method: "POST",
  path: "/api/quotations/check",
  topic: "Quotations",
  summary: "Every quotation and reference of a text, judged",
  description:
    "For sermons, articles and answers of language models: each is word for word a verse, has other words in it, is of another place, or is no scripture at all. Nothing of the text is kept. 60 a minute from one address.",
  body: checkBody,
  response: checkResponse,
  example: {
    body: {
      text: "“For God so loved the world that he gave his only Son” (John 3:16). God helps those who help themselves.",
    },
  },
});

export const quotationOperations = [checkQuotationsOperation];

/** Shapes of the API's document by their names there. */
export const quotationSchemas = { Finding: findingSchema, FoundPassage: foundPassageSchema };
