import type { Find } from "./schema";

export const yahudu: Find = {
  id: "yahudu",
  text: "Al-Yahudu tablets, 572-484 BC in the collection shown in 2015: daily business of people from Judah living in Babylonia; bought on the antiquities market, findspot unknown",
  source: "Pearce and Wunsch 2014",
  mark: "certain",
  names: [
    "al yahudu tablets",
    "al yahudu",
    "yahudu tablets",
    "alyahudu tablets",
    "al yahuda tablets",
    "judeans in babylonia tablets",
  ],
  subjects: ["judeans in babylon"],
};
