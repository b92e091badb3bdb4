import type { Misquotation } from "./schema";

export const serenityPrayer: Misquotation = {
  id: "serenity-prayer",
  order: 525,
  wordings: [
    "serenity prayer",
    "grant me the serenity to accept the things i cannot change",
    "accept the things i cannot change",
    "the wisdom to know the difference",
  ],
  answer:
    "The Serenity Prayer is not in the Bible. It is usually credited to the American theologian Reinhold Niebuhr, and groups such as Alcoholics Anonymous made it widely known. In the Bible, too, people ask for wisdom, and learn to be content.",
  references: ["James 1:5", "Philippians 4:11-13"],
};
