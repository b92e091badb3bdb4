import type { Misquotation } from "./schema";

export const hateTheSin: Misquotation = {
  id: "hate-the-sin",
  order: 100,
  wordings: [
    "hate the sin love the sinner",
    "hate the sin but love the sinner",
    "love the sinner hate the sin",
    "love the sinner but hate the sin",
    "hate the sin and love the sinner",
    "love the sinner and hate the sin",
    "love the sinner not the sin",
    "hate sin love sinners",
    "hate sin but love sinners",
    "hate the sin not the sinner",
    "love sinners but hate sin",
    "love sinners hate sin",
    "loving the sinner and hating the sin",
    "hating the sin and loving the sinner",
  ],
  answer:
    "That sentence is not in the Bible. A similar wording appears in a letter of Augustine. The Bible speaks of God’s love for people while they were still sinners, and of mercy toward those who fall.",
  references: ["Romans 5:8", "Jude 1:22-23"],
};
