import type { Section } from "./schema";

export const thirdJohn: readonly Section[] = [
  { passage: "3 John 1:1-8", words: "the elder to Gaius; hospitality to strangers" },
  { passage: "3 John 1:9-12", words: "Diotrephes loves to be first; Demetrius has a good name" },
];
