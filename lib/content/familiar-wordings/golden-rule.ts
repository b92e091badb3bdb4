import type { FamiliarWording } from "./schema";

export const goldenRule: FamiliarWording = {
  id: "golden-rule",
  verse: "Matt.7.12",
  wordings: [
    "golden rule",
    "the golden rule",
    "do unto others",
    "do unto others as you would have them do unto you",
    "do to others as you would have them do to you",
  ],
};
