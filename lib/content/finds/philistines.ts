import type { Find } from "./schema";

export const philistines: Find = {
  id: "philistines",
  text: "Philistine towns: DNA of ten people from Ashkelon shows a share of southern European ancestry in the early Iron Age",
  source: "Feldman and others 2019",
  mark: "certain",
  names: [
    "philistine dna",
    "ashkelon dna",
    "philistines dna",
    "dna from ashkelon",
    "dna of the philistines",
    "ashkelon philistine cemetery",
  ],
  subjects: ["philistines", "philistine", "ashkelon", "philistine origins"],
};
