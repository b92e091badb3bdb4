import type { Find } from "./schema";

export const capsyn: Find = {
  id: "capsyn",
  text: "Capernaum: a limestone synagogue of about the 4th-5th century on older basalt remains",
  source: "Corbo and Loffreda",
  mark: "certain",
  names: [
    "white synagogue",
    "capernaum white synagogue",
    "white synagogue of capernaum",
    "limestone synagogue",
    "capernaum limestone synagogue",
    "capernaum synagogue ruins",
  ],
  subjects: ["capernaum", "capernaum synagogue", "synagogue of capernaum"],
};
