import type { Find } from "./schema";

export const aisite: Find = {
  id: "aisite",
  text: "Ai: et-Tell shows no town between about 2400 and 1200 BC; Khirbet el-Maqatir is proposed instead by some",
  source: "Callaway; Associates for Biblical Research",
  mark: "disputed",
};
