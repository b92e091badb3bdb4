import type { Misquotation } from "./schema";

export const moderationInAllThings: Misquotation = {
  id: "moderation-in-all-things",
  order: 130,
  wordings: ["moderation in all things", "everything in moderation", "all things in moderation"],
  answer:
    "That saying is not in the Bible; it is an old Greek and Roman maxim. The Bible does list self-control among the fruit of the Spirit.",
  references: ["Galatians 5:22-23"],
};
