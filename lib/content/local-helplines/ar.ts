import type { LocalHelplines } from "./schema";

export const argentina: LocalHelplines = {
  id: "ar",
  emergency: { number: "911", sources: ["pagina12.com.ar"] },
  crisis: [
    {
      number: "0800-999-0091",
      service: "Línea nacional de salud mental",
      sources: ["ospia.org.ar", "lapostacomodorense.com.ar, September 2025"],
    },
    {
      number: "(011) 5275-1135",
      service: "Centro de Asistencia al Suicida",
      sources: ["lapostacomodorense.com.ar, September 2025"],
    },
  ],
  abuse: [
    {
      number: "144",
      service: "Línea 144",
      sources: ["cadena3.com, September 2025", "pagina12.com.ar"],
    },
  ],
  lookedUp: "2026-11-22",
};
