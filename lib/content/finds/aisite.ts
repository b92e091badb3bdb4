import type { Find } from "./schema";

export const aisite: Find = {
  id: "aisite",
  text: "Ai: et-Tell shows no town between about 2400 and 1200 BC; some propose Khirbet el-Maqatir instead",
  source: "Callaway; Associates for Biblical Research",
  mark: "disputed",
  names: [
    "et tell ai",
    "khirbet el maqatir",
    "kh el maqatir",
    "khirbet maqatir",
    "el maqatir",
    "ai excavations",
  ],
  subjects: [
    "city of ai",
    "conquest of ai",
    "walls of ai",
    "battle of ai",
    "ruins of ai",
    "town of ai",
  ],
};
