import type { LocalHelplines } from "./schema";

export const portugal: LocalHelplines = {
  id: "pt",
  emergency: { number: "112", sources: ["24noticias.sapo.pt"] },
  crisis: [
    {
      number: "1411",
      service: "Linha Nacional de Prevenção do Suicídio",
      sources: ["24noticias.sapo.pt, March 2026", "dn.pt, launch"],
    },
  ],
  abuse: [
    { number: "116 006", service: "APAV", sources: ["protecaocivil.sintra.pt"] },
    {
      number: "800 202 148",
      service: "Linha contra a violência doméstica",
      sources: ["protecaocivil.sintra.pt"],
    },
    { number: "116 111", service: "SOS Criança", sources: ["protecaocivil.sintra.pt"] },
  ],
  lookedUp: "2026-11-22",
};
