import type { Find } from "./schema";

export const arad: Find = {
  id: "arad",
  text: "Arad: Judean fort with a shrine; an ostracon (about 600 BC) mentions “the house of YHWH”",
  source: "Y. Aharoni, 1962-1967; Israel Museum",
  mark: "certain",
  names: [
    "arad ostraca",
    "arad ostracon",
    "arad letters",
    "tel arad",
    "arad temple",
    "arad shrine",
  ],
  subjects: ["arad", "judean shrine"],
};
