import type { Find } from "./schema";

export const urlament: Find = {
  id: "urlament",
  text: "Sumerian laments over fallen cities (Ur): the same kind of poem as Lamentations, many centuries older",
  source: "tablets from Nippur and Ur",
  mark: "certain",
  names: [
    "lament for ur",
    "lamentation over ur",
    "sumerian laments",
    "sumerian city laments",
    "mesopotamian city laments",
    "lament over ur",
  ],
  subjects: ["fallen cities"],
};
