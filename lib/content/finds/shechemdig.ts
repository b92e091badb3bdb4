import type { Find } from "./schema";

export const shechemdig: Find = {
  id: "shechemdig",
  text: "Shechem (Tell Balatah): Bronze Age walls, gates and a large temple linked by its excavators to Judges 9:46",
  source: "G. E. Wright, 1956-1968",
  mark: "probable",
  names: [
    "tell balatah",
    "tell balata",
    "tel balata",
    "shechem excavation",
    "shechem dig",
    "shechem archaeology",
  ],
  subjects: ["shechem", "temple at shechem", "temple of shechem", "tower of shechem"],
};
