import type { Find } from "./schema";

export const sargon: Find = {
  id: "sargon",
  text: "Inscriptions of Sargon II from Khorsabad and Nimrud: 27,290 (or 27,280) people carried off from Samaria; Sargon is named in Isaiah 20:1",
  source: "Louvre, British Museum and others; palace excavated from 1843",
  mark: "certain",
  names: [
    "sargon inscription",
    "sargon inscriptions",
    "sargons annals",
    "annals of sargon",
    "sargons palace",
    "khorsabad",
  ],
  subjects: ["sargon", "fall of samaria", "exile of samaria"],
};
