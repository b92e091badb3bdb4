import type { Find } from "./schema";

export const teldan: Find = {
  id: "teldan",
  text: "Tel Dan Stele, 9th century BC: Aramaic royal text read by most scholars as naming the “House of David”",
  source: "Israel Museum; Biran and Naveh 1993, 1995",
  mark: "certain",
  names: [
    "tel dan stele",
    "tel dan stela",
    "tel dan inscription",
    "tell dan stele",
    "dan stele",
    "house of david inscription",
  ],
  subjects: ["king david"],
  discovery: "tel-dan-stele",
};
