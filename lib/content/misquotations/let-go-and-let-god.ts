import type { Misquotation } from "./schema";

export const letGoAndLetGod: Misquotation = {
  id: "let-go-and-let-god",
  order: 510,
  wordings: ["let go and let god"],
  answer: "This is a modern saying, not a verse. The Bible speaks of casting one’s cares on God.",
  references: ["1 Peter 5:7", "Proverbs 3:5-6"],
};
