import type { Find } from "./schema";

export const chron597: Find = {
  id: "chron597",
  text: "Babylonian Chronicle BM 21946: Nebuchadnezzar took “the city of Judah” on 2 Adar (March 16), 597 BC and appointed a king of his choice; it breaks off before 586",
  source: "British Museum; Wiseman 1956",
  mark: "certain",
  names: [
    "babylonian chronicle",
    "babylonian chronicles",
    "jerusalem chronicle",
    "nebuchadnezzar chronicle",
    "babylonian chronicle tablet",
    "bm 21946",
  ],
  subjects: ["jehoiachin", "zedekiah"],
};
