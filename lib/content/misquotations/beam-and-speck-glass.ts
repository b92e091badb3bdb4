import type { Misquotation } from "./schema";

export const beamAndSpeckGlass: Misquotation = {
  id: "beam-and-speck-glass",
  order: 990,
  wordings: [
    "people in glass houses shouldn't throw stones",
    "people who live in glass houses should not throw stones",
    "those who live in glass houses",
  ],
  answer: "This is a proverb. Jesus speaks of the speck and the beam.",
  references: ["Matthew 7:3-5"],
};
