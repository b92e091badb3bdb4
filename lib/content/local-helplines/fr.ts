import type { LocalHelplines } from "./schema";

export const france: LocalHelplines = {
  id: "fr",
  emergency: { number: "112", sources: ["1000-premiers-jours.fr, Santé publique France"] },
  crisis: [
    {
      number: "3114",
      service: "Numéro national de prévention du suicide",
      sources: ["3114.fr", "francetvinfo.fr"],
    },
  ],
  abuse: [
    { number: "3919", service: "Violences Femmes Info", sources: ["tf1info.fr, November 2023"] },
    {
      number: "119",
      service: "Allô enfance en danger",
      sources: ["madinin-art.net", "lesptitesmainsdabord.fr"],
    },
  ],
  lookedUp: "2026-11-22",
};
