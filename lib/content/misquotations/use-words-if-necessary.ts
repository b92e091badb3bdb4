import type { Misquotation } from "./schema";

export const useWordsIfNecessary: Misquotation = {
  id: "use-words-if-necessary",
  order: 310,
  wordings: [
    "use words if necessary",
    "when necessary use words",
    "if necessary use words",
    "only use words if you have to",
    "use words only when necessary",
    "and use words when necessary",
    "use words if you must",
  ],
  answer:
    "That sentence is not in the Bible. It is credited to Francis of Assisi, but it is not found in his writings. Paul asks how people will hear without someone to tell them.",
  references: ["Romans 10:14", "1 Peter 2:12"],
};
