import { createParser } from "nuqs";
import { ANY_CODE } from "@/lib/bible/constants";

/** A translation's code in an address, in any case, or the word for every translation. */
export const parseAsCode = createParser({
  parse: (text: string) => (ANY_CODE.test(text.toUpperCase()) ? text.toUpperCase() : null),
  serialize: String,
});
