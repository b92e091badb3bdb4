import type { LocalHelplines } from "./schema";

export const mexico: LocalHelplines = {
  id: "mx",
  emergency: { number: "911", sources: ["informador.com.mx"] },
  crisis: [
    {
      number: "800 911 2000",
      service: "Línea de la Vida",
      sources: ["eluniversal.com.mx, December 2025", "cronica.com.mx, September 2025"],
    },
  ],
  abuse: [
    {
      number: "800 911 2000",
      service: "Línea de la Vida",
      sources: ["eluniversal.com.mx, December 2025: also for violence"],
    },
  ],
  lookedUp: "2026-11-22",
};
