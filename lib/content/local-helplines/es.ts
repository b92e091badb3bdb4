import type { LocalHelplines } from "./schema";

export const spain: LocalHelplines = {
  id: "es",
  emergency: { number: "112", sources: ["elnacional.cat"] },
  crisis: [
    {
      number: "024",
      service: "Línea de atención a la conducta suicida",
      sources: ["farodevigo.es, October 2025", "rtve.es, launch"],
    },
  ],
  abuse: [
    {
      number: "016",
      service: "Servicio contra la violencia machista",
      sources: ["rtve.es, September 2024", "lasexta.com"],
    },
    { number: "900 20 20 10", service: "Fundación ANAR", sources: ["rtve.es, September 2024"] },
  ],
  lookedUp: "2026-11-22",
};
