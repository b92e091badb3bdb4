import type { Misquotation } from "./schema";

export const devilMadeMeDoIt: Misquotation = {
  id: "devil-made-me-do-it",
  order: 680,
  wordings: ["the devil made me do it", "devil made me do it"],
  answer: "Nobody says this in the Bible. James says where temptation comes from.",
  references: ["James 1:13-14"],
};
