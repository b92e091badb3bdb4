import type { Find } from "./schema";

export const tiglath: Find = {
  id: "tiglath",
  text: "Inscriptions of Tiglath-pileser III: tribute from Menahem of Israel and Jehoahaz (Ahaz) of Judah; Pekah replaced by Hoshea",
  source: "H. Tadmor, The Inscriptions of Tiglath-pileser III, 1994; British Museum",
  mark: "certain",
  names: [
    "tiglath pileser inscription",
    "tiglath pileser inscriptions",
    "tiglathpileser inscription",
    "tiglath pilesers annals",
    "annals of tiglath pileser",
    "iran stele",
  ],
  subjects: ["menahem", "ahaz", "pekah", "hoshea", "tiglath pileser", "king ahaz"],
};
