import type { FamiliarWording } from "./schema";

export const davidAndGoliath: FamiliarWording = {
  id: "david-and-goliath",
  verse: "1Sam.17.4",
  wordings: ["david and goliath"],
};
