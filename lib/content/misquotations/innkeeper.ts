import type { Misquotation } from "./schema";

export const innkeeper: Misquotation = {
  id: "innkeeper",
  order: 720,
  wordings: [
    "the innkeeper turned",
    "innkeeper turned them away",
    "innkeeper said there was no room",
    "what did the innkeeper say",
    "who was the innkeeper",
  ],
  answer: "The Bible mentions no innkeeper in Bethlehem, only that there was no room.",
  references: ["Luke 2:7"],
};
