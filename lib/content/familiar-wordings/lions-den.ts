import type { FamiliarWording } from "./schema";

export const lionsDen: FamiliarWording = {
  id: "lions-den",
  verse: "Dan.6.16",
  wordings: ["lions den", "lion's den", "daniel in the lions den"],
};
