import type { Theme } from "./schema";

export const peopleWhoNeverHeardTheGospel: Theme = {
  id: "people-who-never-heard-the-gospel",
  order: 820,
  names: ["people who never heard the gospel"],
  references: [
    "Romans 1:18-20",
    "Romans 2:12-16",
    "Genesis 18:25",
    "Acts 17:26-31",
    "Romans 10:13-17",
    "2 Peter 3:9",
  ],
};
