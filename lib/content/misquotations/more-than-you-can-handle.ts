import type { Misquotation } from "./schema";

export const moreThanYouCanHandle: Misquotation = {
  id: "more-than-you-can-handle",
  order: 80,
  wordings: [
    "more than you can handle",
    "more than we can handle",
    "more than i can handle",
    "more than you can bear",
    "more than we can bear",
    "more than you can take",
    "more than we can cope with",
    "more than you can carry",
    "more than they can handle",
    "more than one can bear",
    "more than a person can bear",
  ],
  answer:
    "The Bible does not promise that God never gives anyone more than they can handle. The verse people have in mind is about temptation, and a way out of it. Paul himself writes of a burden beyond his strength that taught him to trust God.",
  references: ["1 Corinthians 10:13", "2 Corinthians 1:8-9"],
};
