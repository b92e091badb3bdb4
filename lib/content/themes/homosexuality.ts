import type { Theme } from "./schema";

export const homosexuality: Theme = {
  id: "homosexuality",
  order: 440,
  names: ["homosexuality", "same sex"],
  references: [
    "Romans 1:26-27",
    "1 Corinthians 6:9-11",
    "Leviticus 18:22",
    "1 Timothy 1:8-11",
    "Genesis 1:27",
    "Matthew 19:4-6",
    "John 3:16-17",
  ],
};
