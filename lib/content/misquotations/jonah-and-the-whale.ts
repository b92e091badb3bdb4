import type { Misquotation } from "./schema";

export const jonahAndTheWhale: Misquotation = {
  id: "jonah-and-the-whale",
  order: 370,
  wordings: [
    "jonah and the whale",
    "swallowed by a whale",
    "jonah's whale",
    "jonah in the whale",
    "whale swallowed jonah",
    "whale swallow jonah",
  ],
  answer:
    "The book of Jonah speaks of a great fish, not of a whale. The King James Version has whale in Matthew 12:40, for a Greek word that means a large sea creature.",
  references: ["Jonah 1:17", "Matthew 12:40"],
};
