import type { Section } from "./schema";

export const thirdJohn: readonly Section[] = [
  ["3 John 1:1-8", "the elder to Gaius; hospitality to strangers"],
  ["3 John 1:9-12", "Diotrephes loves to be first; Demetrius has a good name"],
];
