import type { LocalHelplines } from "./schema";

export const brazil: LocalHelplines = {
  id: "br",
  emergency: { number: "190", sources: ["em.com.br, November 2025"] },
  crisis: [
    { number: "188", service: "CVV", sources: ["folhadoestado.com.br", "blogdojasao.com.br"] },
  ],
  abuse: [
    {
      number: "180",
      service: "Central de Atendimento à Mulher",
      sources: ["em.com.br, November 2025", "ojudiciario.com.br"],
    },
  ],
  lookedUp: "2026-11-22",
};
