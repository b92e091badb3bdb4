import type { LocalHelplines } from "./schema";

export const germany: LocalHelplines = {
  id: "de",
  emergency: { number: "112", sources: ["govtech.com after the Commission: every member"] },
  crisis: [
    { number: "0800 1110111", service: "TelefonSeelsorge", sources: ["internetseitung.de"] },
    { number: "0800 1110222", service: "TelefonSeelsorge", sources: ["internetseitung.de"] },
  ],
  abuse: [
    {
      number: "116 016",
      service: "Hilfetelefon Gewalt gegen Frauen",
      sources: ["hilfetelefon.de", "der-paritaetische.de"],
    },
  ],
  lookedUp: "2026-11-22",
};
