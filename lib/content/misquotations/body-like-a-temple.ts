import type { Misquotation } from "./schema";

export const bodyLikeATemple: Misquotation = {
  id: "body-like-a-temple",
  order: 900,
  wordings: [
    "treat your body like a temple",
    "treat your body as a temple",
    "my body is a temple",
    "body like a temple",
  ],
  answer:
    "Not in these words, but what is behind it is there: Paul calls the body of believers a temple of the Holy Spirit. He writes it about sexual conduct, not about food or sport.",
  references: ["1 Corinthians 6:18-20"],
};
