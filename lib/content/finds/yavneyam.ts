import type { Find } from "./schema";

export const yavneyam: Find = {
  id: "yavneyam",
  text: "Mesad Hashavyahu letter, late 7th century BC: a reaper begs an official for the return of his garment (compare Exodus 22:26-27)",
  source: "found 1960; Israel Museum",
  mark: "certain",
  names: [
    "mesad hashavyahu",
    "mezad hashavyahu",
    "metzad hashavyahu",
    "yavne yam ostracon",
    "yavneh yam ostracon",
    "reapers letter",
  ],
  subjects: ["garment pledge", "cloak pledge", "pledged garment"],
};
