import type { FamiliarWording } from "./schema";

export const moreThanYouCanHandle: FamiliarWording = {
  id: "more-than-you-can-handle",
  verse: "1Cor.10.13",
  wordings: ["more than you can handle"],
};
