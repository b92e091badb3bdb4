import type { Find } from "./schema";

export const nuzi: Find = {
  id: "nuzi",
  text: "Nuzi tablets, 15th-14th century BC: family law (adoption, a slave wife to bear an heir) once closely compared with Genesis, now with caution",
  source: "excavated 1925-1931, Iraq",
  mark: "certain",
  names: ["nuzi tablets", "nuzi texts", "nuzi", "nuzi archive", "yorghan tepe", "nuzi documents"],
  subjects: [],
};
