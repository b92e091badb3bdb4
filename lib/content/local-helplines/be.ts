import type { LocalHelplines } from "./schema";

export const belgium: LocalHelplines = {
  id: "be",
  emergency: { number: "112", sources: ["brusselstimes.com, 2026"] },
  crisis: [
    {
      number: "0800 32 123",
      service: "Centre de Prévention du Suicide",
      sources: ["brusselstimes.com, 2026", "dhnet.be"],
    },
    { number: "1813", service: "Zelfmoordlijn", sources: ["brusselstimes.com, 2026", "vrt.be"] },
  ],
  abuse: [
    {
      number: "0800 30 030",
      service: "Écoute Violences Conjugales",
      sources: ["ecouteviolencesconjugales.be/qui-sommes-nous/presentation"],
    },
  ],
  lookedUp: "2026-11-23",
};
