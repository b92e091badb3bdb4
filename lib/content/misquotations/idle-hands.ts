import type { Misquotation } from "./schema";

export const idleHands: Misquotation = {
  id: "idle-hands",
  order: 190,
  wordings: [
    "idle hands are the devil s workshop",
    "idle hands are the devils workshop",
    "idle hands are the devil's workshop",
    "idle hands are the devil's playground",
    "idle hands are the devil's tools",
    "idle mind is the devil's workshop",
  ],
  answer:
    "That saying is not in the Bible, although one modern paraphrase puts it into a proverb. The texts behind it speak of mischief and of idleness, each on its own.",
  references: ["Proverbs 16:27", "2 Thessalonians 3:11"],
};
