import type { Find } from "./schema";

export const burnt586: Find = {
  id: "burnt586",
  text: "Burnt layers of the Babylonian destruction in the City of David, Jerusalem",
  source: "Vaknin and others 2020, 2022",
  mark: "certain",
};
