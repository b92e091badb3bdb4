import type { Find } from "./schema";

export const aisite: Find = {
  id: "aisite",
  text: "Ai: et-Tell shows no town between about 2400 and 1200 BC; some propose Khirbet el-Maqatir instead",
  source: "Callaway; Associates for Biblical Research",
  mark: "disputed",
};
