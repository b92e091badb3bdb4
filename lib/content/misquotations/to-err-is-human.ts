import type { Misquotation } from "./schema";

export const toErrIsHuman: Misquotation = {
  id: "to-err-is-human",
  order: 260,
  wordings: [
    "to err is human to forgive divine",
    "to err is human to forgive is divine",
    "to err is human",
  ],
  answer:
    "Those words are Alexander Pope’s, not the Bible’s. The Bible says in its own way that all have sinned and that we should forgive.",
  references: ["Romans 3:23", "Ephesians 4:32"],
};
