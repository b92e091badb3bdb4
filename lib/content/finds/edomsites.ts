import type { Find } from "./schema";

export const edomsites: Find = {
  id: "edomsites",
  text: "Edomite sites: Buseira (Bozrah) and Umm el-Biyara at Petra, 8th-6th century BC",
  source: "C.-M. Bennett excavations",
  mark: "certain",
  names: ["buseira", "busayra", "buseirah", "umm el biyara", "umm al biyara", "edomite sites"],
  subjects: ["edom", "edomites", "bozrah"],
};
