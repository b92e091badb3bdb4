import type { Find } from "./schema";

export const nebosar: Find = {
  id: "nebosar",
  text: "Nebo-Sarsekim tablet, BM 114789 (594 BC; also printed 595): names a chief eunuch of Nebuchadnezzar; many see in him the official of Jeremiah 39:3",
  source: "British Museum; read 2007",
  mark: "probable",
  names: [
    "nebo sarsekim tablet",
    "nebosarsekim tablet",
    "sarsekim tablet",
    "sarsechim tablet",
    "nebo sarsekim inscription",
    "bm 114789",
  ],
  subjects: ["nebo sarsekim", "sarsechim", "sarsekim", "chief eunuch"],
};
