import type { Find } from "./schema";

export const jerubbaal: Find = {
  id: "jerubbaal",
  text: "Jar fragment with the name Jerubbaal, about 1100 BC; no proof that Gideon is meant",
  source:
    "Khirbet al-Rai, found 2019; Rollston and others, Jerusalem Journal of Archaeology 2, 2021, pages 1-15",
  mark: "certain",
  names: [
    "jerubbaal inscription",
    "jerubbaal jar",
    "jerubbaal sherd",
    "jerubbaal ostracon",
    "khirbet al rai",
    "khirbet el rai",
  ],
  subjects: ["jerubbaal", "gideon"],
};
