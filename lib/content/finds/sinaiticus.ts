import type { Find } from "./schema";

export const sinaiticus: Find = {
  id: "sinaiticus",
  text: "Codex Sinaiticus, 4th century: the oldest complete New Testament",
  source: "British Library and others",
  mark: "certain",
  names: [
    "codex sinaiticus",
    "sinaiticus",
    "sinai codex",
    "sinai bible",
    "sinaitic codex",
    "sinaticus",
  ],
  subjects: ["oldest new testament"],
};
