import type { Find } from "./schema";

export const avaris: Find = {
  id: "avaris",
  text: "Tell el-Daba (Avaris) and Qantir (Pi-Ramesses), eastern Delta: a town with many people of Canaanite culture, and the later city of Ramesses",
  source: "M. Bietak, E. Pusch excavations",
  mark: "certain",
  names: ["avaris", "tell el daba", "tel el daba", "pi ramesses", "qantir", "pi ramses", "hyksos"],
  subjects: ["rameses", "raamses", "goshen"],
};
