import type { Find } from "./schema";

export const bethesaar: Find = {
  id: "bethesaar",
  text: "At el-Araj a Roman-age village and a Byzantine church; at et-Tell an Iron Age city: both claim to be Bethsaida",
  source: "Aviam and Notley; Arav",
  mark: "disputed",
  names: [
    "el araj",
    "et tell bethsaida",
    "bethsaida excavation",
    "bethsaida excavations",
    "bethsaida dig",
    "tell bethsaida",
  ],
  subjects: ["bethsaida"],
};
