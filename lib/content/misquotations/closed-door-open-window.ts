import type { Misquotation } from "./schema";

export const closedDoorOpenWindow: Misquotation = {
  id: "closed-door-open-window",
  order: 170,
  wordings: [
    "closes a door he opens a window",
    "closes one door he opens another",
    "closes a door opens a window",
    "closes one door opens another",
    "shuts a door he opens a window",
  ],
  answer: "That sentence is not in the Bible, but doors that God opens and no one can shut are.",
  references: ["Revelation 3:7-8", "1 Corinthians 16:9"],
};
