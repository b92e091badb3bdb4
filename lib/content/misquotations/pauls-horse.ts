import type { Misquotation } from "./schema";

export const paulsHorse: Misquotation = {
  id: "pauls-horse",
  order: 400,
  wordings: [
    "paul fell off his horse",
    "paul fall off his horse",
    "saul fell off his horse",
    "paul fall off a horse",
    "paul's horse",
    "fell off his horse",
  ],
  answer: "Acts mentions no horse. It says that Saul fell to the ground.",
  references: ["Acts 9:3-4"],
};
