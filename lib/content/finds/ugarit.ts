import type { Find } from "./schema";

export const ugarit: Find = {
  id: "ugarit",
  text: "Ugarit tablets, 14th-12th century BC: poems of El, Baal and Asherah that show the religion of Canaan",
  source: "Ras Shamra, Syria; found from 1929",
  mark: "certain",
  names: ["ugarit", "ugaritic", "ugarit tablets", "ras shamra", "ugaritic texts", "baal cycle"],
  subjects: ["canaanites", "canaanite religion", "canaanite gods"],
};
