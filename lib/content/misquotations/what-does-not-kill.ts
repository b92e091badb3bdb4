import type { Misquotation } from "./schema";

export const whatDoesNotKill: Misquotation = {
  id: "what-does-not-kill",
  order: 950,
  wordings: [
    "what doesn't kill you makes you stronger",
    "what does not kill you makes you stronger",
    "whatever doesn't kill you makes you stronger",
  ],
  answer: "This goes back to Friedrich Nietzsche. Paul writes about what comes of trouble.",
  references: ["Romans 5:3-4"],
};
