import type { Find } from "./schema";

export const capsyn: Find = {
  id: "capsyn",
  text: "Capernaum: a limestone synagogue of about the 4th-5th century on older basalt remains",
  source: "Corbo and Loffreda",
  mark: "certain",
};
